import { useId } from 'react';
import type { Choice, ControlProps } from '../control-contract.ts';
import { keyOf, withStored } from './choice-keys.ts';
import styles from './parts.module.css';

interface ChoiceBoxesProps {
  control: ControlProps;
  choices: readonly Choice[];
  /** `radio` for single, `checkbox` for multiple selection. */
  type: 'radio' | 'checkbox';
}

/** Options that are all visible, below the legend that the frame renders for the group. */
export function ChoiceBoxes({ control, choices, type }: ChoiceBoxesProps) {
  const { id, labelId, pointer, value, onChange, onBlur, required, readOnly, disabled, describedBy, invalid } = control;
  const group = useId();
  const isOne = type === 'radio';
  const chosen: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const offered = withStored(choices, chosen);
  // Tab only reaches the selected radio button.
  const first = Math.max(0, isOne ? offered.findIndex((choice) => chosen.includes(choice.value)) : 0);

  function choose(choice: Choice, isOn: boolean): void {
    if (isOne) {
      onChange(choice.value);
      return;
    }
    // In list order, so that the same selection is the same answer.
    const next = offered.map((one) => one.value).filter((one) => (one === choice.value ? isOn : chosen.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus has left the group
    <div
      {...(isOne && {
        role: 'radiogroup',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
        'aria-invalid': invalid || undefined,
      })}
      className={styles.choices}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      {offered.map((choice, at) => (
        <label key={keyOf(choice.value)} className={styles.choice}>
          <input
            id={at === first ? id : `${group}-${at}`}
            type={type}
            name={pointer}
            value={keyOf(choice.value)}
            checked={chosen.includes(choice.value)}
            disabled={disabled || readOnly}
            {...(!isOne && {
              'aria-invalid': invalid || undefined,
              'aria-describedby': at === 0 ? describedBy : undefined,
            })}
            onChange={(event) => choose(choice, event.target.checked)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
