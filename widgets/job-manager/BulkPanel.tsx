import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { randomKey } from '../shared/random-key.ts';
import styles from './JobManager.module.css';
import type { JobChange as Change, ManagedJob } from './job-manager.generated.ts';
import { BULK, type BulkAction, changeJobs } from './manager-calls.ts';
import type { ManagedJobs } from './use-managed-jobs.ts';

interface BulkPanelProps {
  id: string;
  ticked: readonly ManagedJob[];
  jobs: ManagedJobs;
  onClear(): void;
}

/** Actions that others notice or that cannot be undone. */
const ASKED: ReadonlySet<BulkAction> = new Set(['publish', 'archive', 'delete']);

interface Result {
  action: BulkAction;
  changes: readonly (Change & { title: string })[];
}

/** Bulk actions on several jobs, with a result for each. */
export function BulkPanel({ id, ticked, jobs, onClear }: BulkPanelProps) {
  const t = useTexts('job-manager');
  const [asked, setAsked] = useState<BulkAction | null>(null);
  // Kept until there is an answer, so that a retry copies nothing twice.
  const key = useRef<string | null>(null);
  const actions = BULK.filter((action) => ticked.some((job) => job.actions.includes(action)));

  const changing = useMutation({
    async mutationFn(action: BulkAction): Promise<Result> {
      key.current ??= randomKey();
      const titles = new Map(ticked.map((job) => [job.id, job.title || t('untitled')]));
      const changes = await changeJobs([...titles.keys()], action, key.current);
      key.current = null;
      return { action, changes: changes.map((change) => ({ ...change, title: titles.get(change.id) ?? '' })) };
    },
    onSuccess({ action, changes }) {
      setAsked(null);
      for (const { job } of changes) if (job) jobs.put(job);
      if (action === 'delete') for (const { id: gone, done } of changes) if (done) jobs.drop(gone);
      onClear();
    },
  });
  const isBusy = changing.isPending;
  const run = (action: BulkAction) => {
    if (!isBusy) changing.mutate(action);
  };

  return (
    <>
      {ticked.length > 0 && (
        <section className={styles.bulk} aria-label={t('bulk.title', { count: ticked.length })}>
          <p>{t('bulk.title', { count: ticked.length })}</p>
          {changing.error && <Notice kind="danger">{refusalText(changing.error, t('unreachable'))}</Notice>}
          {asked !== null ? (
            <>
              <p id={`${id}-question`}>{t(`bulk.question.${asked}`, { count: ticked.length })}</p>
              <div className={styles.line}>
                <button
                  type="button"
                  className={asked === 'delete' ? `button ${styles.danger}` : 'button'}
                  aria-describedby={`${id}-question`}
                  disabled={isBusy}
                  onClick={() => run(asked)}
                >
                  {t(`bulk.${asked}`)}
                </button>
                <button type="button" className="button button-quiet" onClick={() => setAsked(null)}>
                  {t('cancel')}
                </button>
              </div>
            </>
          ) : (
            <div className={styles.line}>
              {actions.map((action) => (
                <button
                  key={action}
                  type="button"
                  className="button button-quiet"
                  disabled={isBusy}
                  onClick={() => (ASKED.has(action) ? setAsked(action) : run(action))}
                >
                  {t(`bulk.${action}`)}
                </button>
              ))}
              <button type="button" className={styles.action} onClick={onClear}>
                {t('bulk.clear')}
              </button>
            </div>
          )}
        </section>
      )}
      <div role="status">
        {isBusy && t('bulk.busy')}
        {changing.data && <Results result={changing.data} onClose={changing.reset} />}
      </div>
    </>
  );
}

function Results({ result: { action, changes }, onClose }: { result: Result; onClose(): void }) {
  const t = useTexts('job-manager');
  const done = changes.filter((change) => change.done).length;
  return (
    <div className={styles.bulk}>
      <p>{t(`bulk.done.${action}`, { count: done, all: changes.length })}</p>
      <ul className={styles.results}>
        {changes.map((change) => (
          <li key={change.id} data-done={change.done}>
            <span>{change.title}</span>: {change.done ? t('bulk.worked') : change.message}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.action} onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
