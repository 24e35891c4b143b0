import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobHeader } from '../shared/jobs/JobHeader.tsx';
import { JobText } from '../shared/jobs/JobText.tsx';
import { jobsHref } from '../shared/search/search-links.ts';
import { ArchivedNotice } from './ArchivedNotice.tsx';
import styles from './JobPage.module.css';
import type { load } from './load.ts';

/** One job: its head and its text. One that is no longer available says so first, and its text fades. */
export function JobPage({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const job = data.job?.job;
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
      {/* Ads begin with headings of any level; this one keeps the outline whole. */}
      <h2 className="visually-hidden">{t('about')}</h2>
      <JobText job={job} locale={page.locale} />
    </article>
  );
}
