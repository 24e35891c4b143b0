import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { formatDay } from '../words/format-day.ts';
import { type Order, ownOrderQuery } from './billing.generated.ts';
import { OrderSumView } from './OrderSumView.tsx';
import styles from './Paying.module.css';

const LOOK_AGAIN_MS = 3000;

/** An order, until it is settled. Card payments are reported to us shortly after the customer returns, so it is polled. */
export function useOrder(orderId: number, enabled = true) {
  return useQuery({
    ...queryOf(ownOrderQuery, { orderId }),
    enabled,
    refetchInterval: ({ state: { data } }) => data !== undefined && isPending(data.ownOrder) && LOOK_AGAIN_MS,
  });
}

/** The customer has been at the payment page, and the result is not known yet. */
export function isPending({ state, way }: Order): boolean {
  return state === 'open' && way === 'stripe';
}

/** What was ordered, and how to pay what is due. */
export function OrderToPay({ page, order }: { page: PageInfo; order: Order }) {
  const t = useTexts('billing');
  const [invoice] = order.invoices;
  const isOpen = order.state === 'open';
  return (
    <>
      <OrderSumView caption={t('order.lines')} lines={order.lines} sum={order.sum} />
      {isOpen && invoice?.due && (
        <p>
          {t('payBy', {
            total: order.sum.total.text,
            date: formatDay(invoice.due, page.locale, page.brand.site.timeZone),
            number: invoice.number,
          })}
        </p>
      )}
      {isOpen && invoice?.bank && <p className={styles.bank}>{invoice.bank}</p>}
    </>
  );
}
