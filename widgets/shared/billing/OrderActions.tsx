import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { type Order, payOrderMutation, withdrawOrderMutation } from './billing.generated.ts';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: Order;
  /** The order was canceled. */
  onChanged(order: Order): void;
}

/** Actions on an open order: pay it where possible, or cancel it after a confirmation. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const t = useTexts('billing');
  const [isAsking, setAsking] = useState(false);
  const paying = useMutation({
    ...mutationOf(payOrderMutation),
    onSuccess: ({ payOrder: { payAt } }) => {
      if (payAt !== null) window.location.assign(payAt);
    },
  });
  const withdrawing = useMutation({
    ...mutationOf(withdrawOrderMutation),
    onSuccess: ({ withdrawOrder }) => {
      onChanged(withdrawOrder);
      setAsking(false);
    },
  });
  const isBusy = paying.isPending || withdrawing.isPending;
  const failure = paying.error ?? withdrawing.error;
  const refusal =
    failure !== null
      ? refusalText(failure, t('unreachable'))
      : paying.data?.payOrder.payAt === null
        ? t('payment.pending')
        : null;
  if (order.state !== 'open') return null;

  function act(wanted: typeof paying | typeof withdrawing): void {
    if (isBusy) return;
    paying.reset();
    withdrawing.reset();
    wanted.mutate({ orderId: order.id });
  }

  return (
    <div className={styles.actions}>
      {refusal !== null && <Notice kind="danger">{refusal}</Notice>}
      {order.way === 'stripe' && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => act(paying)}>
          {t('payNow')}
        </button>
      )}
      {isAsking ? (
        <fieldset className={styles.question}>
          <legend>{t('withdrawQuestion')}</legend>
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => act(withdrawing)}>
            {t('withdraw')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {t('keepOrder')}
          </button>
        </fieldset>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </button>
      )}
    </div>
  );
}
