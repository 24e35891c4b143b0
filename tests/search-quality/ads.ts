/**
 * Real ads as a second corpus. Their texts may not be copied into the project: `judged/real-ads.ndjson` holds only ids and grades, and the file with the ads is given by
 * `SEARCH_QUALITY_ADS`, one JSON object per line with id, title, company, location, lang, description and description_format (html, text, markdown).
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Backend } from '../../backend/backend.ts';
import { readObject, readText } from '../../backend/read-json.ts';
import { importJobs, type SourceJob } from '../site/support/import-jobs.ts';
import { AD_BOARDS } from './boards.ts';
import type { JudgedQuery } from './judged.ts';
import { type Measured, measure } from './metrics.ts';
import { ask } from './site.ts';

export interface Ad extends SourceJob {
  /** As in its file. */
  id: string;
}

/** A query over ads: its grades name them as their file does. */
export interface JudgedAdQuery extends Omit<JudgedQuery, 'board' | 'grades'> {
  grades: Partial<Record<keyof JudgedQuery['grades'], string[]>>;
}

export function readJudgedAds(): JudgedAdQuery[] {
  const lines = readFileSync(new URL('judged/real-ads.ndjson', import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** The ads of the file; null if there is none. */
export function readAds(file: string): Ad[] | null {
  if (file === '' || !existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => describeAd(readObject(JSON.parse(line))));
}

function describeAd(row: Readonly<Record<string, unknown>>): Ad {
  return {
    id: readText(row.id) ?? '',
    title: readText(row.title) ?? '',
    company: readText(row.company),
    location: readText(row.location),
    description: readText(row.description) ?? '',
    format: readText(row.description_format) === 'html' ? 'filtered_html' : 'plain',
    language: readText(row.lang) ?? 'en',
  };
}

/** Stores the ads on the board of their language, and measures the queries over them. Throws if a judged ad is missing. */
export async function measureAds(
  backend: Backend,
  ads: readonly Ad[],
): Promise<{ measured: Measured[]; ids: Map<string, number> }> {
  const ids = new Map<string, number>();
  for (const board of AD_BOARDS) {
    const own = ads.filter(({ language }) => language === board.id);
    const stored = await importJobs(backend, board, own);
    for (const [index, { id }] of stored.entries()) ids.set(own[index]?.id ?? '', id);
  }
  const measured: Measured[] = [];
  for (const judged of readJudgedAds()) {
    const query = numbered(judged, ids);
    measured.push(measure(query, await ask(backend, query)));
  }
  return { measured, ids };
}

function numbered({ grades, ...query }: JudgedAdQuery, ids: ReadonlyMap<string, number>): JudgedQuery {
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The ad "${name}" of the query "${query.query}" is not in the file.`);
    return id;
  };
  const found: JudgedQuery['grades'] = {};
  for (const grade of [3, 2, 1] as const) if (grades[grade]) found[grade] = grades[grade].map(idOf);
  return { ...query, board: query.language, grades: found };
}
