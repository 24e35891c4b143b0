import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, knownMigrations } from '../database/migrate.ts';
import { createPool, openDatabase } from '../database/pool.ts';
import { keptCounts, trueCounts } from '../search/testing/rows.ts';
import { type Twins, writeTwins } from '../testing/borders/twins.ts';
import { dropTestDatabase } from '../testing/database.ts';
import { createSpool } from '../uploads/spool.ts';
import { createSweep } from '../uploads/sweep.ts';
import { createWork, WORK_VERSION } from '../work/schema-store.ts';
import { filesBelow } from './brand-folder.ts';
import { removeStrangers } from './remove-strangers.ts';
import type { Site } from './site.ts';
import { openSnapshot } from './snapshot-store.ts';
import { ask, bringBack, emptyDatabase, furnish, remove, SECRET, save, siteOver } from './testing/sites.ts';
import { LEFT_OUT, readWhole } from './testing/whole.ts';

const KEEP_WRITING = path.join(import.meta.dirname, '../search/testing/keep-writing.ts');
let twins: Twins;
/** One of everything on two brands. */
let site: Site;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  twins = await writeTwins();
  site = siteOver(twins.urls.both);
  furnish(site);
  for (const key of await keysOf(twins.urls.both)) await place(site, key, `the file ${key}`);
  // Work that waits in the queue.
  await ask(
    site.databaseUrl,
    'select pgboss.create_queue(\'deliver-webhooks\', \'{"policy":"standard"}\'::jsonb)',
  ).catch(() => []);
  await ask(site.databaseUrl, 'insert into pgboss.job (name, data) select name, \'{"a":1}\' from pgboss.queue limit 1');
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await remove(site);
  for (const name of Object.values(twins.databases)) await dropTestDatabase(name);
});

async function keysOf(url: string): Promise<string[]> {
  await ask(url, `update upload set key = substr(md5(key), 1, 2) || '/' || md5(key) || substr(md5(key), 1, 8)`);
  const rows = await ask<{ key: string }>(
    url,
    `select key from upload union all select key || '-' || (v ->> 'name') from upload, jsonb_array_elements(variants) v order by 1`,
  );
  return rows.map(({ key }) => key);
}

async function place({ dataDir, uploads }: Site, key: string, content: string): Promise<void> {
  const file = path.join(dataDir, 'given');
  writeFileSync(file, content);
  await uploads.put(key, { path: file, type: 'text/plain', size: content.length });
}

async function emptySite(given: Partial<Site> = {}): Promise<Site> {
  const database = await emptyDatabase();
  const made = siteOver(database.url, given);
  ends.push(database.drop, () => remove(made));
  return made;
}

async function objectsOf({ uploads }: Site): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of uploads.list()) keys.push(key);
  return keys.sort();
}

