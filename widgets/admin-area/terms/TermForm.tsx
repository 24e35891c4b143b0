import { useState } from 'react';
import { operation } from '../../../runtime/core/operation.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { languageName } from '../content/language-name.ts';
import shared from '../entries/Entries.module.css';
import { SmallButton, SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { TermPicker } from './TermPicker.tsx';
import styles from './Terms.module.css';
import { editOf, fieldsOf, languagesOf, type TermFields } from './term-edit.ts';
import type { TermWork } from './term-work.ts';
import { changeTermMutation, type Term } from './terms.generated.ts';

const LONGEST = 120;

/** The names of a term by language, its place, and whether forms offer it. */
export function TermForm({ id, term, work }: { id: string; term: Term; work: TermWork }) {
  const t = useTexts('entries');
  const locale = usePageLocale();
  const [fields, setFields] = useState(() => fieldsOf(term));
  const [isMoving, setMoving] = useState(false);
  const edit = editOf(term, fields);
  const set = (part: Partial<TermFields>) => setFields({ ...fields, ...part });
  const isFixed = term.lock === 'fixed';
  return (
    <>
      <div className={styles.languages}>
        {languagesOf(term).map((language) => (
          <fieldset key={language} className={styles.language}>
            <legend className={styles.legend}>{languageName(language, locale)}</legend>
            {(['labels', 'aliases'] as const).map((kind) => (
              <div key={kind} className={shared.field}>
                <label htmlFor={`${id}-${kind}-${language}`} className="label">
                  {t(`term.${kind}`)}
                </label>
                <SmallInput
                  id={`${id}-${kind}-${language}`}
                  lang={language}
                  maxLength={LONGEST}
                  value={fields[kind][language] ?? ''}
                  onChange={({ target }) => set({ [kind]: { ...fields[kind], [language]: target.value } })}
                />
              </div>
            ))}
            <div className={shared.field}>
              <label htmlFor={`${id}-synonyms-${language}`} className="label">
                {t('term.synonyms')}
              </label>
              <SmallTextarea
                id={`${id}-synonyms-${language}`}
                lang={language}
                rows={4}
                value={fields.synonyms[language] ?? ''}
                onChange={({ target }) => set({ synonyms: { ...fields.synonyms, [language]: target.value } })}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <p className="meta">{t('term.aliasHelp')}</p>
      {!isFixed && (
        <>
          <div className={shared.line}>
            <span>{t('term.parent', { title: fields.parent?.title ?? t('term.top') })}</span>
            <SmallButton aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              {t('term.move')}
            </SmallButton>
            {fields.parent && <SmallButton onClick={() => set({ parent: null })}>{t('term.toTop')}</SmallButton>}
          </div>
          {isMoving && (
            <TermPicker
              id={`${id}-parent`}
              taxonomy={term.taxonomy}
              not={term.id}
              onPick={(parent) => {
                set({ parent });
                setMoving(false);
              }}
            />
          )}
          <label className={shared.line}>
            <input
              type="checkbox"
              checked={fields.isRetired}
              onChange={({ target }) => set({ isRetired: target.checked })}
            />
            {t('term.retire')}
          </label>
        </>
      )}
      <div className={shared.line}>
        <SmallButton
          main
          disabled={edit === null || work.isPending}
          onClick={() => {
            if (edit === null) return;
            const ready = operation(changeTermMutation, { id: term.id, expected: term.version, edit });
            work.ask({ title: t('term.save'), asked: { id: term.id, edit, mergeInto: null }, ready });
          }}
        >
          {t('term.save')}
        </SmallButton>
        {edit !== null && <SmallButton onClick={() => setFields(fieldsOf(term))}>{t('term.reset')}</SmallButton>}
      </div>
    </>
  );
}
