/** Which page of a brand somebody means who writes a key that does not exist. */
import { entriesAt, type JsonObject, stringAt, valueAt } from '../sources/json.ts';
import { nearest } from './words.ts';

/** Words for one page: keys that brands use, in English, German and French. */
const SAME: readonly (readonly string[])[] = [
  ['imprint', 'impressum', 'legal-notice', 'mentions-legales', 'about'],
  ['privacy', 'privacy-policy', 'datenschutz', 'datenschutzerklaerung', 'confidentialite', 'dsgvo', 'gdpr'],
  ['terms', 'terms-and-conditions', 'agb', 'nutzungsbedingungen', 'conditions', 'cgu', 'cgv'],
  ['cookies', 'cookie-policy', 'cookie-hinweis'],
  ['accessibility', 'barrierefreiheit', 'accessibilite', 'accessibility-statement'],
  ['contact', 'kontakt', 'contact-us', 'contactez-nous'],
  ['about', 'about-us', 'ueber-uns', 'a-propos', 'team'],
  ['home', 'start', 'startseite', 'index', 'homepage', 'accueil'],
  ['jobs', 'stellen', 'stellenangebote', 'job-search', 'search', 'suche', 'emplois', 'offres', 'vacancies'],
  ['organizations', 'companies', 'firmen', 'unternehmen', 'arbeitgeber', 'entreprises', 'organisations'],
  ['employers', 'fuer-arbeitgeber', 'for-employers', 'recruiters', 'recruteurs', 'advertise', 'inserieren'],
  ['products', 'preise', 'prices', 'tarifs'],
  ['login', 'anmelden', 'anmeldung', 'sign-in', 'connexion'],
  ['register', 'registrieren', 'registrierung', 'sign-up', 'inscription'],
  ['resumes', 'bewerber', 'lebenslaeufe', 'candidates', 'cvs'],
];

/** `Über uns` -> `ueber-uns` */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The titles and the address of a page, as keys would write them. */
function namesOf(page: JsonObject[string]): string[] {
  const title = valueAt(page, ['title']);
  const titles = typeof title === 'string' ? [title] : entriesAt(title, []).map(([, text]) => String(text));
  return [...titles, stringAt(page, ['path']) ?? ''].map(slug);
}

/** The key that was meant: of the brand's own pages first; by title or address, by meaning, then by spelling. */
export function pageMeant(word: string, document: JsonObject, own: JsonObject): string | undefined {
  const all = entriesAt(document, ['pages']).filter(([key]) => key !== 'shell');
  const ours = all.filter(([key]) => valueAt(own, ['pages', key]) !== undefined);
  const wanted = slug(word);
  const meanings = SAME.filter((words) => words.includes(wanted)).flat();
  for (const pages of [ours, all]) {
    const found =
      pages.find(([, page]) => namesOf(page).includes(wanted))?.[0] ??
      meanings.find((meaning) => pages.some(([key]) => key === meaning));
    if (found !== undefined) return found;
  }
  return (
    nearest(
      word,
      ours.map(([key]) => key),
    ) ??
    nearest(
      word,
      all.map(([key]) => key),
    )
  );
}
