import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ownOrderQuery } from '../shared/billing/billing.generated.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import styles from './MyProducts.module.css';
import type { ProductsProps } from './products-props.ts';

/** One order with its printable invoice. */
export function OrderPage({ page, orderId, addressOf }: ProductsProps & { orderId: number }) {
  const t = useTexts('billing');
  const cache = useQueryClient();
  const asked = queryOf(ownOrderQuery, { orderId });
  const order = useQuery(asked);
  const [said, setSaid] = useState<string | null>(null);
  const data = order.data?.ownOrder;
  const [invoice] = data?.invoices ?? [];
  const number = data ? t('order.number', { number: orderId }) : t('part.orders');
  const title = invoice ? t('order.invoice', { number: invoice.number }) : number;
  return (
    <AccountPage page={page} title={title}>
      <p className={styles.back}>
        <Link href={addressOf('orders')}>{t('toOrders')}</Link>
      </p>
      {order.error !== null && (
        <Notice kind="danger">
          <p>{refusalText(order.error, t('unreachable'))}</p>
        </Notice>
      )}
      {said !== null && <Notice kind="success">{said}</Notice>}
      {data ? (
        <>
          <InvoiceSheet page={page} order={data} />
          <div className={styles.actions}>
            {data.invoices.map(({ number, pdf }) => (
              <a key={number} className="button button-quiet" href={pdf}>
                {data.invoices.length === 1 ? t('paper.download') : t('paper.downloadOne', { number })}
              </a>
            ))}
            <button type="button" className="button button-quiet" onClick={() => window.print()}>
              {t('print')}
            </button>
            <OrderActions
              order={data}
              onChanged={(changed) => {
                cache.setQueryData(asked.queryKey, { ownOrder: changed });
                setSaid(t('withdrawn'));
              }}
            />
          </div>
        </>
      ) : (
        order.error === null && <Waiting lines={6} />
      )}
    </AccountPage>
  );
}
