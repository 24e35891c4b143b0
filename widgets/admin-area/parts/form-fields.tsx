import type { ReactNode } from 'react';
import entries from '../entries/Entries.module.css';
import screen from '../screens/Screen.module.css';

interface FieldProps {
  /** Of its control. */
  id: string;
  label: string;
  /** Its control names it: `aria-describedby={`${id}-help`}`. */
  help?: string;
  children: ReactNode;
}

/** A control with its label, over the whole width of the form. */
export function Field({ id, label, help, children }: FieldProps) {
  return (
    <div className={`${entries.field} ${screen.wide}`}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="meta">
          {help}
        </p>
      )}
    </div>
  );
}

/** Controls that belong together. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={screen.choices}>
      <legend className="label">{label}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps {
  name: string;
  isOn: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** One of several choices. */
export function Radio({ name, isOn, onChoose, children }: RadioProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isOn} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface CheckProps {
  isOn: boolean;
  /** What it means. */
  help?: string;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

/** A choice of its own. */
export function Check({ isOn, help, onChange, children }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {children} {help && <span className="meta">{help}</span>}
      </span>
    </label>
  );
}
