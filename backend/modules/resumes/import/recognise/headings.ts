/** Whether a line is a heading of a CV, and of what. Pure. */
import { fold, unspelled } from './fold.ts';
import { HEADINGS, type SectionKind } from './heading-names.ts';
import { kindByWords } from './heading-words.ts';

const kindOf = new Map(
  Object.entries(HEADINGS).flatMap(([kind, words]) =>
    words.split(',').map((word): [string, SectionKind] => [word.replace(/\s+/g, ' ').trim(), kind as SectionKind]),
  ),
);
/** Without spaces, as headings of spaced letters are read. */
const squeezed = new Map([...kindOf].map(([word, kind]) => [word.replace(/ /g, ''), kind]));

/** `IV. Publications`, `2) Education`. */
const NUMBER = /^(?:[IVX]{1,4}|[A-Z]|\d{1,2})[.)]\s+/;
/** Items of lists are no headings: a skill may be called `Training`. */
const ITEM = /^[•*·▪▸‣◦○–-]\s(?!\P{Ll}+$)/u;

/** Signs before a heading: `/// Experience`. */
const DECORATION = /^[^\p{L}\p{N}(]+(?=\p{L})/u;

/** The kind of a heading line, with or without a colon; null if it is not a heading. */
export function headingOf(line: string): SectionKind | null {
  if (line.length > 60 || line.includes('\t') || ITEM.test(line) || /[.,;!?]$/.test(line)) return null;
  const folded = fold(line.replace(DECORATION, ''));
  return kindOfLine(line.replace(DECORATION, '')) ?? (/[aou]e/.test(folded) ? kindOfLine(unspelled(folded)) : null);
}

function kindOfLine(line: string): SectionKind | null {
  const plain = fold(line.replace(NUMBER, '').replace(/\([^)]*\)/g, ' '))
    .replace(/[&+/]/g, ' and ')
    .replace(/[^\p{L}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length > 48) return null;
  const known =
    kindOf.get(plain) ?? kindOf.get(plain.replace(/ and /g, ' und ')) ?? kindOf.get(plain.replace(/ and /g, ' et '));
  if (known) return known;
  const named = kindOfNames(plain.split(/ (?:and|und|et|y) /));
  if (named !== null && !/\d/.test(line.replace(NUMBER, ''))) return named;
  return isSpaced(plain) ? (squeezed.get(plain.replace(/ /g, '')) ?? null) : null;
}

/** Names of sections that mean something else beside another word: `Lehre und Forschung`, `Ziele und Termine`. */
const ALONE = new Set(
  'lehre ziel ziele motivation methoden schule schulen praxis beruf computer programme anwendungen verein vereine technologien schwerpunkte tatigkeit tatigkeiten schulungen seminare kurse programmierung qualifizierung'.split(
    ' ',
  ),
);

/** `Schulbildung und Studium`: of several names the first that is known, though not `Awards` of `Awards and Education`; one word may be unknown beside one that is known. */
function kindOfNames(names: readonly string[]): SectionKind | null {
  const kinds = names.map((name) => kindOf.get(name) ?? kindByWords(name));
  const known = kinds.filter((kind) => kind !== null);
  const isBeside = names.length === 2 && names.every((name, at) => kinds[at] !== null || !name.includes(' '));
  if (known.length < names.length && (!isBeside || names.some((name) => ALONE.has(name)))) return null;
  return known.find((kind) => kind !== 'other') ?? known[0] ?? null;
}

/** Letter-spaced headings: `S K I L L S`; where letters are kerned, some stand together: `C O N TAC T`. */
function isSpaced(plain: string): boolean {
  const signs = plain.split(' ');
  return signs.length >= 3 && signs.filter(({ length }) => length === 1).length >= signs.length / 2;
}
