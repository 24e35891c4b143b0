import { useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { Comparison } from './Comparison.tsx';
import styles from './Merges.module.css';
import type { MergeKind } from './merge-kind.ts';
import { mergeCandidatesQuery, mergesQuery } from './merges.generated.ts';
import { PastMerges } from './PastMerges.tsx';

export interface MergePanelProps {
  kind: MergeKind;
  /** Id of the entry that it is about. */
  entry: number;
  /** Called after a merge or an undo. */
  onChanged(): void;
}

/** Search for the other entry, compare both, choose which one stays; and earlier merges, which can be undone for a day. */
export function MergePanel({ kind, entry, onChanged }: MergePanelProps) {
  const t = useTexts('merges');
  const id = useId();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const [other, setOther] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const past = useAnswer(mergesQuery, { kind, id: entry });
  const settled = (said: string) => {
    setDone(said);
    setOther(null);
    setText('');
    past.again();
    onChanged();
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {t(`title.${kind}`)}
      </h3>
      <div role="status">
        {done && (
          <Note kind="good">
            <p>{done}</p>
          </Note>
        )}
      </div>
      <Answered answer={past}>{({ merges }) => <PastMerges merges={merges} onUndone={settled} />}</Answered>
      {other === null ? (
        <>
          <search className={styles.field}>
            <label className="label" htmlFor={`${id}-text`}>
              {t(`find.${kind}`)}
            </label>
            <SmallInput
              id={`${id}-text`}
              type="search"
              maxLength={100}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </search>
          {asked !== '' && <Candidates kind={kind} text={asked} not={entry} onChoose={setOther} />}
        </>
      ) : (
        <Comparison kind={kind} pair={[entry, other]} onMerged={settled} onClose={() => setOther(null)} />
      )}
    </section>
  );
}

interface CandidatesProps {
  kind: MergeKind;
  text: string;
  /** Id of the entry that is not offered. */
  not: number;
  onChoose(id: number): void;
}

function Candidates({ kind, text, not, onChoose }: CandidatesProps) {
  const t = useTexts('merges');
  const nameOf = useBrandNames();
  const answer = useAnswer(mergeCandidatesQuery, { kind, text });
  return (
    <Answered answer={answer}>
      {({ mergeCandidates }) => {
        const others = mergeCandidates.filter(({ id }) => id !== not);
        if (others.length === 0) return <p role="status">{t('nothingFound')}</p>;
        return (
          <ul className={styles.candidates}>
            {others.map(({ id, title, detail, brands }) => (
              <li key={id} className={styles.candidate}>
                <div>
                  {title}
                  <div className="meta">{[detail, brands.map(nameOf).join(', ')].filter(Boolean).join(' · ')}</div>
                </div>
                <SmallButton aria-label={t('compareWith', { title })} onClick={() => onChoose(id)}>
                  {t('compare')}
                </SmallButton>
              </li>
            ))}
          </ul>
        );
      }}
    </Answered>
  );
}
