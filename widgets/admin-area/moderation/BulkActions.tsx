import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import styles from './Moderation.module.css';
import type { ModeratedJob } from './moderation.generated.ts';
import { settleJobsMutation } from './moderation.generated.ts';
import { ReasonField } from './ReasonField.tsx';

export interface BulkResult {
  said: string;
  changes: readonly { id: number; title: string; done: boolean; message: string | null }[];
}

interface BulkActionsProps {
  id: string;
  jobs: readonly ModeratedJob[];
  ticked: readonly ModeratedJob[];
  setChosen(chosen: ReadonlySet<number>): void;
  onDone(result: BulkResult): void;
}

/** Approves several jobs, or rejects them with one reason. */
export function BulkActions({ id, jobs, ticked, setChosen, onDone }: BulkActionsProps) {
  const t = useTexts('moderation');
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const settling = useMutation(workMutation<void>());
  const isBusy = settling.isPending;

  function settle(action: 'approve' | 'reject'): void {
    if (isBusy) return;
    settling.mutate(async () => {
      const { changeJobs } = await run(settleJobsMutation, {
        ids: ticked.map((job) => job.id),
        action,
        reason: action === 'reject' ? reason : null,
      });
      const changes = changeJobs.map((change) => ({
        ...change,
        title: ticked.find((job) => job.id === change.id)?.title ?? String(change.id),
      }));
      setReason('');
      setRejecting(false);
      onDone({
        said: t(`bulk.${action}`, { count: changes.filter((change) => change.done).length, all: changes.length }),
        changes,
      });
    });
  }

  return (
    <div className={styles.bulk}>
      <div className={styles.line}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked.length === jobs.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? jobs.map((job) => job.id) : []))}
          />
          {t('selectAll')}
        </label>
        {ticked.length > 0 && (
          <>
            <SmallButton disabled={isBusy} onClick={() => settle('approve')}>
              {t('bulk.doApprove', { count: ticked.length })}
            </SmallButton>
            <SmallButton
              aria-expanded={isRejecting}
              aria-controls={`${id}-reject`}
              onClick={() => setRejecting(!isRejecting)}
            >
              {t('bulk.doReject', { count: ticked.length })}
            </SmallButton>
          </>
        )}
      </div>
      {settling.error && <FailureNote failure={failureOf(settling.error)} />}
      <div id={`${id}-reject`} hidden={!isRejecting || ticked.length === 0} className={styles.panel}>
        <ReasonField id={`${id}-reason`} value={reason} onChange={setReason} />
        <SmallButton disabled={isBusy || reason.trim() === ''} onClick={() => settle('reject')}>
          {t('sendBack')}
        </SmallButton>
      </div>
    </div>
  );
}
