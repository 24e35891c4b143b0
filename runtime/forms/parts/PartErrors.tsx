import type { ControlProps } from '../control-contract.ts';
import styles from './parts.module.css';

interface PartErrorsProps {
  id?: string;
  control: Pick<ControlProps, 'errorsAt'>;
  /** Pointers below the control whose errors nothing else shows. */
  pointers: readonly string[];
}

/** Errors of parts of an answer that have no field of their own. */
export function PartErrors({ id, control, pointers }: PartErrorsProps) {
  const errors = errorsIn(control, pointers);
  return errors.length > 0 ? (
    <p id={id} className={styles.error}>
      {errors.join(' ')}
    </p>
  ) : null;
}

/** Errors without duplicates. */
export function errorsIn({ errorsAt }: Pick<ControlProps, 'errorsAt'>, pointers: readonly string[]): string[] {
  return [...new Set(pointers.flatMap((pointer) => errorsAt(pointer)))];
}

/** Pointers of the entries of a list. */
export function entryPointers(value: unknown): string[] {
  return Array.isArray(value) ? value.map((_, at) => `/${at}`) : [];
}
