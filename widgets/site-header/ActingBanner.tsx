import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { sessionActions } from '../../runtime/session/session-state.ts';
import styles from './SessionMenu.module.css';

/** An administrator is acting as this person; the button ends that. */
export function ActingBanner({ name }: { name: string }) {
  const t = useTexts('session');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function goBack() {
    setBusy(true);
    setFailed(false);
    try {
      await sessionActions()?.handOver(null);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <div className={styles.acting} role="status">
      <span>{t('acting', { name })}</span>
      <button
        className={styles.back}
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void goBack();
        }}
      >
        {t('back')}
      </button>
      {hasFailed && <span role="alert">{t('failed')}</span>}
    </div>
  );
}
