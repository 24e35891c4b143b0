import type { ControlProps } from '../../control-contract.ts';
import { idsOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';
import { TextField } from '../../parts/TextField.tsx';
import { callingCode, internationalNumber, tidyNumber } from './phone-number.ts';

/** A telephone number, with help to write it for callers from abroad. */
export function PhoneControl(control: ControlProps) {
  const { id, describedBy, onChange, readOnly, disabled, tools } = control;
  const note = `${id}-prefix`;
  return (
    <TextField
      control={{ ...control, describedBy: idsOf(describedBy, note) }}
      input={{ type: 'tel' }}
      finish={tidyNumber}
    >
      {(text) => {
        const abroad = internationalNumber(text, tools.country);
        const code = callingCode(tools.country);
        if (abroad === null) {
          const isBlank = text.trim() === '' && code !== null;
          return (
            <p id={note} className={styles.note}>
              {isBlank && tools.t('phone.prefix', { code })}
            </p>
          );
        }
        return (
          <div id={note} className={styles.note}>
            <button
              type="button"
              className={`${styles.button} ${styles.quiet}`}
              disabled={readOnly || disabled}
              onClick={() => onChange(abroad)}
            >
              {tools.t('phone.write', { number: abroad })}
            </button>
          </div>
        );
      }}
    </TextField>
  );
}
