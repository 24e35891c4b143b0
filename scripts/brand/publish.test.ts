import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newestPublication, readPublished, reportFolder } from '../../backend/services/publication-store.ts';
import { testDatabase } from '../../backend/testing/database.ts';
import type { SampleStore } from './sample.ts';
import { brandCommand } from './testing/command.ts';

const database = testDatabase();
let before: () => Promise<void> = async () => undefined;
const withDatabase: SampleStore['withDatabase'] = async (work) => {
  const result = work(database.pool);
  await before();
  return result;
};
const { brand, dir, path, write } = brandCommand({ store: { withDatabase, dataDir: '', exists: () => true } });

const site = (name: string) => ({ site: { name, hosts: [`${name.toLowerCase()}.example`] } });
const live = () => newestPublication(database.pool);

/** The published text of a document; undefined if it is not published. */
async function textOf(id: string): Promise<string | undefined> {
  const hash = (await live())?.brands[id]?.documents[`${id}.json`];
  return hash && (await readPublished(database.pool, [hash])).get(hash)?.toString();
}

beforeEach(async () => {
  before = async () => undefined;
  await database.pool.query('truncate brand_publication, brand_file, brand_folder restart identity');
  write('acme', { ...site('Acme'), extends: 'family' });
  write('beta', site('Beta'));
});

