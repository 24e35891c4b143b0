/** Converts search text to database queries, with typos corrected. */
import type { Pool } from 'pg';
import { allowedMistakes, editDistance } from './closest.ts';
import { configurationOf, STEMMED, wordsOf } from './fold.ts';
import type { Correction, SearchIndex } from './port.ts';
import { TABLES } from './sql-tables.ts';

export interface TextQuery {
  /** One query per stemmed language of the brand, for rows in that language. */
  languages: { language: string; query: string }[];
  /** Languages with a query of their own. */
  stemmed: string[];
  /** For rows in other languages, and rows without a language. */
  other: string;
}

export interface ReadText {
  /** Null if the text contains nothing but stop words. */
  query: TextQuery | null;
  corrections: Correction[];
}

export interface TextScope {
  index: SearchIndex;
  /** Languages of the brand without region. */
  languages: readonly string[];
  /** Language of the page. */
  language: string;
}

const SHORTEST_CORRECTED = 4;
const MOST_CORRECTED = 8;

/** Parses normalized search text. `certain` is false if a correction depends on the indexed words. */
export async function readText(pool: Pool, scope: TextScope, folded: string): Promise<ReadText & { certain: boolean }> {
  const words = correctableWords(folded);
  const { query, unknown } = await queriesOf(pool, scope, folded, words);
  if (query === null || unknown.length === 0) return { query, corrections: [], certain: true };
  const corrections = await correct(pool, scope, unknown.slice(0, MOST_CORRECTED));
  if (corrections.length === 0) return { query, corrections, certain: false };
  const corrected = await queriesOf(pool, scope, replaceWords(folded, corrections), []);
  return { query: corrected.query, corrections, certain: false };
}

/** Words that are searched for: not those after a minus. */
export function correctableWords(folded: string): string[] {
  const wanted = folded.replaceAll(/(^|\s)-("[^"]*"?|\S+)/g, ' ');
  const words = wordsOf(wanted).filter((word) => word.length >= SHORTEST_CORRECTED && /^\p{L}+$/u.test(word));
  return [...new Set(words)];
}

async function queriesOf(
  pool: Pool,
  scope: TextScope,
  folded: string,
  words: string[],
): Promise<{ query: TextQuery | null; unknown: string[] }> {
  const { hasLanguage } = TABLES[scope.index];
  const stemmed = hasLanguage ? scope.languages.filter((language) => STEMMED.includes(language)) : [];
  const other = hasLanguage ? 'simple' : configurationOf(scope.language);
  const { rows } = await pool.query<{ queries: string[]; unknown: string[] }>({
    name: 'search-text',
    text: `select array(select websearch_to_tsquery(c::regconfig, $1)::text from unnest($2::text[]) with ordinality u(c, i) order by i) as queries,
      array(select w from unnest($3::text[]) w where not exists (select from search_word where langcode = any($4::text[]) and word = w)) as unknown`,
    values: [folded, [...stemmed.map(configurationOf), other], words, scope.languages],
  });
  const queries = rows[0]?.queries ?? [];
  const languages = stemmed.flatMap((language, i) => {
    const query = queries[i] ?? '';
    return query === '' ? [] : [{ language, query }];
  });
  const rest = queries.at(-1) ?? '';
  const hasWords = stemmed.length > 0 ? languages.length > 0 : rest !== '';
  return {
    query: hasWords ? { languages, stemmed: [...stemmed], other: rest } : null,
    unknown: rows[0]?.unknown ?? [],
  };
}

/** The closest indexed word for each word without matches. */
async function correct(pool: Pool, scope: TextScope, words: string[]): Promise<Correction[]> {
  const { name: table, hasLanguage } = TABLES[scope.index];
  const ofRow = hasLanguage ? 'and langcode = l.language' : '';
  const { rows } = await pool.query<{ word: string; known: boolean; candidates: string[] }>({
    text: `select w as word,
      exists (select from unnest($2::text[], $3::text[]) l(language, config)
        where to_tsvector(config::regconfig, w) = ''
          or exists (select from ${table} where all_vector @@ plainto_tsquery(config::regconfig, w) ${ofRow})) as known,
      array(select s.word from search_word s where s.langcode = any($2) and s.word % w
        order by similarity(s.word, w) desc, s.count desc, s.word limit 30) as candidates
      from unnest($1::text[]) w`,
    values: [words, scope.languages, scope.languages.map(configurationOf)],
  });
  return rows.flatMap(({ word, known, candidates }) => {
    if (known) return [];
    const near = candidates
      .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
      .filter(({ distance }) => distance <= allowedMistakes(word.length))
      .sort((a, b) => a.distance - b.distance);
    return near[0] === undefined ? [] : [{ word, replacement: near[0].candidate }];
  });
}

function replaceWords(folded: string, corrections: readonly Correction[]): string {
  const replacements = new Map(corrections.map(({ word, replacement }) => [word, replacement]));
  return folded.replaceAll(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word) ?? word);
}
