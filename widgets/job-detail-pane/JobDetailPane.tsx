import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useViewed } from '../shared/job-marks/use-viewed.ts';
import { ApplyLink } from '../shared/jobs/ApplyLink.tsx';
import { JobHeader } from '../shared/jobs/JobHeader.tsx';
import { JobText } from '../shared/jobs/JobText.tsx';
import { PrintedApply } from '../shared/jobs/PrintedApply.tsx';
import { refineHref } from '../shared/search/listing-links.ts';
import { jobHref, searchOf } from '../shared/search/search-links.ts';
import styles from './JobDetailPane.module.css';
import type { load } from './load.ts';

/** The selected job, beside the list from 1200 px. On narrower screens only its header, which links to its page. */
export function JobDetailPane({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('search');
  const jobTexts = useTexts('job');
  useViewed(data.job?.job?.id ?? null);
  if (!data.job) return null;
  const { job } = data.job;
  const { page: current, openFacet } = searchOf(page);
  return (
    <section className={styles.pane} key={job?.id} aria-label={t('pane.label')} data-keep-scroll="job">
      <p className={styles.bar}>
        {job && <Link href={jobHref(page, job)}>{t('pane.open')}</Link>}
        <Link className={styles.close} href={refineHref(page, { page: current, openFacet })} keepScroll>
          {t('pane.close')}
        </Link>
      </p>
      {job ? (
        <>
          <JobHeader job={job} page={page} level={2} />
          <div className={styles.body}>
            <ApplyLink page={page} job={job} t={jobTexts} />
            <JobText job={job} locale={page.locale} />
            <PrintedApply page={page} job={job} t={jobTexts} />
          </div>
        </>
      ) : (
        <p>{t('pane.gone')}</p>
      )}
    </section>
  );
}
