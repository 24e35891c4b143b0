import type { ReactNode } from 'react';
import styles from '../WithoutScripts.module.css';

interface OrPlainProps {
  /** The same page in plain elements; rendered on the server only. */
  plain: ReactNode;
  children: ReactNode;
}

/** A page that requires scripts, or its plain version in browsers without them. */
export function OrPlain({ plain, children }: OrPlainProps) {
  return (
    <>
      <noscript>{plain}</noscript>
      <div className={styles.form} data-needs-scripts="">
        {children}
      </div>
    </>
  );
}
