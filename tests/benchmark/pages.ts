/** Cached pages compared with nginx, and freshly rendered ones with a bare Next page. */
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { startBarePage } from './bare-page.ts';
import { interleave, missingLoadTool, putLoad } from './load.ts';
import { findNginx, startNginx } from './nginx.ts';
import { type Row, ratioRow } from './table.ts';

const brand = 'harbor-ledger';
const rounds = 5;

export async function benchPages(): Promise<Row[]> {
  const missing = missingLoadTool();
  if (missing) return [{ what: 'pages under load', measured: missing, reach: '', good: null }];
  return [...(await cached()), ...(await renderedAnew())];
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
  const server = await startServerProcess();
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

async function renderedAnew(): Promise<Row[]> {
  const server = await startServerProcess({ PAGE_CACHE_MB: '0', RENDER_QUEUE: '1000' });
  const bare = await startBarePage();
  const host = `${brand}.localhost:${server.port}`;
  try {
    const list = (await client(server.port, { brand })('/jobs')).text;
    const jobPath = /href="(\/job\/[^"?#]+)"/.exec(list)?.[1];
    if (!jobPath) throw new Error('The search page links to no job.');
    const ask = (path: string) => async () => putLoad({ url: `http://127.0.0.1:${server.port}${path}`, host });
    const speed = await interleave(
      {
        bare: () => putLoad({ url: bare.url }),
        search: ask('/jobs'),
        job: ask(jobPath),
      },
      rounds,
    );
    const detail = (ours: number) => `${ours.toFixed(0)} against ${speed.bare.toFixed(0)} requests/s`;
    return [
      ratioRow(
        'unfiltered search page rendered anew, against a bare Next page',
        speed.search / speed.bare,
        0.3,
        detail(speed.search),
      ),
      ratioRow('job page rendered anew, against a bare Next page', speed.job / speed.bare, 0.4, detail(speed.job)),
    ];
  } finally {
    bare.stop();
    await server.stop();
  }
}
