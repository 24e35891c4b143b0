import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const EXPORT = `query ($brand: String!, $patch: JSON) {
  brandExport(brand: $brand, patch: $patch) { files { name text } patch } }`;
const SAVE = `mutation ($expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: "acme", expected: $expected, patch: $patch, note: "Because") { version } }`;

let boss: Person;
let keeper: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  keeper = await insertPerson(api, { roles: ['site_admin'] });
});

interface Exported {
  brandExport: { files: { name: string; text: string }[]; patch: string };
}

it('gives the file with the change in it, which says the same without the change', async () => {
  const patch = { features: { blog: true }, navigation: { main: [{ label: 'Privacy', page: 'privacy' }] } };
  const tried = (await api.ask(keeper, EXPORT, { brand: 'acme', patch })) as Exported;
  expect(api.registry.get('acme')?.document.features.blog).toBe(false);
  await api.ask(boss, SAVE, { expected: 0, patch });
  const { brandExport } = (await api.ask(keeper, EXPORT, { brand: 'acme' })) as Exported;
  expect(brandExport).toEqual(tried.brandExport);
  expect(JSON.parse(brandExport.patch)).toEqual(patch);
  expect(brandExport.files.map(({ name }) => name)).toEqual(['brands/acme.json']);
  const live = api.registry.get('acme')?.document;
  expect(live?.features.blog).toBe(true);
  const changed = new Promise<void>((done) => {
    const end = api.registry.onChange(() => {
      end();
      done();
    });
  });
  writeFileSync(join(api.brandsDir, 'acme.json'), brandExport.files[0]?.text ?? '');
  await changed;
  const { version } = (
    (await api.ask(boss, 'query { adminBrand(id: "acme") { version } }')) as {
      adminBrand: { version: number };
    }
  ).adminBrand;
  await api.ask(boss, SAVE, { expected: version, patch: {} });
  expect(api.registry.get('acme')?.document).toEqual(live);
  expect(await api.ask(boss, EXPORT, { brand: 'acme' })).toEqual({ brandExport: { files: [], patch: '{}\n' } });
});

it('is for those who administer the brand', async () => {
  expect(await api.ask(keeper, EXPORT, { brand: 'rhein' })).toBe('NOT_ALLOWED');
  expect(await api.ask(boss, EXPORT, { brand: 'rhein' })).toMatchObject({ brandExport: { files: [] } });
  expect(await api.ask(boss, EXPORT, { brand: 'rhein', patch: [1] })).toBe('BAD_INPUT');
});
