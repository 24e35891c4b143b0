/** The name of the person, however titles, capitals and labels surround it. Pure. */
import { fold } from './fold.ts';
import { headingOf } from './headings.ts';
import { labelOf } from './labels.ts';
import { leansToTitle } from './leanings.ts';

const TITLES = new Set(
  'mr mrs ms miss dr prof dipl ing eng er mag ddr univ herr frau m mme mlle me msc bsc ma ba phd mba pd priv doz lic rev sir capt adv'.split(
    ' ',
  ),
);
/** `Dipl.-Wirtsch.-Ing.`, `Dr.-Ing.`, `Mag.a`, `rer.`, `(FH)`. */
const TITLE =
  /^(?:(?:Dipl|Dr|Prof|Mag|Ing|Bacc|Univ)\.-?\p{L}[\p{L}.-]*|\p{Ll}[\p{L}.]*\.|DI|\((?:FH|BA|TU|DH|Univ\.?)\))$/u;
/** Degrees and memberships behind a name: `Ida Berg BSc`. */
const AFTER = new Set(
  'ba ma bsc msc beng meng bed med mba phd dphil llb llm mpa rn bsn msn cpa acca aca pmp fca peng pe esq jr sr cfa phr fnp emba mbbs md mrics mcipd ceng fh hons bcom mcom ca fcca acma cgma cima cissp cisa mbe obe kbe kc qc frcs mrcp dds dvm lpn np lcsw pgce cipd shrm-cp ret bse'.split(
    ' ',
  ),
);
const PARTICLES = new Set(
  "von van der den de del della di da dos du la le el al bin ben zu zum zur st mac o' ter ten af av".split(' '),
);
/** What names the document, not the person. */
export const DOCUMENT_WORDS =
  /^(?:(?:europass )?curriculum(?: vitae)?|europass$|photo$|foto$|lebenslauf|tabellarischer lebenslauf|cv|resume|bio-?data|bewerbung|page \d+|seite \d+|vitae)\b/;
const DOCUMENT =
  /^(?:curriculum vitae|tabellarischer lebenslauf|lebenslauf|cv|resume|résumé)\s*(?:of|von|de|–|-|:)?\s+/iu;

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** A line that can only be a name; null for others. */
export function nameIn(line: string): PersonName | null {
  const [first = ''] = line
    .replace(/\s*(?:["“„][^"”“]*["”“]|\((?!FH|BA|TU|DH|Hons)[^)]*\))/gu, ' ')
    .split(/[\t|•·]|\s[–—-]\s/u);
  const words = withoutTitles(
    first
      .split(/,(?!\s*\p{Lu}\p{Ll}+\.)/u)[0]
      ?.trim()
      .split(/[\s,]+/) ?? [],
  );
  const plain = words.join(' ');
  if (words.length < 2 || words.length > 5 || plain.length > 60) return null;
  if (!words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word))) return null;
  if (headingOf(plain) !== null || DOCUMENT_WORDS.test(fold(plain))) return null;
  const isName = (word: string) => /^\p{Lu}/u.test(word) || PARTICLES.has(word.toLowerCase());
  return words.every(isName) ? namedBy(words) : null;
}

/** `Dr. rer. nat. Ida Berg, MBA` is Ida Berg. */
function withoutTitles(words: readonly string[]): string[] {
  const keyOf = (word: string) => fold(word).replace(/[.()]/g, '');
  const from = words.findIndex((word) => !TITLES.has(keyOf(word)) && !TITLE.test(word));
  const named = from < 0 ? [] : words.slice(from);
  const to = named.findLastIndex((word, at) => at < 2 || !(AFTER.has(keyOf(word)) || /^\(.*\)$/.test(word))) + 1;
  return named.slice(0, to).filter((word) => !/^\(.*\)$/.test(word));
}

function namedBy(words: readonly string[]): PersonName {
  const named = (first: readonly string[], last: readonly string[]) => ({
    firstName: first.map(inCase).join(' '),
    lastName: last.map(inCase).join(' '),
  });
  // Where only the surname is in capitals, it may stand first: `KERBRAT Yannick`.
  const capitals = words.map(isCapitals);
  const begin = capitals.indexOf(false);
  const end = capitals.lastIndexOf(false) + 1;
  if (begin > 0) return named(words.slice(begin), words.slice(0, begin));
  if (begin === 0 && end < words.length) return named(words.slice(0, end), words.slice(end));
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(word.toLowerCase()));
  const cut = particle > 0 ? particle : words.length - 1;
  return named(words.slice(0, cut), words.slice(cut));
}

/** Two letters may be initials: `JP Morgan`; names end with a vowel: `LI Wei`. */
const isCapitals = (word: string) =>
  word === word.toUpperCase() &&
  (word.length > 2 || /^\p{L}[AEIOU]$/u.test(word) || PARTICLES.has(word.toLowerCase())) &&
  !word.includes('.');

/** `MÜLLER-LÜDENSCHEIDT` -> `Müller-Lüdenscheidt`. */
function inCase(word: string): string {
  if (!isCapitals(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

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
  const both = isWord(one) && isWord(two) && headingOf(two ?? '') === null ? nameIn(`${one} ${two}`) : null;
  if (both) return { name: both, lines: top.slice(0, 2) };
  const names = top.flatMap((line) => {
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
  const plain = (text: string) =>
    fold(
      text
        .toLowerCase()
        .replace(/ä/g, 'ae')
        .replace(/ö/g, 'oe')
        .replace(/ü/g, 'ue')
        .replace(/ø/g, 'o')
        .replace(/ı/g, 'i'),
    ).replace(/[^a-z]/g, '');
  const simple = (text: string) => fold(text).replace(/[^a-z]/g, '');
  const [local = ''] = (email ?? '').split('@');
  const whole = email ?? '';
  return [plain(lastName), simple(lastName)].some(
    (name) => name.length > 2 && (plain(local).includes(name) || simple(whole).includes(name)),
  );
}
