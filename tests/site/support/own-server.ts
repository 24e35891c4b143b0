/** Servers for a single test file, with their own seeded databases and brand files. */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type RunningServer, startServerProcess } from '../../server-process.ts';
import { copyDatabase } from './databases.ts';
import { type Get, client as httpClient } from './http.ts';
import { sharedSite } from './shared-site.ts';

/** Requests a brand's page; with `brand` undefined, the directory. */
export interface OwnServer extends RunningServer {
  get: Get;
}

/** Call at the top of a test file; everything created is removed after its last test. */
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

  /** Without the brand that tests add: anybody who followed the how-to has one of that name, too. */
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
    /** Removes all jobs from a database, so that nothing shown can come from there. */
    async empty(url: string): Promise<void> {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('truncate job, organization cascade');
      await client.end();
    },
    /** A copy of the shipped brand files. */
    brandsDir: (): string => copyOf('brands'),
    /** A copy of the shipped images. */
    publicDir: (): string => copyOf('public'),
    async start(env: Record<string, string>, args: readonly string[] = []): Promise<OwnServer> {
      const standard = {
        NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
        DATA_DIR: folder(),
        // A build alongside the shared site would delete its scripts.
        BUILD: '0',
      };
      const server = await startServerProcess({ ...standard, ...env }, undefined, args);
      ends.push(() => server.stop());
      return { ...server, get: httpClient(server.port) };
    },
  };
}
