import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallInput, SmallTextarea } from '../parts/controls.tsx';
import styles from './Brand.module.css';
import type { ControlProps } from './control-props.ts';
import { useSettings } from './setting-context.ts';

interface LocalisedControlProps extends ControlProps {
  /** How many lines there are for a long text. */
  rows?: number;
}

/** One field for a text that is the same everywhere, or one per language. */
export function LocalisedControl({
  id,
  setting,
  value,
  isInvalid,
  describedBy,
  rows = 1,
  onChange,
}: LocalisedControlProps) {
  const t = useTexts('admin');
  const Field = rows > 1 ? SmallTextarea : SmallInput;
  const { locales } = useSettings();
  const common = { disabled: setting.fixed !== null, 'aria-invalid': isInvalid || undefined };

  if (!isObject(value) && locales.length < 2) {
    const text = typeof value === 'string' ? value : '';
    return (
      <Field
        {...common}
        {...(rows > 1 && { rows })}
        id={id}
        aria-describedby={describedBy}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const texts: JsonObject = isObject(value)
    ? value
    : Object.fromEntries(value ? locales.map((locale) => [locale, value]) : []);
  const shown = [...new Set([...locales, ...Object.keys(texts)])];
  return (
    <div className={styles.languages}>
      {shown.map((locale, index) => {
        const own = index === 0 ? id : `${id}-${locale}`;
        const text = texts[locale];
        return (
          <div key={locale} className={styles.language}>
            <span aria-hidden="true" className="meta">
              {locale}
            </span>
            <Field
              {...common}
              {...(rows > 1 && { rows })}
              id={own}
              lang={locale}
              aria-label={t('brand.inLanguage', { setting: setting.title, locale })}
              aria-describedby={describedBy}
              value={typeof text === 'string' ? text : ''}
              onChange={({ target }) => onChange(withText(texts, locale, target.value))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** An empty language is left out: another one is shown instead. Without any, the text is empty. */
function withText(texts: JsonObject, locale: string, text: string): JsonObject | string {
  const { [locale]: _gone, ...others } = texts;
  if (text !== '') return { ...texts, [locale]: text };
  return Object.keys(others).length > 0 ? others : '';
}
