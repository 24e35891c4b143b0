import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type Order, ownOrderQuery } from '../shared/billing/billing.generated.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { isPending, OrderToPay, useOrder } from '../shared/billing/OrderToPay.tsx';
import styles from './Checkout.module.css';
import { forgetKey } from './order-key.ts';

/** The result of the order. */
export function Done({ page, address, products }: { page: PageInfo; address: string; products: string }) {
  const t = useTexts('billing');
  const number = Number(new URLSearchParams(address.split('?')[1] ?? '').get('order'));
  const isNumber = Number.isInteger(number) && number > 0;
  const cache = useQueryClient();
  const order = useOrder(number, isNumber);
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
      <OrderToPay page={page} order={data} />
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

function sentenceOf({ state, way }: Order, t: ReturnType<typeof useTexts>): string {
  if (state === 'open') return t(way === 'stripe' ? 'done.pending' : 'done.invoice');
  return t(`done.${state}`);
}
