import { useState } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { ListPages } from '../parts/ListTools.tsx';
import { Note } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useFaultText } from './importer-words.ts';
import { oneImporterRunQuery } from './importers.generated.ts';
import { RunState } from './RunTable.tsx';

const PAGE = 50;
const COUNTS = ['items', 'added', 'changed', 'unchanged', 'removed', 'shared', 'refused', 'unknown'] as const;

/** What a run did, and the items that it could not use, as they stand in the source. */
export function RunReport({ to, run }: ScreenProps & { run: number }) {
  const t = useTexts('importers');
  const faultText = useFaultText();
  const number = new Intl.NumberFormat(usePageLocale());
  const [from, setFrom] = useState(0);
  const answer = useAnswer(oneImporterRunQuery, { id: run, from, count: PAGE });
  return (
    <section className={screen.screen}>
      <Answered answer={answer}>
        {({ importerRun: one }) =>
          one === null ? (
            <p role="status">{t('runs.gone')}</p>
          ) : (
            <>
              <p>
                <Link href={to('importers', String(one.importerId))}>{one.importerName}</Link>
              </p>
              <h2 className={screen.heading}>
                {t('runs.of')} <When at={one.created} />
              </h2>
              <p>
                <RunState state={one.state} /> {one.by ?? t(`runs.cause.${one.cause}`)}{' '}
                {one.ended && (
                  <span className="meta">
                    {t('runs.ended')} <When at={one.ended} />
                  </span>
                )}
              </p>
              {one.fault && (
                <Note kind="danger">
                  <p>{faultText(one.fault)}</p>
                  <p>{t('runs.kept')}</p>
                </Note>
              )}
              <dl className={entries.facts}>
                {COUNTS.map((count) => (
                  <div key={count}>
                    <dt>{t(`runs.${count}`)}</dt>
                    <dd>{number.format(one[count])}</dd>
                  </div>
                ))}
              </dl>
              {one.unknown > 0 && (
                <p>
                  <Link href={to('importers', 'values')}>{t('values.title')}</Link>
                </p>
              )}
              {one.refusals.total > 0 && (
                <section className={entries.part}>
                  <h3 className={entries.heading}>{t('refusals.title')}</h3>
                  {one.refused > one.refusals.total && (
                    <p className="meta">{t('refusals.first', { count: one.refusals.total })}</p>
                  )}
                  <ol className={entries.events}>
                    {one.refusals.refusals.map(({ id, fault, raw }) => (
                      <li key={id}>
                        {faultText(fault)}
                        <details>
                          <summary className={screen.summary}>{t('refusals.raw')}</summary>
                          <pre className={screen.text}>{raw}</pre>
                        </details>
                      </li>
                    ))}
                  </ol>
                  <ListPages list={{ from, setFrom }} total={one.refusals.total} size={PAGE} />
                </section>
              )}
            </>
          )
        }
      </Answered>
    </section>
  );
}
