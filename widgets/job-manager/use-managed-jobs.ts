import { useCallback, useEffect, useRef, useState } from 'react';
import type { ManagedJob } from './job-manager.generated.ts';
import { type JobPage, listJobs } from './manager-calls.ts';
import { type ManagerView, queryOf } from './manager-view.ts';

export interface ManagedJobs {
  /** What was found last; it stays while the next part is on its way. */
  found: JobPage | null;
  error: unknown;
  isLoading: boolean;
  /** Asks again; null asks for nothing. */
  reload(): void;
  /** Shows a changed job in its place, and the counts anew. */
  put(job: ManagedJob): void;
  /** Takes a job out of the list. */
  drop(id: number): void;
}

/** The part of the list that the address names. Jobs that are changed stay where they are until the person moves on. */
export function useManagedJobs(view: ManagerView | null): ManagedJobs {
  const [found, setFound] = useState<JobPage | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const newest = useRef(0);
  const wanted = useRef(view);
  wanted.current = view;
  const key = view === null ? null : queryOf(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again, `key` is the view
  useEffect(() => {
    if (wanted.current === null) return;
    newest.current += 1;
    const mine = newest.current;
    setLoading(true);
    listJobs(wanted.current)
      .then(
        (page) => {
          if (mine !== newest.current) return;
          setFound(page);
          setError(null);
        },
        (reason: unknown) => mine === newest.current && setError(reason),
      )
      .finally(() => mine === newest.current && setLoading(false));
  }, [key, round]);

  const recount = useCallback(() => {
    if (wanted.current === null) return;
    const mine = newest.current;
    listJobs(wanted.current).then(
      ({ counts, total }) =>
        mine === newest.current && setFound((before) => (before === null ? null : { ...before, counts, total })),
      // The figures stay as they were; the list itself is right.
      () => undefined,
    );
  }, []);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback(
    (job: ManagedJob) => {
      setFound((before) => {
        if (before === null) return null;
        const isKnown = before.jobs.some(({ id }) => id === job.id);
        const jobs = isKnown ? before.jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...before.jobs];
        return { ...before, jobs };
      });
      recount();
    },
    [recount],
  );
  const drop = useCallback(
    (id: number) => {
      setFound((before) => before && { ...before, jobs: before.jobs.filter((one) => one.id !== id) });
      recount();
    },
    [recount],
  );
  return { found, error, isLoading, reload, put, drop };
}
