import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { brandPatch } from '../../database/schema/brands.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertPage } from '../../testing/rows.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
const SETTINGS = `query ($id: String!) { adminBrand(id: $id) {
  version patch document file origins { pointer layer file line } findings { code pointer severity message }
  undo { version note } redo { version note } brand { isSwitched isSuspended } } }`;
const SAVE = `mutation ($brand: String!, $expected: Int!, $patch: JSON!, $note: String!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: $note) {
    version findings { code severity file line pointer message suggestion } } }`;
const STEP = (name: string) => `mutation ($brand: String!, $expected: Int!) {
  ${name}(brand: $brand, expected: $expected) { version findings { code } } }`;
const RESTORE = `mutation ($expected: Int!, $version: Int!) {
  restoreBrandPatch(brand: "acme", expected: $expected, version: $version, note: "As it was") { version } }`;
const HISTORY = `{ brandPatchHistory(brand: "acme") { total entries {
  kind restores note author differences { pointer before after } } } }`;

let boss: Person;
let keeper: Person;
let editor: Person;
let applicant: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Ada Boss' });
  keeper = await insertPerson(api, { roles: ['site_admin'], displayName: 'Site Keeper' });
  editor = await insertPerson(api, { roles: ['job_editor'] });
  applicant = await insertPerson(api);
});

interface Settings {
  version: number;
  patch: unknown;
  document: { features: { blog: boolean }; site: { name: string } };
  file: { features: { blog: boolean } };
  origins: { pointer: string; layer: string; file: string; line: number }[];
  findings: unknown[];
  undo: unknown;
  redo: unknown;
  brand: unknown;
}

async function settings(id = 'acme', person = boss): Promise<Settings> {
  const answer = (await api.ask(person, SETTINGS, { id })) as { adminBrand: Settings } | string;
  if (typeof answer === 'string') throw new Error(answer);
  return answer.adminBrand;
}

async function save(patch: unknown, { person = boss, expected = -1, note = 'Because', brand = 'acme' } = {}) {
  const version = expected === -1 ? (await settings(brand)).version : expected;
  return api.ask(person, SAVE, { brand, expected: version, patch, note });
}

