import type { ControlProps } from '../../control-contract.ts';
import { elementOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';

/** A yes/no checkbox that renders its own label, after the box. */
export function CheckboxControl(control: ControlProps) {
  const { labelId, value, onChange, onBlur, readOnly, disabled, label } = control;
  return (
    <label className={styles.choice}>
      <input
        {...elementOf(control)}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span id={labelId}>{label}</span>
    </label>
  );
}
