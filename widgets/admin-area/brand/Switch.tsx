import styles from './Switch.module.css';

interface SwitchProps {
  id: string;
  checked: boolean;
  disabled?: boolean;
  describedBy?: string;
  onChange(checked: boolean): void;
}

/** On or off; its label points to it. */
export function Switch({ id, checked, disabled, describedBy, onChange }: SwitchProps) {
  return (
    <input
      id={id}
      className={styles.switch}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
