/** Personal details in a CV: name, contact data, date of birth, home. Pure. */
import { fold } from './fold.ts';
import { isAddress } from './home.ts';
import { findPeriod } from './periods.ts';
import { headingOf } from './sections.ts';

export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|xing|github)\.com\S*/i;
const PHONE = /(?<![\w/.-])(?:\+|00)?\(?\d[\d ()/.-]{5,22}\d(?![\w/-])/g;
const PHONE_LABEL = /\b(?:tel(?:efon|ephone|éphone)?|phone|mobil(?:e|telefon)?|handy|portable|cell|fon)\b/i;

export function findEmail(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [email] = EMAIL.exec(line) ?? [];
    if (email) return email.replace(/[.-]+$/, '').toLowerCase();
  }
  return null;
}

/** As written, except for leading parentheses; a labeled one takes precedence. */
export function findPhone(lines: readonly string[]): string | null {
  const found = lines.flatMap((line) =>
    findPeriod(line) !== null || /\b(?:iban|vat|ust|siret|born|geboren|geburtsdatum|n[ée]e? le)\b/i.test(line)
      ? []
      : [...line.replace(LINK, ' ').matchAll(PHONE)].map(([text]) => ({ text, isCalled: PHONE_LABEL.test(line) })),
  );
  const numbers = found
    .map(({ text, isCalled }) => ({
      text: text
        .replace(/^\(/, '')
        .replace(/^00/, '+')
        .replace(/^(\d+)\)/, '$1')
        .trim(),
      isCalled,
    }))
    .filter(({ text, isCalled }) => {
      const digits = text.replace(/\D/g, '').length;
      return (
        digits >= 7 &&
        digits <= 15 &&
        (isCalled || text.startsWith('+') || /[ ()/.-]/.test(text)) &&
        !/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)
      );
    });
  return (numbers.find(({ isCalled }) => isCalled) ?? numbers[0])?.text ?? null;
}

const TITLES =
  /^(?:(?:mr|mrs|ms|dr|prof|dipl|ing|herr|frau|m|mme|mlle|msc|bsc|ma|ba|phd|mba)\b\.?(?:-ing\.?)?(?:[- ]|(?=\p{L}))\s*)+/iu;
const PARTICLES = new Set([
  'von',
  'van',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ben',
  'zu',
  'zum',
  'zur',
  'st',
  'mac',
  "o'",
]);
/** What names the document, not the person. */
export const DOCUMENT_WORDS =
  /^(?:(?:europass )?curriculum(?: vitae)?|europass$|photo$|foto$|lebenslauf|tabellarischer lebenslauf|cv|resume|bewerbung|page \d+|seite \d+|vitae)\b/;

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** A line that can only be a name; null for others. */
export function nameIn(line: string): PersonName | null {
  const plain =
    line
      .split(/[\t|,]/)[0]
      ?.replace(TITLES, '')
      .trim() ?? '';
  const words = plain.split(/\s+/);
  if (words.length < 2 || words.length > 5 || plain.length > 60) return null;
  if (!words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word))) return null;
  if (headingOf(plain) !== null || DOCUMENT_WORDS.test(fold(plain))) return null;
  const isName = (word: string) => /^\p{Lu}/u.test(word) || PARTICLES.has(word.toLowerCase());
  if (!words.every(isName)) return null;
  const shown = words.map(inCase);
  const particle = shown.findIndex((word, at) => at > 0 && PARTICLES.has(word.toLowerCase()));
  const cut = particle > 0 ? particle : shown.length - 1;
  return { firstName: shown.slice(0, cut).join(' '), lastName: shown.slice(cut).join(' ') };
}

