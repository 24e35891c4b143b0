/** The cost of additional brands: memory, routing by host, and the time from writing a file to the live page. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { interleave } from './load.ts';
import { median, mostRow, type Row } from './table.ts';

const sizes = [1, 100, 1000];

interface Measured {
  size: number;
  startSeconds: number;
  megabytes: number;
  liveSeconds: number;
  requestMicroseconds: number;
}

export async function benchBrands(): Promise<Row[]> {
  const measured: Measured[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-bench-'));
  try {
    await (await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' })).stop();
    for (const size of sizes) measured.push(await measure(size, dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [one, , many] = measured;
  if (!one || !many) throw new Error('Nothing was measured.');
  const perBrand = (many.megabytes - one.megabytes) / (many.size - one.size);
  return [
    mostRow(
      'memory of one more brand',
      perBrand,
      0.15,
      'MB',
      measured.map((m) => `${m.size}: ${m.megabytes.toFixed(0)} MB`).join(', '),
    ),
    mostRow(
      'file write to live page, 1,000 brands',
      many.liveSeconds,
      1,
      's',
      measured.map((m) => `${m.size}: ${m.liveSeconds.toFixed(2)} s`).join(', '),
    ),
    mostRow(
      'routing a host at 1,000 brands, against one brand',
      many.requestMicroseconds / one.requestMicroseconds,
      1.25,
      'times',
      measured.map((m) => `${m.size}: ${m.requestMicroseconds.toFixed(0)} µs a request`).join(', '),
    ),
    {
      what: 'start of the server',
      measured: measured.map((m) => `${m.size}: ${m.startSeconds.toFixed(1)} s`).join(', '),
      reach: '',
      good: null,
    },
  ];
}

async function measure(size: number, dataDir: string): Promise<Measured> {
  const brandsDir = mkdtempSync(path.join(tmpdir(), 'nameplate-brands-'));
  cpSync('brands', brandsDir, { recursive: true });
  for (let n = 1; n < size; n += 1) writeBrand(brandsDir, `bench-${n}`, `Bench ${n}`);
  const started = performance.now();
  const server = await startServerProcess({ DATA_DIR: dataDir, BRANDS_DIR: brandsDir, DEMO: '0' });
  const startSeconds = (performance.now() - started) / 1000;
  try {
    for (let n = 0; n < 200; n += 1) await status(server, 'default', '/healthz');
    const megabytes = residentMegabytes(server.pid);
    const live: number[] = [];
    for (let n = 0; n < 5; n += 1) live.push(await timeToLive(server, brandsDir, `fresh-${n}`));
    const { host } = await interleave({ host: () => requestTime(server, size) }, 5);
    return { size, startSeconds, megabytes, liveSeconds: median(live), requestMicroseconds: host };
  } finally {
    await server.stop();
    rmSync(brandsDir, { recursive: true, force: true });
  }
}

function writeBrand(directory: string, id: string, name: string): void {
  mkdirSync(directory, { recursive: true });
  const document = { version: 1, site: { name, hosts: [`${id}.example`] }, theme: { primary: '#1d4ed8' } };
  writeFileSync(path.join(directory, `${id}.json`), JSON.stringify(document));
}

async function timeToLive(server: RunningServer, brandsDir: string, id: string): Promise<number> {
  const started = performance.now();
  writeBrand(brandsDir, id, id);
  while ((await status(server, id, '/privacy-policy')) !== 200) {
    if (performance.now() - started > 20_000) throw new Error(`${id} did not come up:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return (performance.now() - started) / 1000;
}

/** Microseconds per brand redirect, rotating through the hosts: measures routing only. */
async function requestTime(server: RunningServer, size: number): Promise<number> {
  const requests = 2000;
  const started = performance.now();
  for (let n = 0; n < requests; n += 1)
    await status(server, size > 1 ? `bench-${1 + (n % (size - 1))}` : 'default', '/robots.txt');
  return ((performance.now() - started) * 1000) / requests;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function status(server: RunningServer, brand: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(
        { agent, host: '127.0.0.1', port: server.port, path: target, headers: { host: `${brand}.localhost` } },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      )
      .once('error', reject);
  });
}

export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

/**
 * Memory of a process and those that it started, and theirs. What they share, such as the program itself, counts once (proportional
 * set size).
 */
export function treeMegabytes(pid: number): number {
  const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  if (line === null) throw new Error(`Process ${pid} has ended.`);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + megabytesIfAlive(Number(child)), Number(line[1]) / 1024);
}

function megabytesIfAlive(pid: number): number {
  try {
    return treeMegabytes(pid);
  } catch {
    return 0;
  }
}
