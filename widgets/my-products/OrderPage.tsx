import { useState } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { loadOrder } from '../shared/billing/billing-calls.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { useLoaded } from '../shared/lists/use-loaded.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import styles from './MyProducts.module.css';
import type { ProductsProps } from './products-props.ts';

/** One order with its invoice, to look at and to print. */
export function OrderPage({ page, orderId, addressOf }: ProductsProps & { orderId: number }) {
  const t = useTexts('billing');
  const order = useLoaded(String(orderId), () => loadOrder(orderId));
  const [said, setSaid] = useState<string | null>(null);
  const { data } = order;
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
            <button type="button" className="button button-quiet" onClick={() => window.print()}>
              {t('print')}
            </button>
            <OrderActions
              order={data}
              onChanged={(changed) => {
                order.set(changed);
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
