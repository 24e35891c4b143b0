import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLine } from '../../backend/database/line.ts';
import { testDatabase } from '../../backend/testing/database.ts';
import { brandCommand } from './testing/command.ts';

const database = testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'np-sample-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { brand, brandBeside, write } = brandCommand({
  store: { withDatabase: (work) => work(database.pool), dataDir, exists: () => true },
});
const acme = (status: string) => ({
  site: { name: 'Acme', status },
  locales: { default: 'de', supported: ['de', 'fr'] },
});

describe('brand sample', () => {
  it('fills a draft, says so in "brand ready", and empties it again', async () => {
    // Where there is one place, there are all: reading them takes longer than the test.
    await database.pool.query(
      `insert into place (id, name, names, country, lat, lon, population) values (1, 'Kehl', '{}', 'DE', 48.6, 7.8, 35000)`,
    );
    write('acme', acme('draft'));
    expect(await brand('sample', 'acme')).toEqual({
      code: 0,
      out: [
        '"acme" has 24 sample jobs of 8 organizations, and articles at /bewerbungstipps, /conseils-candidature.',
        'They are on this brand alone, in no feed, sitemap or email, and vanish when it goes live.',
      ].join('\n'),
      err: '',
    });
    expect((await brand('ready', 'acme')).out).toContain(
      'Sample data is still there. It vanishes when the site goes live.\n    npm run brand -- sample acme --remove',
    );
    expect((await brand('sample', 'acme', '--remove')).out).toBe(
      '24 sample jobs and 8 organizations of "acme" were removed.',
    );
    expect((await brand('sample', 'acme', '--remove')).out).toBe('"acme" has no sample content.');
    expect((await brand('ready', 'acme')).out).not.toContain('Sample data');
  });

  it.each([
    ['live', '"acme" is live, so visitors would see the samples. Set "status": "draft" in its "site" first.'],
    ['gone', '"acme" has errors. Run: npm run brand -- check acme'],
  ])('is refused to a brand that is "%s"', async (status, message) => {
    write('acme', acme(status));
    expect(await brand('sample', 'acme')).toEqual({ code: 1, out: '', err: message });
  });

  it('refuses to fill another database than that of the server that shows the brand', async () => {
    const server = createServer((_, response) => response.end('<link href="/theme/acme.0123abcd.css">'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const port = String((server.address() as AddressInfo).port);
    write('acme', acme('draft'));
    const { code, out, err } = await brandBeside(port, 'sample', 'acme');
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `The server on port ${port} shows "acme" from another database than that in "${dataDir}". Run this command with the same DATA_DIR or DATABASE_URL as the server. Nothing was changed.`,
    );
    const line = await openLine({
      url: database.url,
      channel: 'samples',
      checkEvery: 60_000,
      answerWithin: 5000,
      heard: () => undefined,
    });
    expect((await brandBeside(port, 'sample', 'acme')).code).toBe(0);
    expect((await brandBeside(port, 'sample', 'acme', '--remove')).code).toBe(0);
    await line.close();
    server.close();
  });

  it('knows no brand without a document', async () => {
    expect(await brand('sample', 'acme')).toEqual({
      code: 1,
      out: '',
      err: 'There is no brand "acme". Allowed: "default", "family".',
    });
  });
});
