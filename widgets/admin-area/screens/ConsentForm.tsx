import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Failure, failureOf, run } from '../ask.ts';
import { REWORD } from '../operations.ts';
import { SmallButton, SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import type { Consent } from '../types.ts';
import styles from './Screen.module.css';

interface ConsentFormProps {
  id: string;
  brand: string;
  consent: Consent;
  onSaved(): void;
}

/** A new wording in every language of the brand, with the reason for it. */
export function ConsentForm({ id, brand, consent, onSaved }: ConsentFormProps) {
  const t = useTexts('admin');
  const names = new Intl.DisplayNames([usePageLocale()], { type: 'language' });
  const [latest] = consent.revisions;
  const [text, setText] = useState<Record<string, string>>(latest?.text ?? {});
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isChanged = consent.languages.some((language) => (text[language] ?? '') !== (latest?.text[language] ?? ''));

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const said = Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));
      await run(REWORD, { brand, id: consent.id, text: said, note, after: latest?.id ?? 0 });
      onSaved();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {consent.languages.map((language) => (
        <div key={language} className={styles.wide}>
          <label className="label" htmlFor={`${id}-${language}`}>
            {t('consents.text', { language: names.of(language) ?? language })}
          </label>
          <SmallTextarea
            id={`${id}-${language}`}
            lang={language}
            rows={4}
            value={text[language] ?? ''}
            onChange={({ target }) => setText({ ...text, [language]: target.value })}
          />
        </div>
      ))}
      {isChanged && (
        <>
          <p>{t('consents.warning')}</p>
          <div className={styles.wide}>
            <label className="label" htmlFor={`${id}-note`}>
              {t('review.note')}
            </label>
            <SmallInput
              id={`${id}-note`}
              required
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </>
      )}
      {failure && <FailureNote failure={failure} />}
      <SmallButton main type="submit" disabled={isBusy || !isChanged}>
        {t('consents.save')}
      </SmallButton>
    </form>
  );
}
