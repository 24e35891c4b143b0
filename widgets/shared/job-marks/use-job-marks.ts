import { useSyncExternalStore } from 'react';
import { type JobMark, jobMarkOf, onJobMarks } from './job-marks.ts';

/**
 * What the visitor has done with each of these jobs, in their order; a list subscribes once. Added by the browser, since
 * pages are the same for everyone.
 */
export function useJobMarks(jobs: readonly { id: number }[]): readonly (JobMark | null)[] {
  // As text, which is equal while nothing has changed.
  const marks = useSyncExternalStore(
    onJobMarks,
    () => jobs.map(({ id }) => jobMarkOf(id) ?? '').join(),
    () => '',
  );
  return marks === '' ? none : marks.split(',').map((mark) => (mark === '' ? null : (mark as JobMark)));
}

const none: readonly (JobMark | null)[] = [];
