/** The name of the person among the lines of a CV. Pure. */
import { fold } from './fold.ts';
import { isPersonalData } from './form-lines.ts';
import { headingOf } from './headings.ts';
import { labelOf } from './labels.ts';
import { leansToTitle } from './leanings.ts';
import { inCase, nameIn, type PersonName, withoutTitles } from './name.ts';

const DOCUMENT =
  /^(?:curriculum vitae|tabellarischer lebenslauf|lebenslauf|cv|resume|résumé)\s*(?:of|von|de|–|-|:)?\s+/iu;
const FIRST = ['vorname', 'vorname(n)', 'first name', 'given name', 'given name(s)', 'prenom', 'prenoms', 'prenom(s)'];
const LAST = [
  'nachname',
  'last name',
  'surname',
  'family name',
  'nom de famille',
  'familienname',
  'zuname',
  'nom',
  'name',
];
const WHOLE = [
  'name',
  'full name',
  'name in full',
  'nom',
  'vor- und nachname',
  'vor- und zuname',
  'vorname und name',
  'vorname und nachname',
  'vorname und familienname',
  'vorname und zuname',
  'first name and surname',
  'vorname name',
  'vorname, name',
  'vorname, nachname',
  'prenom, nom',
  'first name, surname',
  'first name, last name',
  'nom et prenom',
  'prenom et nom',
  'prenom nom',
  'name of the candidate',
  'candidate name',
];
/** Labels that say that the surname comes first. */
const TURNED = [
  'name, vorname',
  'nachname, vorname',
  'nom, prenom',
  'name, first name',
  'surname, first name',
  'name vorname',
  'nom prenom',
  'nom prenoms',
  'surname, name',
];

/** Letters as addresses spell them. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'o', ı: 'i' };

/** The person's name: labeled as such, otherwise a line above all headings that can be one. `email` tells names from professions. */
export function findName(
  head: readonly string[],
  all: readonly string[],
  email: string | null = null,
): { name: PersonName; lines: string[] } | null {
  const first = labelOf(all, FIRST);
  const last = labelOf(all, LAST);
  if (first && last) return { name: { firstName: inCase(first), lastName: inCase(last) }, lines: [] };
  const called = nameIn(labelOf(all, WHOLE) ?? '') ?? turned(labelOf(all, TURNED));
  if (called) return { name: called, lines: [] };
  const top = head.filter((one) => one !== '').slice(0, 8);
  // First name and last name below one another.
  const isWord = (line: string | undefined) => line !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(line);
  const [one, two] = top;
  const both =
    isWord(withoutTitles((one ?? '').split(' ')).join(' ')) && isWord(two) && headingOf(two ?? '') === null
      ? nameIn(`${one} ${two}`)
      : null;
  if (both) return { name: both, lines: top.slice(0, 2) };
  const names = top.flatMap((line) => {
    if (isPersonalData(line)) return [];
    const name = nameIn(line.replace(DOCUMENT, ''));
    return name ? [{ name, lines: [line] }] : [];
  });
  const isOwn = ({ name }: { name: PersonName }) => isInEmail(name, email);
  return names.find(isOwn) ?? names.find(({ lines }) => leansToTitle(lines[0] ?? '') <= 0) ?? names[0] ?? null;
}

/** Whether a line is a name that the email address has, wherever it stands. */
export function isNameOf(line: string, email: string | null): boolean {
  const name = nameIn(line);
  return name !== null && isInEmail(name, email);
}

/** `Müller, Anna` and `Müller Anna`, where a label says that the surname is first. */
function turned(value: string | null): PersonName | null {
  const [, last = '', first = ''] = /^(\S+?),?\s+(\p{Lu}\S*)$/u.exec(value ?? '') ?? [];
  return last === '' ? null : { firstName: inCase(first), lastName: inCase(last) };
}

/** Whether the part before the @ has the surname. */
function isInEmail({ lastName }: PersonName, email: string | null): boolean {
  const simple = (text: string) => fold(text).replace(/[^a-z]/g, '');
  const plain = (text: string) => simple([...text.toLowerCase()].map((letter) => SPELLED[letter] ?? letter).join(''));
  const [local = ''] = (email ?? '').split('@');
  const whole = email ?? '';
  return [plain(lastName), simple(lastName)].some(
    (name) => name.length > 2 && (plain(local).includes(name) || simple(whole).includes(name)),
  );
}
