/** Finds terms of a taxonomy in values of feeds: by label, alias, synonym, the words of daily use, and likeness. */
import { LRUCache } from 'lru-cache';
import { closest } from '../../../search/closest.ts';
import { foldName, spellingsOf } from '../../taxonomies/spellings.ts';
import type { TermRecord } from '../../taxonomies/terms.ts';

export interface TermMatch {
  /** Codes in the order of the text. */
  codes: string[];
  /** Parts of the text that name nothing known, as written. */
  unknown: string[];
}

export interface TermIndex {
  /** The term with this name; null if there is none. */
  lookup(text: string): string | null;
  /** All terms that a value names: `Full-time, Permanent`, `À plein temps et Prestataire`. */
  match(text: string): TermMatch;
  /** Terms that a text may mean, most alike first, with their likeness from 0 to 1. */
  suggest(text: string, most: number): { code: string; likeness: number }[];
}

/** What a word of a value means besides the terms. */
export interface Wording {
  /** Other names of terms, normalized. */
  names?: ReadonlyMap<string, string>;
  /** Normalized phrases that say nothing about the taxonomy: `no answer`, `35 h`. */
  silent?: RegExp;
  /** A value names one thing, perhaps in several ways (`Vendeur / Vendeuse`): only whole parts count, one is enough, and an unknown value stays whole. */
  isOneName?: boolean;
}

/** Feeds repeat their values. */
const KEPT = 5_000;
const LONGEST_PHRASE = 6;
const LONGEST_VALUE = 300;
const SEPARATOR = /[,;|•·\n]|\s[-–—/]\s|\s\/|\/\s|(?<=\p{Ll})\/(?=\p{Lu})|[[\]"]/u;
const CONJUNCTION = /^(?:and|or|und|oder|et|ou|y|o|e|u|with|mit|avec|con|in|a|en|de|the|auf)$/;

/** `FULL_TIME`, `fullTime` and `Full-time` become the same. */
export function foldValue(text: string): string {
  return foldName(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' '));
}

export function createTermIndex(
  terms: readonly TermRecord[],
  { names = new Map(), silent, isOneName = false }: Wording = {},
): TermIndex {
  const codes = new Set(terms.map(({ code }) => code));
  const known = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (name !== '' && !known.has(name)) known.set(name, code);
    const joined = name.replaceAll(' ', '');
    if (joined.length > 3 && !known.has(joined)) known.set(joined, code);
  };
  for (const { code } of terms) add(foldValue(code), code);
  for (const { code, labels } of terms)
    for (const label of Object.values(labels)) for (const name of spellingsOf(label)) add(name, code);
  for (const [name, code] of names) if (codes.has(code)) add(name, code);
  for (const { code, synonyms, aliases } of terms)
    for (const name of [...Object.values(synonyms).flat(), ...Object.values(aliases)].flatMap(spellingsOf))
      add(name, code);
  const all = [...known.keys()];

  const lookup = (text: string): string | null => {
    const folded = foldValue(text.slice(0, LONGEST_VALUE));
    return known.get(folded) ?? known.get(foldName(text.slice(0, LONGEST_VALUE))) ?? null;
  };

  /** Codes of the longest names among the words; null if there are none. */
  function within(text: string): string[] | null {
    const words = foldValue(text)
      .split(' ')
      .filter((word) => word !== '');
    const found: string[] = [];
    let at = 0;
    let hasRest = false;
    while (at < words.length) {
      const length = longestAt(words, at);
      const code = length === 0 ? undefined : known.get(words.slice(at, at + length).join(' '));
      if (code !== undefined) found.push(code);
      else if (!CONJUNCTION.test(words[at] ?? '')) hasRest = true;
      at += Math.max(length, 1);
    }
    if (found.length > 0) return found;
    const like = hasRest ? closest(words.join(' '), all) : undefined;
    return like === undefined ? null : [known.get(like) ?? ''];
  }

  function nameOf(text: string): string[] | null {
    const code = lookup(text) ?? known.get(closest(foldValue(text), all) ?? '');
    return code === undefined ? null : [code];
  }

  function longestAt(words: readonly string[], at: number): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--)
      if (known.has(words.slice(at, at + length).join(' '))) return length;
    return 0;
  }

  function matchOf(value: string): TermMatch {
    const whole = lookup(value);
    if (whole !== null) return { codes: [whole], unknown: [] };
    const result: TermMatch = { codes: [], unknown: [] };
    for (const part of value.split(SEPARATOR)) {
      const folded = foldValue(part);
      if (folded === '' || silent?.test(folded)) continue;
      const found = isOneName ? nameOf(part) : within(part);
      if (found === null) result.unknown.push(part.trim());
      else result.codes.push(...found);
    }
    const codes = [...new Set(result.codes)];
    if (!isOneName || result.unknown.length === 0) return { codes, unknown: result.unknown };
    return { codes, unknown: codes.length > 0 ? [] : [value.trim()] };
  }

  const matches = new LRUCache<string, TermMatch>({ max: KEPT });
  return {
    lookup,
    match(text) {
      const value = text.slice(0, LONGEST_VALUE);
      const match = matches.get(value) ?? matchOf(value);
      matches.set(value, match);
      return match;
    },
    suggest(text, most) {
      const best = new Map<string, number>();
      const folded = foldValue(text.slice(0, LONGEST_VALUE));
      for (const [name, code] of known) {
        const likeness = likenessOf(folded, name);
        if (likeness > (best.get(code) ?? 0.3)) best.set(code, likeness);
      }
      return [...best]
        .map(([code, likeness]) => ({ code, likeness }))
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, most);
    },
  };
}

/** Dice's coefficient of the pairs of letters. */
function likenessOf(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  if (one.length === 0 || other.length === 0) return a === b && a !== '' ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of one) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of other) {
    const count = left.get(pair) ?? 0;
    if (count > 0) shared += 1;
    left.set(pair, count - 1);
  }
  return (2 * shared) / (one.length + other.length);
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
