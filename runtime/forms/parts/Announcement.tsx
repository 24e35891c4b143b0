import styles from './parts.module.css';

/** Says to screen readers what changed. It stands in the page before it has something to say. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className={styles.hidden} role="status">
      {children}
    </p>
  );
}
