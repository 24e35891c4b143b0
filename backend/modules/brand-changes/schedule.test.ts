import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { account, accountBrand, accountEvent, accountRole } from '../../database/schema/accounts.ts';
import { brandPatch, scheduledPatch } from '../../database/schema/brands.ts';
import { outbox } from '../../database/schema/mail.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { changeBrandsTask } from './due.ts';

const api = adminBackend();
const FIELDS = `id version state starts ends started reason note author
  findings { code pointer } differences { pointer before after }`;
const PLAN = `mutation ($brand: String!, $changes: JSON!, $starts: DateTime!, $ends: DateTime) {
  scheduleBrandPatch(brand: $brand, changes: $changes, starts: $starts, ends: $ends, note: "Spring sale") {
    scheduled { ${FIELDS} } findings { code pointer severity } } }`;
const MOVE = `mutation ($brand: String!, $id: Int!, $expected: Int!, $starts: DateTime!, $ends: DateTime) {
  moveScheduledPatch(brand: $brand, id: $id, expected: $expected, starts: $starts, ends: $ends) { ${FIELDS} } }`;
const CANCEL = `mutation ($brand: String!, $id: Int!, $expected: Int!) {
  cancelScheduledPatch(brand: $brand, id: $id, expected: $expected) { scheduled { ${FIELDS} } findings { code } } }`;
const LIST = `query ($brand: String, $open: Boolean) { scheduledPatches(brand: $brand, open: $open) {
  total entries { brand ${FIELDS} } } }`;
const SETTINGS = 'query ($id: String!) { adminBrand(id: $id) { version patch } }';
const SAVE = `mutation ($brand: String!, $expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: "Because") { version findings { code } } }`;
const UNDO = `mutation ($brand: String!, $expected: Int!) { undoBrandPatch(brand: $brand, expected: $expected) { version } }`;
const HISTORY =
  '{ brandPatchHistory(brand: "acme") { entries { kind note author differences { pointer before after } } } }';

let boss: Person;
let keeper: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Ada Boss' });
  keeper = await insertPerson(api, { roles: ['site_admin'], displayName: 'Site Keeper' });
});
beforeEach(async () => {
  await api.db.delete(everyBrand(scheduledPatch));
  await api.db.delete(everyBrand(outbox));
  await api.db.delete(everyBrand(brandPatch));
  await api.registry.readPatches();
});

interface Planned {
  id: number;
  version: number;
}

const BLOG: JsonObject = { features: { blog: true } };

async function plan(
  changes: JsonObject,
  starts: Date,
  ends: Date | null = null,
  { person = boss, brand = 'acme' } = {},
) {
  const answer = await api.ask(person, PLAN, {
    brand,
    changes,
    starts: starts.toISOString(),
    ends: ends?.toISOString(),
  });
  if (typeof answer === 'string') throw new Error(answer);
  return (answer as { scheduleBrandPatch: { scheduled: Planned } }).scheduleBrandPatch.scheduled;
}

/** A process at a time. */
const tick = (now: Date) =>
  changeBrandsTask.run({ ...api.backend.work, now: () => now, signal: new AbortController().signal }, {});

async function settings(id = 'acme') {
  const { adminBrand } = (await api.ask(boss, SETTINGS, { id })) as { adminBrand: { version: number; patch: unknown } };
  return adminBrand;
}

async function save(patch: JsonObject, brand = 'acme') {
  return api.ask(boss, SAVE, { brand, expected: (await settings(brand)).version, patch });
}

const list = async (open = true, brand: string | null = 'acme', person = boss) =>
  ((await api.ask(person, LIST, { brand, open })) as { scheduledPatches: { total: number; entries: unknown[] } })
    .scheduledPatches;
const live = (id = 'acme') => api.registry.get(id)?.document;
const mails = () =>
  api.db
    .select({ frontend: outbox.frontend, to: outbox.recipient, subject: outbox.subject, text: outbox.text })
    .from(everyBrand(outbox))
    .orderBy(asc(outbox.id));

