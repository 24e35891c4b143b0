import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { adminEntriesQuery } from '../entries/entries.generated.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import styles from './Terms.module.css';
import type { TermName } from './terms.generated.ts';

const MOST_FOUND = 10;

interface TermPickerProps {
  id: string;
  /** Null for all. */
  taxonomy: string | null;
  /** The term that is not offered. */
  not: number;
  onPick(term: TermName): void;
}

/** Finds another term of a taxonomy by any of its names. */
export function TermPicker({ id, taxonomy, not, onPick }: TermPickerProps) {
  const t = useTexts('entries');
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  return (
    <search className={styles.picker}>
      <label htmlFor={id} className="label">
        {t('term.find')}
      </label>
      <SmallInput id={id} type="search" maxLength={100} value={text} onChange={({ target }) => setText(target.value)} />
      {asked !== '' && <Found taxonomy={taxonomy} text={asked} not={not} onPick={onPick} />}
    </search>
  );
}

function Found({ taxonomy, text, not, onPick }: Omit<TermPickerProps, 'id'> & { text: string }) {
  const t = useTexts('entries');
  const answer = useAnswer(adminEntriesQuery, {
    ...{ of: 'terms', brand: null, filters: taxonomy === null ? [] : [{ name: 'taxonomy', value: taxonomy }] },
    list: { text, from: 0, count: MOST_FOUND },
  });
  return (
    <Answered answer={answer}>
      {({ adminEntries }) => {
        const others = adminEntries.entries.filter(({ id }) => id !== not);
        if (others.length === 0) return <p role="status">{t('term.none')}</p>;
        return (
          <ul className={styles.found}>
            {others.map(({ id, title, values }) => (
              <li key={id}>
                <SmallButton onClick={() => onPick({ id, title })}>
                  {title} <span className="meta">{String(values.broader ?? '')}</span>
                </SmallButton>
              </li>
            ))}
          </ul>
        );
      }}
    </Answered>
  );
}
