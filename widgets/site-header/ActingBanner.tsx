import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { sessionActions } from '../../runtime/session/session-state.ts';
import styles from './SessionMenu.module.css';

/** An administrator is acting as this person; the button ends that. */
export function ActingBanner({ name }: { name: string }) {
  const t = useTexts('session');
  const [isBusy, setBusy] = useState(false);
  return (
    <div className={styles.acting} role="status">
      <span>{t('acting', { name })}</span>
      <button
        className={styles.back}
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          setBusy(true);
          void sessionActions()
            ?.handOver('back')
            .finally(() => setBusy(false));
        }}
      >
        {t('back')}
      </button>
    </div>
  );
}
