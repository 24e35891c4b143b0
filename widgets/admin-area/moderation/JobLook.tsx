import { type MouseEvent, useEffect } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { JobFacts } from '../../job-facts/JobFacts.tsx';
import { JobPage } from '../../job-page/JobPage.tsx';
import { ApplyLink } from '../../shared/jobs/ApplyLink.tsx';
import { useAnswer } from '../ask.ts';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Pieces } from '../parts/Pieces.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { EmployerNotes } from './EmployerNotes.tsx';
import styles from './Moderation.module.css';
import { jobLookQuery } from './moderation.generated.ts';
import { TrustLine } from './TrustLine.tsx';

interface JobLookProps {
  id: string;
  jobId: number;
  page: PageInfo;
  /** Receives the version being shown. */
  onSeen?(version: number): void;
}

/** The job page as visitors would see it, rendered by the same widgets. Links are disabled; files can be opened. */
export function JobLook({ id, jobId, page, onSeen }: JobLookProps) {
  const t = useTexts('moderation');
  const jobTexts = useTexts('job');
  const { data, failure, again } = useAnswer(jobLookQuery, { id: jobId });
  const shown = data?.ownJob?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per version
  useEffect(() => {
    if (shown !== undefined) onSeen?.(shown);
  }, [shown]);
  if (failure) return <FailureNote failure={failure} again={again} />;
  if (!data) return <Waiting lines={5} />;
  if (data.ownJob === null) return <Note kind="warning">{t('gone')}</Note>;
  const { preview, faults, changes, employer, trusted } = data.ownJob;
  const found = { job: { job: preview } };
  return (
    <section className={styles.look} aria-label={t('preview')}>
      {faults.length > 0 && (
        <Note kind="warning">
          <p>{t('faults')}</p>
          <ul>
            {faults.map(({ pointer, code, message }) => (
              <li key={`${pointer} ${code}`}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      {changes.length > 0 && (
        <section aria-labelledby={`${id}-changes`}>
          <h4 id={`${id}-changes`} className={styles.title}>
            {t('changes')}
          </h4>
          {changes.map(({ label, pieces }) => (
            <Pieces key={label} label={label} pieces={pieces} />
          ))}
        </section>
      )}
      {employer && <TrustLine employer={employer} isTrusted={trusted} onChanged={again} />}
      {employer && <EmployerNotes id={`${id}-notes`} employer={employer.id} />}
      {/* It only blocks navigation through links; activating a link by keyboard is a click as well. */}
      <div className={styles.lookPage} data-preview="" onClickCapture={holdBack}>
        <div className={styles.lookMain}>
          <JobPage props={{}} data={found} page={page} id={`${id}-page`} />
        </div>
        <div className={styles.lookAside}>
          <ApplyLink job={preview} page={page} t={jobTexts} />
          <JobFacts props={{}} data={found} page={page} id={`${id}-facts`} />
        </div>
      </div>
    </section>
  );
}

function holdBack(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('/files/')) return;
  event.preventDefault();
  event.stopPropagation();
}
