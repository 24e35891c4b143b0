import { useMutation, useMutationState } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { randomKey } from '../shared/random-key.ts';
import type { ManagedJob, ManagerSettings } from './job-manager.generated.ts';
import {
  archiveJob,
  type Dates,
  deleteJob,
  duplicateJob,
  extendJob,
  type Fault,
  type Promotion,
  promoteJob,
  publishJob,
  withdrawJob,
} from './manager-calls.ts';
import type { ManagedJobs } from './use-managed-jobs.ts';

export type Action = 'publish' | 'withdraw' | 'archive' | 'duplicate' | 'delete' | 'promote' | 'extend';

export interface Refusal {
  text: string;
  /** Buying credits would help. */
  isPoor: boolean;
}

export interface Said {
  text: string;
  /** Undoes the action, if nobody else has noticed it yet. */
  undo: (() => Promise<unknown>) | null;
}

export interface Actions {
  /** Pending actions by job. */
  busy: Readonly<Record<number, Action>>;
  refusals: Readonly<Record<number, Refusal>>;
  said: Said | null;
  say(said: Said | null): void;
  /** Whether unpublishing the job can be undone without cost or approval. */
  isHarmless(job: ManagedJob): boolean;
  archive(job: ManagedJob): Promise<unknown>;
  withdraw(job: ManagedJob): Promise<unknown>;
  duplicate(job: ManagedJob): Promise<unknown>;
  remove(job: ManagedJob): Promise<unknown>;
  /** Resolves with the job's errors; null if the request failed. */
  publish(job: ManagedJob, dates: Dates): Promise<readonly Fault[] | null>;
  /** Resolves with whether it succeeded. */
  extend(job: ManagedJob): Promise<boolean>;
  /** Resolves with whether it succeeded. */
  promote(job: ManagedJob, kind: Promotion): Promise<boolean>;
}

/** An action on one job; `work` sends it. */
interface JobAction {
  job: number;
  action: Action;
  work(): Promise<void>;
}

/** All actions on single jobs. A pending action is shown at its job; if it fails, the job is unchanged. */
export function useActions(jobs: ManagedJobs, settings: ManagerSettings | null, sellsPosting: boolean): Actions {
  const t = useTexts('job-manager');
  const mutationKey = ['ManagedJob', useId()];
  const doing = useMutation({
    mutationKey,
    mutationFn: ({ work }: JobAction) => work(),
    onError(error) {
      const { codes } = asGraphqlError(error);
      if (codes.includes('JOB_STATE') || codes.includes('JOB_UNKNOWN')) jobs.reload();
    },
  });
  const started = useMutationState({
    filters: { mutationKey },
    select: ({ state: { variables, status, error } }) => ({ ...(variables as JobAction), status, error }),
  });
  // Only the last action of each job counts.
  const latest = [...new Map(started.map((action) => [action.job, action])).values()];
  const busy: Readonly<Record<number, Action>> = Object.fromEntries(
    latest.filter(({ status }) => status === 'pending').map(({ job, action }) => [job, action]),
  );
  const refusals: Readonly<Record<number, Refusal>> = Object.fromEntries(
    latest.flatMap(({ job, error }) => (error ? [[job, refusalOf(error)]] : [])),
  );
  const [said, setSaid] = useState<Said | null>(null);
  // A retry reuses its key until it succeeds, so that nothing is copied or paid twice.
  const keys = useRef(new Map<string, string>());
  const titleOf = (job: ManagedJob) => job.title || t('untitled');

  function refusalOf(error: Error): Refusal {
    const { codes } = asGraphqlError(error);
    return { text: refusalText(error, t('unreachable')), isPoor: codes.includes('NOT_ENOUGH_CREDITS') };
  }
  async function run<T>({ id }: ManagedJob, action: Action, work: () => Promise<T>): Promise<T | null> {
    if (id in busy) return null;
    setSaid(null);
    let result: T | null = null;
    const keeping = async () => {
      result = await work();
    };
    // The error is shown with the job.
    await doing.mutateAsync({ job: id, action, work: keeping }).catch(() => undefined);
    return result;
  }
  async function withKey<T>(name: string, work: (key: string) => Promise<T>): Promise<T> {
    const key = keys.current.get(name) ?? randomKey();
    keys.current.set(name, key);
    const result = await work(key);
    keys.current.delete(name);
    return result;
  }
  const remove = (job: ManagedJob) =>
    run(job, 'delete', async () => {
      await deleteJob(job.id);
      jobs.drop(job.id);
      setSaid({ text: t('said.delete', { title: titleOf(job) }), undo: null });
    });
  const publish = async (job: ManagedJob, dates: Dates) =>
    run(job, 'publish', async () => {
      const { faults, job: after } = await publishJob(job.id, dates);
      if (after !== null) jobs.put(after);
      if (faults.length === 0)
        setSaid({ text: t(`said.${after?.state ?? 'published'}`, { title: titleOf(job) }), undo: null });
      return faults;
    });

  // Where posting has a price, republishing is charged again; where changes are moderated, so is republishing.
  const isHarmless = ({ expires }: ManagedJob) =>
    settings?.editsWait === false && !sellsPosting && expires !== null && expires > new Date().toISOString();

  return {
    busy,
    refusals,
    said,
    say: setSaid,
    isHarmless,
    remove,
    publish,
    archive: (job) =>
      run(job, 'archive', async () => {
        jobs.put(await archiveJob(job.id));
        const back = { publishAt: null, expires: job.expires, durationDays: null };
        setSaid({
          text: t('said.archive', { title: titleOf(job) }),
          undo: isHarmless(job) ? () => publish(job, back) : null,
        });
      }),
    withdraw: (job) =>
      run(job, 'withdraw', async () => {
        jobs.put(await withdrawJob(job.id));
        const isHarmless = settings?.waits === false && job.state === 'scheduled';
        const back = { publishAt: job.publishAt, expires: job.expires, durationDays: null };
        setSaid({
          text: t('said.withdraw', { title: titleOf(job) }),
          undo: isHarmless ? () => publish(job, back) : null,
        });
      }),
    duplicate: (job) =>
      run(job, 'duplicate', async () => {
        const copy = await withKey(`duplicate ${job.id}`, (key) => duplicateJob(job.id, key));
        jobs.put(copy);
        setSaid({ text: t('said.duplicate', { title: titleOf(job) }), undo: () => remove(copy) });
      }),
    extend: async (job) => {
      const after = await run(job, 'extend', () => withKey(`extend ${job.id}`, (key) => extendJob(job.id, key)));
      if (after === null) return false;
      jobs.put(after);
      setSaid({ text: t('said.extend', { title: titleOf(job) }), undo: null });
      return true;
    },
    promote: async (job, kind) => {
      const after = await run(job, 'promote', () =>
        withKey(`${kind} ${job.id}`, (key) => promoteJob(job.id, kind, key)),
      );
      if (after === null) return false;
      jobs.put(after);
      setSaid({ text: t(`said.${kind}`, { title: titleOf(job) }), undo: null });
      return true;
    },
  };
}
