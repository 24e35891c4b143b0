import { useSyncExternalStore } from 'react';
import type { Translate } from '../../../runtime/page/texts.tsx';
import { jobMarkOf, onJobMarks } from './job-marks.ts';

interface JobMarkProps {
  jobId: number;
  className: string | undefined;
  /** Texts of `job`. */
  t: Translate;
}

/** Says that the visitor has applied to a job or viewed it. Added by the browser, since pages are the same for everyone. */
export function JobMark({ jobId, className, t }: JobMarkProps) {
  const mark = useSyncExternalStore(
    onJobMarks,
    () => jobMarkOf(jobId),
    () => null,
  );
  return (
    mark && (
      <span className={className} data-mark={mark}>
        {t(`marks.${mark}`)}
      </span>
    )
  );
}
