import type { ControlProps } from '../../control-contract.ts';
import { elementOf, idsOf } from '../../parts/attributes.ts';
import { autocompleteOf } from '../../parts/autocomplete.ts';
import styles from '../../parts/parts.module.css';
import { useIncomplete } from '../../parts/use-incomplete.ts';

/** A date, with the browser's date picker. */
export function DateControl(control: ControlProps) {
  const { id, value, onChange, onBlur, readOnly, describedBy, invalid, tools } = control;
  const { isIncomplete, notice } = useIncomplete();
  const note = `${id}-incomplete`;
  return (
    <>
      <input
        {...elementOf({
          ...control,
          invalid: invalid || isIncomplete,
          describedBy: idsOf(describedBy, isIncomplete && note),
        })}
        className={styles.field}
        type="date"
        max="9999-12-31"
        autoComplete={autocompleteOf(control)}
        readOnly={readOnly}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={(event) => {
          notice(event);
          onBlur();
        }}
      />
      {isIncomplete && (
        <p id={note} className={styles.error} role="alert">
          {tools.t('date.incomplete')}
        </p>
      )}
    </>
  );
}
