import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { AdminOrder, RefundPart } from '../orders.generated.ts';
import { SmallButton, SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { checkWish, type RefundKind } from './refund-wish.ts';
import styles from './Screen.module.css';

interface RefundPanelProps {
  id: string;
  order: AdminOrder;
  isBusy: boolean;
  /** `part` is null to refund everything that is left. */
  onRefund(variables: { reason: string; part: RefundPart | null }): void;
}

/** Refunds a paid order: everything that is left, single lines, or an amount; with a reason. */
export function RefundPanel({ id, order, isBusy, onRefund }: RefundPanelProps) {
  const t = useTexts('admin');
  const [kind, setKind] = useState<RefundKind>('all');
  const [products, setProducts] = useState<readonly string[]>([]);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const open = order.lines.filter(({ refunded }) => !refunded);
  // With a single line left, refunding it is the same as refunding everything.
  const kinds: readonly RefundKind[] = open.length > 1 ? ['all', 'lines', 'amount'] : ['all', 'amount'];

  function send(): void {
    const checked = checkWish({ kind, products, amount }, order);
    setFault('fault' in checked ? t(`orders.back.${checked.fault}`) : null);
    if (!('fault' in checked))
      onRefund({ reason, part: checked.part && { ...checked.part, key: keyOf(checked.part) } });
  }

  /** Idempotency key: repeating the refund, even from another tab with outdated data, does not refund twice. */
  function keyOf(part: { products: readonly string[] } | { amount: number }): string {
    const after = `refund-after-${order.sentBack.amount}`;
    if ('amount' in part) return `${after}-amount-${part.amount}`;
    const places = order.lines.map(({ product }) => (part.products.includes(product) ? 1 : 0));
    return `${after}-lines-${places.join('')}`;
  }

  return (
    <>
      {order.way !== 'none' && (
        <>
          <p className="meta">{t(order.way === 'stripe' ? 'orders.refundNoteStripe' : 'orders.refundNoteInvoice')}</p>
          <fieldset className={styles.choices}>
            <legend className="label">{t('orders.back.what')}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input type="radio" name={`${id}-kind`} checked={kind === one} onChange={() => setKind(one)} />
                {t(`orders.back.${one}`)}
              </label>
            ))}
          </fieldset>
        </>
      )}
      {kind === 'lines' && (
        <fieldset className={styles.choices}>
          <legend className="label">{t('orders.back.lines')}</legend>
          {open.map(({ product, name, quantity, reducedPrice }) => (
            <label key={product}>
              <input
                type="checkbox"
                checked={products.includes(product)}
                onChange={({ target }) =>
                  setProducts(target.checked ? [...products, product] : products.filter((one) => one !== product))
                }
              />
              {quantity} × {name}, {reducedPrice.text}
            </label>
          ))}
          <p className="meta">{t('orders.back.linesHelp')}</p>
        </fieldset>
      )}
      {kind === 'amount' && (
        <div>
          <label htmlFor={`${id}-amount`} className="label">
            {t('orders.back.amountOf', { currency: order.sum.total.currency })}
          </label>
          <SmallInput
            id={`${id}-amount`}
            inputMode="decimal"
            value={amount}
            aria-describedby={`${id}-amount-help`}
            onChange={({ target }) => setAmount(target.value)}
          />
          <p id={`${id}-amount-help`} className="meta">
            {t('orders.back.amountHelp')}
          </p>
        </div>
      )}
      <label htmlFor={`${id}-reason`} className="label">
        {t('orders.reason')}
      </label>
      <SmallTextarea
        id={`${id}-reason`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div role="alert">{fault}</div>
      <SmallButton disabled={isBusy || reason.trim() === ''} onClick={send}>
        {t('orders.doRefund')}
      </SmallButton>
    </>
  );
}
