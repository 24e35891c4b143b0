import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useViewed } from '../shared/job-marks/use-viewed.ts';
import { JobHeader } from '../shared/jobs/JobHeader.tsx';
import { JobText } from '../shared/jobs/JobText.tsx';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import { jobsHref } from '../shared/search/search-links.ts';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './JobPage.module.css';
import type { load } from './load.ts';

/** One job: header and text. An expired one says so first, and its text is faded. */
export function JobPage({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const job = data.job?.job;
  useViewed(job?.id ?? null);
  if (!job) {
    return (
      <section className={styles.missing}>
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <p>
          <Link className="button" href={jobsHref(page)}>
            {t('archived.search')}
          </Link>
        </p>
      </section>
    );
  }
  return (
    <article className={styles.job}>
      {job.state === 'archived' && <ArchivedNotice job={job} page={page} />}
      <JobHeader job={job} page={page} level={1} />
      {/* Ads begin with headings of any level; this one keeps the outline complete. */}
      <h2 className="visually-hidden">{t('about')}</h2>
      <JobText job={job} locale={page.locale} />
    </article>
  );
}

/** Says that a job is no longer available, since when, and where to go instead. */
function ArchivedNotice({ job, page }: { job: FullJob; page: PageInfo }) {
  const t = useTexts('job');
  const ended = job.expires && job.expires < page.now ? job.expires : null;
  return (
    <div className={styles.notice} role="note">
      <p className={styles.noticeTitle}>{t('archived.title')}</p>
      <p>
        {ended
          ? t('archived.text', { date: formatDay(ended, page.locale, page.brand.site.timeZone) })
          : t('archived.textNoDate')}{' '}
        <Link href={jobsHref(page)}>{t('archived.search')}</Link>
      </p>
    </div>
  );
}
