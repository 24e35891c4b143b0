import type { MouseEvent } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobTeaser.module.css';
import { describeAge, reasonsOf } from './job-moments.ts';
import type { TeaserJob } from './job-types.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { Salary } from './Salary.tsx';

export interface JobTeaserProps {
  job: TeaserJob;
  href: string;
  /** ISO time of the render. */
  now: string;
  locale: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** The salary stands directly below the title. */
  salaryFirst?: boolean;
  /** The job shown in the pane beside the list. */
  chosen?: boolean;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One job of a list, read in two seconds: what, who and where, how much, how old, and why it may matter. */
export function JobTeaser({ job, href, now, locale, level = 2, salaryFirst, chosen, onOpen }: JobTeaserProps) {
  const t = useTexts('job');
  const Heading = level === 2 ? 'h2' : 'h3';
  const age = job.published ? describeAge(job.published, now) : null;
  const reasons = reasonsOf(job, now);
  const salary = job.salary && (
    <p className={styles.salary}>
      <Salary salary={job.salary} locale={locale} />
    </p>
  );
  return (
    <article className={styles.row} data-chosen={chosen || undefined}>
      <Heading className={styles.title}>
        <Link className={styles.target} href={href} onClick={onOpen} aria-current={chosen || undefined}>
          {job.title}
        </Link>
      </Heading>
      {salaryFirst && salary}
      <p className={styles.who}>
        <span className={styles.organization}>{job.organizationName}</span>
        <PlaceLine className={styles.place} job={job} />
      </p>
      {!salaryFirst && salary}
      {(age || reasons.length > 0) && (
        <p className={styles.meta}>
          {reasons.map((reason) => (
            <span key={reason.kind} className={styles.reason} data-kind={reason.kind}>
              {t(reason.key, { count: reason.count ?? 0 })}
            </span>
          ))}
          {age && (
            <time className={styles.age} dateTime={job.published?.slice(0, 10)}>
              {t(age.key, { count: age.count })}
            </time>
          )}
        </p>
      )}
      {job.logo && <img className={styles.logo} src={job.logo.url} alt="" width={50} height={50} loading="lazy" />}
    </article>
  );
}
