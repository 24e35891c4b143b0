/** Bad input and bad timing: each has one answer, and nothing is lost. The table is in docs/admin.md. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkshop } from '../../../runtime/core/brand/check/workshop.ts';
import { type BrandRegistry, createBrandRegistry } from '../../../runtime/core/brand/registry.ts';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { accountRole } from '../../database/schema/accounts.ts';
import { brandPatch, scheduledPatch } from '../../database/schema/brands.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { changeBrandsTask } from './due.ts';

const api = adminBackend();
const SETTINGS =
  'query ($id: String!) { adminBrand(id: $id) { version patch document findings { code } brand { isSuspended } } }';
const SAVE = `mutation ($brand: String!, $expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: "Because") { version findings { code pointer } } }`;
const PLAN = `mutation ($changes: JSON!, $starts: DateTime!) {
  scheduleBrandPatch(brand: "acme", changes: $changes, starts: $starts, note: "Later") { scheduled { id } } }`;
const LIST = '{ scheduledPatches(brand: "acme") { entries { state reason findings { code pointer } } } }';

let boss: Person;
let others: BrandRegistry[] = [];

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Ada Boss' });
});
beforeEach(async () => {
  await api.db.delete(everyBrand(scheduledPatch));
  await api.db.delete(everyBrand(brandPatch));
  await api.registry.readPatches();
});
afterAll(() => {
  for (const registry of others) registry.stop();
  others = [];
});

interface Settings {
  version: number;
  patch: JsonObject;
  document: { site: { tagline: unknown }; features: { blog: boolean } };
  brand: { isSuspended: boolean };
  findings: { code: string }[];
}

async function settings(id = 'acme'): Promise<Settings> {
  return ((await api.ask(boss, SETTINGS, { id })) as { adminBrand: Settings }).adminBrand;
}

async function save(patch: unknown, { person = boss, brand = 'acme', expected = -1 } = {}) {
  const version = expected < 0 ? (await settings(brand)).version : expected;
  return api.ask(person, SAVE, { brand, expected: version, patch });
}

async function write(id: string, document: JsonObject): Promise<void> {
  const changed = new Promise<void>((done) => {
    const end = api.registry.onChange(() => {
      end();
      done();
    });
  });
  api.write(id, document);
  await changed;
}

/** A server of a version without the widget. */
async function without(widget: string): Promise<BrandRegistry> {
  const workshop = openWorkshop(new URL('../../..', import.meta.url).pathname);
  const widgets = new Map([...workshop.catalogue.widgets].filter(([name]) => name !== widget));
  const registry = createBrandRegistry({
    brandsDir: api.brandsDir,
    workshop: { ...workshop, catalogue: { ...workshop.catalogue, widgets } },
    patches: api.backend.services.patches,
  });
  others.push(registry);
  await registry.start();
  return registry;
}

const QUOTED: JsonObject = {
  features: { blog: true },
  pages: {
    fair: {
      ...{ path: '/fair', layout: 'single', title: { en: 'Fair' } },
      main: [{ widget: 'quotation', props: { text: 'Come to the fair.', name: 'Ada' } }],
    },
  },
};

describe('a widget that is gone', () => {
  it('suspends the patch that uses it; with the widget the patch is in force again', async () => {
    expect(await save(QUOTED)).toMatchObject({ saveBrandPatch: { version: expect.any(Number), findings: [] } });
    const newer = await without('quotation');
    expect(newer.get('acme')?.document.features.blog).toBe(false);
    expect(newer.findings().map(({ code }) => code)).toContain('PATCH_SUSPENDED');
    // Nothing is lost.
    expect((await settings()).patch).toEqual(QUOTED);
    const older = await without('nothing');
    expect(older.get('acme')?.document.features.blog).toBe(true);
  });

  it('keeps a scheduled change that uses it from being made', async () => {
    await api.ask(boss, PLAN, { changes: QUOTED, starts: days(1) });
    const newer = await without('quotation');
    const work = { ...api.backend.work, inspectBrand: newer.inspect.bind(newer) };
    await changeBrandsTask.run({ ...work, now: () => days(2), signal: new AbortController().signal }, {});
    expect(await api.ask(boss, LIST)).toEqual({
      scheduledPatches: {
        entries: [
          {
            state: 'refused',
            reason: 'errors',
            findings: [{ code: 'UNKNOWN_WIDGET', pointer: '/pages/fair/main/0/widget' }],
          },
        ],
      },
    });
  });
});

describe('a file that changes under somebody who edits', () => {
  it('takes what they change on top; its own other changes stay', async () => {
    await write('family', { abstract: true, site: { tagline: 'Old' } });
    await write('rhein', {
      extends: 'family',
      site: { name: 'The rhein', hosts: ['rhein.example'], contactEmail: 'post@rhein.example' },
    });
    const { version } = await settings('rhein');
    await write('family', { abstract: true, site: { tagline: 'New' } });
    expect(await save({ features: { blog: true } }, { brand: 'rhein', expected: version })).toMatchObject({
      saveBrandPatch: { version: expect.any(Number) },
    });
    const { document } = await settings('rhein');
    expect([document.site.tagline, document.features.blog]).toEqual(['New', true]);
    await write('rhein', { site: { name: 'The rhein', hosts: ['rhein.example'], contactEmail: 'post@rhein.example' } });
  });

  it('that no longer fits what they change refuses it with the reason, and keeps what is in force', async () => {
    const { version } = await settings();
    await write('acme', {
      site: { name: 'The acme', hosts: ['acme.example'], contactEmail: 'post@acme.example', legal: { privacy: null } },
      pages: { privacy: null },
    });
    expect(
      await save({ navigation: { main: [{ label: 'Privacy', page: 'privacy' }] } }, { expected: version }),
    ).toMatchObject({
      saveBrandPatch: {
        version: null,
        findings: [{ code: 'MISSING_LEGAL_PAGE' }, { code: 'UNKNOWN_PAGE', pointer: '/navigation/main/0/page' }],
      },
    });
    expect((await settings()).version).toBe(version);
    await write('acme', { site: { name: 'The acme', hosts: ['acme.example'], contactEmail: 'post@acme.example' } });
  });
});

describe('an administrator who loses the role while editing', () => {
  it('saves nothing any more, on that brand alone', async () => {
    const keeper = await insertPerson(api, { roles: ['site_admin'] });
    await api.db
      .insert(everyBrand(accountRole))
      .values({ accountId: keeper.id, frontend: 'rhein', role: 'site_admin' });
    const { version } = await settings('rhein');
    const onRhein = and(eq(accountRole.accountId, keeper.id), eq(accountRole.frontend, 'rhein'));
    await api.db.delete(everyBrand(accountRole)).where(onRhein);
    expect(await save({ features: { blog: true } }, { person: keeper, brand: 'rhein', expected: version })).toBe(
      'NOT_ALLOWED',
    );
    expect((await settings('rhein')).version).toBe(version);
    expect(await save({ features: { blog: true } }, { person: keeper })).toMatchObject({
      saveBrandPatch: { version: expect.any(Number) },
    });
  });
});

describe('too much JSON', () => {
  it('of 10 MB is refused before it is read, and changes nothing', async () => {
    const { version } = await settings();
    const long = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`text${at}`, 'x'.repeat(5000)]));
    expect(JSON.stringify(long).length).toBeGreaterThan(10_000_000);
    expect(await save({ messages: { en: long } })).toBe('BODY_TOO_LARGE');
    expect((await settings()).version).toBe(version);
  });
});
