import type { MouseEvent } from 'react';
import { describeSalary } from '../../../runtime/core/texts/salary.ts';
import { linkProps } from '../../../runtime/page/Link.tsx';
import type { Translate } from '../../../runtime/page/texts.tsx';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import type { JobMark } from '../job-marks/job-marks.ts';
import { describePlaces } from '../places/places.ts';
import styles from './JobTeaser.module.css';
import { daysSince, describeAge, reasonsOf } from './job-moments.ts';
import type { TeaserJob } from './jobs.generated.ts';

export interface JobTeaserProps {
  job: TeaserJob;
  href: string;
  /** ISO time of the render. */
  now: string;
  /** Locale for amounts of money. */
  amounts: string;
  /** Texts of `job`, looked up once per list. */
  t: Translate;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** The salary is directly below the title. */
  salaryFirst?: boolean;
  /** It can be bookmarked. */
  marks?: boolean;
  isMarked: boolean;
  /** It is new compared with the rest of the list. */
  isNew: boolean;
  /** What the visitor has done with it. */
  mark: JobMark | null;
  /** The job shown in the pane beside the list. */
  chosen?: boolean;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, job: TeaserJob) => void;
}

/** One job of a list at a glance: title, employer and location, salary, age, and why it may matter. */
export function JobTeaser({
  job,
  href,
  now,
  amounts,
  t,
  level = 2,
  salaryFirst,
  marks,
  isMarked,
  isNew,
  mark,
  chosen,
  onOpen,
}: JobTeaserProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { published } = job;
  const days = published ? daysSince(published, now) : null;
  const reasons = reasonsOf(job, isNew, now);
  const salary = job.salary ? <p className={styles.salary}>{describeSalary(job.salary, amounts, t)}</p> : null;
  return (
    <article className={styles.row} data-chosen={chosen || undefined} data-marks={marks || undefined}>
      <Heading className={styles.title}>
        <a
          className={styles.target}
          {...linkProps(href, { onClick: onOpen && ((event) => onOpen(event, job)) })}
          aria-current={chosen || undefined}
        >
          {job.title}
        </a>
      </Heading>
      {salaryFirst ? salary : null}
      <p className={styles.who}>
        {job.organizationName && <span className={styles.organization}>{job.organizationName}</span>}
        {describePlaces(job, t).map((part) => (
          <span key={part} className={styles.place}>
            {part}
          </span>
        ))}
      </p>
      {salaryFirst ? null : salary}
      {days === null && reasons.length === 0 ? null : (
        <p className={styles.meta}>
          {reasons.map(({ kind, key, count }) => (
            <span key={kind} className={styles.reason} data-kind={kind}>
              {sayMoment(t, key, count)}
            </span>
          ))}
          {days === null ? null : (
            <time className={styles.age} dateTime={published?.slice(0, 10)}>
              {sayAge(t, days)}
            </time>
          )}
          {mark === null || chosen ? null : (
            <span className={styles.done} data-mark={mark}>
              {t(`marks.${mark}`)}
            </span>
          )}
        </p>
      )}
      {job.logo ? (
        <img className={styles.logo} src={job.logo.url} alt="" width={50} height={50} loading="lazy" />
      ) : null}
      {marks ? <BookmarkButton job={job} isMarked={isMarked} t={t} /> : null}
    </article>
  );
}

function sayAge(t: Translate, days: number): string {
  const { key, count } = describeAge(days);
  return sayMoment(t, key, count);
}

function sayMoment(t: Translate, key: string, count: number | undefined): string {
  return count === undefined ? t(key) : t(key, { count });
}
