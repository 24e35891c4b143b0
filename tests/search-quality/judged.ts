/** The judged queries, in two files: rankings are tuned with the first, and measured with both. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

/** 3: what was meant; 2: good; 1: related. */
export type Grade = 1 | 2 | 3;

export interface JudgedQuery {
  language: string;
  board: string;
  /** As typed. */
  query: string;
  /** Whether a job with this title exists, so that it should come first. */
  exists: boolean;
  /** Misspelled words; correcting any other is wrong. */
  typos: string[];
  /** Ids of jobs by grade; all others are 0. Empty where the board has nothing to offer. */
  grades: Partial<Record<Grade, number[]>>;
}

/** The set of a query, by a hash that nobody chose. */
export function setOf({ language, query }: Pick<JudgedQuery, 'language' | 'query'>): SetName {
  const byte = createHash('sha256').update(`${language}\n${query}`).digest()[0] ?? 0;
  return byte % 2 === 0 ? 'tuning' : 'held-out';
}

export const fileOf = (set: SetName): string => join(import.meta.dirname, `judged/${set}.ndjson`);

export function readJudged(set: SetName): JudgedQuery[] {
  return parseJudged(readFileSync(fileOf(set), 'utf8'));
}

export function parseJudged(text: string): JudgedQuery[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export const writeJudged = (queries: readonly JudgedQuery[]): string =>
  queries.map((query) => `${JSON.stringify(query)}\n`).join('');
