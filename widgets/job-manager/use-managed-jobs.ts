import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ManagedJob } from './job-manager.generated.ts';
import { type JobPage, jobsOf, readJobs } from './manager-calls.ts';
import type { ManagerView } from './manager-view.ts';

export interface ManagedJobs {
  /** The last result; kept while the next one is loading, and when it fails to load. */
  found: JobPage | null;
  error: unknown;
  isLoading: boolean;
  /** Asks again. */
  reload(): void;
  /** Replaces a changed job and reloads the counts. */
  put(job: ManagedJob): void;
  /** Removes a job from the list. */
  drop(id: number): void;
}

/** The part of the list given by the address. Changed jobs stay in place until the person navigates. */
export function useManagedJobs(view: ManagerView): ManagedJobs {
  const cache = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...jobsOf(view),
    placeholderData: keepPreviousData,
    // Returning to the list reloads it.
    gcTime: 0,
  });
  // An action may finish after the view has changed: it updates the view that is shown then.
  const shown = useRef(view);
  shown.current = view;
  // The previous list stays visible when the next one cannot be loaded.
  const last = useRef<JobPage | null>(null);
  last.current = data?.ownJobs ?? last.current;

  function change(of: ManagerView, to: (page: JobPage) => JobPage): void {
    last.current = last.current && to(last.current);
    cache.setQueryData(jobsOf(of).queryKey, (before) => before && { ownJobs: to(before.ownJobs) });
  }
  async function recount(): Promise<void> {
    const counted = shown.current;
    try {
      const { counts, total } = await readJobs(counted);
      change(counted, (page) => ({ ...page, counts, total }));
    } catch {
      // The counts stay as they were; the list itself is right.
    }
  }
  return {
    found: last.current,
    error,
    isLoading: isFetching,
    reload: () => void refetch(),
    put(job) {
      change(shown.current, (page) => {
        const isKnown = page.jobs.some(({ id }) => id === job.id);
        const jobs = isKnown ? page.jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...page.jobs];
        return { ...page, jobs };
      });
      void recount();
    },
    drop(id) {
      change(shown.current, (page) => ({ ...page, jobs: page.jobs.filter((one) => one.id !== id) }));
      void recount();
    },
  };
}
