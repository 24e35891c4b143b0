/** Sites to back up, and empty places to restore into. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { dropTestDatabase, nameTestDatabase } from '../../testing/database.ts';
import { withDatabase } from '../../testing/server.ts';
import { createDiskStore } from '../../uploads/object-store.ts';
import { applyRestore } from '../apply-restore.ts';
import { planRestore } from '../plan-restore.ts';
import type { Part, Site } from '../site.ts';
import { writeBackup } from '../write-backup.ts';

export const SECRET = 'the secret of the site that is saved, long enough';

/** A folder of its own for a site over this database. */
export function siteOver(databaseUrl: string, given: Partial<Site> = {}): Site {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-backup-'));
  return {
    databaseUrl,
    uploads: createDiskStore(path.join(dataDir, 'uploads/objects')),
    brandsDir: path.join(dataDir, 'brands'),
    assetsDir: path.join(dataDir, 'public'),
    secret: null,
    secretFile: path.join(dataDir, 'secret'),
    dataDir,
    isLocal: { database: true, uploads: true },
    version: '1.2.3',
    ...given,
  };
}

/** Brand files, a picture and a secret. */
export function furnish({ brandsDir, assetsDir, secretFile }: Site): void {
  mkdirSync(path.join(brandsDir, 'acme'), { recursive: true });
  mkdirSync(path.join(assetsDir, 'acme'), { recursive: true });
  writeFileSync(path.join(brandsDir, 'acme.json'), '{"version":1}');
  writeFileSync(path.join(brandsDir, 'acme/über uns.json'), '{}');
  writeFileSync(path.join(assetsDir, 'acme/logo.png'), Buffer.from([0x89, 0x50, 0, 255]));
  writeFileSync(secretFile, `${SECRET}\n`, { mode: 0o600 });
}

/** A database without any table. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = nameTestDatabase();
  await ask(withDatabase(inject('databaseTemplateUrl'), 'postgres'), `create database ${name}`);
  return { url: withDatabase(inject('databaseTemplateUrl'), name), drop: () => dropTestDatabase(name) };
}

/** The rows of one statement, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function save(site: Site, without: readonly Part[] = []): Promise<string> {
  const target = path.join(site.dataDir, `${Date.now()}-${Math.random()}.tar.zst`);
  await writeBackup({ site, target, without, now: new Date('2026-05-04T03:02:01Z') });
  return target;
}

/** Plans and restores. Throws the obstacles, if there are any and they are not to be replaced. */
export async function bringBack(site: Site, source: string, { replace = false, without = [] as Part[] } = {}) {
  const options = { site, source, without };
  const plan = await planRestore(options);
  if (plan.obstacles.length > 0 && !replace) throw new Error(plan.obstacles.join('\n'));
  return { plan, ...(await applyRestore(options, plan, new Date('2026-05-05T03:02:01Z'))) };
}

export const remove = (site: Site): Promise<void> => rm(site.dataDir, { recursive: true, force: true });
