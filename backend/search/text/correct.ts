/** Corrects typos of a search without hits. */
import type { Pool } from 'pg';
import { allowedMistakes, editDistance } from '../closest.ts';
import { isSpelledName } from '../fold.ts';
import type { Correction } from '../port.ts';
import { StatementValues } from '../sql-builder.ts';
import { TABLES } from '../sql-tables.ts';
import { isVocabulary, similarNames } from '../vocabulary/known.ts';
import type { ParsedText } from './parse-text.ts';
import { headCondition, textCondition } from './sql-text.ts';
import type { ReadText, TextScope } from './text-query.ts';

const SHORTEST = 4;
const MOST_CORRECTED = 4;
const MOST_JOINED = 5;
const MOST_SPLIT = 20;
const SHORTEST_HALF = 4;
const MOST_CANDIDATES = 6;
/** A place this small is less likely than a typo. */
const SMALLEST_PLACE = 1_000;

export interface CorrectionScope extends TextScope {
  /** frontend.id */
  brandId: number;
}

/** Words joined or divided differently are no mistake that the page would tell of. */
export interface Corrected extends Correction {
  isSilent: boolean;
}

/** Parses a text as `readText` does. */
type Read = (folded: string) => Promise<ReadText>;

/**
 * Joins words that are one on the brand, and replaces each word that occurs nowhere on it by the closest word that
 * does, or by two. Empty if a word is spelled right
 * (an indexed word of any brand, a place, an occupation) or has nothing close. A second list, if that one finds
 * nothing, also replaces words that share no more than their stem with words of texts ("enginer": engines).
 */
export async function findCorrections(
  pool: Pool,
  scope: CorrectionScope,
  parsed: ParsedText,
  read: Read,
): Promise<Corrected[][]> {
  if (!parsed.isPlain || scope.literal) return [];
  const words = parsed.alternatives
    .flat()
    .flatMap((group) => (group.facet === null && !group.isOptional ? group.words : []));
  const joined = await joinWords(pool, scope, words, read);
  const rest = [...new Set(words)].filter(
    (word) => !joined.some((correction) => correction.word.split(' ').includes(word)) && isCorrectable(word),
  );
  const found = await whereFound(pool, scope, rest, read);
  const unknown = rest.filter((_, i) => !found[i]?.anywhere);
  const doubtful = rest.filter((_, i) => found[i]?.anywhere && !found[i]?.inHead).slice(0, MOST_CORRECTED);
  if (unknown.length > MOST_CORRECTED) return [];
  const candidates = await similarWords(pool, scope, [...unknown, ...doubtful]);
  const sure: Corrected[] = [...joined];
  for (const word of unknown) {
    const near = candidates.get(word) ?? [];
    const replacement = (await firstFound(pool, scope, near, read)) ?? (await splitWord(pool, scope, word, read));
    if (replacement === undefined) return [];
    sure.push({ word, replacement, isSilent: replacement.includes(' ') });
  }
  const likely: Corrected[] = [];
  for (const word of doubtful) {
    const near = candidates.get(word) ?? [];
    const inHeads = await whereFound(pool, scope, near, read);
    const replacement = near.find((_, i) => inHeads[i]?.inHead);
    if (replacement !== undefined) likely.push({ word, replacement, isSilent: false });
  }
  return [sure, likely.length === 0 ? [] : [...sure, ...likely]].filter((list) => list.length > 0);
}

function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isSpelledName(word);
}

/** Neighbours that are one word on the board: `ware house`. */
async function joinWords(
  pool: Pool,
  scope: CorrectionScope,
  words: readonly string[],
  read: Read,
): Promise<Corrected[]> {
  const pairs = words
    .slice(1, MOST_JOINED + 1)
    .map((word, i) => ({ word: `${words[i]} ${word}`, replacement: `${words[i]}${word}`, isSilent: true }));
  const found = await whereFound(
    pool,
    scope,
    pairs.map(({ replacement }) => replacement),
    read,
  );
  const joined = pairs.filter((_, i) => found[i]?.inHead);
  // A word belongs to one pair.
  return joined.filter(({ word }, i) => i === 0 || joined[i - 1]?.word.split(' ')[1] !== word.split(' ')[0]);
}

