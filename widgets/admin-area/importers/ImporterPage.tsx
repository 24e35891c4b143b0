import { useMutation } from '@tanstack/react-query';
import Router from 'next/router';
import { useEffect, useState } from 'react';
import { importerStanding } from '../../../runtime/core/importing/standing.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { ListPages } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { FeedFile } from './FeedFile.tsx';
import { sourceName, standingKind } from './importer-words.ts';
import {
  answerImporterRunMutation,
  deleteImporterMutation,
  type OneImporter,
  oneImporterQuery,
  pauseImporterMutation,
  runImporterMutation,
} from './importers.generated.ts';
import { RunTable } from './RunTable.tsx';

const RUNS = 20;
/** Milliseconds between two looks at a run that goes on. */
const LOOK_AGAIN = 3000;
const UNDER_WAY = ['waiting', 'reading', 'applying'];
const isOpen = ({ state }: { state: string }) => UNDER_WAY.includes(state);

type One = NonNullable<OneImporter['importer']>;
type Asking = 'delete' | 'goOn' | 'discard';

/** An importer: how it is doing, its runs, and what can be done with it. */
export function ImporterPage({ id, to, importer }: ScreenProps & { importer: number }) {
  const t = useTexts('importers');
  const [from, setFrom] = useState(0);
  const answer = useAnswer(oneImporterQuery, { id: importer, from, count: RUNS });
  const { data, again } = answer;
  const isUnderWay = data?.importer != null && !data.importer.draft && data.importer.runs.some(isOpen);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isUnderWay, again]);
  return (
    <section className={screen.screen}>
      <p>
        <Link href={to('importers')}>{t('back')}</Link>
      </p>
      <Answered answer={answer}>
        {({ importer: one }) =>
          one === null ? (
            <p role="status">{t('gone')}</p>
          ) : (
            <>
              <h2 className={screen.heading}>{one.name}</h2>
              <Facts one={one} />
              <Actions id={id} to={to} one={one} again={answer.again} />
              <section className={entries.part} aria-labelledby={`${id}-runs`}>
                <h3 id={`${id}-runs`} className={entries.heading}>
                  {t('runs.title')}
                </h3>
                <RunTable runs={one.runs} to={to} />
                <ListPages
                  list={{ from, setFrom }}
                  total={from + one.runs.length + (one.runs.length === RUNS ? 1 : 0)}
                  size={RUNS}
                />
              </section>
            </>
          )
        }
      </Answered>
    </section>
  );
}