describe('a site that is restored', () => {
  it('has every row, sequence, definition and file of the one that was saved', async () => {
    const target = await emptySite();
    const { plan, keptIn } = await bringBack(target, await save(site));
    expect([plan.obstacles, keptIn]).toEqual([[], null]);
    const before = await readWhole(site.databaseUrl);
    expect(Object.values(before.tables).filter((found) => found.startsWith('0 ')).length).toBeLessThan(40);
    expect(before.tables['pgboss.job']).toMatch(/^[1-9]/);
    expect(await readWhole(target.databaseUrl)).toEqual(before);
    const keys = await objectsOf(site);
    expect(keys.length).toBeGreaterThan(2);
    expect(await objectsOf(target)).toEqual(keys);
    expect(await text(await target.uploads.read(keys[0] ?? ''))).toBe(`the file ${keys[0]}`);
    for (const file of ['brands/acme.json', 'brands/acme/über uns.json', 'public/acme/logo.png'])
      expect(readFileSync(path.join(target.dataDir, file))).toEqual(readFileSync(path.join(site.dataDir, file)));
    expect([readFileSync(target.secretFile, 'utf8'), statSync(target.secretFile).mode & 0o777]).toEqual([
      SECRET,
      0o600,
    ]);
    expect(readdirSync(target.dataDir).filter((name) => /^re(stor|plac)/.test(name))).toEqual([]);
  });

  it('begins the journal of search rows anew, since its transactions are those of another server', async () => {
    const target = await emptySite();
    expect(await ask(site.databaseUrl, 'select count(*)::int > 0 as has from search_change')).toEqual([{ has: true }]);
    await bringBack(target, await save(site));
    for (const table of LEFT_OUT) expect(await ask(target.databaseUrl, `select from ${table}`)).toEqual([]);
  });

  it('is one moment of the site, while others write', async () => {
    const jobs = await ask<{ id: number; version: number }>(
      site.databaseUrl,
      'select id, version from job order by id limit 8',
    );
    const writer = spawn(process.execPath, [KEEP_WRITING, site.databaseUrl, jobs.map(({ id }) => id).join(',')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ends.push(async () => writer.kill('SIGKILL'));
    const acknowledged = new Map<number, number>();
    await written(writer, 20, acknowledged);
    const before = new Map(acknowledged);
    const source = await save(site);
    await written(writer, 20, acknowledged);
    writer.kill('SIGKILL');
    const target = await emptySite();
    await bringBack(target, source);
    const rows = await ask<{ id: number; version: number }>(target.databaseUrl, 'select id, version from job');
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    expect([...before].filter(([id, version]) => (versions.get(id) ?? 0) < version)).toEqual([]);
    expect([...acknowledged].some(([id, version]) => (versions.get(id) ?? 0) < version)).toBe(true);
    // Counts and rows are written by one transaction: any two moments would differ.
    const pool = createPool(target.databaseUrl);
    ends.push(() => pool.end());
    expect(await keptCounts(pool)).toEqual(await trueCounts(pool));
  });
});

function written(child: ChildProcess, count: number, into: Map<number, number>): Promise<void> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The writer has no output.');
  return new Promise((resolve, reject) => {
    let seen = 0;
    const lines = createInterface(stdout);
    child.once('close', () => reject(new Error('The writer ended.')));
    lines.on('line', (line) => {
      const [id = 0, version = 0] = line.split(' ').map(Number);
      into.set(id, version);
      seen += 1;
      if (seen >= count) resolve();
    });
  });
}

describe('stored files', () => {
  it('stay while a backup is being written, and are swept afterwards', async () => {
    const [key = ''] = await objectsOf(site);
    await place(site, '00/0000000000000000000000000000000000000000', 'no longer used');
    await ask(
      site.databaseUrl,
      "insert into loose_object values ('00/0000000000000000000000000000000000000000', to_timestamp(0))",
    );
    const pool = createPool(site.databaseUrl);
    ends.push(() => pool.end());
    const spool = createSpool(path.join(site.dataDir, 'incoming'));
    const sweep = createSweep({ pool, store: site.uploads, spool });
    const snapshot = await openSnapshot(site.databaseUrl);
    await snapshot.release();
    expect(await sweep()).toMatchObject({ objects: 0 });
    await snapshot.letGo();
    await snapshot.close();
    expect(await sweep()).toMatchObject({ objects: 1 });
    expect(await site.uploads.sizeOf(key)).toBeGreaterThan(0);
  });

  it('that are gone already keep nothing else from being saved, and are counted', async () => {
    const [key = '', ...others] = await objectsOf(site);
    await site.uploads.remove(key);
    const source = await save(site);
    await place(site, key, `the file ${key}`);
    const target = await emptySite();
    const { plan } = await bringBack(target, source);
    expect(plan.manifest.uploads).toMatchObject({ files: others.length, missing: 1 });
    expect(await objectsOf(target)).toEqual(others);
  });
});

describe('a place that is not empty', () => {
  it('is named, and replaced on request, with the replaced files kept', async () => {
    const source = await save(site);
    const target = await emptySite();
    furnish(target);
    await bringBack(target, source);
    await ask(target.databaseUrl, 'delete from outbox');
    await place(target, '11/1111111111111111111111111111111111111111', 'of the other site');
    writeFileSync(path.join(target.brandsDir, 'acme.json'), '{"version":2}');
    writeFileSync(path.join(target.brandsDir, 'later.json'), '{}');
    writeFileSync(target.secretFile, 'another secret, which is long enough as well');
    await expect(bringBack(target, source)).rejects.toThrow(
      new RegExp(
        [
          'the database with its \\d+ tables',
          'the uploaded files',
          'brand files with another content: .*acme\\.json',
          'brand files that the backup does not have: .*later\\.json',
          'the secret in .*secret',
        ].join('\n'),
      ),
    );
    const { keptIn } = await bringBack(target, source, { replace: true });
    const pool = createPool(target.databaseUrl);
    ends.push(() => pool.end());
    expect(await removeStrangers(target.uploads, openDatabase(pool))).toBe(1);
    expect(await readWhole(target.databaseUrl)).toEqual(await readWhole(site.databaseUrl));
    expect(await objectsOf(target)).toEqual(await objectsOf(site));
    expect(readFileSync(target.secretFile, 'utf8')).toBe(SECRET);
    expect(readFileSync(path.join(target.brandsDir, 'acme.json'), 'utf8')).toBe('{"version":1}');
    expect(existsSync(path.join(target.brandsDir, 'later.json'))).toBe(false);
    const kept = readdirSync(keptIn ?? '', { recursive: true, encoding: 'utf8' });
    for (const name of ['acme.json', 'later.json', 'secret'])
      expect(kept.some((file) => file.endsWith(name))).toBe(true);
  });

  it('is refused while somebody is connected to its database', async () => {
    const source = await save(site);
    const target = await emptySite();
    const client = new pg.Client({ connectionString: target.databaseUrl, application_name: 'nameplate work' });
    await client.connect();
    ends.push(() => client.end());
    await expect(bringBack(target, source)).rejects.toThrow(
      'The database is in use (nameplate work). Stop all servers and workers first.',
    );
  });

  it('is as it was when a restore fails at its end', async () => {
    const source = await save(site);
    const target = await emptySite({ secretFile: '/dev/null/secret' });
    mkdirSync(target.brandsDir);
    writeFileSync(path.join(target.brandsDir, 'acme.json'), '{"version":2}');
    await expect(bringBack(target, source, { replace: true })).rejects.toThrow(/^Nothing was restored: /);
    expect(await ask(target.databaseUrl, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
      [],
    );
    expect(await objectsOf(target)).toEqual([]);
    expect(await filesBelow(target.brandsDir)).toEqual([{ path: 'acme.json', size: 13 }]);
    expect(readFileSync(path.join(target.brandsDir, 'acme.json'), 'utf8')).toBe('{"version":2}');
    expect(await filesBelow(target.assetsDir)).toEqual([]);
    expect(readdirSync(target.dataDir).filter((name) => /^re(stor|plac)/.test(name))).toEqual([]);
  });
});

describe('other versions', () => {
  it('older tables are migrated, and older tables of the queue taken over', async () => {
    const old = await emptySite({ secret: SECRET });
    const last = Math.max(...knownMigrations());
    const client = new pg.Client(old.databaseUrl);
    await client.connect();
    await applyMigrations(client, (when) => when !== last);
    await createWork(client);
    await client.query('alter table pgboss.queue add column long_gone text not null default 7');
    await client.query('update pgboss.version set version = $1', [WORK_VERSION - 1]);
    await client.query(
      "insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name) values ('q', 'standard', 1, 1, false, 60, 60, 60, false, 'job_common')",
    );
    await client.query("insert into pgboss.job (name, data) values ('q', '{}')");
    await client.query("insert into frontend (key) values ('acme')");
    await client.end();
    const source = await save(old);
    const target = await emptySite();
    await bringBack(target, source);
    expect(await ask(target.databaseUrl, 'select key from frontend')).toEqual([{ key: 'acme' }]);
    expect(await ask(target.databaseUrl, 'select name from pgboss.job')).toEqual([{ name: 'q' }]);
    const found = await ask<{ when: string }>(
      target.databaseUrl,
      'select created_at as when from drizzle.__drizzle_migrations',
    );
    expect(found.map(({ when }) => Number(when)).sort()).toEqual(knownMigrations().sort());
    expect((await readWhole(target.databaseUrl)).definitions).toEqual((await readWhole(site.databaseUrl)).definitions);
  });

  it('newer tables are refused before anything is changed', async () => {
    await ask(
      site.databaseUrl,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
    );
    const source = await save(site);
    await ask(site.databaseUrl, "delete from drizzle.__drizzle_migrations where hash = 'later'");
    const target = await emptySite();
    await expect(bringBack(target, source)).rejects.toThrow(
      'The backup is from a newer version (1.2.3): its tables have 1 changes that this version does not know. Install that version, and restore with it.',
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });
});

describe('the secret', () => {
  it('must be given where the backup does not hold it, and be the right one', async () => {
    const source = await save(site, ['secret']);
    const target = await emptySite();
    await expect(bringBack(target, source)).rejects.toThrow(
      'This backup does not hold its secret: set SECRET to the one it was made with.',
    );
    const other = await emptySite({ secret: 'another secret, which is long enough as well' });
    await expect(bringBack(other, source)).rejects.toThrow(/^SECRET is not the secret of this backup\./);
    const same = await emptySite({ secret: SECRET });
    await bringBack(same, source);
    expect(existsSync(same.secretFile)).toBe(false);
  });
});
