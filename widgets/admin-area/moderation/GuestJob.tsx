import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { failureOf } from '../ask.ts';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import { GuestLook } from './GuestLook.tsx';
import { approveGuestMutation, type Guest, rejectGuestMutation } from './guests.generated.ts';
import styles from './Moderation.module.css';

interface GuestJobProps {
  id: string;
  page: PageInfo;
  job: Guest;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

/** One job of another brand: preview, approve, reject. What its employer took off cannot be brought back here. */
export function GuestJob({ id, page, job, isChosen, onChoose, onDone }: GuestJobProps) {
  const t = useTexts('guests');
  const [isLooking, setLooking] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const acting = useMutation(workMutation<void>());
  // Approves the version that was viewed, not a later one.
  const seen = useRef(job.version);
  const { title, brand, brandName, jobId, state } = job;
  const act = (work: () => Promise<unknown>, said: string) => {
    if (acting.isPending) return;
    acting.mutate(async () => {
      await work();
      onDone(said);
    });
  };
  const approve = () =>
    act(
      () => run(approveGuestMutation, { brand, jobId, version: seen.current }),
      t('approved', { title, brand: brandName }),
    );
  const reject = () =>
    act(
      () => run(rejectGuestMutation, { brand, jobId, reason: reason.trim() || null }),
      t('rejected', { title, brand: brandName }),
    );
  return (
    <li className={styles.entry} data-guest={jobId}>
      <div className={styles.entryHead}>
        {state === 'waiting' && (
          <label className={styles.tick}>
            <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
            <span className="visually-hidden">{t('select', { title })}</span>
          </label>
        )}
        <div className={styles.who}>
          <h3 className={styles.title}>{title}</h3>
          <p className="meta">
            {job.organizationName} · {t('way', { source: job.sourceName, brand: brandName })}
          </p>
          <p className="meta">
            {job.ruleName && `${t('rule', { name: job.ruleName })} · `}
            {t(`since.${state}`)} <When at={job.since} />
          </p>
          {job.reason && <blockquote className={styles.words}>{job.reason}</blockquote>}
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
          {(state === 'waiting' || (state === 'rejected' && job.ruleId !== null)) && (
            <SmallButton main disabled={acting.isPending} aria-label={`${t('approve')}: ${title}`} onClick={approve}>
              {t('approve')}
            </SmallButton>
          )}
          {(state === 'waiting' || state === 'shown') && (
            <SmallButton
              aria-expanded={isRejecting}
              aria-controls={`${id}-reject`}
              aria-label={`${t('reject')}: ${title}`}
              onClick={() => setRejecting(!isRejecting)}
            >
              {t('reject')}
            </SmallButton>
          )}
        </div>
      </div>
      {acting.error && <FailureNote failure={failureOf(acting.error)} />}
      <div id={`${id}-reject`} hidden={!isRejecting} className={styles.panel}>
        <label className="label" htmlFor={`${id}-reason`}>
          {t('reason')}
        </label>
        <SmallTextarea
          id={`${id}-reason`}
          maxLength={1000}
          value={reason}
          aria-describedby={`${id}-reason-help`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p id={`${id}-reason-help`} className="meta">
          {t('reasonHelp')}
        </p>
        <SmallButton disabled={acting.isPending} aria-label={`${t('rejectNow')}: ${title}`} onClick={reject}>
          {t('rejectNow')}
        </SmallButton>
      </div>
      {isLooking && (
        <div id={`${id}-look`}>
          <GuestLook
            id={`${id}-preview`}
            page={page}
            job={job}
            onSeen={(version) => {
              seen.current = version;
            }}
          />
        </div>
      )}
    </li>
  );
}
