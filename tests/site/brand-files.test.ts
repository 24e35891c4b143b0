import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSweep } from '../../backend/testing/sweep.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
let brandsDir = '';
let publicDir = '';
let databaseUrl = '';
let server: OwnServer;

beforeAll(async () => {
  brandsDir = own.brandsDir();
  publicDir = own.publicDir();
  databaseUrl = await own.database();
  server = await start();
});

const start = () => own.start({ DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, PUBLIC_DIR: publicDir });
const file = (id: string) => path.join(brandsDir, `${id}.json`);
const write = (id: string, document: unknown) => writeFileSync(file(id), JSON.stringify(document, null, 2));
const acme = (change: Record<string, unknown> = {}) => ({
  $schema: '../schemas/brand.schema.json',
  version: 1,
  extends: 'default',
  site: { name: 'Acme Careers', description: 'Jobs at Acme.', hosts: ['jobs.acme.example'], ...change },
  theme: { primary: '#7a1f5c' },
});

/** Title of the home page, or the status if the answer is not a page. */
async function titleAt(host: string): Promise<string> {
  const { status, text } = await server.get('/', { host });
  return status === 200 ? (/<title[^>]*>([^<]*)</.exec(text)?.[1] ?? '') : String(status);
}

/** Waits for what should happen within a second; the time itself is measured by the benchmark. */
const soon = (host: string) => expect.poll(() => titleAt(host));

async function faults(): Promise<number> {
  return JSON.parse((await server.get('/healthz')).text).faults;
}

describe('a brand file', () => {
  it('that is added is a live job board at its hosts and in the directory', async () => {
    expect(await titleAt('jobs.acme.example')).toBe('404');
    write('acme', acme());
    await soon('jobs.acme.example').toBe('Acme Careers');
    expect(await titleAt(`acme.localhost:${server.port}`)).toBe('Acme Careers');
    expect((await server.get('/')).text).toContain('Acme Careers');
    const jobs = await server.get('/jobs', { host: 'jobs.acme.example' });
    const theme = /\/theme\/acme\.[0-9a-f]+[\w.-]*\.css/.exec(jobs.text)?.[0] ?? '';
    const assets = await Promise.all(
      [theme, '/brands/acme/favicon.svg', '/brands/acme/social.png', '/sitemap.xml', '/robots.txt'].map(
        async (one) => (await server.get(one, { host: 'jobs.acme.example' })).status,
      ),
    );
    expect([jobs.status, assets]).toEqual([200, [200, 200, 200, 200, 307]]);
  });

  it('that is changed changes pages that were cached', async () => {
    await server.get('/jobs', { host: 'jobs.acme.example' });
    write('acme', acme({ name: 'Acme & Sons' }));
    await soon('jobs.acme.example').toBe('Acme &amp; Sons');
    expect((await server.get('/jobs', { host: 'jobs.acme.example' })).text).toContain('Acme &amp; Sons');
  });

  it.each([
    ['half written', () => JSON.stringify(acme({ name: 'Half' })).slice(0, 90)],
    ['empty', () => ''],
    ['no JSON', () => 'site: Acme'],
    ['of an unknown key', () => JSON.stringify({ ...acme({ name: 'Odd' }), nothing: 1 })],
    [
      'of an unknown widget',
      () => JSON.stringify({ ...acme(), pages: { home: { main: [{ widget: 'job-reslts' }] } } }),
    ],
    ['of an unknown parent', () => JSON.stringify({ ...acme({ name: 'Orphan' }), extends: 'nobody' })],
    ['its own parent', () => JSON.stringify({ ...acme({ name: 'Ring' }), extends: 'acme' })],
    ['of NUL', () => '\u0000'.repeat(100)],
  ])('that is %s leaves the last good revision up, and is reported', async (_, text) => {
    const before = await faults();
    writeFileSync(file('acme'), text());
    await expect.poll(faults).toBe(before + 1);
    expect(await titleAt('jobs.acme.example')).toBe('Acme &amp; Sons');
    write('acme', acme({ name: 'Acme & Sons' }));
    await expect.poll(faults).toBe(before);
  });

  it('that is put in place whole, by a rename, is read', async () => {
    const temporary = path.join(brandsDir, '.acme.json.tmp');
    writeFileSync(temporary, JSON.stringify(acme({ name: 'Renamed' })));
    renameSync(temporary, file('acme'));
    await soon('jobs.acme.example').toBe('Renamed');
  });

  it('of a parent changes all its children, and a broken parent none', async () => {
    const family = JSON.parse(readFileSync(file('us-newspaper'), 'utf8'));
    const before = await titleAt(`harbor-ledger.localhost:${server.port}`);
    const count = await faults();
    writeFileSync(file('us-newspaper'), '{');
    await expect.poll(faults).toBeGreaterThan(count);
    expect(await titleAt(`harbor-ledger.localhost:${server.port}`)).toBe(before);
    write('us-newspaper', family);
    await expect.poll(faults).toBe(count);
  });

  it('that claims the host of a live brand does not get it', async () => {
    write('rival', { ...acme({ name: 'Rival', hosts: ['jobs.acme.example'] }) });
    await expect.poll(faults).toBeGreaterThan(0);
    expect(await titleAt('jobs.acme.example')).toBe('Renamed');
    rmSync(file('rival'));
    await expect.poll(faults).toBe(0);
  });

  it('that is a draft answers at its own localhost name only', async () => {
    write('acme', acme({ name: 'Draft', status: 'draft' }));
    await soon('jobs.acme.example').toBe('404');
    expect(await titleAt(`acme.localhost:${server.port}`)).toBe('Draft');
    write('acme', acme({ name: 'Renamed' }));
    await soon('jobs.acme.example').toBe('Renamed');
  });

  it.runIf(isSweep())(
    'that is broken over a restart comes back as it last was good',
    async () => {
      writeFileSync(file('acme'), '{ "site": ');
      await expect.poll(faults).toBe(1);
      await server.stop();
      server = await start();
      await soon('jobs.acme.example').toBe('Renamed');
      expect(await faults()).toBe(1);
      write('acme', acme({ name: 'Renamed' }));
      await expect.poll(faults).toBe(0);
    },
    180_000,
  );

  it('that is deleted with its pictures leaves none, although the repository ships some', async () => {
    expect((await server.get('/brands/rheinblick/logo.svg')).status).toBe(200);
    rmSync(file('rheinblick'));
    rmSync(path.join(publicDir, 'brands/rheinblick'), { recursive: true });
    await soon(`rheinblick.localhost:${server.port}`).toBe('404');
    expect((await server.get('/brands/rheinblick/logo.svg')).status).toBe(404);
    expect((await server.get('/brands/rheinblick/logo.svg', { brand: 'harbor-ledger' })).status).toBe(404);
  });

  it('that is deleted takes the brand offline, and a new one of the same name brings it back', async () => {
    rmSync(file('acme'));
    await soon('jobs.acme.example').toBe('404');
    expect((await server.get('/')).text).not.toContain('Acme');
    expect((await server.get('/brands/acme/favicon.svg')).status).toBe(404);
    write('acme', acme({ name: 'Back again' }));
    await soon('jobs.acme.example').toBe('Back again');
  });
});
