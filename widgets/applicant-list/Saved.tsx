import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_LIST } from '../../runtime/core/applications/limits.ts';
import { answersTo, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './ApplicantList.module.css';
import { noteCandidate, removeFrom, saveTo } from './applicant-calls.ts';
import { type Applicant, candidateListsQuery } from './applicant-list.generated.ts';
import { TagField } from './TagField.tsx';

interface SavedProps {
  page: PageInfo;
  id: string;
  applicant: Applicant;
  /** A change is being saved. */
  isBusy: boolean;
  onChange(work: () => Promise<Applicant>): Promise<void>;
}

/** The lists that a candidate is saved in, a note, and whether the candidate may be kept beyond the term. */
export function Saved({ page, id, applicant, isBusy, onChange }: SavedProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const asked = queryOf(candidateListsQuery, { organizationId: applicant.organizationId });
  const known = useQuery(asked).data?.candidateLists ?? [];
  const { saved, term } = applicant;
  const lists = saved?.lists ?? [];
  const day = (moment: string) => formatDay(moment, page.locale, page.brand.site.timeZone);
  const change = (work: () => Promise<Applicant>) =>
    onChange(async () => {
      const changed = await work();
      await cache.invalidateQueries(answersTo(candidateListsQuery));
      return changed;
    });
  const isOpen = !applicant.isEmpty && saved?.answer !== 'no';
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('saved.title')}</h2>
      <p className="meta" data-testid="keeping">
        {saved?.answer === 'no'
          ? t('saved.no', { date: day(saved.answered ?? term), term: day(term) })
          : lists.length === 0
            ? t(saved?.asked ? 'saved.askedBefore' : 'saved.willAsk', { term: day(term) })
            : saved?.answer === 'yes' && saved.answered !== null && saved.until !== null
              ? t('saved.yes', { date: day(saved.answered), until: day(saved.until) })
              : t('saved.asked', { date: day(saved?.asked ?? term), term: day(term) })}
      </p>
      {lists.length > 0 && (
        <ul className={styles.tags}>
          {lists.map((list) => (
            <li key={list} className={styles.tag}>
              {list}
              <button
                type="button"
                className={styles.untag}
                aria-label={t('saved.remove', { list })}
                onClick={() => {
                  if (!isBusy) void change(() => removeFrom(applicant.id, list));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <TagField
          id={id}
          label={t('saved.add')}
          submit={t('saved.submit')}
          longest={LONGEST_LIST}
          known={known.map(({ name }) => name).filter((name) => !lists.includes(name))}
          text={text}
          isBusy={isBusy}
          onText={setText}
          onSubmit={(list) =>
            void change(async () => {
              const [changed] = await saveTo([applicant.id], list);
              setText('');
              return changed ?? applicant;
            })
          }
        />
      )}
      {lists.length > 0 && (
        <CandidateNote
          key={saved?.note}
          id={`${id}-note`}
          note={saved?.note ?? ''}
          onSave={(note) => change(() => noteCandidate(applicant.id, note))}
        />
      )}
    </section>
  );
}

interface CandidateNoteProps {
  id: string;
  note: string;
  onSave(note: string): Promise<void>;
}

function CandidateNote({ id, note, onSave }: CandidateNoteProps) {
  const t = useTexts('applicants');
  const [text, setText] = useState(note);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(text);
      }}
    >
      <label className="label" htmlFor={id}>
        {t('saved.note')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <button type="submit" className="button button-quiet">
          {t('saved.saveNote')}
        </button>
      </p>
    </form>
  );
}
