import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTexts } from '../page/texts.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** Number of fields to expect, for the skeleton. */
  fields: number;
  /** The form, `lazy`: it renders in the browser only. */
  children: ReactNode;
}

/**
 * Placeholder for a form: a skeleton until it has loaded, and a message if scripts are off. Requires the texts `forms`.
 */
export function FormFrame({ fields, children }: FormFrameProps) {
  const t = useTexts('forms');
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const shape = (
    <div className={styles.shape} aria-hidden="true">
      {Array.from({ length: fields }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical.
        <div key={at} className={styles.field} />
      ))}
    </div>
  );
  return (
    <>
      <noscript>
        <p className={styles.noscript}>{t('noscript')}</p>
      </noscript>
      {isBrowser ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </>
  );
}