/** Two words of the board that were written as one: `truckdriver`. */
async function splitWord(pool: Pool, scope: CorrectionScope, word: string, read: Read): Promise<string | undefined> {
  const splits = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
    .filter(([before, after]) => before.length >= SHORTEST_HALF && after.length >= SHORTEST_HALF)
    .slice(0, MOST_SPLIT);
  const found = await whereFound(pool, scope, splits.flat(), read);
  return splits.find((_, i) => found[2 * i]?.inHead && found[2 * i + 1]?.inHead)?.join(' ');
}

/** The text with its words replaced. */
export function replaceWords(folded: string, corrections: readonly Correction[]): string {
  const text = folded.split(/[\s-]+/).join(' ');
  return corrections.reduce(
    (result, { word, replacement }) => ` ${result} `.replaceAll(` ${word} `, ` ${replacement} `).trim(),
    text,
  );
}

/** Where on the brand each word, or another form of it, is found. */
async function whereFound(
  pool: Pool,
  scope: CorrectionScope,
  words: readonly string[],
  read: Read,
): Promise<{ inHead: boolean; anywhere: boolean }[]> {
  if (words.length === 0) return [];
  const table = TABLES[scope.index];
  const values = new StatementValues();
  const rows = `select from ${table.name} where ${table.brandCondition(values.add(scope.brandId, 'integer'))}`;
  const texts = await Promise.all(words.map(read));
  // Stop words are found everywhere.
  if (texts.every(({ query }) => query === null)) return words.map(() => ({ inHead: true, anywhere: true }));
  const columns = texts.flatMap(({ query }) =>
    query === null
      ? ['true', 'true']
      : [headCondition, textCondition].map((condition) => `exists (${rows} and ${condition(table, query, values)})`),
  );
  const result = await pool.query<{ found: boolean[] }>(`select array[${columns.join(', ')}] as found`, values.list);
  const found = result.rows[0]?.found ?? [];
  return words.map((_, i) => ({ inHead: found[2 * i] ?? false, anywhere: found[2 * i + 1] ?? false }));
}

/** The first of these words that stands in the head of a row, or else anywhere. */
async function firstFound(
  pool: Pool,
  scope: CorrectionScope,
  words: readonly string[],
  read: Read,
): Promise<string | undefined> {
  const found = await whereFound(pool, scope, words, read);
  return words.find((_, i) => found[i]?.inHead) ?? words.find((_, i) => found[i]?.anywhere);
}

/** Indexed words within the allowed distance, closest first, then names that are spelled alike: their other names may be found. None for a word that is spelled right. */
async function similarWords(
  pool: Pool,
  { languages }: CorrectionScope,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ word: string; known: boolean; candidates: string[] }>({
    name: 'search-similar-words',
    text: `select w as word,
      exists (select from search_word k where k.langcode = any($2) and k.word = w)
        or exists (select from place_name n join place p on p.id = n.place_id where n.folded = w and p.population >= ${SMALLEST_PLACE}) as known,
      array(select s.word from search_word s where s.langcode = any($2) and s.word % w
        order by similarity(s.word, w) desc, s.count desc, s.word limit 30) as candidates
      from unnest($1::text[]) w`,
    values: [words, languages],
  });
  return new Map(
    rows.map(({ word, known, candidates }) => {
      if (known || isVocabulary(word, languages)) return [word, []];
      const near = [...new Set(candidates)]
        .filter((candidate) => startsAlike(word, candidate))
        .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
        .filter(({ distance }) => distance <= allowedMistakes(word.length))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, MOST_CANDIDATES);
      const indexed = near.map(({ candidate }) => candidate);
      return [word, [...new Set([...indexed, ...similarNames(word, languages, MOST_CANDIDATES)])]];
    }),
  );
}

/** The first letter is rarely mistyped, unless it is swapped with the second. */
function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}
