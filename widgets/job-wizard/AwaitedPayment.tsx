import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { ownOrderQuery } from '../shared/billing/billing.generated.ts';
import { OrderActions } from '../shared/billing/OrderActions.tsx';
import { OrderToPay, useOrder } from '../shared/billing/OrderToPay.tsx';
import styles from './JobWizard.module.css';

interface AwaitedPaymentProps {
  page: PageInfo;
  orderId: number;
  /** The order is no longer open. */
  onSettled(): void;
}

/** The open order of a job: what to pay and how, for those who may see orders; nothing for others. */
export function AwaitedPayment({ page, orderId, onSettled }: AwaitedPaymentProps) {
  const t = useTexts('billing');
  const cache = useQueryClient();
  const order = useOrder(orderId).data?.ownOrder;
  const isSettled = order !== undefined && order.state !== 'open';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!order || isSettled) return null;
  const orders = `${createHref(page.brand.routes, page.locale).path('/my-products')}/orders/${order.id}`;
  return (
    <section className={styles.form}>
      <OrderToPay page={page} order={order} />
      <p>
        <Link className="button button-quiet" href={orders}>
          {t('toOrder')}
        </Link>
      </p>
      <OrderActions
        order={order}
        onChanged={(changed) => cache.setQueryData(queryOf(ownOrderQuery, { orderId }).queryKey, { ownOrder: changed })}
      />
    </section>
  );
}
