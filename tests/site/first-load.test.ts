/** What visitors' pages load: nothing of the administration. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteClient } from './support/site.ts';

const ADMINISTRATION = 'widgets/admin-area';
const CHUNKS = path.join(process.env.NEXT_DIST_DIR || '.next-test', 'static/chunks');

/** Operations that only the administration sends: every part of it that loads data has them in its script. */
const operations = readdirSync(ADMINISTRATION, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => [...readFileSync(path.join(ADMINISTRATION, file), 'utf8').matchAll(/^(?:query|mutation) \w+/gm)])
  .map(([start]) => start);
const isOfAdministration = (script: string) => operations.some((start) => new RegExp(`${start}\\b`).test(script));

it('can tell the scripts of the administration', () => {
  const scripts = readdirSync(CHUNKS).filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) => isOfAdministration(readFileSync(path.join(CHUNKS, file), 'utf8')));
  expect(operations.length).toBeGreaterThan(30);
  expect(found.length).toBeGreaterThan(3);
});

describe.each(['harbor-ledger', 'rheinblick'])('visitors of %s', (brand) => {
  const get = siteClient(brand);

  it.each(['/', '/jobs', '/organizations', '/user/login', '/user/register', '/contact'])(
    'load no script of the administration on %s',
    async (address) => {
      const first = await get(address);
      const { text } = first.status === 301 ? await get(first.headers.location ?? '') : first;
      const files = new Set([...text.matchAll(/static\/chunks\/[\w~.-]+\.js/g)].map(([file]) => file));
      expect(files.size).toBeGreaterThan(5);
      const loaded = await Promise.all(
        [...files].map(async (file) => ({ file, text: (await get(`/_next/${file}`)).text })),
      );
      expect(loaded.filter(({ text: script }) => isOfAdministration(script)).map(({ file }) => file)).toEqual([]);
    },
  );
});
