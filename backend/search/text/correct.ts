/** Corrects typos of a search without hits. */
import type { Pool } from 'pg';
import { allowedMistakes, editDistance } from '../closest.ts';
import type { Correction } from '../port.ts';
import { StatementValues } from '../sql-builder.ts';
import { TABLES } from '../sql-tables.ts';
import { isVocabulary } from '../vocabulary/known.ts';
import type { ParsedText } from './parse-text.ts';
import { headCondition, textCondition } from './sql-text.ts';
import type { ReadText, TextScope } from './text-query.ts';

const SHORTEST = 4;
const MOST_CORRECTED = 4;
const MOST_CANDIDATES = 6;
/** A place this small is less likely than a typo. */
const SMALLEST_PLACE = 1_000;

export interface CorrectionScope extends TextScope {
  /** frontend.id */
  brandId: number;
}

/** Parses a text as `readText` does. */
type Read = (folded: string) => Promise<ReadText>;

/**
 * Replaces each word that occurs nowhere on the brand by the closest word that does. Empty if a word is spelled right
 * (an indexed word of any brand, a place, an occupation) or has nothing close.
 */
export async function findCorrections(
  pool: Pool,
  scope: CorrectionScope,
  parsed: ParsedText,
  read: Read,
): Promise<Correction[]> {
  if (!parsed.isPlain || scope.literal) return [];
  const words = [
    ...new Set(parsed.alternatives.flat().flatMap((group) => (group.facet === null ? group.words : []))),
  ].filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  const found = await whereFound(pool, scope, words, read);
  const unknown = words.filter((_, i) => !found[i]?.anywhere);
  if (unknown.length === 0 || unknown.length > MOST_CORRECTED) return [];
  const candidates = await similarWords(pool, scope, unknown);
  const corrections: Correction[] = [];
  for (const word of unknown) {
    const near = candidates.get(word) ?? [];
    const places = await whereFound(pool, scope, near, read);
    const replacement = near.find((_, i) => places[i]?.inHead) ?? near.find((_, i) => places[i]?.anywhere);
    if (replacement === undefined) return [];
    corrections.push({ word, replacement });
  }
  return corrections;
}

/** The text with its words replaced. */
export function replaceWords(folded: string, corrections: readonly Correction[]): string {
  const replacements = new Map(corrections.map(({ word, replacement }) => [word, replacement]));
  return folded.replaceAll(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word) ?? word);
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
  const columns = texts.flatMap(({ query }) =>
    query === null
      ? ['true', 'true']
      : [headCondition, textCondition].map((condition) => `exists (${rows} and ${condition(table, query, values)})`),
  );
  const result = await pool.query<{ found: boolean[] }>(`select array[${columns.join(', ')}] as found`, values.list);
  const found = result.rows[0]?.found ?? [];
  return words.map((_, i) => ({ inHead: found[2 * i] ?? false, anywhere: found[2 * i + 1] ?? false }));
}

/** Indexed words within the allowed distance, closest first; none for a word that is spelled right. */
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
      return [word, near.map(({ candidate }) => candidate)];
    }),
  );
}

/** The first letter is rarely mistyped, unless it is swapped with the second. */
function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}
