/** Tells why a row is a result of a text search. */
import type { Pool } from 'pg';
import { configurationOf, STEMMED } from '../fold.ts';
import type { Explanation, FoundSection } from '../port.ts';
import { StatementValues } from '../sql-builder.ts';
import type { SqlScope } from '../sql-conditions.ts';
import { canonicalWord } from '../vocabulary/canonical.ts';
import { type Probe, probesOf, wordsToLoad } from './compile-text.ts';
import type { Lexemes } from './lexemes.ts';
import { FACET_POINTS, type Weight } from './ranking.ts';
import { scoreOf } from './sql-text.ts';
import type { ReadText } from './text-query.ts';

const SECTIONS: Readonly<Record<Weight, FoundSection>> = {
  A: 'title',
  B: 'occupation',
  C: 'organization',
  D: 'place',
};

/** Null if the brand has no such row, or the text no words. */
export async function explainRow(
  pool: Pool,
  lexemes: Lexemes,
  { table, brandId, text }: SqlScope,
  read: ReadText,
  id: number,
  pageLanguage: string,
): Promise<Explanation | null> {
  if (read.parsed === null || text === null) return null;
  const values = new StatementValues();
  const row = `from ${table.name} where ${table.id} = ${values.add(id, 'integer')} and ${table.brandCondition(values.add(brandId, 'integer'))}`;
  const first = await pool.query<{ language: string; score: number }>(
    `select ${table.hasLanguage ? 'langcode' : 'null'} as language, ${scoreOf(table, text, values)} as score ${row}`,
    values.list,
  );
  const found = first.rows[0];
  if (found === undefined) return null;
  const own = table.hasLanguage ? found.language : pageLanguage;
  const language = STEMMED.includes(own) ? own : '';
  const lexeme = await lexemes.load(wordsToLoad(read.parsed, [language]));
  const probes = probesOf(read.parsed, language, lexeme);
  const holds = await test(pool, row, values.list.slice(0, 2), probes);
  const best = new Map<string, Probe>();
  probes.forEach((probe, i) => {
    if (holds[i] && (best.get(probe.words)?.points ?? 0) < probe.points) best.set(probe.words, probe);
  });
  const isIndexed = (word: string) => lexeme(configurationOf(language), canonicalWord(word, language)) !== '';
  return {
    score: found.score,
    words: [...new Set(probes.map(({ words }) => words))]
      .filter((words) => best.has(words) || isIndexed(words))
      .map((words) => {
        const probe = best.get(words);
        if (probe === undefined) return { words, section: 'text', form: 'exact', points: 0 };
        return { words, section: SECTIONS[probe.weight], form: probe.form, points: probe.points };
      }),
    facets: read.understood.map((facet) => ({ ...facet, points: FACET_POINTS })),
  };
}

async function test(pool: Pool, row: string, keys: readonly unknown[], probes: readonly Probe[]): Promise<boolean[]> {
  if (probes.length === 0) return [];
  const conditions = probes.map((_, i) => `head_vector @@ $${keys.length + i + 1}::tsquery`);
  const { rows } = await pool.query<{ found: boolean[] }>(`select array[${conditions.join(', ')}] as found ${row}`, [
    ...keys,
    ...probes.map(({ query }) => query),
  ]);
  return rows[0]?.found ?? [];
}
