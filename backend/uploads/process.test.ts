import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type http from 'node:http';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { looseObject, rateLimit, upload } from '../database/schema/uploads.ts';
import { testDatabase } from '../testing/database.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { testUploads } from '../testing/uploads.ts';
import { createDiskStore } from './object-store.ts';
import { createSpool } from './spool.ts';
import { createSweep } from './sweep.ts';
import { pdf } from './testing/files.ts';
import { encodeForm, formOf, openForm } from './testing/form.ts';

const database = testDatabase();
const { folder } = testUploads();
const incoming = path.join(folder, 'incoming');
const children: ChildProcess[] = [];

beforeEach(async () => {
  await database.db.delete(rateLimit);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startChild(env: Record<string, string> = {}): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./testing/child.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: database.url, UPLOADS_FOLDER: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(/port (\d+)/.exec(String(line))?.[1]) };
}

/** Opens a request that may well be cut. */
function open(port: number, length: number): http.ClientRequest {
  const req = openForm(port, { 'content-length': length });
  req.on('error', () => undefined);
  return req;
}

const body = encodeForm(formOf(pdf(50 * 1024 * 1024)));

async function sendSlowly(port: number): Promise<number> {
  const req = open(port, body.length);
  const answer = once(req, 'response');
  for (let at = 0; at < body.length; at += 1024 * 1024) {
    if (!req.write(body.subarray(at, at + 1024 * 1024))) await once(req, 'drain');
  }
  req.end();
  const [res] = await answer;
  res.resume();
  return res.statusCode;
}

/** Peak memory of a process, in MB. */
function mostMemory({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

const partsOnDisk = () => readdirSync(incoming).map((name) => statSync(path.join(incoming, name)).size);

/** What the next process does an hour later. */
function sweep() {
  const store = createDiskStore(path.join(folder, 'objects'));
  const run = createSweep({ pool: database.pool, store, spool: createSpool(incoming) });
  return run(new Date(Date.now() + 2 * 3_600_000));
}

it.skipIf(process.platform !== 'linux')(
  'takes six files of 50 MB at once within little memory',
  async () => {
    const { child, port } = await startChild();
    await sendSlowly(port);
    const before = mostMemory(child);
    expect(await Promise.all(Array.from({ length: 6 }, () => sendSlowly(port)))).toEqual(Array(6).fill(200));
    expect(await database.db.$count(everyBrand(upload))).toBe(7);
    // In memory they would take 300 MB and more.
    expect(mostMemory(child) - before).toBeLessThan(120);
  },
  60_000,
);

it('that is killed in the middle of a file leaves half a file that nothing shows and the sweep takes', async () => {
  await database.db.delete(everyBrand(upload));
  const { child, port } = await startChild();
  const req = open(port, body.length);
  req.write(body.subarray(0, 20_000_000));
  await expect.poll(() => Math.max(0, ...partsOnDisk())).toBeGreaterThan(10_000_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await database.db.select().from(everyBrand(upload))).toEqual([]);
  expect(partsOnDisk()).toHaveLength(1);
  expect(await sweep()).toEqual({ uploads: 0, objects: 0, parts: 1 });
  expect(partsOnDisk()).toEqual([]);
});

it('that is killed with a whole file in hand leaves no row of it', async () => {
  const silent: Server = createServer((socket) => socket.resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const { child, port } = await startChild({
    CLAMD_URL: `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  });
  const small = encodeForm(formOf(pdf()));
  open(port, small.length).end(small);
  await once(silent, 'connection');
  child.kill('SIGKILL');
  await once(child, 'exit');
  silent.close();
  expect([await database.db.select().from(everyBrand(upload)), await database.db.select().from(looseObject)]).toEqual([
    [],
    [],
  ]);
  expect(await sweep()).toEqual({ uploads: 0, objects: 0, parts: 1 });
});
