import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A state in a word or two. */
export function Badge({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'good' | 'warning' | 'danger';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
