import { useTexts } from '../../../runtime/page/texts.tsx';
import type { CustomerProfile } from './billing.generated.ts';
import { addressLines } from './customer-lines.ts';
import styles from './Paying.module.css';

interface PayWaysProps {
  name: string;
  ways: readonly string[];
  chosen: string;
  /** What it means, by way. */
  help(way: string): string;
  onChange(way: string): void;
}

/** The choice of a payment method. */
export function PayWays({ name, ways, chosen, help, onChange }: PayWaysProps) {
  const t = useTexts('billing');
  return (
    <fieldset className={styles.ways}>
      <legend>{t('howToPay')}</legend>
      {ways.map((way) => (
        <label key={way} className={styles.check}>
          <input type="radio" name={name} value={way} checked={way === chosen} onChange={() => onChange(way)} />
          <span>
            {t(`way.${way}`)}
            <span className={styles.help}>{help(way)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The billing address as lines. */
export function BillingAddress({ customer, locale }: { customer: CustomerProfile; locale: string }) {
  const t = useTexts('billing');
  const { vatNumber } = customer.answers;
  return (
    <p className={styles.address}>
      {addressLines(customer.answers, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {typeof vatNumber === 'string' && <span>{t('order.vatNumber', { number: vatNumber })}</span>}
    </p>
  );
}

/** The customer's own reference, which appears on the invoice. */
export function ReferenceField({ id, value, onChange }: { id: string; value: string; onChange(text: string): void }) {
  const t = useTexts('billing');
  return (
    <div className={styles.reference}>
      <label htmlFor={id}>{t('reference')}</label>
      <input
        id={id}
        className="field"
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="meta">
        {t('referenceHelp')}
      </p>
    </div>
  );
}
