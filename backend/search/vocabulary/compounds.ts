/** Takes German compounds apart, with the words of backend/data/vocabulary/german-words.txt. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalWord } from './canonical.ts';

export interface Lexicon {
  /** Words that compounds consist of. */
  words: ReadonlySet<string>;
  /** Those among them that say nothing on their own: Kraft in Kraftfahrer, Fach in Fachverkäufer. */
  silent: ReadonlySet<string>;
  /** Compounds that mean something else than their parts: Hausmeister, Kindergarten. */
  whole: ReadonlySet<string>;
}

const FILE = join(import.meta.dirname, '../../data/vocabulary/german-words.txt');
/** Shortest part, apart from the short words of the lexicon; shortest compound. */
const SHORTEST_HEAD = 4;
const SHORTEST_PART = 3;
const SHORTEST = 7;
/** Longer words are no words. */
const LONGEST = 60;
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const ENDINGS = ['', 'n', 'en', 's', 'es', 'e', 'er'];

let shipped: Lexicon | undefined;
/** What was asked before: documents repeat their words. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/**
 * The meaningful parts of a folded German compound: Berufskraftfahrer gives `beruf`, `kraftfahrer` and `fahrer`. Modifiers come before
 * their head, the parts of the head after it. Empty for a word that is no compound.
 */
export function splitCompound(word: string): readonly string[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  shipped ??= parseLexicon(readFileSync(FILE, 'utf8'));
  const parts = splitWith(shipped, word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, parts);
  return parts;
}

/** A word per line; `~` marks silent words, `=` compounds that stay whole, `#` comments. */
export function parseLexicon(text: string): Lexicon {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  const silent = marked('~');
  const plain = lines.filter((line) => !/^[~=]/.test(line));
  return { words: new Set([...plain, ...silent]), silent: new Set(silent), whole: new Set(marked('=')) };
}

/** The same with another lexicon. */
export function splitWith(lexicon: Lexicon, word: string): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || !/^\p{L}+$/u.test(word)) return [];
  const parts = partsOf(lexicon, singularOf(word), 0);
  return [...new Set(parts ?? [])].filter((part) => !lexicon.silent.has(part));
}

/** Without the ending of a canonical term. */
const singularOf = (word: string): string => canonicalWord(word, 'de').replace(/(?<=er)x$/, '');

/** All parts including the silent ones; null for a word that is no compound. */
function partsOf(lexicon: Lexicon, word: string, depth: number): readonly string[] | null {
  if (depth > 3 || isWhole(lexicon, word)) return null;
  // The longest head first: Kraftfahrer before Fahrer.
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_HEAD; at++) {
    const head = knownForm(lexicon, word.slice(at), ENDINGS);
    if (head === null) continue;
    const modifier = modifierOf(lexicon, word.slice(0, at), depth);
    if (modifier === null && isWhole(lexicon, head)) return null;
    if (modifier === null) continue;
    return [...modifier, head, ...(partsOf(lexicon, head, depth + 1) ?? [])];
  }
  return null;
}

const isWhole = ({ whole }: Lexicon, word: string): boolean =>
  ENDINGS.some((ending) => word.endsWith(ending) && whole.has(word.slice(0, word.length - ending.length)));

/** The word of a modifier, or its parts: Schul- is Schule, Einzelhandels- is Einzelhandel. */
function modifierOf(lexicon: Lexicon, modifier: string, depth: number): readonly string[] | null {
  const word = knownForm(lexicon, modifier, LINKS) ?? (lexicon.words.has(`${modifier}e`) ? `${modifier}e` : null);
  if (word !== null) return [word];
  return modifier.length < SHORTEST ? null : partsOf(lexicon, modifier.replace(/s$/, ''), depth + 1);
}

function knownForm({ words, whole }: Lexicon, form: string, endings: readonly string[]): string | null {
  for (const ending of endings) {
    if (!form.endsWith(ending)) continue;
    const word = ending === '' ? form : form.slice(0, -ending.length);
    if (word.length >= SHORTEST_PART && (words.has(word) || whole.has(word))) return word;
  }
  return null;
}