describe('a switch', () => {
  it('is in force at once, names its layer, and is taken back', async () => {
    const before = await settings();
    expect([before.version, before.patch, before.undo, before.redo]).toEqual([0, {}, null, null]);
    expect(before.origins.find(({ pointer }) => pointer === '/site/name')).toEqual({
      pointer: '/site/name',
      layer: 'brand',
      file: 'brands/acme.json',
      line: 3,
    });

    const saved = await save({ features: { blog: true } }, { note: ' News begin ' });
    expect(saved).toEqual({ saveBrandPatch: { version: expect.any(Number), findings: [] } });
    expect(api.registry.get('acme')?.document.features.blog).toBe(true);
    expect(api.registry.get('rhein')?.document.features.blog).toBe(false);
    const after = await settings();
    expect([after.document.features.blog, after.file.features.blog]).toEqual([true, false]);
    expect(after.origins.find(({ pointer }) => pointer === '/features/blog')).toMatchObject({
      layer: 'switch',
      file: 'runtime patch',
    });
    expect(after.undo).toEqual({ version: after.version, note: 'News begin' });
    expect(after.brand).toEqual({ isSwitched: true, isSuspended: false });

    await api.ask(boss, STEP('undoBrandPatch'), { brand: 'acme', expected: after.version });
    expect(api.registry.get('acme')?.document.features.blog).toBe(false);
    const undone = await settings();
    expect([undone.patch, undone.undo, undone.redo]).toEqual([
      {},
      null,
      { version: after.version, note: 'News begin' },
    ]);

    await api.ask(boss, STEP('redoBrandPatch'), { brand: 'acme', expected: undone.version });
    expect(api.registry.get('acme')?.document.features.blog).toBe(true);
    await save({}, { note: 'Enough' });
    expect(api.registry.get('acme')?.document.features.blog).toBe(false);
    expect(await api.ask(boss, STEP('redoBrandPatch'), { brand: 'acme', expected: (await settings()).version })).toBe(
      'BAD_INPUT',
    );
    await api.ask(boss, RESTORE, { expected: (await settings()).version, version: after.version });

    const news = [{ pointer: '/features/blog', before: null, after: true }];
    const gone = [{ pointer: '/features/blog', before: true, after: null }];
    expect(await api.ask(boss, HISTORY)).toEqual({
      brandPatchHistory: {
        total: 5,
        entries: [
          { kind: 'restore', restores: after.version, note: 'As it was', author: 'Ada Boss', differences: news },
          { kind: 'set', restores: null, note: 'Enough', author: 'Ada Boss', differences: gone },
          { kind: 'redo', restores: after.version, note: '', author: 'Ada Boss', differences: news },
          { kind: 'undo', restores: 0, note: '', author: 'Ada Boss', differences: gone },
          { kind: 'set', restores: null, note: 'News begin', author: 'Ada Boss', differences: news },
        ],
      },
    });
    await save({});
  });

  it('that is wrong is not saved, and the checker says where and why', async () => {
    const { version } = await settings();
    expect(await save({ theme: { radius: 'huge' }, site: { hosts: ['evil.example'], nmae: 'X' } })).toEqual({
      saveBrandPatch: {
        version: null,
        findings: [
          {
            code: 'VALUE_NOT_ALLOWED',
            severity: 'error',
            file: 'runtime patch',
            line: 3,
            pointer: '/theme/radius',
            message: '"huge" is not allowed here. Allowed: "none", "small", "round".',
            suggestion: null,
          },
          {
            code: 'FILE_ONLY',
            severity: 'error',
            file: 'runtime patch',
            line: 6,
            pointer: '/site/hosts',
            message:
              '"site.hosts" can be changed in the brand file only. Addresses belong to whoever runs the server and has to point them here.',
            suggestion: null,
          },
          {
            code: 'UNKNOWN_KEY',
            severity: 'error',
            file: 'runtime patch',
            line: 9,
            pointer: '/site/nmae',
            message: 'There is no setting "nmae" here. Did you mean "name"?',
            suggestion: 'name',
          },
        ],
      },
    });
    expect((await settings()).version).toBe(version);
  });

  it('can be tried without being saved', async () => {
    const { version } = await settings();
    const query = `query ($patch: JSON!) { brandPatchFindings(brand: "acme", patch: $patch) { code pointer } }`;
    expect(await api.ask(boss, query, { patch: { theme: { primary: '#ffe100' } } })).toEqual({
      brandPatchFindings: [{ code: 'LOW_CONTRAST', pointer: '/theme/primary' }],
    });
    expect(await api.ask(boss, query, { patch: [1] })).toBe('BAD_INPUT');
    expect(await api.ask(boss, query, { patch: JSON.parse('{"__proto__":{"x":1}}') })).toBe('BAD_INPUT');
    expect((await settings()).version).toBe(version);
  });

  it('is told which pages of the database it would hide', async () => {
    await insertPage(api.db, { path: '/fair' });
    await insertPage(api.db, { path: '/never', publishAt: null });
    await insertPage(api.db, { frontend: 'rhein', path: '/theirs' });
    const query = `query ($patch: JSON!) {
      brandPatchFindings(brand: "acme", patch: $patch) { code severity file pointer message } }`;
    const page = { layout: 'single', title: { en: 'Fair' }, main: [{ widget: 'contact-form' }] };
    const pages = { fair: { ...page, path: '/fair' }, never: { ...page, path: '/never' } };
    const hidden = async (patch: unknown) => {
      const { brandPatchFindings: found } = (await api.ask(boss, query, { patch })) as {
        brandPatchFindings: { code: string }[];
      };
      return found.filter(({ code }) => code === 'STORED_PAGE_HIDDEN');
    };
    expect(await hidden({})).toEqual([]);
    expect(await hidden({ pages })).toEqual([
      {
        ...{ code: 'STORED_PAGE_HIDDEN', severity: 'warning', file: 'runtime patch', pointer: '/pages/fair' },
        message:
          'The database has a page at "/fair" (en) that nobody sees, because visitors see the page "fair" of this document there. ' +
          'Give one of them another address, or archive the page under Administration, Pages.',
      },
    ]);
    expect(await hidden({ pages: { landing: null } })).toMatchObject([{ pointer: '/routes' }]);
    await api.db.delete(everyBrand(landingPage));
  });

  it('of the second of two who save at once is refused', async () => {
    const { version } = await settings();
    const both = await Promise.all([
      save({ features: { blog: true } }, { expected: version }),
      save({ features: { vatNumber: true } }, { expected: version, person: keeper }),
    ]);
    expect(both.filter((answer) => answer === 'PATCH_CONFLICT')).toHaveLength(1);
    expect(await save({}, { expected: version })).toBe('PATCH_CONFLICT');
    await save({});
  });

  it('wants a reason', async () => {
    expect(await save({}, { note: '  ' })).toBe('BAD_INPUT');
    expect(await save({}, { note: 'x'.repeat(501) })).toBe('BAD_INPUT');
  });

  it('keeps the order of keys', async () => {
    const terms = { z: { label: 'Last first' }, a: { label: 'First last' } };
    const patch = { customFields: { x_mood: { label: 'Mood', groups: ['job/job_info'], terms } } };
    expect(await save(patch)).toMatchObject({ saveBrandPatch: { version: expect.any(Number) } });
    const [row] = await api.db
      .select({ patch: brandPatch.patch })
      .from(everyBrand(brandPatch))
      .where(eq(brandPatch.id, (await settings()).version));
    expect(JSON.stringify(row?.patch)).toBe(JSON.stringify(patch));
    await save({});
  });

  it('that a new file makes invalid is suspended and reported, and can be taken back', async () => {
    await save({ navigation: { main: [{ label: 'Team', page: 'privacy' }] } }, { brand: 'rhein' });
    const document = {
      site: {
        name: 'The rhein',
        hosts: ['rhein.example'],
        contactEmail: 'post@rhein.example',
        legal: { privacy: null },
      },
      pages: { privacy: null },
    };
    const changed = new Promise<void>((done) => {
      const end = api.registry.onChange(() => {
        end();
        done();
      });
    });
    api.write('rhein', document);
    await changed;
    const { brand, findings, version } = await settings('rhein');
    expect(brand).toEqual({ isSwitched: true, isSuspended: true });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_PAGE', pointer: '/navigation/main/0/page' }),
    );
    expect(await save({}, { brand: 'rhein', expected: version })).toMatchObject({
      saveBrandPatch: { version: expect.any(Number) },
    });
    expect((await settings('rhein')).brand).toEqual({ isSwitched: false, isSuspended: false });
  });
});

