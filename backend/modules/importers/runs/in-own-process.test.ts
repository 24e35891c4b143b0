/** The process of a run: it is asked to leave with the server, and may be lost; the next one does the same run. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importerRun } from '../../../database/schema/importers.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter, insertPlaces } from '../../../testing/rows.ts';
import { adminBackend } from '../../admin/testing/admin-backend.ts';
import { runInOwnProcess } from './in-own-process.ts';

const job =
  '<job><title>Clerk</title><referencenumber>1</referencenumber><company>Works</company><city>Portland</city></job>';
let isSlow = false;
const waiting: ServerResponse[] = [];
const server = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'text/xml' }).write(`<source>${job}`);
  if (isSlow) waiting.push(res);
  else res.end('</source>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const hostAndPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const api = adminBackend({ outboundAllow: [hostAndPort] });
let run = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
  const made = await insertImporter(api.db, 'acme', { url: `http://${hostAndPort}/jobs.xml` });
  const [row] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: 'acme', importerId: made.importer, cause: 'person', created: days(0) })
    .returning({ id: importerRun.id });
  run = row?.id ?? 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const stateOf = async () =>
  (await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, run)))[0]?.state;

/** Numbers of the processes that this one started for imports. */
function importProcesses(): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => {
    try {
      const isImport = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('import-process.ts');
      return isImport && readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
    } catch {
      return false;
    }
  });
}

/** The priorities of all threads of a process. */
function nicenessOf(pid: number): number[] {
  const found = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // The name of a thread may have blanks; the priority is the 17th word behind it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  return [...new Set(found)];
}

/** Begins the run, until its source is being read. */
async function begin() {
  isSlow = true;
  waiting.length = 0;
  const stopping = new AbortController();
  const ended = runInOwnProcess({ ...api.backend.work, signal: stopping.signal }, run).catch((error: Error) => error);
  await expect.poll(() => waiting.length).toBe(1);
  return { ended, stop: () => stopping.abort(), pids: importProcesses() };
}

it('leaves with the server, may be lost, and is followed by another that ends the run', async () => {
  const asked = await begin();
  expect(asked.pids).toHaveLength(1);
  expect(asked.pids.map(nicenessOf)).toEqual([[10]]);
  asked.stop();
  expect(String(await asked.ended)).toContain('was interrupted');
  expect(importProcesses()).toEqual([]);

  const lost = await begin();
  for (const pid of lost.pids) process.kill(pid, 'SIGKILL');
  expect(String(await lost.ended)).toContain('was lost (SIGKILL)');
  expect(await stateOf()).toBe('reading');

  isSlow = false;
  await runInOwnProcess({ ...api.backend.work, signal: new AbortController().signal }, run);
  expect(await stateOf()).toBe('done');
});
