import { useEffect, useState } from 'react';
import { useTexts } from '../../page/texts.tsx';
import styles from './DraftNote.module.css';
import type { DraftState } from './draft-keeper.ts';
import type { Draft } from './use-draft.ts';

interface DraftNoteProps {
  draft: Draft;
  /** Called once a started form has been reset; the button that did it no longer exists then. */
  onStartedOver?(): void;
}

/** The status of the draft, and the questions it raises. Placed beside its form. */
export function DraftNote({ draft, onStartedOver }: DraftNoteProps) {
  const t = useTexts('drafts');
  const { state } = draft;
  const words = wordsOf(state, draft.place, t);
  const [spoken, setSpoken] = useState('');
  const isNews = ['untouched', 'saved', 'offline', 'refused'].includes(state.status);
  // Announced once: screen readers need not report every save.
  useEffect(() => {
    if (isNews) setSpoken(words);
  }, [isNews, words]);
  return (
    <div className={styles.note}>
      {draft.wasRestored && state.status !== 'conflict' && (
        <p className={styles.line}>
          {t('restored')}{' '}
          <button type="button" className={styles.link} onClick={() => void draft.startOver().then(onStartedOver)}>
            {t('startOver')}
          </button>
        </p>
      )}
      {draft.losesFiles && <p className={styles.line}>{t('files')}</p>}
      <p className={styles.line} aria-hidden="true" data-draft={draft.isReady ? state.status : 'opening'}>
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {state.status === 'conflict' && (
        <div className={styles.question} role="alert">
          <p>{t(state.theirs ? 'conflict.changed' : 'conflict.gone')}</p>
          <div className={styles.ways}>
            <button type="button" className="button" onClick={draft.keepMine}>
              {t('conflict.mine')}
            </button>
            <button type="button" className="button button-quiet" onClick={draft.takeTheirs}>
              {t(state.theirs ? 'conflict.theirs' : 'conflict.empty')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function wordsOf(state: DraftState, place: Draft['place'], t: (key: string) => string): string {
  if (state.status === 'untouched' || state.status === 'conflict') return '';
  if (state.status === 'refused') return state.message;
  if (state.status === 'offline') return t(place === 'server' ? 'offline' : 'full');
  if (state.status === 'saved') return t(place === 'server' ? 'saved' : 'savedHere');
  return t('saving');
}
