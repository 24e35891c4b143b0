import { useMemo, useState } from 'react';
import { isObject } from '../../../runtime/core/brand/sources/json.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Failure, failureOf, useAnswer } from '../ask.ts';
import brandStyles from '../brand/Brand.module.css';
import type { BrandFinding, PatchEntry } from '../brand/brand.generated.ts';
import { adminBrandQuery, brandPatchHistoryQuery, restoreBrandPatchMutation } from '../brand/brand.generated.ts';
import { Changes } from '../brand/Changes.tsx';
import { FindingList } from '../brand/FindingList.tsx';
import { NamedDocuments } from '../brand/named-values.ts';
import { ScheduledChanges } from '../brand/ScheduledChanges.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { When } from '../parts/When.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const PAGE = 20;

/** All runtime changes of a brand: who, when, why and what; each version can be restored. */
export function HistoryScreen({ id, to, brand }: ScreenProps & { brand: string }) {
  const t = useTexts('admin');
  const nameOf = useBrandNames();
  const [from, setFrom] = useState(0);
  const answer = useAnswer(brandPatchHistoryQuery, { brand, from });
  const { data } = answer;
  const [message, setMessage] = useState<string | null>(null);
  const newest = useAnswer(brandPatchHistoryQuery, { brand, from: 0 });
  const version = newest.data?.brandPatchHistory.entries[0]?.version ?? 0;
  const done = (text: string) => {
    setMessage(text);
    setFrom(0);
    answer.again();
    newest.again();
  };
  const own = useAnswer(adminBrandQuery, { id: brand }).data?.adminBrand.document;
  const documents = useMemo(() => (isObject(own) ? [own] : []), [own]);
  return (
    <NamedDocuments value={documents}>
      <section className={styles.screen}>
        <div className={brandStyles.head}>
          <h2 className={styles.heading}>{t('history.of', { brand: nameOf(brand) })}</h2>
          <Link href={to('brands', brand)}>{t('history.back')}</Link>
        </div>
        {message && (
          <Note kind="good">
            <p>{message}</p>
          </Note>
        )}
        <ScheduledChanges
          id={`${id}-scheduled`}
          brand={brand}
          onChanged={() => {
            answer.again();
            newest.again();
          }}
        />
        <Answered answer={answer}>
          {({ brandPatchHistory }) => brandPatchHistory.total === 0 && <p role="status">{t('history.none')}</p>}
        </Answered>
        {data && (
          <ol className={brandStyles.entries}>
            {data.brandPatchHistory.entries.map((entry) => (
              <li key={entry.version} className={brandStyles.entry}>
                <Entry id={`${id}-${entry.version}`} entry={entry} brand={brand} expected={version} onDone={done} />
              </li>
            ))}
            {from + PAGE >= data.brandPatchHistory.total && data.brandPatchHistory.total > 0 && (
              <li className={brandStyles.entry}>
                <div className={brandStyles.line}>
                  <strong>{t('history.file')}</strong>
                  <Restore id={`${id}-file`} brand={brand} expected={version} version={0} onDone={done} />
                </div>
              </li>
            )}
          </ol>
        )}
        {data && data.brandPatchHistory.total > PAGE && (
          <div className={brandStyles.tools}>
            <SmallButton disabled={from === 0} onClick={() => setFrom(from - PAGE)}>
              {t('history.newer')}
            </SmallButton>
            <SmallButton disabled={from + PAGE >= data.brandPatchHistory.total} onClick={() => setFrom(from + PAGE)}>
              {t('history.older')}
            </SmallButton>
          </div>
        )}
      </section>
    </NamedDocuments>
  );
}

interface EntryProps {
  id: string;
  entry: PatchEntry;
  brand: string;
  expected: number;
  onDone(message: string): void;
}

function Entry({ id, entry, brand, expected, onDone }: EntryProps) {
  const t = useTexts('admin');
  const isCurrent = entry.version === expected;
  return (
    <>
      <div className={brandStyles.line}>
        <strong>{t('history.version', { version: entry.version })}</strong>
        <Badge>{t(`history.${entry.kind}`)}</Badge>
        {isCurrent && <Badge kind="good">{t('history.current')}</Badge>}
        <span>{entry.author}</span>
        <When at={entry.created} />
        {!isCurrent && <Restore id={id} brand={brand} expected={expected} version={entry.version} onDone={onDone} />}
      </div>
      {entry.note && <p>{entry.note}</p>}
      {entry.differences.length > 0 ? (
        <Changes
          caption={t('history.version', { version: entry.version })}
          changes={entry.differences}
          absent={t('changes.asInFile')}
        />
      ) : (
        <p className="meta">{t('history.same')}</p>
      )}
    </>
  );
}

interface RestoreProps {
  id: string;
  brand: string;
  expected: number;
  version: number;
  onDone(message: string): void;
}

function Restore({ id, brand, expected, version, onDone }: RestoreProps) {
  const t = useTexts('admin');
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [findings, setFindings] = useState<readonly BrandFinding[]>([]);

  async function restore(): Promise<void> {
    setFailure(null);
    setFindings([]);
    try {
      const { result } = await run(restoreBrandPatchMutation, { brand, expected, version, note: note ?? '' });
      if (result.version === null) return setFindings(result.findings);
      setNote(null);
      onDone(t('history.restored', { version }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  if (note === null) {
    return (
      <SmallButton aria-label={t('history.bringBackVersion', { version })} onClick={() => setNote('')}>
        {t('history.bringBack')}
      </SmallButton>
    );
  }
  return (
    <form
      className={brandStyles.tools}
      onSubmit={(event) => {
        event.preventDefault();
        void restore();
      }}
    >
      <label className="label" htmlFor={`${id}-note`}>
        {t('review.note')}
      </label>
      <SmallInput
        id={`${id}-note`}
        required
        maxLength={500}
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <SmallButton main type="submit">
        {t('history.bringBack')}
      </SmallButton>
      <SmallButton onClick={() => setNote(null)}>{t('review.cancel')}</SmallButton>
      {failure && <FailureNote failure={failure} />}
      <FindingList id={`${id}-findings`} findings={findings} withPlace />
    </form>
  );
}
