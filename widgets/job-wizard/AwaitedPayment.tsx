import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { ownOrderQuery } from '../shared/billing/billing.generated.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './JobWizard.module.css';

interface AwaitedPaymentProps {
  page: PageInfo;
  orderId: number;
  /** The order is no longer open. */
  onSettled(): void;
}

const LOOK_AGAIN_MS = 3000;

/** The open order of a job: what to pay and how, for those who may see orders; nothing for others. */
export function AwaitedPayment({ page, orderId, onSettled }: AwaitedPaymentProps) {
  const t = useTexts('billing');
  const cache = useQueryClient();
  const asked = queryOf(ownOrderQuery, { orderId });
  // Card payments are reported shortly after the customer returns.
  const found = useQuery({
    ...asked,
    refetchInterval: ({ state: { data } }) =>
      data?.ownOrder.state === 'open' && data.ownOrder.way === 'stripe' && LOOK_AGAIN_MS,
  });
  const order = found.data?.ownOrder;
  const isSettled = order !== undefined && order.state !== 'open';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!order || isSettled) return null;
  const [invoice] = order.invoices;
  const orders = `${createHref(page.brand.routes, page.locale).path('/my-products')}/orders/${order.id}`;
  return (
    <section className={styles.form}>
      <OrderSumView caption={t('order.lines')} lines={order.lines} sum={order.sum} />
      {invoice?.due && (
        <p>
          {t('payBy', {
            total: order.sum.total.text,
            date: formatDay(invoice.due, page.locale, page.brand.site.timeZone),
            number: invoice.number,
          })}
        </p>
      )}
      {invoice?.bank && <p className={styles.reason}>{invoice.bank}</p>}
      <p>
        <Link className="button button-quiet" href={orders}>
          {t('toOrder')}
        </Link>
      </p>
      <OrderActions order={order} onChanged={(changed) => cache.setQueryData(asked.queryKey, { ownOrder: changed })} />
    </section>
  );
}
