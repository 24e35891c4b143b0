/** The name of the person among the lines of a CV. Pure. */
import { fold } from './fold.ts';
import { isPersonalData } from './form-lines.ts';
import { headingOf } from './headings.ts';
import { labelOf } from './labels.ts';
import { leansToTitle } from './leanings.ts';
import { inCase, nameIn, type PersonName, spacedName, spelledOut, withoutTitles } from './name.ts';

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
  'vorname, familienname',
  'vorname, zuname',
  'vorname nachname',
  'vor-/nachname',
  'vor- / nachname',
  'vor-, nachname',
  'prenom, nom',
  'first name, surname',
  'first name, last name',
  'nom et prenom',
  'prenom et nom',
  'prenom nom',
  'name of the candidate',
  'candidate name',
  'bewerber',
  'bewerberin',
  'kandidat',
  'kandidatin',
  'vorname/name',
  'vorname/nachname',
];
/** Labels that say that the surname comes first. */
const TURNED = [
  'name, vorname',
  'name/vorname',
  'nachname/vorname',
  'nachname, vorname',
  'nom, prenom',
  'name, first name',
  'surname, first name',
  'name vorname',
  'nom prenom',
  'nom prenoms',
  'surname, name',
  'familienname, vorname',
  'zuname, vorname',
  'familienname vorname',
  'nachname vorname',
];

/** Before a surname on a line of its own. */
const PARTICLE = /^(?:(?:von|van|vom|zu|zur|der|den|de|del|di|da|la|le) )+/;

/** The person's name: labeled as such, otherwise a line above all headings that can be one. `email` tells names from professions. */
export function findName(
  head: readonly string[],
  all: readonly string[],
  email: string | null = null,
): { name: PersonName; lines: string[] } | null {
  const first = labelOf(all, FIRST);
  const last = labelOf(all, LAST);
  if (first && last) return { name: { firstName: inCase(first), lastName: inCase(last) }, lines: [] };
  const whole = labelOf(all, WHOLE);
  // `Müller, Anna` has the surname first; `Anna Müller, MBA` has a degree behind it.
  const isTurned = /^[^,]+, (?!\p{Lu}*$)\p{Lu}\p{Ll}/u.test(whole ?? '') && !/, geb/.test(whole ?? '');
  const called = (isTurned ? turned(whole) : null) ?? nameIn(whole ?? '') ?? turned(labelOf(all, TURNED));
  if (called) return { name: called, lines: [] };
  const top = head.filter((one) => one !== '').slice(0, 8);
  // First name and last name below one another.
  const isWord = (line: string | undefined) => line !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(line);
  const [one, two] = top;
  const both =
    isWord(withoutTitles((one ?? '').split(' ')).join(' ')) &&
    isWord(two?.replace(PARTICLE, '')) &&
    headingOf(two ?? '') === null
      ? nameIn(`${one} ${two}`)
      : null;
  if (both) return { name: both, lines: top.slice(0, 2) };
  const names = top.flatMap((line) => {
    if (isPersonalData(line)) return [];
    const name = spacedName(line, email) ?? nameIn(line.replace(DOCUMENT, ''));
    return name ? [{ name, lines: [line] }] : [];
  });
  const isOwn = ({ name }: { name: PersonName }) => isInEmail(name, email);
  return names.find(isOwn) ?? names.find(({ lines }) => leansToTitle(lines[0] ?? '') <= 0) ?? names[0] ?? null;
}

/** Whether a line is a name that the email address has, wherever it stands. */
export function isNameOf(line: string, email: string | null): boolean {
  const name = nameIn(line);
  return name === null ? spacedName(line, email) !== null : isInEmail(name, email);
}

const TURNED_NAME = /^((?:\p{Ll}+ ){0,2}\S+)\s+(\p{Lu}\S*(?: \p{Lu}\S*)?)$/u;
const TURNED_AT_COMMA = /^((?:\p{Ll}+ ){0,2}[^\s,]+),\s*(\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)?)$/u;

/** `Müller, Anna` and `Müller Anna`, where a label says that the surname is first. */
function turned(value: string | null): PersonName | null {
  const shape = value?.includes(',') ? TURNED_AT_COMMA : TURNED_NAME;
  const [, last = '', first = ''] = shape.exec(value ?? '') ?? [];
  return last === '' ? null : { firstName: inCase(first), lastName: inCase(last) };
}

/** Whether the part before the @ has the surname. */
function isInEmail({ lastName }: PersonName, email: string | null): boolean {
  const simple = (text: string) => fold(text).replace(/[^a-z]/g, '');
  const plain = (text: string) => simple(spelledOut(text));
  const [local = ''] = (email ?? '').split('@');
  const whole = email ?? '';
  return [plain(lastName), simple(lastName)].some(
    (name) => name.length > 2 && (plain(local).includes(name) || simple(whole).includes(name)),
  );
}
