import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fromWallClock } from '../../../runtime/core/moments.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { failureOf } from '../ask.ts';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { type ChosenDates, DateFields } from './DateFields.tsx';
import styles from './Moderation.module.css';
import { JOB_STATES } from './moderated-job.ts';
import type { ModeratedJob } from './moderation.generated.ts';
import { setJobStateMutation } from './moderation.generated.ts';

interface SetStateProps {
  id: string;
  page: PageInfo;
  job: ModeratedJob;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

/** Moves a job to any state, regardless of the transitions that employers are limited to. */
export function SetState({ id, page, job, onDone }: SetStateProps) {
  const t = useTexts('moderation');
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState('');
  const [reason, setReason] = useState('');
  const [dates, setDates] = useState<ChosenDates>({ start: '', end: '' });
  const moving = useMutation({
    ...mutationOf(setJobStateMutation),
    onSuccess({ setJobState }, moved) {
      if (setJobState.faults.length > 0) return;
      setOpen(false);
      onDone(t('jobs.moved', { title: job.title, state: t(`states.${moved.state}`) }));
    },
  });
  const faults = moving.data?.setJobState.faults ?? [];
  if (!job.actions.includes('set_state')) return null;
  const { timeZone } = page.brand.site;
  const goesUp = state === 'published' || state === 'scheduled';
  const choices = JOB_STATES.filter((one) => one !== job.state);

  function send(): void {
    const chosen = choices.find((one) => one === state);
    if (!chosen) return;
    moving.mutate({
      id: job.id,
      state: chosen,
      reason: reason.trim() || null,
      publishAt: state === 'scheduled' ? (fromWallClock(dates.start, timeZone) ?? null) : null,
      expires: goesUp ? (fromWallClock(dates.end, timeZone) ?? null) : null,
    });
  }

  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('jobs.set')}: ${job.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('jobs.set')}
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {moving.error && <FailureNote failure={failureOf(moving.error)} />}
        {faults.length > 0 && (
          <Note kind="danger">
            <ul>
              {faults.map(({ pointer, message }) => (
                <li key={pointer}>{message}</li>
              ))}
            </ul>
          </Note>
        )}
        <Select
          id={`${id}-state`}
          label={t('jobs.to')}
          value={state}
          choices={[
            { value: '', label: t('jobs.choose') },
            ...choices.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={setState}
        />
        {goesUp ? (
          <DateFields
            id={`${id}-dates`}
            page={page}
            dates={dates}
            onChange={setDates}
            startHelp={t(state === 'scheduled' ? 'jobs.needsStart' : 'jobs.atOnce')}
          />
        ) : (
          <div className={styles.field}>
            <label className="label" htmlFor={`${id}-reason`}>
              {t('jobs.reason')}
            </label>
            <SmallTextarea
              id={`${id}-reason`}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        )}
        <SmallButton
          main
          disabled={moving.isPending || state === '' || (state === 'scheduled' && dates.start === '')}
          onClick={send}
        >
          {t('jobs.move')}
        </SmallButton>
      </div>
    </>
  );
}
