import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallInput } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { BulkActions, type BulkResult } from './BulkActions.tsx';
import styles from './Moderation.module.css';
import { PAGE } from './moderated-job.ts';
import { jobsToReviewQuery } from './moderation.generated.ts';
import { Pages } from './Pages.tsx';
import { WaitingJob } from './WaitingJob.tsx';

/** Pending jobs, the longest waiting first. */
export function WaitingPart({ id, page }: { id: string; page: PageInfo }) {
  const t = useTexts('moderation');
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<string | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const asked = useDeferredValue(search);
  const answer = useAnswer(jobsToReviewQuery, {
    search: asked,
    limit: PAGE,
    offset,
  });
  const jobs = answer.data?.jobsToReview.jobs ?? [];
  const ticked = jobs.filter((job) => chosen.has(job.id));
  const settled = (said: string | null) => {
    setDone(said);
    setChosen(new Set());
    // Handling the last job of a page leads to the previous page.
    if (jobs.length === 1 && offset > 0) setOffset(Math.max(0, offset - PAGE));
    answer.again();
  };
  return (
    <>
      <p>{t('waiting.text', { site: page.brand.site.name })}</p>
      <search className={styles.field}>
        <label className="label" htmlFor={`${id}-search`}>
          {t('search')}
        </label>
        <SmallInput
          id={`${id}-search`}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setOffset(0);
          }}
        />
      </search>
      <div role="status">
        {done && (
          <Note kind="good">
            <p>{done}</p>
          </Note>
        )}
        {result && (
          <Note kind={result.changes.every((change) => change.done) ? 'good' : 'warning'}>
            <p>{result.said}</p>
            <ul>
              {result.changes.map((change) => (
                <li key={change.id}>
                  {change.title}: {change.done ? t('worked') : change.message}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      <Answered answer={answer}>
        {() => jobs.length === 0 && <p role="status">{t(asked ? 'waiting.noneFit' : 'waiting.none')}</p>}
      </Answered>
      {jobs.length > 0 && (
        <>
          <BulkActions
            id={`${id}-bulk`}
            jobs={jobs}
            ticked={ticked}
            setChosen={setChosen}
            onDone={(next) => {
              setResult(next);
              settled(null);
            }}
          />
          <ul className={styles.list}>
            {jobs.map((job) => (
              <WaitingJob
                key={job.id}
                id={`${id}-job-${job.id}`}
                page={page}
                job={job}
                isChosen={chosen.has(job.id)}
                onChoose={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(job.id);
                  else next.delete(job.id);
                  setChosen(next);
                }}
                onDone={(said) => {
                  setResult(null);
                  settled(said);
                }}
              />
            ))}
          </ul>
          <Pages total={answer.data?.jobsToReview.total ?? 0} offset={offset} setOffset={setOffset} />
        </>
      )}
    </>
  );
}
