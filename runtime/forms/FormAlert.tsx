import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormView.module.css';

interface FormAlertProps {
  id?: string;
  title?: string;
  /** A change of it scrolls the alert into view. */
  about: string;
  children: ReactNode;
}

/** Says what went wrong with a form as a whole; screen readers say it at once. */
export function FormAlert({ id, title, about, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return (
    <div ref={box} id={id} className={styles.alert} role="alert" tabIndex={-1}>
      {title && <p className={styles.alertTitle}>{title}</p>}
      {children}
    </div>
  );
}
