import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import styles from './Merges.module.css';
import type { PastMerge } from './merges.generated.ts';
import { undoMergeMutation } from './merges.generated.ts';

interface PastMergesProps {
  merges: readonly PastMerge[];
  onUndone(said: string): void;
}

/** Merges that an entry was part of; those of the last day can be undone. */
export function PastMerges({ merges, onUndone }: PastMergesProps) {
  const t = useTexts('merges');
  const [asked, setAsked] = useState<PastMerge | null>(null);
  const undoing = useMutation({
    ...mutationOf(undoMergeMutation),
    onSuccess: ({ undoMerge }) => onUndone(t('undoneNow', { kept: undoMerge.kept, merged: undoMerge.merged })),
  });
  if (merges.length === 0) return null;
  return (
    <>
      {undoing.error && <FailureNote failure={failureOf(undoing.error)} />}
      <ul className={styles.candidates}>
        {merges.map((one) => (
          <li key={one.id} className={styles.candidate}>
            <div>
              {t('past', { kept: one.kept, merged: one.merged })}
              <div className="meta">
                <When at={one.created} />
                {one.undone && (
                  <>
                    {' · '}
                    {t('undone')} <When at={one.undone} />
                  </>
                )}
              </div>
            </div>
            {one.undoUntil && (
              <SmallButton disabled={undoing.isPending} onClick={() => setAsked(one)}>
                {t('undo')}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AskDialog
          title={t('askUndo', { kept: asked.kept, merged: asked.merged })}
          submit={t('undo')}
          onSubmit={() => undoing.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        >
          <p>{t('undoText')}</p>
        </AskDialog>
      )}
    </>
  );
}
