import type { MouseEvent } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { JobFacts } from '../job-facts/JobFacts.tsx';
import { JobPage } from '../job-page/JobPage.tsx';
import { ApplyLink } from '../shared/jobs/ApplyLink.tsx';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import styles from './JobPreview.module.css';

interface JobPreviewProps {
  job: FullJob;
  page: PageInfo;
  id: string;
}

/** The job page as visitors will see it, rendered by the same widgets. Links are disabled; files can be opened. */
export function JobPreview({ job, page, id }: JobPreviewProps) {
  const t = useTexts('posting');
  const jobTexts = useTexts('job');
  return (
    <section className={styles.frame} aria-label={t('preview.label')}>
      <div className={styles.page} data-preview="" onClickCapture={holdBack}>
        <div className={styles.main}>
          <JobPage props={{}} data={{ job: { job } }} page={page} id={`${id}-page`} />
        </div>
        <div className={styles.aside}>
          <ApplyLink job={job} page={page} t={jobTexts} />
          <JobFacts props={{}} data={{ job: { job } }} page={page} id={`${id}-facts`} />
        </div>
      </div>
    </section>
  );
}

function holdBack(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  event.preventDefault();
  event.stopPropagation();
  // Do not leave the form.
  if (link?.getAttribute('href')?.startsWith('/files/')) window.open(link.href, '_blank', 'noopener');
}
