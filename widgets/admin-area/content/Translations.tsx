import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Content.module.css';
import type { Item, Kind } from './entry.ts';
import { languageName } from './language-name.ts';

interface TranslationsProps extends Pick<ScreenProps, 'to'> {
  kind: Kind;
  item: Item;
  page: PageInfo;
}

/** The versions in the other languages of the brand, and links to begin those that are missing. */
export function Translations({ kind, item, page, to }: TranslationsProps) {
  const t = useTexts('editorial');
  const others = page.brand.routes.locales.filter((one) => one !== item.entry.language);
  if (others.length === 0) return null;
  return (
    <section className={screen.screen}>
      <h3 className={screen.heading}>{t('translations.title')}</h3>
      <ul className={styles.translations}>
        {others.map((language) => {
          const id = item.translations[language];
          const name = languageName(language, page.locale);
          return (
            <li key={language}>
              {id === undefined ? (
                <Link href={to(kind.name, 'new', language, String(item.id))}>
                  {t('translations.begin', { language: name })}
                </Link>
              ) : (
                <Link href={to(kind.name, String(id))}>{name}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
