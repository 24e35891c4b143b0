import type { Choice, ControlProps } from '../control-contract.ts';
import { elementOf } from './attributes.ts';
import { autocompleteOf } from './autocomplete.ts';
import { choiceOf, keyOf, withStored } from './choice-keys.ts';
import styles from './parts.module.css';

interface SelectFieldProps {
  control: ControlProps;
  choices: readonly Choice[];
  labelledBy?: string | undefined;
  /** Shown instead of the empty option, for example while values are loading. */
  empty?: string;
}

/** Single selection with a native select. */
export function SelectField({ control, choices, labelledBy, empty }: SelectFieldProps) {
  const { value, onChange, onBlur, readOnly, disabled, tools } = control;
  const offered = withStored(choices, [value]);
  return (
    <select
      {...elementOf(control)}
      className={styles.field}
      autoComplete={autocompleteOf(control)}
      aria-labelledby={labelledBy}
      disabled={disabled || readOnly}
      value={keyOf(value)}
      onChange={(event) => onChange(choiceOf(offered, event.target.value))}
      onBlur={onBlur}
    >
      <option value="">{empty ?? tools.t('select.none')}</option>
      {offered.map((choice) => (
        <option key={keyOf(choice.value)} value={keyOf(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
