import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { failureOf } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import { JobLook } from './JobLook.tsx';
import styles from './Moderation.module.css';
import type { Report } from './moderation.generated.ts';
import { resolveJobReportMutation } from './moderation.generated.ts';

interface ReportEntryProps {
  id: string;
  page: PageInfo;
  report: Report;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

/** One report: what is reported about which job, and the actions on it. */
export function ReportEntry({ id, page, report, onDone }: ReportEntryProps) {
  const t = useTexts('moderation');
  const [isLooking, setLooking] = useState(false);
  const [note, setNote] = useState('');
  const { job, reason, text, email, created, resolved, outcome, openForJob } = report;
  const { title } = job;
  const settling = useMutation({
    ...mutationOf(resolveJobReportMutation),
    onSuccess: (_, settled) => onDone(t(`reports.said.${settled.outcome}`, { title })),
  });
  const isBusy = settling.isPending;

  function settle(result: 'archived' | 'dismissed'): void {
    if (!isBusy) settling.mutate({ id: report.id, outcome: result, note: note.trim() || null });
  }

  return (
    <li className={styles.entry} data-report={report.id}>
      <div className={styles.entryHead}>
        <div className={styles.who}>
          <h3 className={styles.title}>{title}</h3>
          <p className="meta">
            {job.organizationName} · {t(`states.${job.state}`)} · {t('reports.on')} <When at={created} />
          </p>
          <p>
            <Badge kind="warning">{t(`reasons.${reason}`)}</Badge>{' '}
            {openForJob > 1 && <span className="meta">{t('reports.several', { count: openForJob })}</span>}
          </p>
          {text && <blockquote className={styles.words}>{text}</blockquote>}
          {email && (
            <p className="meta">
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {resolved && (
            <p>
              <Badge kind="good">{t(`reports.outcome.${outcome}`)}</Badge> <When at={resolved} />
              {report.note && <span className={styles.words}> {report.note}</span>}
            </p>
          )}
        </div>
        <SmallButton
          aria-expanded={isLooking}
          aria-controls={`${id}-look`}
          aria-label={`${t(isLooking ? 'lookAway' : 'look')}: ${title}`}
          onClick={() => setLooking(!isLooking)}
        >
          {t(isLooking ? 'lookAway' : 'look')}
        </SmallButton>
      </div>
      {settling.error && <FailureNote failure={failureOf(settling.error)} />}
      {!resolved && (
        <div className={styles.panel}>
          <label className="label" htmlFor={`${id}-note`}>
            {t('reports.note')}
          </label>
          <SmallTextarea
            id={`${id}-note`}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.line}>
            {job.state !== 'archived' && (
              <SmallButton
                main
                disabled={isBusy}
                aria-label={`${t('reports.archive')}: ${title}`}
                onClick={() => settle('archived')}
              >
                {t('reports.archive')}
              </SmallButton>
            )}
            <SmallButton
              disabled={isBusy}
              aria-label={`${t('reports.dismiss')}: ${title}`}
              onClick={() => settle('dismissed')}
            >
              {t('reports.dismiss')}
            </SmallButton>
          </div>
        </div>
      )}
      {isLooking && (
        <div id={`${id}-look`}>
          <JobLook id={`${id}-preview`} jobId={job.id} page={page} />
        </div>
      )}
    </li>
  );
}
