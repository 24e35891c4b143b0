import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './ApplicantList.module.css';
import { addNote, removeNote } from './applicant-calls.ts';
import type { Applicant } from './applicant-list.generated.ts';

interface NotesProps {
  page: PageInfo;
  id: string;
  applicant: Applicant;
  /** A change is being saved. */
  isBusy: boolean;
  onChange(work: () => Promise<Applicant>): Promise<void>;
}

/** Internal notes of the employer's members about an application. */
export function Notes({ page, id, applicant, isBusy, onChange }: NotesProps) {
  const t = useTexts('applicants');
  const [text, setText] = useState('');
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('detail.notes')}</h2>
      <p className="meta">{t('detail.notesHelp')}</p>
      {applicant.notes.length > 0 && (
        <ul className={styles.notes}>
          {applicant.notes.map((note) => (
            <li key={note.id}>
              <p className={styles.note}>{note.text}</p>
              <p className="meta">
                {note.author && `${note.author} · `}
                {dayText(note.created, page)}
                {note.isYours && (
                  <button
                    type="button"
                    className={styles.remove}
                    onClick={() => void onChange(() => removeNote(applicant.id, note.id))}
                  >
                    {t('detail.removeNote')}
                  </button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const written = text.trim();
          if (written === '' || isBusy) return;
          void onChange(async () => {
            const changed = await addNote(applicant.id, written);
            setText('');
            return changed;
          });
        }}
      >
        <label className="label" htmlFor={id}>
          {t('detail.note')}
        </label>
        <textarea
          id={id}
          className="field"
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <button type="submit" className="button button-quiet">
            {t('detail.addNote')}
          </button>
        </p>
      </form>
    </section>
  );
}
