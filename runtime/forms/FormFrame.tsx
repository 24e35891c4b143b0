import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTexts } from '../page/texts.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** Fields that the form will show, for a placeholder of its shape. */
  fields: number;
  /** The form, `lazy`: it is drawn in the browser only. */
  children: ReactNode;
}

/** The place of a form: its shape until it is loaded, and a sentence where scripts are off. The page's texts hold `forms`. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
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