/** `MÜLLER-LÜDENSCHEIDT` -> `Müller-Lüdenscheidt`. */
function inCase(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase()) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** The person's name: labeled as such, otherwise the first line above all headings that can be one. */
export function findName(
  head: readonly string[],
  all: readonly string[],
): { name: PersonName; lines: string[] } | null {
  const labelled = labelOf(all, ['vorname', 'first name', 'given name', 'prenom']);
  const last = labelOf(all, ['nachname', 'last name', 'surname', 'family name', 'nom de famille', 'familienname']);
  if (labelled && last) return { name: { firstName: labelled, lastName: last }, lines: [] };
  const whole = labelOf(all, ['name', 'full name', 'nom', 'vor- und nachname', 'nom et prenom']);
  const called = whole === null ? null : nameIn(whole);
  if (called) return { name: called, lines: [] };
  const top = head.filter((one) => one !== '').slice(0, 8);
  // First name and last name below one another.
  const isWord = (line: string | undefined) => line !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(line);
  const [one, two] = top;
  const both = isWord(one) && isWord(two) && headingOf(two ?? '') === null ? nameIn(`${one} ${two}`) : null;
  if (both) return { name: both, lines: top.slice(0, 2) };
  for (const line of top) {
    const name = nameIn(
      line.replace(/^(?:curriculum vitae|lebenslauf|cv|resume|résumé)\s*(?:of|von|de|–|-|:)?\s+/iu, ''),
    );
    if (name) return { name, lines: [line] };
  }
  return null;
}

/** The value of `Label: value` or `Label<tab>value`. */
export function labelOf(lines: readonly string[], labels: readonly string[]): string | null {
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:\t]{2,40})(?::|\t)\s*(.+)$/.exec(line) ?? [];
    if (labels.includes(fold(label).trim())) return value.trim();
  }
  return null;
}

const BIRTH = [
  'birthday',
  'date of birth',
  'born',
  'dob',
  'geburtsdatum',
  'geboren',
  'geboren am',
  'geb.',
  'date de naissance',
  'ne le',
  'nee le',
  'ne(e) le',
  'geburtstag',
  'geburtsdatum/-ort',
  'geburtsdatum und -ort',
];
const BORN =
  /(?<!\p{L})(?:born(?: on)?|date of birth|geboren(?: am)?|geb\.?(?: am)?|geburtsdatum|n[ée](?:e|\(e\)|\.e|·e)? le|date de naissance)[ :\t]+(.{6,40})/iu;

/** As `1991-02-28`; null without a complete date. */
export function findBirthday(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:\t]{2,40}?)\s*(?::|\t)\s*(.+)$/.exec(line) ?? [];
    const said = BIRTH.includes(fold(label).trim()) ? value : BORN.exec(line)?.[1];
    const found = said === undefined ? null : dayIn(said, !/\b(?:born|birth|dob)/i.test(line));
    if (found !== null) return found;
  }
  return null;
}

/** A date with slashes may be American where the words are English: then only unambiguous ones are accepted. */
function dayIn(text: string, isDayFirst: boolean): string | null {
  const iso = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/.exec(text)?.[0];
  if (iso) return iso;
  const [, first = '', second = '', y = ''] = /\b(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)\b/.exec(text) ?? [];
  if (y !== '') {
    const isSure = isDayFirst || text.includes('.') || first === second || Number(first) > 12;
    if (isSure) return day(y, second, first);
    return Number(second) > 12 ? day(y, first, second) : null;
  }
  const words = /\b(\d{1,2})(?:\.|st|nd|rd|th|er)? (\p{L}{3,10})\.? ((?:19|20)\d\d)\b/u.exec(text) ?? null;
  const american = /\b(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d\d)\b/u.exec(text) ?? null;
  const [number, name, year] = words ? words.slice(1) : american ? [american[2], american[1], american[3]] : [];
  const month = name === undefined ? null : findPeriod(`seit ${name} ${year}`)?.start.slice(5);
  return month && year && number ? day(year, month, number) : null;
}

function day(year: string, month: string, date: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(text) ? text : null;
}

/** Whether a line only contains contact data. */
export function isContactLine(line: string): boolean {
  return EMAIL.test(line) || LINK.test(line) || PHONE_LABEL.test(line) || findPhone([line]) !== null || isAddress(line);
}
