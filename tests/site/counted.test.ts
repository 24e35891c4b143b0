/** What a running site counts of visits, searches, started applications and feeds, and that it is written when it ends. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { ownServers } from './support/own-server.ts';

const BRAND = 'harbor-ledger';
const own = ownServers();
const visitor = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en-US',
};

it('counts what people read and programs fetch, and has written it once it has ended', async () => {
  const url = await own.database();
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('truncate statistic, job_statistic');
    const { rows } = await client.query<{ id: number; way: string }>(
      `select j.id, j.data #>> '{application_options,applicationWorkflow}' as way from job j
       where frontend = $1 and state = 'published' and expires is null and j.data #>> '{application_options,applicationWorkflow}' <> 'none' limit 1`,
      [BRAND],
    );
    const job = rows[0] ?? { id: 0, way: '' };
    const brands = own.brandsDir();
    const file = path.join(brands, `${BRAND}.json`);
    const embed = { frameAncestors: ['https://www.paper.example'] };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), embed }));
    const server = await own.start({ DATABASE_URL: url, BRANDS_DIR: brands });
    const person = (address: string) => server.get(address, { brand: BRAND, headers: visitor });
    expect((await person('/')).status).toBe(200);
    expect((await person('/jobs?search=zzyzzyx')).status).toBe(200);
    expect((await person('/nothing-here')).status).toBe(404);
    const { location = '' } = (await person(`/job/x-${job.id}`)).headers;
    expect((await person(new URL(location, 'http://x').pathname)).status).toBe(200);
    await server.get('/', { brand: BRAND, headers: { ...visitor, 'user-agent': 'Googlebot/2.1' } });
    for (const address of ['/feeds/jobs.rss', '/feeds/jobs.rss', '/sitemap.xml', '/embed/jobs'])
      expect([address, (await server.get(address, { brand: BRAND })).status]).toEqual([address, 200]);
    const body = JSON.stringify({ query: `mutation { noteApplyStart(jobId: ${job.id}) }` });
    const headers = { 'content-type': 'application/json', frontend: `${BRAND};en-us` };
    const started = await server.get('/graphql', { brand: BRAND, method: 'POST', headers, body });
    expect(JSON.parse(started.text)).toEqual({ data: { noteApplyStart: true } });
    await server.stop();

    const counted = await client.query<{ line: string }>(
      `select concat_ws(' ', frontend, measure, subject, count) as line from statistic`,
    );
    expect(counted.rows.map(({ line }) => line).toSorted()).toEqual(
      [
        ...['page home 1', 'page jobs 1', 'page job 1', 'page missing 1', 'job-view direct 1'],
        ...['search JOBS 1', 'search-empty JOBS 1', 'search-by words 1', 'search-by words-empty 1'],
        ...['feed /feeds/jobs.rss 2', 'feed /sitemap.xml 1', 'feed /embed 1', `apply-start ${job.way} 1`],
      ]
        .map((line) => `${BRAND} ${line}`)
        .toSorted(),
    );
    const { rows: jobs } = await client.query(
      'select job_id, views, starts, from_direct from job_statistic where views > 0',
    );
    expect(jobs).toEqual([{ job_id: job.id, views: 1, starts: 1, from_direct: 1 }]);
  } finally {
    await client.end();
  }
});
