import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import styles from './Entries.module.css';
import type { Entered, EntryAction } from './entry-actions.ts';

interface AddEntryProps {
  id: string;
  action: EntryAction;
  onDone(): void;
}

/** Adds an entry to a list. What was entered is kept until that has worked. */
export function AddEntry({ id, action, onDone }: AddEntryProps) {
  const t = useTexts('entries');
  const [isAsking, setAsking] = useState(false);
  const [entered, setEntered] = useState<Entered>({});
  const adding = useMutation(workMutation<void>());
  const label = t(`action.${action.name}`);
  return (
    <div className={styles.part}>
      {adding.isSuccess && (
        <Note kind="good">
          <p>{t('action.done', { count: 1 })}</p>
        </Note>
      )}
      {adding.error && <FailureNote failure={failureOf(adding.error)} />}
      <div className={styles.line}>
        <SmallButton main disabled={adding.isPending} onClick={() => setAsking(true)}>
          {label}
        </SmallButton>
      </div>
      {isAsking && (
        <ActionDialog
          id={`${id}-ask`}
          action={{ ...action, given: { ...action.given, ...entered } }}
          about=""
          onSubmit={(values) => {
            setEntered(values);
            adding.mutate(async () => {
              await runOperation(action.ready(values), values.brand || undefined);
              setEntered({});
              onDone();
            });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
