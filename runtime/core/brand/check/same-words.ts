/** Words that people use for one thing, so that a name can be found by another. */

const SAME: readonly (readonly string[])[] = [
  // Pages.
  ['imprint', 'impressum', 'legal-notice', 'mentions-legales', 'about'],
  ['privacy', 'privacy-policy', 'datenschutz', 'datenschutzerklaerung', 'confidentialite', 'dsgvo', 'gdpr'],
  ['terms', 'terms-and-conditions', 'agb', 'nutzungsbedingungen', 'conditions', 'cgu', 'cgv'],
  ['cookies', 'cookie-policy', 'cookie-hinweis'],
  ['accessibility', 'barrierefreiheit', 'accessibilite', 'accessibility-statement'],
  ['contact', 'kontakt', 'contact-us', 'contactez-nous'],
  ['about', 'about-us', 'ueber-uns', 'a-propos', 'team'],
  ['home', 'start', 'startseite', 'index', 'homepage', 'accueil'],
  ['jobs', 'stellen', 'stellenangebote', 'job-search', 'suche', 'emplois', 'offres', 'vacancies'],
  ['organizations', 'companies', 'firmen', 'unternehmen', 'arbeitgeber', 'entreprises', 'organisations'],
  ['employers', 'fuer-arbeitgeber', 'for-employers', 'recruiters', 'recruteurs', 'advertise', 'inserieren'],
  ['login', 'anmelden', 'anmeldung', 'sign-in', 'connexion'],
  ['registration', 'register', 'registrieren', 'registrierung', 'sign-up', 'inscription'],
  ['resumes', 'bewerber', 'lebenslaeufe', 'candidates', 'cvs'],
  // Settings.
  ['locales', 'languages', 'sprachen', 'langues'],
  ['theme', 'design', 'style', 'colors', 'colours'],
  ['primary', 'color', 'colour', 'maincolor', 'primarycolor', 'farbe'],
  ['navigation', 'menu', 'menus'],
  ['products', 'preise', 'prices', 'tarifs'],
  ['hosts', 'domain', 'domains', 'hostname'],
  ['timezone', 'zeitzone', 'tz'],
  ['contactemail', 'email', 'mail'],
  ['lat', 'latitude', 'breite'],
  ['lon', 'lng', 'long', 'longitude'],
  ['label', 'title', 'titel', 'name', 'caption'],
  ['from', 'source', 'old'],
  ['to', 'target', 'destination', 'new'],
  ['url', 'href', 'link'],
];

/** `Über uns` -> `ueber-uns` */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The candidate that means the same as a word; the first where there are several. */
export function sameWord(word: string, candidates: readonly string[]): string | undefined {
  const wanted = slugOf(word);
  const meanings = SAME.filter((words) => words.includes(wanted)).flat();
  return meanings.flatMap((meaning) => candidates.find((candidate) => candidate.toLowerCase() === meaning) ?? [])[0];
}
