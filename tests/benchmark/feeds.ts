/** The complete feed of a large board: what its download costs in time and memory, and what broken downloads leave behind. */
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { migrateDatabase } from '../../backend/database/migrate.ts';
import { noteForm } from '../../backend/search/rebuild.ts';
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { treeMegabytes } from './brands.ts';
import { mostRow, type Row } from './table.ts';

const BRAND = 'feed-board';
const PATH = '/feeds/jobs.xml';
const BROKEN = 6;
/** Bytes after which a download is broken off. */
const BROKEN_AFTER = 1_000_000;
const MB = 1024 * 1024;

const document = {
  version: 1,
  site: { name: 'Feed board', hosts: [`${BRAND}.example`] },
  theme: { primary: '#1d4ed8' },
  locales: { default: 'en', supported: ['en'] },
  features: { completeFeed: true },
};

/** So many jobs: `FEED_JOBS`. */
export async function benchFeeds(jobs = Number(process.env.FEED_JOBS ?? 100_000)): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-feeds-'));
  // The database runs as another user, who would else keep its data elsewhere.
  chmodSync(dataDir, 0o755);
  const brandsDir = path.join(dataDir, 'brands');
  cpSync('brands', brandsDir, { recursive: true });
  writeFileSync(path.join(brandsDir, `${BRAND}.json`), JSON.stringify(document));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database'), log: console.warn });
  try {
    await migrateDatabase(database.url);
    const writer = new pg.Client(database.url);
    await writer.connect();
    await fill(writer, jobs);
    const server = await startServerProcess({ DATABASE_URL: database.url, BRANDS_DIR: brandsDir, DEMO: '0' });
    try {
      await client(server.port, { brand: BRAND })('/jobs');
      const idle = treeMegabytes(server.pid);
      let peak = idle;
      const watch = setInterval(() => {
        peak = Math.max(peak, treeMegabytes(server.pid));
      }, 100);
      const whole = await download(server.port);
      for (let count = 0; count < BROKEN; count += 1) await breakOff(server.port);
      const again = await download(server.port);
      clearInterval(watch);
      if (whole.jobs !== jobs || again.jobs !== jobs)
        throw new Error(`The feed has ${whole.jobs} and ${again.jobs} jobs of ${jobs}.`);
      await pause(2000);
      const left = await leftBehind(writer);
      const amount = `${jobs.toLocaleString('en-US')} jobs`;
      return [
        mostRow(`complete feed of ${amount}: memory above idle`, peak - idle, 256, 'MB', `${idle.toFixed(0)} MB idle`),
        {
          what: 'the same, compressed: whole download',
          measured: `${whole.seconds.toFixed(1)} s, ${(whole.bytes / MB).toFixed(1)} MB (${(jobs / whole.seconds).toFixed(0)} jobs/s)`,
          reach: '',
          good: null,
        },
        mostRow(`statements and transactions still open after ${BROKEN} broken downloads`, left, 0, 'open'),
      ];
    } finally {
      await server.stop();
      await writer.end();
    }
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Jobs as long as those of real feeds: about 1,700 characters. */
async function fill(writer: pg.Client, jobs: number): Promise<void> {
  await writer.query(
    `insert into job (frontend, organization_name, state, title, langcode, published, expires, data)
     select $1, 'Company ' || n % 900, 'published', 'Night editor ' || n, 'en', now() - interval '1 day', now() + interval '30 days',
       jsonb_build_object(
         'job_info', jsonb_build_object('description', jsonb_build_object('format', 'filtered_html', 'value',
           '<p>' || repeat('You will work with a team that cares about its readers. ' || md5(n::text) || ' ', 18) || '</p>')),
         'job_location', jsonb_build_object('address', jsonb_build_object('countryCode', 'US', 'locality', 'Portland', 'zip', '04101')),
         'job_categorization', jsonb_build_object('employmentType', jsonb_build_array('full_time')))
     from generate_series(1, $2::int) n`,
    [BRAND, jobs],
  );
  // Otherwise the server indexes everything anew while it is measured.
  await noteForm(writer);
  await writer.query('vacuum analyze job');
}

const request = (port: number) =>
  http.get({
    ...{ host: '127.0.0.1', port, path: PATH, agent: false },
    headers: { host: `${BRAND}.localhost:${port}`, 'accept-encoding': 'gzip' },
  });

function download(port: number): Promise<{ seconds: number; bytes: number; jobs: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(port)
      .once('error', reject)
      .once('response', (res) => {
        if (res.statusCode !== 200) return void reject(new Error(`The feed was answered with ${res.statusCode}.`));
        let bytes = 0;
        let jobs = 0;
        let rest = '';
        res.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        res
          .pipe(createGunzip())
          .on('data', (chunk: Buffer) => {
            const text = rest + chunk.toString('latin1');
            jobs += text.split('</job>').length - 1;
            rest = text.slice(Math.max(0, text.lastIndexOf('</job>') + 6));
          })
          .once('error', reject)
          .once('end', () => resolve({ seconds: (performance.now() - began) / 1000, bytes, jobs }));
      });
  });
}

/** Reads the beginning, and hangs up. */
function breakOff(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(port)
      .once('error', reject)
      .once('response', (res) => {
        if (res.statusCode !== 200) return void reject(new Error(`The feed was answered with ${res.statusCode}.`));
        let bytes = 0;
        res
          .once('error', () => undefined)
          .on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes >= BROKEN_AFTER) asked.destroy();
          });
        res.once('close', () => resolve());
      });
  });
}

async function leftBehind(writer: pg.Client): Promise<number> {
  const { rows } = await writer.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`,
  );
  return rows[0]?.count ?? 0;
}
