import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import type { Order } from './billing.generated.ts';
import { payOrder, withdrawOrder } from './billing-calls.ts';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: Order;
  /** The order was taken back. */
  onChanged(order: Order): void;
}

/** What its people may do with an open order: pay it where that is done, and take it back, which is asked once more. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const t = useTexts('billing');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (order.state !== 'open') return null;

  async function act(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    } finally {
      setBusy(false);
    }
  }

  const pay = () =>
    act(async () => {
      const address = await payOrder(order.id);
      if (address === null) setRefusal(t('payment.pending'));
      else window.location.assign(address);
    });
  const withdraw = () =>
    act(async () => {
      onChanged(await withdrawOrder(order.id));
      setAsking(false);
    });

  return (
    <div className={styles.actions}>
      {refusal !== null && <Notice kind="danger">{refusal}</Notice>}
      {order.way === 'stripe' && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void pay()}>
          {t('payNow')}
        </button>
      )}
      {isAsking ? (
        <fieldset className={styles.question}>
          <legend>{t('withdrawQuestion')}</legend>
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => void withdraw()}>
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
