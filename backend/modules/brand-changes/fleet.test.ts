import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { brandPatch, fleetEdit } from '../../database/schema/brands.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertPage } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const BRAND = 'brand version differences { pointer before after } findings { code severity pointer }';
const PREVIEW = `query ($brands: [String!], $changes: JSON!) {
  fleetPreview(brands: $brands, changes: $changes) { name ${BRAND} } }`;
const SAVE = `mutation ($brands: [FleetTarget!]!, $changes: JSON!) {
  saveFleetEdit(brands: $brands, changes: $changes, note: "For all") { id brands { ${BRAND} } } }`;
const UNDO = `mutation ($id: Int!) { undoFleetEdit(id: $id) { undone refused { brand reason author findings { code } } } }`;
const LIST = `{ fleetEdits { total entries {
  id note author differences { pointer before after } brands { brand undone } } } }`;
const SETTINGS = 'query ($id: String!) { adminBrand(id: $id) { version patch } }';
const SWITCH = `mutation ($brand: String!, $expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: "Because") { version } }`;
const HISTORY = 'query ($brand: String!) { brandPatchHistory(brand: $brand) { entries { kind note author } } }';

let boss: Person;
let keeper: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Ada Boss' });
  keeper = await insertPerson(api, { roles: ['site_admin'], displayName: 'Site Keeper' });
});
beforeEach(async () => {
  await api.db.delete(everyBrand(brandPatch));
  await api.db.delete(fleetEdit);
  await api.registry.readPatches();
});

const ALL = ['default', 'acme', 'rhein'];
const BLOG: JsonObject = { features: { blog: true } };
const live = () => ALL.map((id) => api.registry.get(id)?.document.features.blog);

async function settings(id: string) {
  const { adminBrand } = (await api.ask(boss, SETTINGS, { id })) as { adminBrand: { version: number; patch: unknown } };
  return adminBrand;
}

async function change(brand: string, patch: JsonObject, person = boss) {
  await api.ask(person, SWITCH, { brand, expected: (await settings(brand)).version, patch });
}

async function targets(brands = ALL) {
  return Promise.all(brands.map(async (brand) => ({ brand, expected: (await settings(brand)).version })));
}

async function save(changes: JsonObject, brands = ALL): Promise<number> {
  const answer = await api.ask(boss, SAVE, { brands: await targets(brands), changes });
  return (answer as { saveFleetEdit: { id: number } }).saveFleetEdit.id;
}

