import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import styles from './Entries.module.css';
import { addAdminNoteMutation, type EntryNote, removeAdminNoteMutation } from './entries.generated.ts';

interface NotesPartProps {
  id: string;
  of: string;
  number: number;
  notes: readonly EntryNote[];
  onChanged(): void;
}

/** Notes about an entry, and a field for a new one. */
export function NotesPart({ id, of, number, notes, onChanged }: NotesPartProps) {
  const t = useTexts('entries');
  const [text, setText] = useState('');
  const adding = useMutation({
    ...mutationOf(addAdminNoteMutation),
    onSuccess() {
      setText('');
      onChanged();
    },
  });
  const removing = useMutation({ ...mutationOf(removeAdminNoteMutation), onSuccess: onChanged });
  const error = adding.error ?? removing.error;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('notes.title')}</h3>
      <p className="meta">{t('notes.help')}</p>
      {error && <FailureNote failure={failureOf(error)} />}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.note}>{note.text}</p>
              <p className={styles.line}>
                <span className="meta">
                  {t('notes.by', { author: note.author, brand: note.brand })} <When at={note.created} />
                </span>
                {note.isOwn && (
                  <SmallButton disabled={removing.isPending} onClick={() => removing.mutate({ id: note.id })}>
                    {t('notes.remove')}
                  </SmallButton>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <label htmlFor={`${id}-text`} className="label">
          {t('notes.text')}
        </label>
        <SmallTextarea
          id={`${id}-text`}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SmallButton
          disabled={adding.isPending || text.trim() === ''}
          onClick={() => adding.mutate({ of, id: number, text })}
        >
          {t('notes.add')}
        </SmallButton>
      </div>
    </section>
  );
}
