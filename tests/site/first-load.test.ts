/** What visitors' pages load: nothing of the administration, nothing of tracking on boards without it, and no more than a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Get } from './support/http.ts';
import { siteClient } from './support/site.ts';

const ADMINISTRATION = 'widgets/admin-area';
const CHUNKS = path.join(process.env.NEXT_DIST_DIR || '.next-test', 'static/chunks');

/** Operations that only the administration sends: every part of it that loads data has them in its script. */
const operations = readdirSync(ADMINISTRATION, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => [...readFileSync(path.join(ADMINISTRATION, file), 'utf8').matchAll(/^(?:query|mutation) \w+/gm)])
  .map(([start]) => start);
const isOfAdministration = (script: string) => operations.some((start) => new RegExp(`${start}\\b`).test(script));
/** What scripts of `runtime/tracking` contain. */
const isOfTracking = (script: string) =>
  /np-measured|np-tracking|__tcfapi|OnetrustActiveGroups|api\/gmapi/.test(script);

const allScripts = () =>
  readdirSync(CHUNKS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(CHUNKS, file), 'utf8'));

/** Scripts that a page names, with their bytes over the wire. */
async function scriptsOf(get: Get, address: string): Promise<{ file: string; text: string; size: number }[]> {
  const first = await get(address);
  const { text } = first.status === 301 ? await get(first.headers.location ?? '') : first;
  const files = new Set([...text.matchAll(/static\/chunks\/[\w~.-]+\.js/g)].map(([file]) => file));
  expect(files.size).toBeGreaterThan(5);
  return Promise.all(
    [...files].map(async (file) => {
      const { text: script, body } = await get(`/_next/${file}`);
      return { file, text: script, size: gzipSync(body, { level: 6 }).length };
    }),
  );
}

it('can tell the scripts of the administration', () => {
  const found = allScripts().filter(isOfAdministration);
  expect(operations.length).toBeGreaterThan(30);
  expect(found.length).toBeGreaterThan(3);
});

it('can tell the scripts of tracking, which are small', () => {
  const found = allScripts().filter(isOfTracking);
  expect(found.length).toBeGreaterThan(0);
  const sizes = found.map((script) => gzipSync(script, { level: 6 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024);
});

describe.each(['harbor-ledger', 'rheinblick'])('visitors of %s', (brand) => {
  const get = siteClient(brand);

  it.each(['/', '/jobs', '/organizations', '/user/login', '/user/register', '/contact'])(
    'load no script of the administration and none of tracking on %s',
    async (address) => {
      const loaded = await scriptsOf(get, address);
      expect(loaded.filter(({ text }) => isOfAdministration(text)).map(({ file }) => file)).toEqual([]);
      expect(loaded.filter(({ text }) => isOfTracking(text)).map(({ file }) => file)).toEqual([]);
      expect((await get(address)).text).not.toMatch(/data-tracking|"tracking"|"tracked"/);
    },
  );
});

/**
 * Kilobytes of script that a page names, about 110 of them React and Next. `npm run bench -- weight` says what they are beyond a bare page:
 * whoever has to raise one measures there first.
 */
it.each([
  ['a job', '/job/x-', 156],
  ['the job search', '/jobs', 163],
  ['the contact form', '/contact', 217],
  ['registration', '/user/register', 217],
])('keep the scripts of %s within its budget', async (_what, address, most) => {
  const get = siteClient('harbor-ledger');
  const job = /href="(\/job\/[^"?#]+)"/.exec((await get('/jobs')).text)?.[1] ?? '';
  const loaded = await scriptsOf(get, address === '/job/x-' ? job : address);
  expect(loaded.reduce((sum, { size }) => sum + size, 0) / 1024).toBeLessThan(most);
});
