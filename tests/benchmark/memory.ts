/** Memory of the web process during a minute of mixed load: cached pages, new searches, jobs, files, GraphQL. */
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { residentMegabytes } from './brands.ts';
import { putMixedLoad } from './load.ts';
import { mostRow, type Row } from './table.ts';

const words = [
  'manager',
  'nurse',
  'driver',
  'clerk',
  'engineer',
  'teacher',
  'sales',
  'night',
  'harbor',
  'remote',
  'part',
  'senior',
];

export async function benchMemory(seconds = 60): Promise<Row[]> {
  const server = await startServerProcess({ RENDER_QUEUE: '1000', TRUST_PROXY: 'loopback' });
  const host = `harbor-ledger.localhost:${server.port}`;
  const list = (await client(server.port, { brand: 'harbor-ledger' })('/jobs')).text;
  const jobs = [...list.matchAll(/href="(\/job\/[^"?#]+)"/g)].flatMap((found) => found[1] ?? []);
  const searches = words.flatMap((one) => words.map((other) => `/jobs?search=${one}+${other}`));
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(server.pid));
  }, 250);
  try {
    const paths = ['/', '/jobs', '/organizations', '/robots.txt', '/sitemap.xml', ...jobs, ...searches];
    const requestsPerSecond = await putMixedLoad({
      url: `http://127.0.0.1:${server.port}/`,
      host,
      seconds,
      paths,
      connections: 16,
    });
    return [
      mostRow(
        'memory under a minute of mixed load at 16 connections',
        highest,
        440,
        'MB',
        `${requestsPerSecond.toFixed(0)} requests/s`,
      ),
    ];
  } finally {
    clearInterval(watch);
    await server.stop();
  }
}
