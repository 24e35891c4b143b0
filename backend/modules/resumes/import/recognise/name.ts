/** A name in a line, whatever titles and capitals surround it. Pure. */
import { fold } from './fold.ts';
import { headingOf } from './headings.ts';

const TITLES = new Set(
  'mr mrs ms miss dr prof dipl ing eng er mag ddr univ herr frau m mme mlle madame monsieur mademoiselle me msc bsc ma ba phd mba pd priv doz lic ra stb wp ddr mmag rev sir capt adv'.split(
    ' ',
  ),
);
/** `Dipl.-Wirtsch.-Ing.`, `Dr.-Ing.`, `Mag.a`, `rer.`, `(FH)`. */
const TITLE =
  /^(?:(?:Dipl|Dr|Prof|Mag|Ing|Bacc|Univ|Jun|Apl|Hon|Priv|Ass)\.-?\p{L}[\p{L}.-]*|\p{Ll}[\p{L}.]*\.|DI|\((?:FH|BA|TU|DH|Univ\.?)\))$/u;
/** Degrees and memberships behind a name: `Ida Berg BSc`. */
const AFTER = new Set(
  'ba ma bsc msc beng meng bed med mba phd dphil llb llm mpa rn bsn msn cpa acca aca pmp fca peng pe esq jr sr cfa phr fnp emba mbbs md mrics mcipd ceng fh hons bcom mcom ca fcca acma cgma cima cissp cisa mbe obe kbe kc qc frcs mrcp dds dvm lpn np lcsw pgce cipd shrm-cp ret bse'.split(
    ' ',
  ),
);
const PARTICLES = new Set(
  "von van der den de del della di da dos du la le el al bin ben zu zum zur st mac o' ter ten af av".split(' '),
);
/** Titles that are part of a surname. */
const NOBLE = /^(?:Graf|Gräfin|Freiherr|Freifrau|Freiin|Baron|Baronin|Prinz|Prinzessin|Ritter|Edler)$/u;
/** What names the document, not the person. */
export const DOCUMENT_WORDS =
  /^(?:(?:europass )?curriculum(?: vitae)?|europass$|photo$|foto$|lebenslauf|(?:\p{L}+ )?lebenslauf|cv|resume|bio-?data|(?:initiativ|kurz|online)?bewerbung|bewerbungs(?:unterlagen|mappe)|motivationsschreiben|anschreiben|deckblatt|page \d+|seite \d+|vitae)\b/u;

/** Letters as addresses spell them. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'o', ı: 'i' };

/** In lower case, as an email address would have it. */
export const spelledOut = (text: string): string =>
  [...text.toLowerCase()].map((letter) => SPELLED[letter] ?? letter).join('');

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The name at birth. */
const BORN = /,?\s(?:geb\.|geborene[rn]?|n[ée]e|born)\s+\p{Lu}.*$/u;

/** A line that can only be a name; null for others. */
export function nameIn(line: string): PersonName | null {
  const [first = ''] = line
    .replace(BORN, '')
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
  // `von Hagen` lacks a first name.
  if (PARTICLES.has(words[0] ?? '')) return null;
  const isName = (word: string) => /^\p{Lu}/u.test(word) || PARTICLES.has(word.toLowerCase());
  return words.every(isName) ? namedBy(words) : null;
}

/** `Dr. rer. nat. Ida Berg, MBA` is Ida Berg. */
export function withoutTitles(words: readonly string[]): string[] {
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
  const isNoble = particle > 1 && NOBLE.test(words[particle - 1] ?? '');
  const cut = particle > 0 ? particle - (isNoble ? 1 : 0) : words.length - 1;
  return named(words.slice(0, cut), words.slice(cut));
}

/** Two letters may be initials: `JP Morgan`; names end with a vowel: `LI Wei`. */
const isCapitals = (word: string) =>
  word === word.toUpperCase() &&
  (word.length > 2 || /^\p{L}[AEIOU]$/u.test(word) || PARTICLES.has(word.toLowerCase())) &&
  !word.includes('.');

/** `MÜLLER-LÜDENSCHEIDT` -> `Müller-Lüdenscheidt`. */
export function inCase(word: string): string {
  if (!isCapitals(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** A name of spaced letters, whose words the email address tells apart: `I D A B E R G` of `ida.berg@example.com`. Null for other lines. */
export function spacedName(line: string, email: string | null): PersonName | null {
  const signs = line.split(' ');
  if (signs.length < 5 || signs.filter(({ length }) => length === 1).length < signs.length / 2) return null;
  const letters = signs.join('');
  if (email === null || !/^[\p{L}'’-]+$/u.test(letters)) return null;
  const words = (email.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter(({ length }) => length > 2);
  for (let at = 2; at <= letters.length - 2; at += 1) {
    const [first, last] = [letters.slice(0, at), letters.slice(at)];
    const isKnown = [fold(last), fold(spelledOut(last))].some(
      (name) => words.includes(name) || words.includes(fold(first)[0] + name),
    );
    if (isKnown) return { firstName: inCase(first), lastName: inCase(last) };
  }
  return null;
}
