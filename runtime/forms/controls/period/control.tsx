import { startTransition, useId, useState } from 'react';
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../../control-contract.ts';
import { ariaOf, idsOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';
import { propertyOf, textIn } from '../../parts/schema-parts.ts';
import { MonthField } from './MonthField.tsx';
import { type PeriodParts, readPeriod, writePeriod } from './period.ts';

/** From one month to another, or to the present. */
export function PeriodControl(control: ControlProps) {
  const { id, value, onChange, onBlur, schema, readOnly, disabled, required, describedBy, invalid, errorsAt, tools } =
    control;
  const stored = isSchema(value) ? value : undefined;
  const [parts, setParts] = useState<PeriodParts>(() => readPeriod(stored));
  const [known, setKnown] = useState(value);
  const errorId = useId();
  // Our own value comes back unchanged; only a value from outside replaces the current state.
  if (value !== known) {
    setKnown(value);
    if (JSON.stringify(writePeriod(parts)) !== JSON.stringify(value)) setParts(readPeriod(stored));
  }

  function change(next: PeriodParts): void {
    setParts(next);
    const period = writePeriod(next);
    startTransition(() => onChange(period));
  }

  const side = (name: 'start' | 'end') => {
    const errors = errorsAt(`/${name}`);
    const errorsId = `${errorId}-${name}`;
    const told = {
      required: name === 'start' && required,
      invalid: invalid || errors.length > 0,
      describedBy: idsOf(describedBy, errors.length > 0 && errorsId),
    };
    return (
      <div>
        <MonthField
          id={name === 'start' ? id : `${id}-${name}`}
          legend={textIn(propertyOf(schema, name), 'title') ?? tools.t(`period.${name}`)}
          month={parts[name]}
          onChange={(month) => change({ ...parts, [name]: month })}
          aria={ariaOf(told)}
          disabled={disabled || readOnly}
          locale={tools.locale}
          t={tools.t}
        />
        {errors.length > 0 && (
          <p id={errorsId} className={styles.error}>
            {errors.join(' ')}
          </p>
        )}
      </div>
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus has left the parts
    <div
      className={styles.stack}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <div className={styles.halves}>
        {side('start')}
        {parts.isOpen ? null : side('end')}
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={parts.isOpen}
          disabled={disabled || readOnly}
          onChange={(event) => change({ ...parts, isOpen: event.target.checked })}
        />
        <span>{tools.t('period.today')}</span>
      </label>
    </div>
  );
}
