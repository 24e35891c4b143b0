import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import { useJobMarks } from '../job-marks/use-job-marks.ts';
import styles from './JobList.module.css';
import { JobTeaser } from './JobTeaser.tsx';
import { newJobsOf } from './job-moments.ts';
import type { TeaserJob } from './jobs.generated.ts';

export interface JobListProps {
  jobs: readonly TeaserJob[];
  hrefOf: (job: TeaserJob) => string;
  now: string;
  /** Locale for amounts of money. */
  amounts: string;
  level?: 2 | 3;
  salaryFirst?: boolean;
  /** Jobs can be bookmarked. */
  marks?: boolean;
  /** Id of the job shown in the pane. */
  chosen?: number | null;
  /** Rendered after the teaser with this 0-based index; null for nothing. */
  between?: (at: number) => ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, job: TeaserJob) => void;
}

/** Jobs in the list style of the brand's theme: rules, cards or a table. */
export function JobList({ jobs, hrefOf, between, chosen, ...shared }: JobListProps) {
  const t = useTexts('job');
  const bookmarks = useBookmarks(shared.marks ?? false);
  const marks = useJobMarks(jobs);
  const newJobs = newJobsOf(jobs, shared.now);
  const items: ReactElement[] = [];
  for (const [at, job] of jobs.entries()) {
    items.push(
      <li className={styles.item} key={job.id}>
        <JobTeaser
          {...shared}
          job={job}
          href={hrefOf(job)}
          t={t}
          chosen={chosen === job.id}
          mark={marks[at] ?? null}
          isNew={newJobs.has(job.id)}
          isMarked={bookmarks.includes(job.id)}
        />
      </li>,
    );
    const insert = between?.(at);
    if (insert) {
      items.push(
        <li className={styles.insert} key={`after ${job.id}`}>
          {insert}
        </li>,
      );
    }
  }
  return <ol className={styles.list}>{items}</ol>;
}
