/** Cached pages compared with nginx, and freshly rendered ones with a bare Next page. */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { startBarePage } from './bare-page.ts';
import { anyVisitor } from './browser.ts';
import { cpuOf, databaseCpu } from './cpu.ts';
import { interleave, missingLoadTool, putLoad } from './load.ts';
import { findNginx, startNginx } from './nginx.ts';
import { type Row, ratioRow } from './table.ts';

const brand = 'harbor-ledger';
const rounds = 5;
/** Per round: enough for the ten milliseconds by which the system counts. */
const requests = 500;

export async function benchPages(): Promise<Row[]> {
  const missing = missingLoadTool();
  const underLoad: Row[] = missing
    ? [{ what: 'pages under load', measured: missing, reach: '', good: null }]
    : await cached();
  return [...underLoad, ...(await renderedAnew())];
}

async function cached(): Promise<Row[]> {
  if (!findNginx()) {
    return [
      {
        what: 'page cache against nginx',
        measured: 'not measured: nginx is missing (Debian: apt-get install nginx-light)',
        reach: '>= 0.3',
        good: null,
      },
    ];
  }
  const server = await startServerProcess({ TRUST_PROXY: 'loopback' });
  const host = `${brand}.localhost:${server.port}`;
  const url = `http://127.0.0.1:${server.port}/jobs`;
  const html = (await client(server.port, { brand })('/jobs')).body;
  const nginx = await startNginx(html, server.port + 1);
  try {
    const speed = await interleave(
      {
        // nginx only has the gzipped page.
        ours: () => putLoad({ url, host, accept: 'gzip' }),
        nginx: () => putLoad({ url: nginx.url, accept: 'gzip' }),
      },
      rounds,
    );
    const detail = `${speed.ours.toFixed(0)} against ${speed.nginx.toFixed(0)} requests/s`;
    return [
      ratioRow(
        'job search page from the page cache, against nginx (one process each)',
        speed.ours / speed.nginx,
        0.3,
        detail,
      ),
    ];
  } finally {
    nginx.stop();
    await server.stop();
  }
}

/**
 * CPU per page of the server and its database together, in alternation with a bare Next page: requests per second depend on how the two
 * share the cores of the machine.
 */
async function renderedAnew(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-pages-'));
  const database = await startEmbeddedPostgres({ dataDir, log: console.warn });
  const server = await startServerProcess({
    PAGE_CACHE_MB: '0',
    DATABASE_URL: database.url,
    TRUST_PROXY: 'loopback',
  });
  const bare = await startBarePage();
  // Both over one open connection: opening one for each page would count as rendering it.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const get = client(server.port, { brand, agent });
    const getBare = client(Number(new URL(bare.url).port), { agent });
    const jobPath = /href="(\/job\/[^"?#]+)"/.exec((await client(server.port, { brand })('/jobs')).text)?.[1];
    if (!jobPath) throw new Error('The search page links to no job.');
    const ofDatabase = () => databaseCpu(path.join(dataDir, 'data/postmaster.pid'));
    const ask = async (url: string) => {
      const { status } = await get(url, { headers: anyVisitor() });
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    };
    const cpu = await interleave(
      {
        bare: () =>
          perPage(
            () => cpuOf(bare.pid),
            async () => void (await getBare('/', { headers: anyVisitor() })),
          ),
        search: () =>
          perPage(
            () => cpuOf(server.pid) + ofDatabase(),
            () => ask('/jobs'),
          ),
        job: () =>
          perPage(
            () => cpuOf(server.pid) + ofDatabase(),
            () => ask(jobPath),
          ),
      },
      rounds,
    );
    const row = (what: string, ours: number, goal: number) =>
      ratioRow(
        `${what} rendered anew, CPU with database, against a bare Next page`,
        cpu.bare / ours,
        goal,
        `${cpu.bare.toFixed(2)} against ${ours.toFixed(2)} ms`,
      );
    return [row('unfiltered search page', cpu.search, 0.3), row('job page', cpu.job, 0.4)];
  } finally {
    agent.destroy();
    bare.stop();
    await server.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of CPU per request. */
async function perPage(cpu: () => number, ask: () => Promise<void>): Promise<number> {
  const before = cpu();
  for (let at = 0; at < requests; at += 1) await ask();
  return (cpu() - before) / requests;
}
