import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Consent } from '../admin-area.generated.ts';
import { rewordConsentMutation } from '../admin-area.generated.ts';
import { failureOf } from '../ask.ts';
import { SmallButton, SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Screen.module.css';

interface ConsentFormProps {
  id: string;
  brand: string;
  consent: Consent;
  onSaved(): void;
}

/** A new consent text in every language of the brand, with the reason for it. */
export function ConsentForm({ id, brand, consent, onSaved }: ConsentFormProps) {
  const t = useTexts('admin');
  const names = new Intl.DisplayNames([usePageLocale()], { type: 'language' });
  const [latest] = consent.revisions;
  const before = wordings(latest?.text);
  const [text, setText] = useState<Record<string, string>>(before);
  const [note, setNote] = useState('');
  const saving = useMutation({ ...mutationOf(rewordConsentMutation), onSuccess: () => onSaved() });
  const isChanged = consent.languages.some((language) => (text[language] ?? '') !== (before[language] ?? ''));

  function save(): void {
    const said = Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));
    saving.mutate({ brand, id: consent.id, text: said, note, after: latest?.id ?? 0 });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
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
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
      <SmallButton main type="submit" disabled={saving.isPending || !isChanged}>
        {t('consents.save')}
      </SmallButton>
    </form>
  );
}

/** The consent texts by language. */
function wordings(text: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(text).flatMap(([language, words]) => (typeof words === 'string' ? [[language, words]] : [])),
  );
}
