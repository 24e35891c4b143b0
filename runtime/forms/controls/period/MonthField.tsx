import type { AriaAttributes } from 'react';
import type { FormTools } from '../../control-contract.ts';
import styles from '../../parts/parts.module.css';
import type { Month } from './period.ts';

interface MonthFieldProps {
  id: string;
  legend: string;
  month: Month;
  onChange(month: Month): void;
  aria: AriaAttributes;
  disabled: boolean;
  locale: string;
  t: FormTools['t'];
}

/** Month and year selects, since not every browser has a month picker. */
export function MonthField({ id, legend, month, onChange, aria, disabled, locale, t }: MonthFieldProps) {
  return (
    <fieldset className={styles.bare}>
      <legend className={styles.label}>{legend}</legend>
      <div className={`${styles.row} ${styles.tight}`}>
        <select
          {...aria}
          id={id}
          className={styles.field}
          aria-label={t('period.month')}
          disabled={disabled}
          value={month.month}
          onChange={(event) => onChange({ ...month, month: event.target.value })}
        >
          <option value="">{t('period.month')}</option>
          {monthNames(locale).map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <input
          {...aria}
          className={styles.field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={t('period.year')}
          placeholder={t('period.year')}
          disabled={disabled}
          value={month.year}
          onChange={(event) => onChange({ ...month, year: event.target.value.replace(/\D/g, '') })}
        />
      </div>
    </fieldset>
  );
}

function monthNames(locale: string): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format(Date.UTC(2026, at)));
}
