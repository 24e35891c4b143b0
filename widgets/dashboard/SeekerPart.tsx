import { useQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { answersTo } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { jobAlertCalls } from '../shared/alerts/alert-calls.ts';
import { JobNews } from '../shared/alerts/JobNews.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './Dashboard.module.css';
import { type ListedJob, seekerQuery } from './dashboard.generated.ts';
import { endingFirst } from './ending-first.ts';
import { loadSeeker } from './seeker-data.ts';

/** Entries per list; the linked page has all. */
const SHOWN = 5;

/** What a job seeker has saved on this site, and recommended jobs. */
export function SeekerPart({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('account');
  const { alerts: hasAlerts, bookmarks: hasBookmarks } = {
    alerts: page.brand.features.jobAlerts,
    bookmarks: page.brand.features.bookmarks,
  };
  const { data, error } = useQuery({
    queryKey: [...answersTo(seekerQuery).queryKey, hasAlerts, hasBookmarks],
    queryFn: () => loadSeeker({ hasAlerts, hasBookmarks }),
  });
  const href = createHref(page.brand.routes, page.locale);
  const alertsPage = hasAlerts ? href.page('alerts') : null;
  const bookmarksPage = hasBookmarks ? href.page('bookmarks') : null;
  if (error) return <Notice kind="danger">{refusalText(error, t('form.unreachable'))}</Notice>;
  if (!data) return <Waiting lines={3} isHolding />;
  const saved = endingFirst(data.bookmarks, Date.now());
  // Those with something new first.
  const alerts = data.alerts.toSorted((a, b) => Number(!a.news) - Number(!b.news));
  const dayOf = (date: string) => formatDay(date, page.locale, page.brand.site.timeZone);
  const jobLine = (job: ListedJob) => (
    <>
      <Link href={href.job(job)}>{job.title}</Link>
      <span className={styles.who}>{[job.organizationName, job.location?.label].filter(Boolean).join(' · ')}</span>
    </>
  );
  return (
    <>
      {data.recommended.length > 0 && (
        <section className={styles.section} aria-labelledby={`${id}-recommended`}>
          <h2 id={`${id}-recommended`}>{t('dashboard.seeker.recommended')}</h2>
          <ul className={styles.jobs}>
            {data.recommended.map((job) => (
              <li key={job.id}>{jobLine(job)}</li>
            ))}
          </ul>
        </section>
      )}
      {bookmarksPage && (
        <section className={styles.section} aria-labelledby={`${id}-bookmarks`}>
          <h2 id={`${id}-bookmarks`}>{t('dashboard.seeker.bookmarks')}</h2>
          {data.bookmarks.length === 0 ? (
            <p>{t('dashboard.seeker.noBookmarks')}</p>
          ) : (
            <ul className={styles.jobs}>
              {saved.slice(0, SHOWN).map(({ id: job, title, archived, ends, job: shown }) => (
                <li key={job}>
                  {shown ? jobLine(shown) : title}
                  {ends && <span>{t('dashboard.seeker.ends', { date: dayOf(ends) })}</span>}
                  {archived && <span className={styles.who}>{t('dashboard.seeker.archived')}</span>}
                </li>
              ))}
            </ul>
          )}
          {data.bookmarks.length > 0 && (
            <p>
              <Link href={bookmarksPage}>{t('dashboard.seeker.allBookmarks')}</Link>
            </p>
          )}
        </section>
      )}
      {alertsPage && (
        <section className={styles.section} aria-labelledby={`${id}-alerts`}>
          <h2 id={`${id}-alerts`}>{t('dashboard.seeker.alerts')}</h2>
          {data.alerts.length === 0 ? (
            <p>{t('dashboard.seeker.noAlerts')}</p>
          ) : (
            <ul className={styles.jobs}>
              {alerts.slice(0, SHOWN).map(({ id: alert, name, title, href: search, news }) => (
                <li key={alert}>
                  {/* The results are shown whether or not the visit arrives. */}
                  <Link href={search} onClick={() => jobAlertCalls.visit({ id: alert }).catch(() => undefined)}>
                    {name ?? title}
                  </Link>
                  <JobNews count={news} texts="account" />
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link href={alertsPage}>{t('dashboard.seeker.allAlerts')}</Link>
          </p>
        </section>
      )}
    </>
  );
}
