import { Fragment, type MouseEvent, type ReactNode } from 'react';
import styles from './JobList.module.css';
import { JobTeaser } from './JobTeaser.tsx';
import type { TeaserJob } from './job-types.ts';

export interface JobListProps {
  jobs: readonly TeaserJob[];
  hrefOf: (job: TeaserJob) => string;
  now: string;
  locale: string;
  level?: 2 | 3;
  salaryFirst?: boolean;
  /** Id of the job in the pane. */
  chosen?: number | null;
  /** What stands after teaser number `at` (0-based); null for nothing. */
  between?: (at: number) => ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, job: TeaserJob) => void;
}

/** Jobs in the list style of the brand's theme: rules, cards or a table. */
export function JobList({ jobs, hrefOf, between, chosen, onOpen, ...shared }: JobListProps) {
  return (
    <ol className={styles.list}>
      {jobs.map((job, at) => {
        const insert = between?.(at);
        return (
          <Fragment key={job.id}>
            <li className={styles.item}>
              <JobTeaser
                {...shared}
                job={job}
                href={hrefOf(job)}
                chosen={chosen === job.id}
                onOpen={onOpen && ((event) => onOpen(event, job))}
              />
            </li>
            {insert && <li className={styles.insert}>{insert}</li>}
          </Fragment>
        );
      })}
    </ol>
  );
}
