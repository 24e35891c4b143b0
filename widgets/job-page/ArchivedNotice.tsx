import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import { jobsHref } from '../shared/search/search-links.ts';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './JobPage.module.css';

/** Says that a job is gone, since when, and where to go on. */
export function ArchivedNotice({ job, page }: { job: FullJob; page: PageInfo }) {
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
