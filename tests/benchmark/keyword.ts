/** Keyword searches never seen before, as whole pages: combined CPU time of the server process and the database. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { noteForm } from '../../backend/search/rebuild.ts';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { anyVisitor } from './browser.ts';
import { cpuOf, databaseCpu } from './cpu.ts';
import { LANGUAGES, LARGE_BRAND, wordOf } from './search/corpus.ts';
import { fillNetwork, keptDatabase, postmasterFile, startBenchServer } from './search/database.ts';
import { mostRow, type Row } from './table.ts';

/** Number of jobs and milliseconds. */
const goals: readonly [jobs: number, most: number][] = [
  [10_000, 28],
  [100_000, 120],
];
const warmup = 150;
const searches = 300;
/** Rank of the most frequent word searched for; the rarest is the last of the vocabulary. */
const [firstRank, lastRank] = [10, 30_000];

export async function benchKeyword(): Promise<Row[]> {
  const database = await startBenchServer();
  const brandsDir = mkdtempSync(path.join(tmpdir(), 'nameplate-brands-'));
  cpSync('brands', brandsDir, { recursive: true });
  writeFileSync(path.join(brandsDir, `${LARGE_BRAND}.json`), JSON.stringify(networkBrand));
  try {
    const rows: Row[] = [];
    for (const [jobs, most] of goals) {
      const url = await keptDatabase(database, `keyword_${jobs}`, (writer) => fillServed(writer, jobs));
      const server = await startServerProcess({
        DATABASE_URL: url,
        BRANDS_DIR: brandsDir,
        DEMO: '0',
        TRUST_PROXY: 'loopback',
      });
      try {
        const { web, sql } = await measure(server);
        const detail = `server ${web.toFixed(1)}, database ${sql.toFixed(1)}`;
        const what = `keyword search never seen before, whole page, ${jobs.toLocaleString('en-US')} jobs, CPU`;
        rows.push(mostRow(what, web + sql, most, 'ms', detail));
      } finally {
        await server.stop();
      }
    }
    return rows;
  } finally {
    rmSync(brandsDir, { recursive: true, force: true });
    await database.stop();
  }
}

const networkBrand = {
  version: 1,
  site: { name: 'The network', hosts: [`${LARGE_BRAND}.example`] },
  theme: { primary: '#1d4ed8' },
  locales: { default: 'en', supported: LANGUAGES },
};

/** The corpus as jobs that pages can show: their texts contain the words they are found by. */
async function fillServed(writer: pg.Client, jobs: number): Promise<void> {
  await fillNetwork(writer, jobs, new Date());
  await writer.query(
    `update job set title = array_to_string(tsvector_to_array(s.head_vector), ' '), langcode = s.langcode,
        published = s.published, expires = s.expires, organization_name = 'An employer',
        data = jsonb_build_object('job_info', jsonb_build_object('description', jsonb_build_object('value',
          '<p>' || array_to_string(tsvector_to_array(s.all_vector), ' ') || '</p>')))
      from job_search s where s.job_id = job.id`,
  );
  await writer.query('insert into job_frontend (job_id, frontend) select id, $1 from job', [LARGE_BRAND]);
  // Otherwise the server indexes everything anew while it is measured.
  await noteForm(writer);
  await writer.query('vacuum analyze');
}

/** Milliseconds of CPU per search, after a warm-up of both sides. */
async function measure(server: RunningServer): Promise<{ web: number; sql: number }> {
  const get = client(server.port, { brand: LARGE_BRAND });
  const words = wordsOfAllFrequencies(warmup + searches);
  for (const word of words.slice(0, warmup)) await found(word);
  const before = { web: cpuOf(server.pid), sql: databaseCpu(postmasterFile) };
  for (const word of words.slice(warmup)) await found(word);
  return {
    web: (cpuOf(server.pid) - before.web) / searches,
    sql: (databaseCpu(postmasterFile) - before.sql) / searches,
  };

  async function found(word: string): Promise<void> {
    const { status } = await get(`/jobs?search=${word}`, { headers: anyVisitor() });
    if (status !== 200) throw new Error(`The search for "${word}" answered ${status}:\n${server.output()}`);
  }
}

/** Distinct words, equally many of each order of magnitude in frequency, shuffled. */
function wordsOfAllFrequencies(count: number): string[] {
  const ranks = new Set<number>();
  for (let n = 0; ranks.size < count; n += 1) {
    const share = (n * 0.618034) % 1;
    ranks.add(Math.floor(firstRank * (lastRank / firstRank) ** share));
  }
  return [...ranks].map(wordOf);
}
