import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fromWallClock, toWallClock, zoneName } from '../../runtime/core/moments.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { loadPostingTermsQuery } from '../shared/billing/billing.generated.ts';
import { PostingTermsNote } from '../shared/billing/PostingTermsNote.tsx';
import styles from './JobManager.module.css';
import type { ManagedJob, ManagerSettings } from './job-manager.generated.ts';
import type { Dates, Fault } from './manager-calls.ts';

interface PublishPanelProps {
  id: string;
  page: PageInfo;
  job: ManagedJob;
  settings: ManagerSettings | null;
  /** Where to buy what the job needs. */
  buy: string | null;
  /** Where to fix errors. */
  edit: string | null;
  isBusy: boolean;
  /** Resolves with the job's errors. */
  onPublish(dates: Dates): Promise<readonly Fault[]>;
  onClose(): void;
}

/** Start and duration of publication, in the brand's time zone. */
export function PublishPanel({ id, page, job, settings, buy, edit, isBusy, onPublish, onClose }: PublishPanelProps) {
  const t = useTexts('job-manager');
  const { timeZone } = page.brand.site;
  const [start, setStart] = useState<'now' | 'later'>('now');
  const [end, setEnd] = useState<'days' | 'date'>('days');
  const [startAt, setStartAt] = useState('');
  const [endAt, setEndAt] = useState('');
  const { employer } = job;
  const { data: found } = useQuery({
    ...queryOf(loadPostingTermsQuery, { organizationId: employer?.id ?? 0, jobId: job.id }),
    enabled: employer !== null,
  });
  const terms = found?.postingTerms;
  const usual = job.durationDays ?? terms?.duration ?? settings?.defaultDuration ?? 30;
  const [chosenDays, setDays] = useState<string | null>(null);
  const days = chosenDays ?? String(usual);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [missing, setMissing] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const longest = settings?.maximumDuration ?? 180;
  const now = toWallClock(new Date().toISOString(), timeZone);
  const waits = job.state === 'archived' ? settings?.editsWait : settings?.waits;

  async function send(): Promise<void> {
    const publishAt = start === 'now' ? new Date().toISOString() : fromWallClock(startAt, timeZone);
    const expires = end === 'days' ? null : fromWallClock(endAt, timeZone);
    const count = Number(days);
    if (publishAt === undefined) return setMissing(t('publish.noStart'));
    if (expires === undefined) return setMissing(t('publish.noEnd'));
    if (end === 'days' && !(Number.isInteger(count) && count >= 1 && count <= longest))
      return setMissing(t('publish.noDays', { longest }));
    setMissing(null);
    setFaults(await onPublish({ publishAt, expires, durationDays: end === 'days' ? count : null }));
  }

  return (
    <form
      className={styles.panel}
      aria-label={t('action.of.publish', { title: job.title || t('untitled') })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {missing && <Notice kind="danger">{missing}</Notice>}
      {faults.length > 0 && (
        <Notice kind="danger">
          <p>{t('publish.faults')}</p>
          <ul>
            {faults.map(({ code, pointer, message }) => (
              <li key={`${pointer} ${code}`}>{message}</li>
            ))}
          </ul>
          {edit && <Link href={edit}>{t('publish.mend')}</Link>}
        </Notice>
      )}
      <div className={styles.columns}>
        <fieldset className={styles.choices}>
          <legend>{t('publish.start')}</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name={`${id}-start`}
              ref={first}
              checked={start === 'now'}
              onChange={() => setStart('now')}
            />
            {t('publish.now')}
          </label>
          <label className={styles.choice}>
            <input type="radio" name={`${id}-start`} checked={start === 'later'} onChange={() => setStart('later')} />
            {t('publish.later')}
          </label>
          {start === 'later' && (
            <input
              className="field"
              type="datetime-local"
              aria-label={t('publish.startAt')}
              min={now}
              value={startAt}
              onChange={({ target }) => setStartAt(target.value)}
            />
          )}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('publish.end')}</legend>
          <label className={styles.choice}>
            <input type="radio" name={`${id}-end`} checked={end === 'days'} onChange={() => setEnd('days')} />
            {t('publish.afterDays')}
          </label>
          {end === 'days' && (
            <input
              className="field"
              type="number"
              inputMode="numeric"
              aria-label={t('publish.days')}
              min={1}
              max={longest}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
          <label className={styles.choice}>
            <input type="radio" name={`${id}-end`} checked={end === 'date'} onChange={() => setEnd('date')} />
            {t('publish.onDate')}
          </label>
          {end === 'date' && (
            <input
              className="field"
              type="datetime-local"
              aria-label={t('publish.endAt')}
              min={now}
              value={endAt}
              onChange={({ target }) => setEndAt(target.value)}
            />
          )}
        </fieldset>
      </div>
      {(start === 'later' || end === 'date') && (
        <p className="meta">{t('publish.zone', { zone: zoneName(timeZone, page.locale, Date.now()) })}</p>
      )}
      {terms && employer && (
        <PostingTermsNote terms={terms} organization={employer.name} waits={waits ?? false} orders={null} buy={buy} />
      )}
      {waits && <p className="meta">{t('publish.waits')}</p>}
      <div className={styles.line}>
        <button type="submit" className="button" disabled={isBusy}>
          {t(waits ? 'publish.send' : start === 'later' ? 'publish.schedule' : 'publish.submit')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
