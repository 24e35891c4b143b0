import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { languageName } from '../content/language-name.ts';
import { Note } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Brand.module.css';
import { brandPatchEffectsQuery } from './brand.generated.ts';
import { effectSentences, type Sentence } from './effect-sentences.ts';

/** Longer groups are collapsed. */
const MOST_OPEN = 8;

/** What a change would do to the site, before it is saved. */
export function Effects({ id, brand, patch }: { id: string; brand: string; patch: JsonObject }) {
  const t = useTexts('admin-effects');
  const roleOf = useTexts('roles');
  const settings = useTexts('brand-settings');
  const locale = usePageLocale();
  const { data, failure } = useAnswer(brandPatchEffectsQuery, { brand, patch });
  const effects = data?.brandPatchEffects;
  const groups = effects ? effectSentences(effects, { locale, effects: t, roleOf, settings }) : [];
  // The findings say why there are none.
  if (data && !effects) return null;

  return (
    <section aria-labelledby={`${id}-effects`} className={styles.effects} aria-busy={!data && !failure}>
      <h3 id={`${id}-effects`} className={styles.legend}>
        {t('title')}
      </h3>
      {failure && (
        <Note kind="warning">
          <p>{t('failed')}</p>
        </Note>
      )}
      {!data && !failure && <p className="meta">{t('loading')}</p>}
      {effects && groups.length === 0 && <p className="meta">{t('none')}</p>}
      {groups.map(({ group, sentences }) => (
        <details key={group} className={styles.section} open={sentences.length <= MOST_OPEN}>
          <summary className={styles.summary}>
            {t('some', { name: t(`groups.${group}`), count: sentences.length.toLocaleString(locale) })}
          </summary>
          <Sentences sentences={sentences} />
        </details>
      ))}
    </section>
  );
}

/** Under their languages, if there are several. */
function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const locale = usePageLocale();
  const languages = Map.groupBy(sentences, (sentence) => sentence.locale);
  return [...languages].map(([language, list]) => (
    <div key={language} className={styles.inside}>
      {languages.size > 1 && language !== null && <h4 className="meta">{languageName(language, locale)}</h4>}
      <ul className={styles.sentences}>
        {list.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  ));
}
