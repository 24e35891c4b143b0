import { useEffect, useState } from 'react';
import { useTexts } from '../texts.tsx';
import styles from './Flash.module.css';
import { takeFlash } from './flash.ts';

/** Shows the previous page's message until it is closed or the page is left. */
export function Flash() {
  const t = useTexts('common');
  const [text, setText] = useState<string | null>(null);
  // In an effect: a live region must exist before its text is set to be announced.
  useEffect(() => setText((before) => takeFlash() ?? before), []);
  return (
    <div role="status" className={styles.place}>
      {text !== null && (
        <div className={styles.flash}>
          <p>{text}</p>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={() => setText(null)}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
