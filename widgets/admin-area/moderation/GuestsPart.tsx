import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { Note } from '../parts/Notes.tsx';
import { GuestJob } from './GuestJob.tsx';
import { approveGuestMutation, type Guest, guestsQuery, type SyndicatedState } from './guests.generated.ts';
import styles from './Moderation.module.css';
import { PAGE } from './moderated-job.ts';
import { Pages } from './Pages.tsx';

const STATES: readonly SyndicatedState[] = ['waiting', 'shown', 'rejected', 'declined'];
const keyOf = ({ brand, jobId }: Guest): string => `${brand} ${jobId}`;

interface Settled {
  title: string;
  /** Why it did not work; null if it did. */
  refusal: string | null;
}

/** Jobs that rules bring from other brands, the longest waiting first. Of the chosen brand, or of all of the person. */
export function GuestsPart({ id, page }: { id: string; page: PageInfo }) {
  const t = useTexts('guests');
  const brand = page.brand.id === NETWORK_ID ? null : page.brand.id;
  const [state, setState] = useState<SyndicatedState>('waiting');
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Settled[]>([]);
  const answer = useAnswer(guestsQuery, { brand, state, ruleId: null, from, count: PAGE });
  const working = useMutation(workMutation<void>());
  const jobs = answer.data?.syndicatedJobs.jobs ?? [];
  const ticked = state === 'waiting' ? jobs.filter((job) => chosen.has(keyOf(job))) : [];
  const settled = (text: string, left: readonly Settled[] = []) => {
    setSaid(text);
    setRefused(left);
    setChosen(new Set());
    // Deciding about the last job of a page leads to the previous page.
    if (jobs.length === 1 && from > 0) setFrom(Math.max(0, from - PAGE));
    answer.again();
  };
  const approveTicked = () =>
    working.mutate(async () => {
      const results: Settled[] = [];
      // One after the other: one that was changed meanwhile does not stop the others.
      for (const { brand: on, jobId, version, title } of ticked) {
        const refusal = await run(approveGuestMutation, { brand: on, jobId, version }).then(
          () => null,
          (error: unknown) => failureOf(error).message ?? t('failed'),
        );
        results.push({ title, refusal });
      }
      const left = results.filter(({ refusal }) => refusal !== null);
      settled(t('approvedSeveral', { count: results.length - left.length, all: results.length }), left);
    });
  return (
    <>
      <p>{brand === null ? t('textAll') : t('text', { site: page.brand.site.name })}</p>
      <div className={styles.field}>
        <Select
          id={`${id}-state`}
          label={t('state')}
          value={state}
          choices={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(value) => {
            setState(STATES.find((one) => one === value) ?? 'waiting');
            setFrom(0);
            setSaid(null);
            setRefused([]);
          }}
        />
      </div>
      <div role="status">
        {said && (
          <Note kind={refused.length === 0 ? 'good' : 'warning'}>
            <p>{said}</p>
            {refused.length > 0 && (
              <ul>
                {refused.map(({ title, refusal }) => (
                  <li key={title}>
                    {title}: {refusal}
                  </li>
                ))}
              </ul>
            )}
          </Note>
        )}
      </div>
      <Answered answer={answer}>
        {({ syndicatedJobs: { total } }) =>
          jobs.length === 0 ? (
            <p role="status">{t(`none.${state}`)}</p>
          ) : (
            <>
              {state === 'waiting' && (
                <div className={styles.line}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={ticked.length === jobs.length}
                      onChange={({ target }) => setChosen(new Set(target.checked ? jobs.map(keyOf) : []))}
                    />
                    {t('selectAll')}
                  </label>
                  {ticked.length > 0 && (
                    <SmallButton disabled={working.isPending} onClick={approveTicked}>
                      {t('approveSeveral', { count: ticked.length })}
                    </SmallButton>
                  )}
                </div>
              )}
              <ul className={styles.list}>
                {jobs.map((job) => (
                  <GuestJob
                    key={keyOf(job)}
                    id={`${id}-${job.brand}-${job.jobId}`}
                    page={page}
                    job={job}
                    isChosen={chosen.has(keyOf(job))}
                    onChoose={(isChosen) => {
                      const next = new Set(chosen);
                      if (isChosen) next.add(keyOf(job));
                      else next.delete(keyOf(job));
                      setChosen(next);
                    }}
                    onDone={settled}
                  />
                ))}
              </ul>
              <Pages total={total} offset={from} setOffset={setFrom} />
            </>
          )
        }
      </Answered>
    </>
  );
}
