/** One site for all site tests: built and seeded while other tests run, and awaited by the first that needs it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../backend/database/embedded.ts';
import { newScratchFolder } from '../../../backend/testing/scratch.ts';
import { hastySettings } from '../../../backend/testing/server.ts';
import { startServerProcess } from '../../server-process.ts';
import { administer, withDatabase } from './databases.ts';
import { announceSite, type SharedSite } from './shared-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which the shared site is announced once it answers. */
    siteFolder: string;
  }
}

interface OpenSite extends SharedSite {
  close(): Promise<void>;
}

export default function setup(project: TestProject): () => Promise<void> {
  const folder = newScratchFolder('nameplate-site-');
  project.provide('siteFolder', folder);
  const opening = openSite(folder).then(
    (site) => {
      announceSite(folder, { port: site.port, templateUrl: site.templateUrl, databaseUrl: site.databaseUrl });
      return site;
    },
    (error: unknown) => {
      announceSite(folder, { fault: error instanceof Error ? error.message : String(error) });
      return null;
    },
  );
  return async () => {
    await (await opening)?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function openSite(dataDir: string): Promise<OpenSite> {
  const outside = process.env.TEST_DATABASE_URL;
  const name = `np_site_${process.pid}`;
  if (outside) await administer(outside, `create database ${name}`);
  // Servers join a running database; this one is seeded in a fraction of the time.
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({
        dataDir: path.join(dataDir, 'postgres'),
        log: console.warn,
        settings: hastySettings,
      });
  const url = embedded?.url ?? withDatabase(outside ?? '', name);
  const template = `${name}_template`;
  const dropBoth = async () => {
    if (!outside) return;
    await administer(outside, `drop database if exists ${template} with (force)`);
    await administer(outside, `drop database if exists ${name} with (force)`);
  };
  const env: Record<string, string> = { DATA_DIR: dataDir, NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test' };
  if (outside) env.DATABASE_URL = url;
  try {
    const first = await startServerProcess(env);
    await first.stop();
    await administer(url, `create database ${template} template ${new URL(url).pathname.slice(1)} strategy file_copy`);
    const server = await startServerProcess({ ...env, BUILD: '0' });
    return {
      port: server.port,
      templateUrl: withDatabase(url, template),
      databaseUrl: url,
      async close() {
        await server.stop();
        await dropBoth();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await dropBoth();
    await embedded?.stop();
    throw error;
  }
}
