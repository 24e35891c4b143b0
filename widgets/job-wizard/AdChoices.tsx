import { useId } from 'react';
import { languageName } from '../../runtime/core/texts/language-name.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobWizard.module.css';

interface LanguageChoiceProps {
  languages: readonly string[];
  value: string;
  locale: string;
  onChange(langcode: string): void;
}

/** The language of the ad. */
export function LanguageChoice({ languages, value, locale, onChange }: LanguageChoiceProps) {
  const t = useTexts('posting');
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('choices.language')}</label>
      <p className={styles.muted} id={`${id}-help`}>
        {t('choices.languageHelp')}
      </p>
      <select
        id={id}
        className={styles.field}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageName(code, locale)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface BrandChoiceProps {
  /** The current brand first: it always shows its own jobs. */
  brands: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** The sites that show the job. */
export function BrandChoice({ brands, value, onChange }: BrandChoiceProps) {
  const t = useTexts('posting');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('choices.brands')}</legend>
      {brands.map(({ id, name }, at) => (
        <label key={id} className={styles.box}>
          <input
            type="checkbox"
            checked={at === 0 || value.includes(id)}
            disabled={at === 0}
            onChange={(event) => onChange(event.target.checked ? [...value, id] : value.filter((one) => one !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
