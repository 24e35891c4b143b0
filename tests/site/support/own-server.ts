/** Servers of a test file's own: seeded databases of their own, brand files of their own. */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type RunningServer, startServerProcess } from '../../server-process.ts';
import { copyDatabase } from './databases.ts';
import { type Get, client as httpClient } from './http.ts';
import { sharedSite } from './shared-site.ts';

/** Reads a brand's page; `brand` undefined asks the directory. */
export interface OwnServer extends RunningServer {
  get: Get;
}

/** Call at the top of a test file; what was made is taken away after its last test. */
export function ownServers() {
  const ends: (() => Promise<void> | void)[] = [];
  afterAll(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  function folder(): string {
    const made = mkdtempSync(path.join(tmpdir(), 'nameplate-own-'));
    chmodSync(made, 0o755);
    ends.push(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  /** Without the brand of the name that tests add: whoever followed the how-to has one, too. */
  function copyOf(directory: string): string {
    const made = path.join(folder(), directory);
    cpSync(directory, made, { recursive: true, filter: (source) => path.parse(source).name !== 'acme' });
    return made;
  }

  return {
    /** A copy of the seeded database. */
    async database(): Promise<string> {
      const copy = await copyDatabase(sharedSite().templateUrl);
      ends.push(() => copy.drop());
      return copy.url;
    },
    /** Takes all jobs out of a database, so that what is shown cannot come from there. */
    async empty(url: string): Promise<void> {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('truncate job, organization cascade');
      await client.end();
    },
    /** A copy of the shipped brand files. */
    brandsDir: (): string => copyOf('brands'),
    /** A copy of the shipped pictures. */
    publicDir: (): string => copyOf('public'),
    async start(env: Record<string, string>, args: readonly string[] = []): Promise<OwnServer> {
      const standard = {
        NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
        DATA_DIR: folder(),
        // A build beside the shared site would take its scripts away.
        BUILD: '0',
      };
      const server = await startServerProcess({ ...standard, ...env }, undefined, args);
      ends.push(() => server.stop());
      return { ...server, get: httpClient(server.port) };
    },
  };
}
