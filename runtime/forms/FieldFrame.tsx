import type { ReactNode } from 'react';
import type { Labelled } from './control-contract.ts';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  id: string;
  ids: FrameIds;
  labelled: Labelled;
  label: string;
  labelHidden: boolean;
  /** Word after the label of an optional field. */
  optional: string | undefined;
  help: string | undefined;
  errors: readonly string[];
  width: 'full' | 'half';
  children: ReactNode;
}

export interface FrameIds {
  label: string;
  help: string;
  errors: string;
}

/** Label above, help text below, errors at the field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, ids, labelled, label, labelHidden, optional, help, errors, width, children } = props;
  const className = labelHidden ? 'visually-hidden' : styles.label;
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </>
  );
  const group = labelled === 'group' ? { role: 'group', 'aria-labelledby': ids.label } : {};
  return (
    <div className={styles.frame} data-width={width} data-invalid={errors.length > 0 || undefined} {...group}>
      {labelled === 'field' && (
        <label id={ids.label} htmlFor={id} className={className}>
          {words}
        </label>
      )}
      {labelled === 'group' && (
        <div id={ids.label} className={className}>
          {words}
        </div>
      )}
      {children}
      {help && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      {errors.length > 0 && (
        <ul id={ids.errors} className={styles.errors}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
