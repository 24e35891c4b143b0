import { createHref } from '../../../runtime/core/routing/href.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { describeSalary } from '../../../runtime/core/texts/salary.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import { describePlaces } from '../places/places.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './JobHeader.module.css';
import type { FullJob } from './jobs.generated.ts';

/** Header of a job: title, employer, location, salary, type, date and deadline. */
export function JobHeader({ job, page, level }: { job: FullJob; page: PageInfo; level: 1 | 2 }) {
  const t = useTexts('job');
  const bookmarks = useBookmarks(page.brand.features.bookmarks);
  const Heading = level === 1 ? 'h1' : 'h2';
  const { organization, organizationName, employmentTypes, published, expires } = job;
  const isOpen = job.state === 'published';
  return (
    <header className={styles.header}>
      {job.logo && <img className={styles.logo} src={job.logo.url} alt="" width={72} height={72} />}
      <Heading className={styles.title} lang={foreign(job.langcode, page.locale)} data-level={level}>
        {job.title}
      </Heading>
      <p className={styles.who}>
        {organization ? (
          <Link
            className={styles.organization}
            href={createHref(page.brand.routes, page.locale).organization(organization.slug)}
          >
            {organizationName}
          </Link>
        ) : (
          organizationName && <span className={styles.organization}>{organizationName}</span>
        )}
        {describePlaces(job, t).map((part) => (
          <span key={part} className={styles.part}>
            {part}
          </span>
        ))}
      </p>
      <p className={styles.terms}>
        {job.salary && (
          <span className={styles.salary}>{describeSalary(job.salary, amountLocale(page.brand, page.locale), t)}</span>
        )}
        {employmentTypes.map(({ alias, label }) => (
          <span key={alias} className={styles.part}>
            {label}
          </span>
        ))}
      </p>
      <p className={styles.dates}>
        {published && (
          <span>
            {`${t('facts.posted')} `}
            {dayText(published, page)}
          </span>
        )}
        {isOpen && expires && (
          <span className={styles.part}>
            {`${t('facts.closes')} `}
            {dayText(expires, page)}
          </span>
        )}
      </p>
      {page.brand.features.bookmarks && (
        <p className={styles.actions}>
          <BookmarkButton job={job} isMarked={bookmarks.includes(job.id)} t={t} withText />
        </p>
      )}
    </header>
  );
}

/** The language of the ad if it differs from the page's, for correct pronunciation and hyphenation. */
export function foreign(langcode: string, locale: string): string | undefined {
  return langcode.split('-')[0] === locale.split('-')[0] ? undefined : langcode;
}
