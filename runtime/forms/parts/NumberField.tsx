import { parseNumber, writeNumber } from '../../core/numbers.ts';
import type { ControlProps } from '../control-contract.ts';
import { elementOf } from './attributes.ts';
import styles from './parts.module.css';
import { useTypedValue } from './use-typed-value.ts';

interface NumberFieldProps {
  control: ControlProps;
  /** Amounts have grouped thousands. */
  grouped: boolean;
  labelledBy?: string | undefined;
}

/** A localized number. Invalid input is passed on as is, so that validation can report it. */
export function NumberField({ control, grouped, labelledBy }: NumberFieldProps) {
  const { value, onChange, onBlur, schema, readOnly, tools } = control;
  const { text, type, leave } = useTypedValue<unknown>(value, onChange, {
    write: (number) =>
      typeof number === 'number' ? writeNumber(number, tools.locale, { grouped }) : String(number ?? ''),
    read: (typed) => (typed.trim() === '' ? undefined : (parseNumber(typed, tools.locale) ?? typed)),
  });
  return (
    <input
      {...elementOf(control)}
      className={styles.field}
      type="text"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-labelledby={labelledBy}
      readOnly={readOnly}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onBlur();
      }}
    />
  );
}
