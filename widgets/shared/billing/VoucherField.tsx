import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { refusalText } from '../account/refusal-text.ts';
import { formatDay } from '../words/format-day.ts';
import type { Quote } from './billing.generated.ts';
import styles from './Paying.module.css';
import type { useQuote } from './use-quote.ts';

interface VoucherFieldProps {
  page: PageInfo;
  quote: Quote;
  offer: Pick<ReturnType<typeof useQuote>, 'voucherFailure' | 'isTrying' | 'tryAgain'>;
  /** The code that was entered; null for none. */
  code: string | null;
  onChange(code: string | null): void;
}

/** Where the buyer enters a voucher, and sees why it cannot be used; one that is used can be removed. */
export function VoucherField({ page, quote, offer, code, onChange }: VoucherFieldProps) {
  const t = useTexts('billing');
  const id = useId();
  const [typed, setTyped] = useState(code ?? '');
  const [isOpen, setOpen] = useState(code !== null);
  const { voucher } = quote;
  const isUsed = voucher?.refusal === null;
  const wasPressed = useRef(false);
  const remove = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The control that was pressed is gone then.
  useEffect(() => {
    if (wasPressed.current) (isUsed ? remove : summary).current?.focus();
    wasPressed.current = false;
  }, [isUsed]);
  if (isUsed)
    return (
      <p className={styles.voucher} role="status">
        <span>{t('voucher.applied', { code: voucher.code })}</span>
        <button
          ref={remove}
          type="button"
          className="button button-quiet"
          onClick={() => {
            wasPressed.current = true;
            setTyped('');
            setOpen(false);
            onChange(null);
          }}
        >
          {t('voucher.remove')}
        </button>
      </p>
    );
  const fault = offer.voucherFailure
    ? refusalText(offer.voucherFailure, t('unreachable'))
    : voucher?.refusal
      ? whyNot(voucher, quote, page, t)
      : null;

  function apply(): void {
    const wanted = typed.trim();
    wasPressed.current = true;
    if (wanted === code) offer.tryAgain();
    else onChange(wanted === '' ? null : wanted);
  }
  function applyByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // It stands in the form that places the order.
    event.preventDefault();
    apply();
  }

  return (
    <details
      className={styles.voucherField}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>{t('voucher.open')}</summary>
      <label htmlFor={id}>{t('voucher.label')}</label>
      <div className={styles.voucher}>
        <input
          id={id}
          className="field"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={applyByKey}
        />
        <button type="button" className="button button-quiet" aria-disabled={offer.isTrying} onClick={apply}>
          {t('voucher.apply')}
        </button>
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </details>
  );
}

function whyNot(
  { code, refusal, starts, minimum }: NonNullable<Quote['voucher']>,
  { sum }: Quote,
  { locale, brand }: PageInfo,
  t: ReturnType<typeof useTexts>,
): string {
  const name = refusal === 'minimum' && sum.taxRule === 'none' ? 'minimumPlain' : refusal;
  const date = starts === null ? '' : formatDay(starts, locale, brand.site.timeZone);
  return t(`voucher.why.${name}`, { code, date, amount: minimum?.text ?? '' });
}