function Facts({ one }: { one: One }) {
  const t = useTexts('importers');
  const standing = importerStanding(one);
  const flags = (['backfill', 'needsReview', 'keepLink'] as const).filter((flag) => one[flag]);
  return (
    <dl className={entries.facts}>
      <div>
        <dt>{t('column.standing')}</dt>
        <dd>
          <Badge kind={standingKind(standing)}>{t(`standing.${standing}`)}</Badge>
        </dd>
      </div>
      <div>
        <dt>{t('column.brand')}</dt>
        <dd>
          <BrandName id={one.brand} />
        </dd>
      </div>
      <div>
        <dt>{t('column.source')}</dt>
        <dd>{one.url ?? sourceName(t, one)}</dd>
      </div>
      <div>
        <dt>{t('column.schedule')}</dt>
        <dd>{one.everyHours === null ? t('every.hand') : t('every.hours', { count: one.everyHours })}</dd>
      </div>
      {one.nextRun && one.active && (
        <div>
          <dt>{t('column.nextRun')}</dt>
          <dd>
            <When at={one.nextRun} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('column.lastGood')}</dt>
        <dd>{one.lastGood ? <When at={one.lastGood} /> : t('never')}</dd>
      </div>
      <div>
        <dt>{t('column.jobs')}</dt>
        <dd>
          {one.jobs} {one.shared > 0 && <span className="meta">{t('sharedJobs', { count: one.shared })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('form.organizations')}</dt>
        <dd>{one.organization?.name ?? t(`organizations.${one.organizations}`)}</dd>
      </div>
      {flags.length > 0 && (
        <div>
          <dt>{t('form.flags')}</dt>
          <dd>{flags.map((flag) => t(`form.${flag}`)).join('; ')}</dd>
        </div>
      )}
    </dl>
  );
}

interface ActionsProps extends Pick<ScreenProps, 'id' | 'to'> {
  one: One;
  again(): void;
}

function Actions({ id, to, one, again }: ActionsProps) {
  const t = useTexts('importers');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [jobs, setJobs] = useState<'archive' | 'keep'>('archive');
  const [said, setSaid] = useState<string | null>(null);
  const working = useMutation(workMutation<void>());
  const work = (own: () => Promise<unknown>, done: string) =>
    working.mutate(async () => {
      setSaid(null);
      await own();
      setSaid(done);
      again();
    });
  const [last] = one.runs;
  const isAsking = last?.state === 'asks';
  const isBusy = last !== undefined && isOpen(last);
  const leave = async () => {
    await run(deleteImporterMutation, { id: one.id, jobs });
    await Router.push(to('importers'));
  };
  const decide = (goOn: boolean) =>
    last &&
    work(() => run(answerImporterRunMutation, { id: last.id, goOn }), t(goOn ? 'said.goesOn' : 'said.discarded'));
  return (
    <>
      {one.draft && (
        <Note kind="warning">
          <p>{t(isBusy ? 'held' : 'notReady')}</p>
          <p>
            <Link href={to('importers', String(one.id), 'fields')}>{t('action.check')}</Link>
          </p>
        </Note>
      )}
      {isAsking && last && (
        <Note kind="warning">
          <p>{t('asks', { items: last.items, before: last.before })}</p>
          <SmallButton disabled={working.isPending} onClick={() => setAsking('goOn')}>
            {t('action.goOn')}
          </SmallButton>{' '}
          <SmallButton disabled={working.isPending} onClick={() => setAsking('discard')}>
            {t('action.discard')}
          </SmallButton>
        </Note>
      )}
      <div role="status">
        {said && !isAsking && (
          <Note kind="good">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {working.error && <FailureNote failure={failureOf(working.error)} />}
      <div className={entries.line}>
        {!one.draft && (one.url !== null || one.runs.length > 0) && (
          <SmallButton
            main
            disabled={isBusy || isAsking || working.isPending}
            onClick={() => work(() => run(runImporterMutation, { id: one.id }), t('said.begun'))}
          >
            {t('action.run')}
          </SmallButton>
        )}
        <Link href={to('importers', String(one.id), 'settings')}>{t('action.settings')}</Link>
        <Link href={to('importers', String(one.id), 'fields')}>{t('action.fields')}</Link>
        <SmallButton
          disabled={working.isPending}
          onClick={() =>
            work(
              () => run(pauseImporterMutation, { id: one.id, paused: one.active }),
              t(one.active ? 'said.paused' : 'said.resumed'),
            )
          }
        >
          {t(one.active ? 'action.pause' : 'action.resume')}
        </SmallButton>
        <SmallButton disabled={working.isPending} onClick={() => setAsking('delete')}>
          {t('action.delete')}
        </SmallButton>
      </div>
      {one.url === null && <FeedFile id={`${id}-file`} importer={one.id} onTaken={() => again()} />}
      {asking === 'delete' && (
        <AskDialog
          title={t('ask.delete', { name: one.name })}
          submit={t('action.delete')}
          onSubmit={() => working.mutate(leave)}
          onClose={() => setAsking(null)}
        >
          <fieldset className={screen.choices}>
            <legend>{t('ask.jobs', { count: one.jobs })}</legend>
            {(['archive', 'keep'] as const).map((choice) => (
              <label key={choice}>
                <input type="radio" name={`${id}-jobs`} checked={jobs === choice} onChange={() => setJobs(choice)} />
                {t(`ask.${choice}`)}
              </label>
            ))}
          </fieldset>
        </AskDialog>
      )}
      {(asking === 'goOn' || asking === 'discard') && last && (
        <AskDialog
          title={t(`action.${asking}`)}
          submit={t(`action.${asking}`)}
          onSubmit={() => decide(asking === 'goOn')}
          onClose={() => setAsking(null)}
        >
          <p>
            {asking === 'goOn' ? t('ask.goOn', { count: Math.max(0, last.before - last.items) }) : t('ask.discard')}
          </p>
        </AskDialog>
      )}
    </>
  );
}
