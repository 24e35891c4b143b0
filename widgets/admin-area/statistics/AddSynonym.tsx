import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { languageName } from '../content/language-name.ts';
import { FailureNote } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { TermPicker } from '../terms/TermPicker.tsx';
import { changeTermMutation, type TermName, vocabularyTermQuery } from '../terms/terms.generated.ts';
import styles from './Statistics.module.css';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

interface AddSynonymProps {
  id: string;
  /** What visitors type. */
  text: string;
  /** Called with the title of the term. */
  onDone(title: string): void;
}

/** Makes what visitors type another name of a term, so that the search finds what has it. */
export function AddSynonym({ id, text, onDone }: AddSynonymProps) {
  const t = useTexts('statistics');
  const locale = usePageLocale();
  const [language, setLanguage] = useState<string>(LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en');
  const saving = useMutation(workMutation<void>());
  const save = async (term: TermName) => {
    const { vocabularyTerm } = await run(vocabularyTermQuery, { id: term.id });
    if (vocabularyTerm === null) return;
    const known = vocabularyTerm.synonyms[language];
    const own = Array.isArray(known) ? known.map(String) : [];
    const synonyms = { ...vocabularyTerm.synonyms, [language]: [...new Set([...own, text])] };
    await run(changeTermMutation, { id: term.id, expected: vocabularyTerm.version, edit: { synonyms } });
    onDone(term.title);
  };
  return (
    <div className={styles.part}>
      <p>{t('synonym.help', { text })}</p>
      <div className={styles.field}>
        <label className="label" htmlFor={`${id}-language`}>
          {t('synonym.language')}
        </label>
        <select id={`${id}-language`} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {languageName(one, locale)}
            </option>
          ))}
        </select>
      </div>
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
      <TermPicker id={`${id}-term`} taxonomy={null} not={0} onPick={(term) => saving.mutate(() => save(term))} />
    </div>
  );
}
