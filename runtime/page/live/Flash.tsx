import { useEffect, useState } from 'react';
import { useTexts } from '../texts.tsx';
import styles from './Flash.module.css';
import { takeFlash } from './flash.ts';

/** What the page before says on this one, until it is closed or left. */
export function Flash() {
  const t = useTexts('common');
  const [text, setText] = useState<string | null>(null);
  // In an effect: the region must be there before its words for them to be read out.
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