describe('the brands of a person', () => {
  const BRANDS = '{ adminBrands { id } }';

  it('are all for an administrator, and their own for a site_admin', async () => {
    expect(await api.ask(boss, BRANDS)).toEqual({ adminBrands: [{ id: 'default' }, { id: 'acme' }, { id: 'rhein' }] });
    expect(await api.ask(keeper, BRANDS)).toEqual({ adminBrands: [{ id: 'acme' }] });
  });

  it('say what is wrong with a file and since when it is live, and list files of which nothing is, to administrators', async () => {
    const CARDS = '{ adminBrands { id isOutdated liveSince findings { severity file line message } } }';
    const BROKEN = '{ adminBrokenBrands { id name findings { file line message } } }';
    const finding = {
      file: 'brands/acme.json',
      line: 8,
      message: 'There is no setting "nmae" here. Did you mean "name"?',
    };
    const seen = (count: number) =>
      new Promise<void>((done) => {
        const end = api.registry.onChange(({ findings }) => {
          if (findings.filter(({ code }) => code === 'UNKNOWN_KEY').length !== count) return;
          end();
          done();
        });
      });
    const acme = { name: 'The acme', hosts: ['acme.example'], contactEmail: 'post@acme.example' };
    const both = seen(2);
    api.write('acme', { site: { ...acme, nmae: 1 } });
    api.write('zeta', { site: { name: 'Zeta', hosts: ['zeta.example'], contactEmail: 'post@zeta.example', nmae: 1 } });
    await both;
    expect(await api.ask(keeper, CARDS)).toEqual({
      adminBrands: [
        { id: 'acme', isOutdated: true, liveSince: expect.any(String), findings: [{ severity: 'error', ...finding }] },
      ],
    });
    const zeta = { id: 'zeta', name: 'Zeta', findings: [{ ...finding, file: 'brands/zeta.json' }] };
    expect(await api.ask(boss, BROKEN)).toEqual({ adminBrokenBrands: [zeta] });
    // Not even with its role on every brand, or on this one.
    const everywhere = await insertPerson(api, { roles: ['site_admin'], everywhere: true });
    for (const person of [keeper, everywhere]) expect(await api.ask(person, BROKEN)).toEqual({ adminBrokenBrands: [] });
    const none = seen(0);
    api.write('acme', { site: acme });
    api.write('zeta', { site: { name: 'Zeta', hosts: ['zeta.example'], contactEmail: 'post@zeta.example' } });
    await none;
    expect(await api.ask(keeper, CARDS)).toMatchObject({
      adminBrands: [{ id: 'acme', isOutdated: false, findings: [] }],
    });
    expect(await api.ask(boss, BROKEN)).toEqual({ adminBrokenBrands: [] });
  });

  it('are none for anybody else', async () => {
    expect(await api.ask(null, BRANDS)).toBe('SIGN_IN_REQUIRED');
    expect(await api.ask(applicant, BRANDS)).toBe('NOT_ALLOWED');
    expect(await api.ask(editor, BRANDS)).toBe('NOT_ALLOWED');
    expect(await api.ask(editor, '{ adminAccess { parts } }')).toEqual({
      adminAccess: { parts: ['moderation', 'jobs'] },
    });
    expect(await api.ask(applicant, '{ adminAccess { parts } }')).toBe('NOT_ALLOWED');
    const acting = await insertPerson(api, { roles: ['site_admin'], actorId: boss.id });
    expect(await api.ask(acting, BRANDS)).toBe('NOT_WHILE_ACTING');
  });

  it('are the only ones they read and switch; who tries more is written down', async () => {
    const tries: [string, Record<string, unknown>][] = [
      [SETTINGS, { id: 'rhein' }],
      ['query { brandPatchHistory(brand: "rhein") { total } }', {}],
      ['query { brandPatchFindings(brand: "rhein", patch: {}) { code } }', {}],
      [SAVE, { brand: 'rhein', expected: 0, patch: {}, note: 'x' }],
      [STEP('undoBrandPatch'), { brand: 'rhein', expected: 0 }],
      [STEP('redoBrandPatch'), { brand: 'rhein', expected: 0 }],
    ];
    for (const [query, variables] of tries) expect(await api.ask(keeper, query, variables)).toBe('NOT_ALLOWED');
    const rows = await api.db
      .select({ detail: accountEvent.detail, by: accountEvent.accountId })
      .from(everyBrand(accountEvent))
      .where(and(eq(accountEvent.kind, 'admin_refused'), eq(accountEvent.frontend, 'rhein')))
      .orderBy(accountEvent.id);
    expect(rows.map(({ detail }) => detail.operation)).toEqual([
      'adminBrand',
      'brandPatchHistory',
      'brandPatchFindings',
      'setBrandPatch',
      'undoBrandPatch',
      'redoBrandPatch',
    ]);
    expect(new Set(rows.map(({ by }) => by))).toEqual(new Set([keeper.id]));
    expect(await api.ask(boss, SETTINGS, { id: 'nobody' })).toBe('NOT_ALLOWED');
  });
});
