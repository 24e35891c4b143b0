import { useEffect, useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import styles from './JobWizard.module.css';

interface TroubleProps {
  /** What went wrong, as a sentence. */
  text: string | null;
  /** Somebody else has saved in the meantime. */
  isStale: boolean;
  onMine(): void;
  onTheirs(): void;
}

/** Why nothing was saved, and which version to continue with; receives the focus. */
export function Trouble({ text, isStale, onMine, onTheirs }: TroubleProps) {
  const t = useTexts('posting');
  const note = useRef<HTMLDivElement>(null);
  const isShown = text !== null || isStale;
  useEffect(() => {
    if (isShown) note.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={note} tabIndex={-1}>
      <Notice kind="danger">
        {text !== null && <p>{text}</p>}
        {isStale && (
          <>
            <p>{t('stale.text')}</p>
            <p className={styles.ways}>
              <button type="button" className="button" onClick={onMine}>
                {t('stale.mine')}
              </button>
              <button type="button" className="button button-quiet" onClick={onTheirs}>
                {t('stale.theirs')}
              </button>
            </p>
          </>
        )}
      </Notice>
    </div>
  );
}
