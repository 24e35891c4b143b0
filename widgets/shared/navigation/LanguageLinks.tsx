import { keep } from '../../../runtime/core/keep.ts';
import { languageName } from '../../../runtime/core/texts/language-name.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './LanguageLinks.module.css';

/** The same page in the other languages, each named in its own language; renders nothing if there is only one. */
export function LanguageLinks({ page }: { page: PageInfo }) {
  const languages = Object.entries(page.alternates);
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages}>
      {languages.map(([locale, path]) => (
        <li key={locale}>
          {locale === page.locale ? (
            <span className={styles.current} lang={locale} aria-current="true">
              {nameOf(shortest(locale, languages))}
            </span>
          ) : (
            <Link className={styles.language} href={path} lang={locale} hrefLang={locale}>
              {nameOf(shortest(locale, languages))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Without its country where the site has no other of the language. */
function shortest(locale: string, languages: readonly (readonly [locale: string, path: string])[]): string {
  const [language = locale] = locale.split('-');
  return languages.some(([other]) => other !== locale && other.split('-')[0] === language) ? locale : language;
}

const names = new Map<string, string>();

function nameOf(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  return keep(names, locale, languageName(locale, locale));
}
