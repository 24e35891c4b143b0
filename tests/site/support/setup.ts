/** One site for all site tests: built, seeded, stopped, copied as a template and started again on the same data. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../backend/database/embedded.ts';
import { hastySettings } from '../../../backend/testing/server.ts';
import { startServerProcess } from '../../server-process.ts';
import { administer, withDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the shared site with demo data. */
    sitePort: number;
    /** Connection string of a seeded database that nobody is connected to. */
    siteTemplateUrl: string;
    /** Connection string of the shared site's own database. */
    siteDatabaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-site-'));
  // The embedded database runs as another user where tests run as root.
  chmodSync(dataDir, 0o755);
  const outside = process.env.TEST_DATABASE_URL;
  const name = `np_site_${process.pid}`;
  if (outside) await administer(outside, `create database ${name}`);
  const env: Record<string, string> = { DATA_DIR: dataDir, NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test' };
  if (outside) env.DATABASE_URL = withDatabase(outside, name);

  const first = await startServerProcess(env);
  await first.stop();
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({
        dataDir: path.join(dataDir, 'postgres'),
        log: console.warn,
        // Several servers at once, each with its pools.
        settings: { ...hastySettings, max_connections: '250' },
      });
  const url = embedded?.url ?? env.DATABASE_URL ?? '';
  const template = withDatabase(url, `${name}_template`);
  await administer(
    url,
    `create database ${name}_template template ${new URL(url).pathname.slice(1)} strategy file_copy`,
  );
  const server = await startServerProcess({ ...env, BUILD: '0' });
  project.provide('sitePort', server.port);
  project.provide('siteTemplateUrl', template);
  project.provide('siteDatabaseUrl', url);

  return async () => {
    await server.stop();
    if (outside) {
      await administer(outside, `drop database if exists ${name}_template with (force)`);
      await administer(outside, `drop database if exists ${name} with (force)`);
    }
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