describe('brand publish', () => {
  it('publishes a brand with its parts, its pictures and the family it extends, but not the root', async () => {
    mkdirSync(join(dir(), 'brands/acme'));
    writeFileSync(join(dir(), 'brands/acme/look.json'), '{ "theme": { "radius": "round" } }');
    mkdirSync(join(dir(), 'public/brands/acme/small'), { recursive: true });
    writeFileSync(join(dir(), 'public/brands/acme/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(dir(), 'public/brands/acme/small/x.txt'), 'x');
    writeFileSync(join(dir(), 'public/brands/acme/.hidden'), 'secret');
    expect(await brand('publish', 'acme', '--by', 'Ada', '--note', 'first')).toEqual({
      code: 0,
      out: `acme: published for the first time
  + acme.json
  + acme/look.json
  + public/brands/acme/logo.svg
  + public/brands/acme/small/x.txt
family: published for the first time
  + family.json

Publication 1 applies.`,
      err: '',
    });
    expect(Object.keys((await live())?.brands ?? {})).toEqual(['acme', 'family']);
    expect(await brand('publish', 'acme')).toEqual({
      code: 0,
      out: 'Nothing differs from what is published.',
      err: '',
    });
    expect(await brand('publish', 'default')).toMatchObject({
      code: 1,
      err: '"default" belongs to the version of the software and is not published. Name other brands.',
    });
    expect((await brand('publish', 'acne')).err).toBe('There is no brand "acne". Did you mean "acme"?');
  });

  it('shows the difference and the findings without publishing with --dry-run', async () => {
    await brand('publish', 'acme');
    write('acme', { ...site('Acme'), extends: 'family', theme: { radius: 'none' } });
    expect((await brand('publish', 'acme', '--dry-run')).out).toBe(
      'acme: changed\n  ~ acme.json\n\nNothing was published: this was a dry run.',
    );
    expect((await live())?.id).toBe(1);
  });

  it('refuses all brands if one has an error, also one that only extends what is published', async () => {
    await brand('publish');
    write('beta', { ...site('Beta'), theme: { radius: 'none' } });
    write('acme', { ...site('Acme'), extends: 'family', theme: { radius: 'huge' } });
    const refused = await brand('publish', 'acme', 'beta');
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('brands/acme.json:10:15  error  VALUE_NOT_ALLOWED');
    expect(refused.out).toMatch(/Nothing was published: with these files there is an error\. Fix them first\.$/);
    expect((await live())?.id).toBe(1);
    write('family', { theme: { radius: 'huge' }, abstract: true });
    expect((await brand('publish', 'family')).code).toBe(1);
    expect((await brand('publish', '--remove', 'family')).out).toContain('brands/acme.json');
    expect((await live())?.id).toBe(1);
  });

  it('publishes for all or for none, and not over what somebody else has just published', async () => {
    await brand('publish');
    write('beta', { ...site('Beta'), theme: { radius: 'none' } });
    const { publish } = await import('../../backend/services/publication-store.ts');
    const row = { brands: {}, changed: ['acme'], author: 'x', note: '' };
    expect(await publish(database.pool, { ...row, expected: null }, new Map())).toBeNull();
    const both = await Promise.all([
      publish(database.pool, { ...row, expected: 1 }, new Map()),
      publish(database.pool, { ...row, expected: 1 }, new Map()),
    ]);
    expect(both.filter((id) => id === null)).toHaveLength(1);
  });

  it('undoes a publication, and that one before it, down to the folders', async () => {
    await brand('publish', 'beta');
    const first = await textOf('beta');
    write('beta', { ...site('Beta'), theme: { radius: 'none' } });
    await brand('publish', 'beta');
    expect(await textOf('beta')).not.toBe(first);
    expect((await brand('publish', '--revert')).out).toBe(
      'beta: changed\n  ~ beta.json\n\nPublication 3 applies: as in publication 1.',
    );
    expect(await textOf('beta')).toBe(first);
    expect((await brand('publish', '--revert')).out).toBe(
      'beta: from the folder of each machine again\n\nPublication 4 applies: as in what was before the first publication.',
    );
    expect(await textOf('beta')).toBeUndefined();
    expect((await brand('publish', '--revert')).err).toBe('Nothing is published now, so there is nothing to undo.');
    expect((await brand('publish', '--revert', '2', '--by', 'Ada', '--note', 'again')).code).toBe(0);
    expect(await textOf('beta')).toContain('"none"');
    expect((await brand('publish', '--revert', '9')).err).toBe(
      'There is no publication 9. Kept are 5, 4, 3, 2, 1; see "brand publish --history".',
    );
    const lines = (await brand('publish', '--history')).out
      .replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'then')
      .split('\n');
    expect([lines.length, lines[0], lines[4]?.endsWith('  beta')]).toEqual([5, '5  then  Ada  back to 2  again', true]);
  });

  it('removes a brand everywhere, and releases it to the folders', async () => {
    expect((await brand('publish', '--remove', 'beta')).out).toBe('beta: removed everywhere\n\nPublication 1 applies.');
    expect((await live())?.brands).toEqual({ beta: null });
    expect((await brand('publish', '--release', 'beta')).code).toBe(0);
    expect((await live())?.brands).toEqual({});
    expect((await brand('publish', '--release', 'beta')).err).toBe('"beta" is not published.');
    expect((await brand('publish', '--remove', 'nothing')).err).toBe('There is no brand "nothing" to remove.');
  });

  it('publishes what was published before with what is new, from another folder that lacks some of it', async () => {
    await brand('publish', 'acme');
    rmSync(path('acme'));
    write('gamma', { ...site('Gamma'), extends: 'family' });
    expect((await brand('publish', 'gamma')).code).toBe(0);
    expect(Object.keys((await live())?.brands ?? {})).toEqual(['acme', 'family', 'gamma']);
    expect(await textOf('acme')).toContain('"name": "Acme"');
  });

  it('refuses pictures that are too large', async () => {
    mkdirSync(join(dir(), 'public/brands/beta'), { recursive: true });
    writeFileSync(join(dir(), 'public/brands/beta/film.bin'), Buffer.alloc(9 * 1024 * 1024));
    expect((await brand('publish', 'beta')).err).toMatch(/film\.bin is larger than 8 MB\. Nothing was published\.$/);
    for (let at = 0; at < 5; at += 1)
      writeFileSync(join(dir(), `public/brands/beta/${at}.bin`), Buffer.alloc(7 * 1024 * 1024, at));
    rmSync(join(dir(), 'public/brands/beta/film.bin'));
    expect((await brand('publish', 'beta')).err).toBe(
      'The files of "beta" have 36 MB; at most 32 MB are published for a brand. Make its pictures smaller.',
    );
    expect(await live()).toBeUndefined();
  });

  it('keeps no file that no kept publication names', async () => {
    for (let at = 0; at < 3; at += 1) {
      write('beta', { ...site('Beta'), theme: { radius: ['none', 'round', 'small'][at] } });
      await brand('publish', 'beta');
    }
    const count = async () => (await database.pool.query('select count(*)::int as n from brand_file')).rows[0].n;
    const all = await count();
    await database.pool.query('delete from brand_publication where id = 1');
    await brand('publish', '--release', 'beta');
    expect(await count()).toBe(all - 1);
  });
});

it('brand status says what is published, and where folders differ', async () => {
  await brand('publish', 'acme');
  write('acme', { ...site('Acme'), theme: { radius: 'none' } });
  await reportFolder(database.pool, { place: 'one:/srv', hashes: { beta: 'a' } });
  await reportFolder(database.pool, { place: 'two:/srv', hashes: { beta: 'b' } });
  const { code, out } = await brand('status');
  expect(code).toBe(0);
  expect(
    out.split('\n\n').at(-1),
  ).toBe(`"acme" is published, and its files here differ from what is live: npm run brand -- publish acme.
"beta" differs between one:/srv and two:/srv, so that its pages change with the process that answers.
"family" is published as it is here.`);
});
