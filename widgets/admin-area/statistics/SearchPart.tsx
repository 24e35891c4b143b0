import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { Note } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { AddSynonym } from './AddSynonym.tsx';
import { Change } from './Change.tsx';
import styles from './Statistics.module.css';
import { type AdminSearchedTexts, adminSearchedTextsQuery } from './statistics.generated.ts';
import { TopTable } from './TopTable.tsx';

const KINDS = ['WORDS', 'PLACE', 'FACET'] as const;
type Row = AdminSearchedTexts['adminSearchedTexts']['texts'][number];

interface SearchPartProps {
  id: string;
  period: { brand: string | null; from: string; until: string };
  /** Whether the person may change taxonomies. */
  mayChange: boolean;
}

/** What visitors look for, and what they do not find; words can become synonyms of a term. */
export function SearchPart({ id, period, mayChange }: SearchPartProps) {
  const t = useTexts('statistics');
  const locale = usePageLocale();
  const number = new Intl.NumberFormat(locale);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('WORDS');
  const [isEmpty, setEmpty] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const answer = useAnswer(adminSearchedTextsQuery, { ...period, kind, isEmpty });
  const columns: Column<Row>[] = [
    {
      key: 'text',
      label: t(`kind.${kind}`),
      render: ({ text, title, empty }) => (
        <div className={styles.text}>
          {title}
          {kind === 'WORDS' && mayChange && empty > 0 && (
            <SmallButton
              aria-expanded={adding === text}
              aria-label={t('synonym.of', { text })}
              onClick={() => setAdding(adding === text ? null : text)}
            >
              {t('synonym.add')}
            </SmallButton>
          )}
        </div>
      ),
    },
    { key: 'total', label: t('searches'), isNumber: true, render: ({ total }) => <span>{number.format(total)}</span> },
    { key: 'empty', label: t('notFound'), isNumber: true, render: ({ empty }) => <span>{number.format(empty)}</span> },
    { key: 'change', label: t('change'), isNumber: true, render: (row) => <Change {...row} /> },
  ];
  return (
    <section className={styles.part} aria-labelledby={`${id}-searched`}>
      <h3 id={`${id}-searched`} className={styles.heading}>
        {t('searched')}
      </h3>
      <div className={styles.choices}>
        {KINDS.map((one) => (
          <SmallButton key={one} aria-pressed={one === kind} main={one === kind} onClick={() => setKind(one)}>
            {t(`kind.${one}`)}
          </SmallButton>
        ))}
        <label>
          <input type="checkbox" checked={isEmpty} onChange={({ target }) => setEmpty(target.checked)} />{' '}
          {t('onlyNotFound')}
        </label>
      </div>
      <div role="status">
        {said && (
          <Note kind="good">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {adding !== null && (
        <AddSynonym
          key={adding}
          id={`${id}-synonym`}
          text={adding}
          onDone={(title) => {
            setSaid(t('synonym.added', { text: adding, title }));
            setAdding(null);
          }}
        />
      )}
      <Answered answer={answer}>
        {({ adminSearchedTexts: { texts, total, empty } }) => {
          const shown = texts.reduce((sum, row) => sum + (isEmpty ? row.empty : row.total), 0);
          const others = (isEmpty ? empty : total) - shown;
          return (
            <>
              <TopTable
                key={`${kind} ${isEmpty}`}
                caption={t('searched')}
                most={10}
                columns={columns}
                rows={texts}
                keyOf={({ text }) => text}
                empty={t('noTexts')}
              />
              {kind !== 'FACET' && others > 0 && <p className="meta">{t('others', { count: others })}</p>}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
