import type { ReactNode } from 'react';
import styles from './Content.module.css';

interface FieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** A labelled field; the help has the id `<id>-help`. */
export function Field({ id, label, help, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
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
