import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormView.module.css';

interface FormAlertProps {
  id?: string;
  title?: string;
  /** When this changes, the alert is scrolled into view. */
  about: string;
  children: ReactNode;
}

/** Reports an error of the form as a whole; announced immediately by screen readers. */
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
