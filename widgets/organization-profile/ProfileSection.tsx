import type { ReactNode } from 'react';
import styles from './OrganizationProfile.module.css';

/** One section of a profile with its heading. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="section-heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
