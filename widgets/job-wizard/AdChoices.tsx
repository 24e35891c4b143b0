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

/** In which language the advertisement is written. */
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
  /** The own one first: it always shows its jobs. */
  brands: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange(ids: readonly string[]): void;
}

/** On which sites it is shown. */
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
