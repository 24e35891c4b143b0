import styles from './parts.module.css';

/** Announces changes to screen readers. It must be on the page before there is something to announce. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className={styles.hidden} role="status">
      {children}
    </p>
  );
}
