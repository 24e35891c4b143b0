import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type Order, ownOrderQuery } from '../shared/billing/billing.generated.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './Checkout.module.css';
import { forgetKey } from './order-key.ts';

const LOOK_AGAIN_MS = 3000;

/** The result of the order. Card payments are reported to us shortly after the customer returns, so it is polled. */
export function Done({ page, address, products }: { page: PageInfo; address: string; products: string }) {
  const t = useTexts('billing');
  const number = Number(new URLSearchParams(address.split('?')[1] ?? '').get('order'));
  const isNumber = Number.isInteger(number) && number > 0;
  const cache = useQueryClient();
  const order = useQuery({
    ...queryOf(ownOrderQuery, { orderId: number }),
    enabled: isNumber,
    refetchInterval: ({ state }) => state.data !== undefined && isPending(state.data.ownOrder) && LOOK_AGAIN_MS,
  });
  const data = order.data?.ownOrder;
  // From here on the order has its own page; the next one is a different order.
  useEffect(forgetKey, []);

  if (!isNumber || order.error !== null)
    return <Notice kind="danger">{isNumber ? refusalText(order.error, t('unreachable')) : t('unknownPart')}</Notice>;
  if (!data) return <Waiting lines={5} />;
  const [invoice] = data.invoices;
  return (
    <div className={styles.form} data-order={data.state}>
      <Notice kind={data.state === 'paid' || data.way === 'invoice' ? 'success' : 'plain'}>
        <p>{sentenceOf(data, t)}</p>
      </Notice>
      {invoice && (
        <p>
          {t('order.invoiceNumber')} <strong>{invoice.number}</strong>
        </p>
      )}
      <OrderSumView caption={t('order.lines')} lines={data.lines} sum={data.sum} />
      {data.state === 'open' && invoice?.due && (
        <p>
          {t('payBy', {
            total: data.sum.total.text,
            date: formatDay(invoice.due, page.locale, page.brand.site.timeZone),
            number: invoice.number,
          })}
        </p>
      )}
      {data.state === 'open' && invoice?.bank && <p className={styles.bank}>{invoice.bank}</p>}
      {isPending(data) && (
        <OrderActions
          order={data}
          onChanged={(changed) =>
            cache.setQueryData(queryOf(ownOrderQuery, { orderId: number }).queryKey, { ownOrder: changed })
          }
        />
      )}
      <p className={styles.foot}>
        <Link className="button button-quiet" href={`${products}/orders/${data.id}`}>
          {t('toOrder')}
        </Link>
        <Link className="button" href={products}>
          {t('toProducts')}
        </Link>
      </p>
    </div>
  );
}

/** The customer has been at the payment page, and the result is not known yet. */
function isPending({ state, way }: Order): boolean {
  return state === 'open' && way === 'stripe';
}

function sentenceOf({ state, way }: Order, t: ReturnType<typeof useTexts>): string {
  if (state === 'open') return t(way === 'stripe' ? 'done.pending' : 'done.invoice');
  return t(`done.${state}`);
}