describe('a scheduled change', () => {
  it('takes effect at its time, once, and is in the history', async () => {
    const { id } = await plan(BLOG, days(2));
    expect((await list()).entries).toMatchObject([
      {
        ...{
          id,
          brand: 'acme',
          state: 'planned',
          note: 'Spring sale',
          author: 'Ada Boss',
          started: null,
          reason: null,
        },
        differences: [{ pointer: '/features/blog', before: false, after: true }],
      },
    ]);
    await tick(days(1.9));
    expect(live()?.features.blog).toBe(false);
    await Promise.all([tick(days(2.1)), tick(days(2.1))]);
    await tick(days(2.2));
    expect(live()?.features.blog).toBe(true);
    expect(live('rhein')?.features.blog).toBe(false);
    expect(await api.ask(boss, HISTORY)).toEqual({
      brandPatchHistory: {
        entries: [
          {
            ...{ kind: 'start', note: 'Spring sale', author: 'Ada Boss' },
            differences: [{ pointer: '/features/blog', before: null, after: true }],
          },
        ],
      },
    });
    expect([(await list()).total, (await list(false)).entries]).toMatchObject([0, [{ id, state: 'done' }]]);
    await api.ask(boss, UNDO, { brand: 'acme', expected: (await settings()).version });
    expect(live()?.features.blog).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it('with an end puts back what it replaced, and leaves what others changed in between', async () => {
    await save({ theme: { primary: '#104080' } });
    await plan({ theme: { primary: '#801040', secondary: '#108040' }, features: { blog: true } }, days(1), days(8));
    await tick(days(1));
    expect(live()?.theme).toMatchObject({ primary: '#801040', secondary: '#108040' });
    const during = (await settings()).patch as JsonObject;
    await save({ ...during, theme: { primary: '#801040', secondary: '#222222' }, site: { tagline: 'New' } });
    await tick(days(7.9));
    expect(live()?.features.blog).toBe(true);
    await Promise.all([tick(days(8)), tick(days(8))]);
    expect((await settings()).patch).toEqual({
      theme: { primary: '#104080', secondary: '#222222' },
      site: { tagline: 'New' },
    });
    const { brandPatchHistory } = (await api.ask(boss, HISTORY)) as {
      brandPatchHistory: { entries: { kind: string }[] };
    };
    expect(brandPatchHistory.entries.map(({ kind }) => kind)).toEqual(['end', 'set', 'start', 'set']);
  });

  it('that was undone while it was in force puts back nothing at its end', async () => {
    await plan(BLOG, days(1), days(2));
    await tick(days(1));
    await api.ask(boss, UNDO, { brand: 'acme', expected: (await settings()).version });
    const { version } = await settings();
    await tick(days(2));
    expect((await settings()).version).toBe(version);
    expect((await list(false)).entries).toMatchObject([{ state: 'done' }]);
  });

  it('that overlaps with another one returns to what was before both', async () => {
    await plan({ theme: { primary: '#801040' } }, days(1), days(4));
    await plan({ theme: { primary: '#108040' } }, days(2), days(6));
    for (const day of [1, 2, 4]) await tick(days(day));
    expect(live()?.theme.primary).toBe('#108040');
    await tick(days(6));
    expect((await settings()).patch).toEqual({});
  });

  it('hands nothing down to a campaign of another brand', async () => {
    const [ours, theirs] = ['#801040', '#108040'].map((primary): JsonObject => ({ theme: { primary } }));
    if (ours === undefined || theirs === undefined) return;
    await save(ours, 'rhein');
    await plan(theirs, days(1), days(6), { brand: 'rhein' });
    await plan(ours, days(1), days(4));
    await tick(days(1));
    // Somebody has changed it since: at its end, campaigns of this brand alone return to what was before.
    await save(theirs);
    await tick(days(4));
    expect((await list(false)).entries).toMatchObject([{ state: 'done' }]);
    await tick(days(6));
    expect([live()?.theme.primary, live('rhein')?.theme.primary]).toEqual(['#108040', '#801040']);
    await save({}, 'rhein');
  });

  it('back to the file follows the file from then on', async () => {
    await save(BLOG);
    await plan({ features: { blog: false } }, days(1));
    await tick(days(1));
    expect((await settings()).patch).toEqual({});
  });

  it('is not planned with an error, in the past, to end before it begins, or without a change', async () => {
    expect(
      await api.ask(boss, PLAN, { brand: 'acme', changes: { theme: { radius: 'huge' } }, starts: days(1) }),
    ).toEqual({
      scheduleBrandPatch: {
        scheduled: null,
        findings: [{ code: 'VALUE_NOT_ALLOWED', pointer: '/theme/radius', severity: 'error' }],
      },
    });
    for (const variables of [
      { changes: BLOG, starts: days(-1) },
      { changes: BLOG, starts: days(2), ends: days(1) },
      { changes: {}, starts: days(1) },
      { changes: [1], starts: days(1) },
    ])
      expect(await api.ask(boss, PLAN, { brand: 'acme', ...variables })).toBe('BAD_INPUT');
    expect((await list(false)).total).toBe(0);
  });
});

describe('moved and cancelled', () => {
  it('a change begins when it was moved to, and not after it was cancelled', async () => {
    const one = await plan(BLOG, days(1));
    const moved = await api.ask(keeper, MOVE, {
      brand: 'acme',
      id: one.id,
      expected: 1,
      starts: days(3),
      ends: days(5),
    });
    expect(moved).toMatchObject({ moveScheduledPatch: { version: 2, author: 'Site Keeper', state: 'planned' } });
    await tick(days(2));
    expect(live()?.features.blog).toBe(false);
    await tick(days(3));
    expect(live()?.features.blog).toBe(true);
    const [active] = (await list()).entries as Planned[];
    const move = (starts: Date, ends: Date | null) =>
      api.ask(boss, MOVE, { brand: 'acme', id: one.id, expected: active?.version, starts, ends });
    expect(await move(days(4), days(9))).toBe('BAD_INPUT');
    const { starts } = (active ?? {}) as { starts: Date };
    expect(await move(new Date(starts), days(9))).toMatchObject({ moveScheduledPatch: { state: 'active' } });
    await tick(days(6));
    expect(live()?.features.blog).toBe(true);
    const two = await plan({ theme: { primary: '#108040' } }, days(7));
    expect(await api.ask(boss, CANCEL, { brand: 'acme', id: two.id, expected: 1 })).toMatchObject({
      cancelScheduledPatch: { scheduled: { state: 'cancelled' }, findings: [] },
    });
    await tick(days(8));
    expect(live()?.theme.primary).not.toBe('#108040');
  });

  it('an active change ends at once, or stays for good', async () => {
    const one = await plan(BLOG, days(1), days(5));
    await tick(days(1));
    expect(await api.ask(boss, CANCEL, { brand: 'acme', id: one.id, expected: 2 })).toMatchObject({
      cancelScheduledPatch: { scheduled: { state: 'done' } },
    });
    expect(live()?.features.blog).toBe(false);
    const start = days(6);
    const two = await plan(BLOG, start, days(9));
    await tick(days(6.1));
    const stays = { brand: 'acme', id: two.id, expected: 2, starts: start, ends: null };
    expect(await api.ask(boss, MOVE, stays)).toMatchObject({ moveScheduledPatch: { state: 'done', ends: null } });
    await tick(days(20));
    expect(live()?.features.blog).toBe(true);
  });

  it('of two people at once, or after its time came, the second is told', async () => {
    const { id } = await plan(BLOG, days(1));
    const both = await Promise.all([
      api.ask(boss, MOVE, { brand: 'acme', id, expected: 1, starts: days(2) }),
      api.ask(keeper, CANCEL, { brand: 'acme', id, expected: 1 }),
    ]);
    expect(both.filter((answer) => answer === 'SCHEDULE_CONFLICT')).toHaveLength(1);
    const other = await plan(BLOG, days(1));
    await tick(days(1));
    expect(await api.ask(boss, CANCEL, { brand: 'acme', id: other.id, expected: 1 })).toBe('SCHEDULE_CONFLICT');
    expect(await api.ask(boss, CANCEL, { brand: 'acme', id: other.id, expected: 2 })).toBe('SCHEDULE_CONFLICT');
  });
});

/** Writes a file and waits until the registry has read it. */
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

const ACME: JsonObject = { site: { name: 'The acme', hosts: ['acme.example'], contactEmail: 'post@acme.example' } };

describe('a change that is wrong when its time comes', () => {
  it('is not made; the author and the administrators are told, and can plan it again', async () => {
    const menu = { navigation: { main: [{ label: 'Privacy', page: 'privacy' }] } };
    const { id } = await plan(menu, days(1), days(9), { person: keeper });
    await write('acme', {
      site: { name: 'The acme', hosts: ['acme.example'], contactEmail: 'post@acme.example', legal: { privacy: null } },
      pages: { privacy: null },
    });
    await tick(days(1));
    await tick(days(2));
    expect(live()?.navigation.main).not.toEqual(menu.navigation.main);
    expect((await list()).entries).toMatchObject([
      {
        id,
        state: 'refused',
        reason: 'errors',
        findings: [{ code: 'UNKNOWN_PAGE', pointer: '/navigation/main/0/page' }],
      },
    ]);
    const sent = await mails();
    expect(sent.map(({ frontend, to, subject }) => [frontend, to, subject])).toEqual(
      [boss, keeper].map(({ email }) => ['acme', email, 'The acme: a scheduled change was not made']),
    );
    expect(sent[0]?.text).toContain(
      'Site Keeper scheduled for The acme was not made, because the brand would have errors',
    );
    expect(sent[0]?.text).toContain('> Spring sale');
    expect(sent[0]?.text).toContain('There is no page "privacy"');
    expect(sent[0]?.text).toContain('/admin/brands/acme');
    await write('acme', ACME);
    const again = { brand: 'acme', id, expected: 2, starts: days(3), ends: days(9) };
    expect(await api.ask(boss, MOVE, again)).toMatchObject({
      moveScheduledPatch: { state: 'planned', reason: null, findings: [] },
    });
    await tick(days(3));
    expect(live()?.navigation.main).toMatchObject(menu.navigation.main);
  });

  it('of an author who is blocked on the brand is not made, and they are not told', async () => {
    const author = await insertPerson(api, { roles: ['site_admin'] });
    const elsewhere = { accountId: author.id, frontend: 'rhein', locale: 'en' };
    await api.db.insert(everyBrand(accountBrand)).values(elsewhere);
    await plan(BLOG, days(1), null, { person: author });
    await api.db
      .update(everyBrand(accountBrand))
      .set({ blocked: days(0) })
      .where(and(eq(accountBrand.accountId, author.id), eq(accountBrand.frontend, 'acme')));
    await tick(days(1));
    expect((await list()).entries).toMatchObject([{ state: 'refused', reason: 'author' }]);
    expect((await mails()).map(({ to }) => to)).toEqual([boss, keeper].map(({ email }) => email));
  });

  it('is made over a file that changed in the meantime, if it fits still', async () => {
    await plan(BLOG, days(1));
    await write('acme', { site: { name: 'Acme anew', hosts: ['acme.example'], contactEmail: 'post@acme.example' } });
    await tick(days(1));
    expect([live()?.site.name, live()?.features.blog]).toEqual(['Acme anew', true]);
    await write('acme', ACME);
  });

  it('at its end stays in force; they are told', async () => {
    const pages = {
      fair: { path: '/fair', layout: 'single', title: { en: 'Fair' }, main: [{ widget: 'contact-form' }] },
    };
    await plan({ pages }, days(1), days(2));
    await tick(days(1));
    const { patch } = await settings();
    await save({ ...(patch as JsonObject), navigation: { main: [{ label: 'Fair', page: 'fair' }] } });
    await tick(days(2));
    expect(live()?.pages.fair?.path).toBe('/fair');
    const [entry] = (await list()).entries as (Planned & { started: string })[];
    expect(entry).toMatchObject({ state: 'refused', reason: 'errors', findings: [{ code: 'UNKNOWN_PAGE' }] });
    expect((await mails())[0]?.text).toContain('could not be ended, because the brand would have errors without it');
    // Ending it by hand says the same, until the cause is gone.
    const end = { brand: 'acme', id: entry?.id, expected: entry?.version };
    expect(await api.ask(boss, CANCEL, end)).toEqual({
      cancelScheduledPatch: { scheduled: null, findings: [{ code: 'UNKNOWN_PAGE' }] },
    });
    await save({ pages });
    expect(await api.ask(boss, CANCEL, end)).toMatchObject({ cancelScheduledPatch: { scheduled: { state: 'done' } } });
    expect((await settings()).patch).toEqual({});
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['lost the role', ({ id }) => api.db.delete(everyBrand(accountRole)).where(eq(accountRole.accountId, id))],
    ['was blocked', ({ id }) => api.db.update(account).set({ blocked: new Date() }).where(eq(account.id, id))],
    ['was deleted', ({ id }) => api.db.delete(account).where(eq(account.id, id))],
  ])('because its author %s is not made, unless somebody else takes it over', async (_what, lose) => {
    const author = await insertPerson(api, { roles: ['site_admin'], displayName: 'Gone' });
    const { id } = await plan(BLOG, days(1), null, { person: author });
    const kept = await plan({ theme: { primary: '#108040' } }, days(1), null, { person: author });
    await api.ask(keeper, MOVE, { brand: 'acme', id: kept.id, expected: 1, starts: days(1) });
    await lose(author);
    await tick(days(1.1));
    expect([live()?.features.blog, live()?.theme.primary]).toEqual([false, '#108040']);
    expect((await list()).entries).toMatchObject([{ id, state: 'refused', reason: 'author', author: 'Gone' }]);
    expect((await mails())[0]?.text).toContain('because Gone no longer manages the brand');
  });

  it('because the server was down until its end is not made', async () => {
    await plan(BLOG, days(1), days(2));
    await tick(days(3));
    expect((await list()).entries).toMatchObject([{ state: 'refused', reason: 'missed' }]);
    expect(live()?.features.blog).toBe(false);
  });

  it('holds up no other change', async () => {
    await plan({ theme: { primary: '#801040' } }, days(1), null, { brand: 'rhein' });
    await plan(BLOG, days(1.1));
    const inspect = api.backend.work.inspectBrand;
    const tools = {
      ...{ ...api.backend.work, now: () => days(2), signal: new AbortController().signal },
      inspectBrand: async (brand: string, patch?: JsonObject) => {
        if (brand === 'rhein') throw new Error('No luck today.');
        return inspect(brand, patch);
      },
    };
    await expect(changeBrandsTask.run(tools, {})).rejects.toThrow('1 scheduled changes failed: Error: No luck today.');
    expect(live()?.features.blog).toBe(true);
    await tick(days(2));
    expect(live('rhein')?.theme.primary).toBe('#801040');
  });
});

describe('scheduled changes of another brand', () => {
  it('are neither shown to a site_admin nor changed by one, and the attempt is logged', async () => {
    const theirs = await plan(BLOG, days(1), null, { brand: 'rhein' });
    const own = await plan(BLOG, days(1));
    expect((await list(true, null, keeper)).entries).toMatchObject([{ id: own.id, brand: 'acme' }]);
    expect((await list(true, null)).total).toBe(2);
    const aim = { brand: 'rhein', id: theirs.id, expected: 1 };
    expect([
      await api.ask(keeper, LIST, { brand: 'rhein' }),
      await api.ask(keeper, PLAN, { brand: 'rhein', changes: BLOG, starts: days(1) }),
      await api.ask(keeper, MOVE, { ...aim, starts: days(2) }),
      await api.ask(keeper, CANCEL, aim),
    ]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED']);
    // Nor by the name of their own brand.
    expect(await api.ask(keeper, CANCEL, { ...aim, brand: 'acme' })).toBe('BAD_INPUT');
    const refused = await api.db
      .select({ detail: accountEvent.detail })
      .from(everyBrand(accountEvent))
      .where(and(eq(accountEvent.kind, 'admin_refused'), eq(accountEvent.frontend, 'rhein')))
      .orderBy(accountEvent.id);
    expect(refused.map(({ detail }) => detail.operation)).toEqual([
      'scheduledPatches',
      'scheduleBrandPatch',
      'moveScheduledPatch',
      'cancelScheduledPatch',
    ]);
    await tick(days(1));
    expect(live('rhein')?.features.blog).toBe(true);
  });
});
