import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fromWallClock } from '../../../runtime/core/moments.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { failureOf } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import { type ChosenDates, DateFields } from './DateFields.tsx';
import { JobLook } from './JobLook.tsx';
import styles from './Moderation.module.css';
import type { ModeratedJob } from './moderation.generated.ts';
import { approveJobMutation, rejectJobMutation } from './moderation.generated.ts';
import { ReasonField } from './ReasonField.tsx';

interface WaitingJobProps {
  id: string;
  page: PageInfo;
  job: ModeratedJob;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

type Panel = 'look' | 'approve' | 'reject';

/** One pending job: preview, approve, reject. */
export function WaitingJob({ id, page, job, isChosen, onChoose, onDone }: WaitingJobProps) {
  const t = useTexts('moderation');
  const [isLooking, setLooking] = useState(false);
  const [panel, setPanel] = useState<Exclude<Panel, 'look'> | null>(null);
  const [dates, setDates] = useState<ChosenDates>({ start: '', end: '' });
  const [reason, setReason] = useState('');
  const acting = useMutation(workMutation<void>());
  const isBusy = acting.isPending;
  // Approves the version that was viewed, not a later one.
  const seen = useRef(job.version);
  const { title, organizationName, ownerName, submitted, published, openOrder } = job;
  const { timeZone } = page.brand.site;

  function act(work: () => Promise<unknown>, said: string): void {
    if (isBusy) return;
    acting.mutate(async () => {
      await work();
      onDone(said);
    });
  }
  const approve = () => {
    const [publishAt, expires] = [fromWallClock(dates.start, timeZone), fromWallClock(dates.end, timeZone)];
    const variables = { id: job.id, version: seen.current, publishAt: publishAt ?? null, expires: expires ?? null };
    act(() => run(approveJobMutation, variables), t('approved', { title }));
  };
  const toggle = (next: 'approve' | 'reject') => setPanel(panel === next ? null : next);

  return (
    <li className={styles.entry} data-job={job.id}>
      <div className={styles.entryHead}>
        <label className={styles.tick}>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{t('select', { title })}</span>
        </label>
        <div className={styles.who}>
          <h3 className={styles.title}>{title}</h3>
          <p className="meta">
            {organizationName}
            {ownerName && ` · ${t('by', { name: ownerName })}`}
            {submitted && (
              <>
                {' · '}
                {t('since')} <When at={submitted} />
              </>
            )}
          </p>
          {published !== null && <Badge>{t('changed')}</Badge>}
          {openOrder !== null && <p className="meta">{t('unpaid', { number: openOrder })}</p>}
        </div>
        <div className={styles.line}>
          <SmallButton
            aria-expanded={isLooking}
            aria-controls={`${id}-look`}
            aria-label={`${t(isLooking ? 'lookAway' : 'look')}: ${title}`}
            onClick={() => setLooking(!isLooking)}
          >
            {t(isLooking ? 'lookAway' : 'look')}
          </SmallButton>
          <SmallButton main disabled={isBusy} aria-label={`${t('approve')}: ${title}`} onClick={approve}>
            {t('approve')}
          </SmallButton>
          <SmallButton
            aria-expanded={panel === 'approve'}
            aria-controls={`${id}-approve`}
            aria-label={`${t('withDates')}: ${title}`}
            onClick={() => toggle('approve')}
          >
            {t('withDates')}
          </SmallButton>
          <SmallButton
            aria-expanded={panel === 'reject'}
            aria-controls={`${id}-reject`}
            aria-label={`${t('reject')}: ${title}`}
            onClick={() => toggle('reject')}
          >
            {t('reject')}
          </SmallButton>
        </div>
      </div>
      {acting.error && <FailureNote failure={failureOf(acting.error)} />}
      <div id={`${id}-approve`} hidden={panel !== 'approve'} className={styles.panel}>
        <DateFields id={`${id}-dates`} page={page} dates={dates} onChange={setDates} startHelp={t('dates.help')} />
        <SmallButton main disabled={isBusy} onClick={approve}>
          {t('approveDates')}
        </SmallButton>
      </div>
      <div id={`${id}-reject`} hidden={panel !== 'reject'} className={styles.panel}>
        <ReasonField id={`${id}-reason`} value={reason} onChange={setReason} />
        <SmallButton
          disabled={isBusy || reason.trim() === ''}
          onClick={() => act(() => run(rejectJobMutation, { id: job.id, reason }), t('rejected', { title }))}
        >
          {t('sendBack')}
        </SmallButton>
      </div>
      {isLooking && (
        <div id={`${id}-look`}>
          <JobLook
            id={`${id}-preview`}
            jobId={job.id}
            page={page}
            onSeen={(version) => {
              seen.current = version;
            }}
          />
        </div>
      )}
    </li>
  );
}
