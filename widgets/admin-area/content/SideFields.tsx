import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallInput } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { useBrands } from '../parts/use-brands.ts';
import styles from './Content.module.css';
import { Field } from './Field.tsx';
import { languageName } from './language-name.ts';
import { PictureField } from './PictureField.tsx';
import type { FieldsProps } from './TextFields.tsx';

/** Language and address, and what only posts or only pages have. */
export function SideFields({ id, kind, editing, tools, page }: FieldsProps) {
  const t = useTexts('editorial');
  const { entry, set } = editing;
  const line = (name: 'address' | 'category' | 'authors' | 'search', label: string, help: string, lang?: string) => (
    <Field id={`${id}-${name}`} label={label} help={help}>
      <SmallInput
        id={`${id}-${name}`}
        lang={lang}
        required={name === 'address' && kind.name === 'pages'}
        spellCheck={lang !== undefined}
        aria-describedby={`${id}-${name}-help`}
        value={entry[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <div className={styles.side}>
      <Select
        id={`${id}-language`}
        label={t('field.language')}
        value={entry.language}
        choices={page.brand.routes.locales.map((value) => ({ value, label: languageName(value, page.locale) }))}
        onChange={(language) => set({ language })}
      />
      {line('address', t(`${kind.name}.address`), t(`${kind.name}.addressHelp`))}
      {kind.fields.has('search') && line('search', t('field.search'), searchHelp())}
      {kind.fields.has('category') && line('category', t('field.category'), t('field.categoryHelp'), entry.language)}
      {kind.fields.has('authors') && line('authors', t('field.authors'), t('field.authorsHelp'))}
      {kind.fields.has('picture') && (
        <PictureField
          id={`${id}-picture`}
          picture={entry.picture}
          language={entry.language}
          tools={tools}
          onChange={(picture) => set({ picture })}
        />
      )}
      {kind.fields.has('brands') && <BrandChoice own={page.brand.id} chosen={entry.brands} onChange={set} />}
    </div>
  );

  /** The search of a landing page in words, once it is stored. */
  function searchHelp(): string {
    const { item } = editing;
    if (entry.search === '' || entry.search !== item?.entry.search) return t('field.searchHelp');
    return item.searchTitle === null ? t('field.searchGone') : t('field.searchIs', { search: item.searchTitle });
  }
}

interface BrandChoiceProps {
  own: string;
  chosen: readonly string[];
  onChange(change: { brands: readonly string[] }): void;
}

/** Further brands that show a post, of those that the person administers. */
function BrandChoice({ own, chosen, onChange }: BrandChoiceProps) {
  const t = useTexts('editorial');
  const brands = useBrands().cards.filter(({ id }) => id !== own);
  if (brands.length === 0) return null;
  return (
    <details open={chosen.length > 0}>
      <summary className={styles.summary}>{t('field.brands', { count: chosen.length })}</summary>
      <p className="meta">{t('field.brandsHelp')}</p>
      <fieldset className={styles.brands} aria-label={t('field.brandsLabel')}>
        {brands.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange({ brands: target.checked ? [...chosen, id].sort() : chosen.filter((one) => one !== id) })
              }
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