describe('a setting on several brands', () => {
  it('is shown brand by brand before it is saved', async () => {
    await insertPage(api.db, { path: '/fair' });
    const hides = {
      pages: { fair: { path: '/fair', layout: 'single', title: { en: 'Fair' }, main: [{ widget: 'contact-form' }] } },
    };
    expect(await api.ask(boss, PREVIEW, { brands: ['rhein', 'acme'], changes: hides })).toMatchObject({
      fleetPreview: [
        { brand: 'rhein', findings: [] },
        { brand: 'acme', findings: [{ code: 'STORED_PAGE_HIDDEN', severity: 'warning', pointer: '/pages/fair' }] },
      ],
    });
    await change('rhein', BLOG);
    await change('acme', hides);
    const blog = [{ pointer: '/features/blog', before: false, after: true }];
    expect(await api.ask(boss, PREVIEW, { changes: BLOG })).toEqual({
      fleetPreview: [
        // What is reported without the change as well is left out.
        { name: 'The acme', brand: 'acme', version: (await settings('acme')).version, differences: blog, findings: [] },
        { name: 'Job Board', brand: 'default', version: 0, differences: blog, findings: [] },
        {
          name: 'The rhein',
          brand: 'rhein',
          version: (await settings('rhein')).version,
          differences: [],
          findings: [],
        },
      ],
    });
    await api.db.delete(everyBrand(landingPage));
    expect(await api.ask(boss, PREVIEW, { brands: ['rhein'], changes: { theme: { radius: 'huge' } } })).toMatchObject({
      fleetPreview: [{ brand: 'rhein', findings: [{ code: 'VALUE_NOT_ALLOWED', severity: 'error' }] }],
    });
    expect(await api.ask(boss, PREVIEW, { changes: {} })).toBe('BAD_INPUT');
    expect((await settings('default')).version).toBe(0);
  });

  it('is saved on all of them at once, and undone on all at once', async () => {
    await change('rhein', { site: { tagline: 'Ours' } });
    const id = await save(BLOG);
    expect(live()).toEqual([true, true, true]);
    expect((await settings('rhein')).patch).toEqual({ site: { tagline: 'Ours' }, ...BLOG });
    expect(await api.ask(boss, HISTORY, { brand: 'acme' })).toEqual({
      brandPatchHistory: { entries: [{ kind: 'fleet', note: 'For all', author: 'Ada Boss' }] },
    });
    const brands = (undone: boolean) => ['acme', 'default', 'rhein'].map((brand) => ({ brand, undone }));
    const entry = { id, note: 'For all', author: 'Ada Boss' };
    const differences = [{ pointer: '/features/blog', before: null, after: true }];
    expect(await api.ask(boss, LIST)).toEqual({
      fleetEdits: { total: 1, entries: [{ ...entry, differences, brands: brands(false) }] },
    });
    // Another setting may have changed in between.
    await change('acme', { ...BLOG, site: { tagline: 'Later' } });
    expect(await api.ask(boss, UNDO, { id })).toEqual({
      undoFleetEdit: { undone: ['acme', 'default', 'rhein'], refused: [] },
    });
    expect(live()).toEqual([false, false, false]);
    expect([(await settings('acme')).patch, (await settings('rhein')).patch]).toEqual([
      { site: { tagline: 'Later' } },
      { site: { tagline: 'Ours' } },
    ]);
    expect(await api.ask(boss, LIST)).toMatchObject({ fleetEdits: { entries: [{ ...entry, brands: brands(true) }] } });
    expect(await api.ask(boss, UNDO, { id })).toBe('BAD_INPUT');
  });

  it('leaves brands alone that have it already', async () => {
    await change('rhein', BLOG);
    const { version } = await settings('rhein');
    const id = await save(BLOG);
    expect((await settings('rhein')).version).toBe(version);
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoFleetEdit: { undone: ['acme', 'default'] } });
    expect(live()).toEqual([false, false, true]);
    await save(BLOG);
    expect(await api.ask(boss, SAVE, { brands: await targets(), changes: BLOG })).toMatchObject({
      saveFleetEdit: { id: null },
    });
  });

  it('is saved on none if one of them has an error with it', async () => {
    const changes = { navigation: { main: [{ label: 'Fair', page: 'fair' }] } };
    const pages = {
      fair: { path: '/fair', layout: 'single', title: { en: 'Fair' }, main: [{ widget: 'contact-form' }] },
    };
    await change('acme', { pages });
    expect(await api.ask(boss, SAVE, { brands: await targets(), changes })).toMatchObject({
      saveFleetEdit: {
        id: null,
        brands: [
          {
            brand: 'default',
            findings: [{ code: 'UNKNOWN_PAGE', severity: 'error', pointer: '/navigation/main/0/page' }],
          },
          { brand: 'acme', findings: [] },
          { brand: 'rhein', findings: [{ code: 'UNKNOWN_PAGE' }] },
        ],
      },
    });
    expect((await settings('acme')).patch).toEqual({ pages });
    expect(await api.ask(boss, LIST)).toEqual({ fleetEdits: { total: 0, entries: [] } });
  });

  it('is saved on none if somebody has changed one of them in the meantime', async () => {
    const seen = await targets();
    await change('rhein', { site: { tagline: 'Mine' } });
    expect(await api.ask(boss, SAVE, { brands: seen, changes: BLOG })).toBe('FLEET_CONFLICT');
    expect(live()).toEqual([false, false, false]);
    const both = await targets();
    const answers = await Promise.all([
      api.ask(boss, SAVE, { brands: both, changes: BLOG }),
      api.ask(boss, SAVE, { brands: both.toReversed(), changes: { site: { tagline: 'For all' } } }),
    ]);
    expect(answers.filter((answer) => answer === 'FLEET_CONFLICT')).toHaveLength(1);
  });

  it('is undone everywhere but where the same setting was changed since, or the brand would have an error', async () => {
    const pages = {
      fair: { path: '/fair', layout: 'single', title: { en: 'Fair' }, main: [{ widget: 'contact-form' }] },
    };
    const id = await save({ pages });
    await change('acme', { pages: { fair: { ...pages.fair, path: '/other' } } }, keeper);
    await change('rhein', { pages, navigation: { main: [{ label: 'Fair', page: 'fair' }] } });
    expect(await api.ask(boss, UNDO, { id })).toEqual({
      undoFleetEdit: {
        undone: ['default'],
        refused: [
          { brand: 'acme', reason: 'changed', author: 'Site Keeper', findings: [] },
          { brand: 'rhein', reason: 'errors', author: 'Ada Boss', findings: [{ code: 'UNKNOWN_PAGE' }] },
        ],
      },
    });
    expect(api.registry.get('acme')?.document.pages.fair?.path).toBe('/other');
    // Once the cause is gone, the rest follows.
    await change('rhein', { pages });
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoFleetEdit: { undone: ['rhein'] } });
  });
});

describe('a site_admin', () => {
  it('changes and sees their own brands alone', async () => {
    const id = await save(BLOG);
    const all = [
      await api.ask(keeper, PREVIEW, { brands: ['acme', 'rhein'], changes: BLOG }),
      await api.ask(keeper, SAVE, { brands: await targets(['acme', 'rhein']), changes: BLOG }),
      await api.ask(keeper, UNDO, { id }),
      await api.ask(keeper, UNDO, { id: 0 }),
    ];
    expect(all).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED']);
    expect(live()).toEqual([true, true, true]);
    expect(await api.ask(keeper, PREVIEW, { changes: { features: { blog: false } } })).toMatchObject({
      fleetPreview: [{ brand: 'acme' }],
    });
    expect(await api.ask(keeper, LIST)).toMatchObject({
      fleetEdits: { total: 1, entries: [{ id, brands: [{ brand: 'acme', undone: false }] }] },
    });
    const theirs = await save({ site: { tagline: 'For all' } }, ['rhein']);
    expect(await api.ask(keeper, LIST)).toMatchObject({ fleetEdits: { total: 1, entries: [{ id }] } });
    expect(await api.ask(boss, LIST)).toMatchObject({ fleetEdits: { total: 2, entries: [{ id: theirs }, { id }] } });
    expect(
      await api.ask(keeper, SAVE, { brands: await targets(['acme']), changes: { features: { blog: false } } }),
    ).toMatchObject({ saveFleetEdit: { id: expect.any(Number) } });
    expect(live()).toEqual([true, false, true]);
  });
});
