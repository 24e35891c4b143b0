import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossBrandsByName } from '../../database/brand-rows.ts';
import {
  account,
  accountBrand,
  accountEvent,
  accountRole,
  organizationMember,
} from '../../database/schema/accounts.ts';
import { bookmark, searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { creditEntry, customer, subscription } from '../../database/schema/billing.ts';
import { job } from '../../database/schema/jobs.ts';
import { merge } from '../../database/schema/merges.ts';
import { organization, organizationProfile, organizationSlug } from '../../database/schema/organizations.ts';
import { resume, resumeContact, resumeFrontend } from '../../database/schema/resumes.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertJob, insertOrganization } from '../../testing/rows.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { MOVES, STAYS } from './references-store.ts';

const api = adminBackend();
const PLAN = `query ($kind: MergeKind!, $keep: Int!, $merge: Int!) { mergePlan(kind: $kind, keep: $keep, merge: $merge) {
  kept { title brands roles } merged { title } obstacle amounts { what kept merged stays } } }`;
const MERGE = `mutation ($kind: MergeKind!, $keep: Int!, $merge: Int!) {
  mergeEntries(kind: $kind, keep: $keep, merge: $merge) { id kept merged undoUntil } }`;
const UNDO = 'mutation ($id: Int!) { undoMerge(id: $id) { undone undoUntil } }';

let boss: Person;
let keeper: Person;
let [keep, gone]: Person[] = [];

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  keeper = await insertPerson(api, { roles: ['site_admin'] });
});

beforeEach(async () => {
  [keep, gone] = [await insertPerson(api), await insertPerson(api)];
});

const both = () => ({ kind: 'account', keep: keep?.id ?? 0, merge: gone?.id ?? 0 });

/** The number of the merge. */
async function merged(by: Person, args: Record<string, unknown> = both()): Promise<number> {
  const answer = (await api.ask(by, MERGE, args)) as { mergeEntries: { id: number } };
  expect(answer).toMatchObject({ mergeEntries: { id: expect.any(Number) } });
  return answer.mergeEntries.id;
}

/** Every row of every table that a merge touches, apart from what ends with it. */
async function everything(): Promise<Record<string, unknown>> {
  const names = new Set(['account', 'organization', 'credit_balance', 'organization_slug']);
  for (const { table } of [...MOVES.account, ...MOVES.organization]) names.add(table);
  const found: Record<string, unknown> = {};
  for (const name of [...names].sort()) {
    const table = acrossBrandsByName(name, 'All rows are compared.');
    const { rows } = await api.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${table} t`,
    );
    const kept = rows.map(({ row }) => JSON.stringify({ ...row, token_version: undefined }));
    found[name] = kept.sort();
  }
  return found;
}

const ofAccount = async (id: number) => (await api.db.select().from(account).where(eq(account.id, id)))[0];

it('knows every column that names an account or an organization', async () => {
  const { rows } = await api.db.execute<{ column: string; of: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as "column", c.confrelid::regclass::text as of
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('account'::regclass, 'organization'::regclass)
    union
    select table_name || '.' || column_name, case when column_name like '%organization%' then 'organization' else 'account' end
    from information_schema.columns where table_schema = 'public' and data_type = 'integer'
      and column_name ~ '^((account|owner|actor|author|user|organization|.*_account|.*_organization)_id|.*_by)$'
    union
    -- Notes are about entries of any list.
    select 'admin_note.entry_id', unnest(array['account', 'organization'])`);
  const known = (['account', 'organization'] as const).flatMap((kind) => [
    ...MOVES[kind].map(({ table, column }) => `${table}.${column} of ${kind}`),
    ...Object.keys(STAYS[kind]).map((column) => `${column} of ${kind}`),
  ]);
  expect(rows.map(({ column, of }) => `${column} of ${of}`).sort()).toEqual([...new Set(known)].sort());
});

describe('two accounts', () => {
  /** Something of everything: some of both, some of one. */
  async function fill(keepId: number, goneId: number): Promise<{ organizationId: number; jobId: number }> {
    const organizationId = await insertOrganization(api.db, { name: `Works ${goneId}` });
    await api.db.insert(organizationMember).values([
      { organizationId, accountId: keepId, role: 'editor' },
      { organizationId, accountId: goneId, role: 'owner' },
    ]);
    await api.db.update(organization).set({ ownerId: goneId }).where(eq(organization.id, organizationId));
    const [jobId, otherId] = [
      await insertJob(api.db, { organizationId, ownerId: goneId }),
      await insertJob(api.db, { organizationId, ownerId: keepId }),
    ];
    await api.db.insert(everyBrand(accountRole)).values({ accountId: goneId, role: 'recruiter', frontend: 'acme' });
    await api.db.insert(everyBrand(bookmark)).values([
      { accountId: keepId, frontend: 'acme', jobId, created: days(-2) },
      { accountId: goneId, frontend: 'acme', jobId, created: days(-1) },
      { accountId: goneId, frontend: 'acme', jobId: otherId, created: days(-1) },
    ]);
    const alert = {
      ...{ frontend: 'acme', locale: 'en', title: 'Jobs', href: '/jobs', request: {} },
      interval: 86_400,
    };
    const search = { searchKey: 'all', nonce: 'n', created: days(-9), since: days(-9) };
    await api.db.insert(everyBrand(searchAlert)).values({ ...alert, ...search, accountId: goneId });
    const sent = { ...{ frontend: 'acme', jobTitle: 'Reporter', organizationName: 'Works', locale: 'en', data: {} } };
    await api.db.insert(everyBrand(application)).values([
      { ...sent, jobId, accountId: keepId, email: `a${keepId}@example.com`, created: days(-2), changed: days(-2) },
      { ...sent, jobId, accountId: goneId, email: `b${goneId}@example.com`, created: days(-1), changed: days(-1) },
      {
        ...sent,
        jobId: otherId,
        accountId: goneId,
        email: `b${goneId}@example.com`,
        created: days(-1),
        changed: days(-1),
      },
    ]);
    return { organizationId, jobId };
  }

  const resumeOf = async (accountId: number) => {
    const [row] = await api.db
      .insert(everyBrand(resume))
      .values({ accountId, frontend: 'acme', langcode: 'en' })
      .returning({ id: resume.id });
    const resumeId = row?.id ?? 0;
    await api.db.insert(everyBrand(resumeFrontend)).values({ resumeId, frontend: 'acme', visible: true });
    return resumeId;
  };

  it('become one: everything moves, and what both have stays with the closed one', async () => {
    const { keep: keepId, merge: goneId } = both();
    const { organizationId } = await fill(keepId, goneId);
    const resumeId = await resumeOf(goneId);
    const plan = (await api.ask(keeper, PLAN, both())) as { mergePlan: { amounts: { what: string }[] } };
    expect(plan.mergePlan).toMatchObject({ obstacle: null, kept: { brands: ['acme'], roles: ['applicant'] } });
    const amounts = Object.fromEntries(plan.mergePlan.amounts.map(({ what, ...amount }) => [what, amount]));
    expect(amounts).toMatchObject({
      alerts: { kept: 0, merged: 1, stays: 0 },
      applications: { kept: 1, merged: 2, stays: 1 },
      bookmarks: { kept: 1, merged: 2, stays: 1 },
      brands: { kept: 1, merged: 1, stays: 1 },
      jobs: { kept: 1, merged: 1, stays: 0 },
      organizations: { kept: 1, merged: 1, stays: 1 },
      resumes: { kept: 0, merged: 1, stays: 0 },
      roles: { kept: 1, merged: 2, stays: 1 },
    });
    await merged(keeper);
    const members = await api.db
      .select()
      .from(organizationMember)
      .where(eq(organizationMember.organizationId, organizationId));
    expect(members).toMatchObject([{ accountId: keepId, role: 'owner' }]);
    const [own] = await api.db.select().from(everyBrand(resume)).where(eq(resume.id, resumeId));
    expect(own?.accountId).toBe(keepId);
    const alerts = await api.db.select().from(everyBrand(searchAlert)).where(eq(searchAlert.accountId, keepId));
    const applications = await api.db.select().from(everyBrand(application)).where(eq(application.accountId, keepId));
    expect([alerts.length, applications.length]).toEqual([1, 2]);
    expect(await ofAccount(goneId)).toMatchObject({ mergedInto: keepId, blocked: expect.any(Date) });
    expect(await api.ask(gone ?? null, '{ getUser { id } }')).toBe('SESSION_ENDED');
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.kind, 'merged'));
    expect(events.at(-1)).toMatchObject({ frontend: 'acme', accountId: keepId, actorId: keeper.id });
  });

  it('are two again after an undo, exactly as before', async () => {
    const { keep: keepId, merge: goneId } = both();
    await fill(keepId, goneId);
    await resumeOf(goneId);
    const before = await everything();
    const id = await merged(boss);
    expect(await everything()).not.toEqual(before);
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoMerge: { undoUntil: null } });
    expect(await everything()).toEqual(before);
  });

  it('keep what came since', async () => {
    const { keep: keepId, merge: goneId } = both();
    const { jobId } = await fill(keepId, goneId);
    const id = await merged(boss);
    const later = await insertJob(api.db, { ownerId: keepId });
    const table = everyBrand(job);
    await api.db.update(table).set({ title: 'Editor', ownerId: boss.id }).where(eq(table.id, jobId));
    await api.ask(boss, UNDO, { id });
    const rows = await api.db.select().from(table).where(sql`${table.id} in (${jobId}, ${later})`).orderBy(table.id);
    expect(rows.map(({ title, ownerId }) => [title, ownerId])).toEqual([
      ['Editor', boss.id],
      ['Reporter', keepId],
    ]);
  });

  it('with a resume each keep the one of the kept account, and employers keep their access', async () => {
    const { keep: keepId, merge: goneId } = both();
    const [first, second] = [await resumeOf(keepId), await resumeOf(goneId)];
    const organizationId = await insertOrganization(api.db, { name: `Asks ${goneId}` });
    const asked = { frontend: 'acme', organizationId, message: 'Hello', created: days(-3) };
    const table = everyBrand(resumeContact);
    await api.db.insert(table).values([
      { ...asked, resumeId: first },
      { ...asked, resumeId: second, state: 'approved', opened: days(-1), answered: days(-1), ways: ['email'] },
    ]);
    const before = await everything();
    const id = await merged(boss);
    const rows = await api.db.select().from(table).where(eq(table.organizationId, organizationId)).orderBy(table.id);
    expect(rows.map(({ resumeId, state }) => [resumeId, state])).toEqual([
      [first, 'withdrawn'],
      [first, 'approved'],
    ]);
    await api.ask(boss, UNDO, { id });
    expect(await everything()).toEqual(before);
  });

  it('keep a pending request on a brand, although an employer has access on another one', async () => {
    const { keep: keepId, merge: goneId } = both();
    const [first, second] = [await resumeOf(keepId), await resumeOf(goneId)];
    const organizationId = await insertOrganization(api.db, { name: `Asks twice ${goneId}` });
    const asked = { organizationId, message: 'Hello', created: days(-3) };
    const table = everyBrand(resumeContact);
    const opened = { state: 'approved', opened: days(-1), answered: days(-1), ways: ['email'] };
    await api.db.insert(table).values([
      { ...asked, frontend: 'acme', resumeId: first },
      { ...asked, frontend: 'rhein', resumeId: second, ...opened },
    ]);
    await merged(boss);
    const rows = await api.db.select().from(table).where(eq(table.organizationId, organizationId)).orderBy(table.id);
    expect(rows.map(({ frontend, resumeId, state }) => [frontend, resumeId, state])).toEqual([
      ['acme', first, 'pending'],
      ['rhein', first, 'approved'],
    ]);
  });

  it('are up to administrators where one is on a brand that the site administrator does not manage', async () => {
    await api.db.insert(everyBrand(accountBrand)).values({ accountId: both().merge, frontend: 'rhein', locale: 'en' });
    expect(await api.ask(keeper, PLAN, both())).toBe('NOT_ALLOWED');
    expect(await api.ask(keeper, MERGE, both())).toBe('NOT_ALLOWED');
    const id = await merged(boss);
    expect(await api.ask(keeper, UNDO, { id })).toBe('NOT_ALLOWED');
    expect(await api.ask(keeper, `{ merges(kind: account, id: ${both().keep}) { id } }`)).toBe('NOT_ALLOWED');
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoMerge: { undone: expect.any(String) } });
  });

  it('are up to administrators where one has an administrative role', async () => {
    await api.db
      .insert(everyBrand(accountRole))
      .values({ accountId: both().merge, role: 'job_editor', frontend: 'acme' });
    expect(await api.ask(keeper, MERGE, both())).toBe('NOT_ALLOWED');
  });

  it.each([
    ['the same', () => ({ ...both(), merge: both().keep })],
    ['the own account', () => ({ ...both(), merge: boss.id })],
    ['a blocked one', both, sql`update account set blocked = now() where id = (select max(id) from account)`],
  ])('cannot be merged: %s', async (_name, args, before = sql`select`) => {
    await api.db.execute(before);
    expect(await api.ask(boss, MERGE, args())).toBe('MERGE_IMPOSSIBLE');
  });

  it('stay merged after a day, and are not unblocked', async () => {
    const id = await merged(boss);
    await api.ask(boss, `mutation { blockUser(id: ${both().merge}, blocked: false) { id } }`);
    expect(await ofAccount(both().merge)).toMatchObject({ blocked: expect.any(Date) });
    await api.db
      .update(merge)
      .set({ created: days(-1.01) })
      .where(eq(merge.id, id));
    expect(await api.ask(boss, UNDO, { id })).toBe('MERGE_NOT_UNDOABLE');
  });

  it('are undone from the last merge to the first', async () => {
    const first = await merged(boss);
    const third = await insertPerson(api);
    const second = await merged(boss, { kind: 'account', keep: third.id, merge: both().keep });
    expect(await api.ask(boss, UNDO, { id: first })).toBe('MERGE_NOT_UNDOABLE');
    expect(await api.ask(boss, UNDO, { id: second })).toMatchObject({ undoMerge: { undoUntil: null } });
    expect(await api.ask(boss, UNDO, { id: first })).toMatchObject({ undoMerge: { undoUntil: null } });
  });

  it('go together when the person deletes the kept one', async () => {
    const person = await insertPerson(api, { passwordHash: await hashPassword('ten letters!') });
    const args = { kind: 'account', keep: person.id, merge: both().merge };
    await merged(boss, args);
    await api.ask(person, 'mutation { deleteAccount(password: "ten letters!") { faults { code } } }');
    expect([await ofAccount(person.id), await ofAccount(args.merge)]).toEqual([undefined, undefined]);
    expect(await api.db.select().from(merge).where(eq(merge.keptId, person.id))).toEqual([]);
  });

  it('are found by name and address, on the own brands', async () => {
    const far = await insertPerson(api, { on: 'rhein', displayName: '50% Far' });
    const near = await insertPerson(api, { displayName: '50% Near' });
    const find = async (by: Person, text: string) =>
      api.ask(by, 'query ($text: String!) { mergeCandidates(kind: account, text: $text) { id } }', { text });
    expect(await find(keeper, '50% ')).toEqual({ mergeCandidates: [{ id: near.id }] });
    expect(await find(boss, '50% ')).toEqual({ mergeCandidates: [{ id: far.id }, { id: near.id }] });
    expect(await find(boss, '5_% ')).toEqual({ mergeCandidates: [] });
  });
});

describe('two organizations', () => {
  interface Company {
    id: number;
    slug: string;
    jobId: number;
  }

  let count = 0;
  async function company(brands: readonly string[], credits: number): Promise<Company> {
    count += 1;
    const slug = `company-${count}`;
    const profiles = brands.map((frontend) => ({ frontend, slug, featured: count % 2 === 0 }));
    const id = await insertOrganization(api.db, { name: `Company ${count}`, profiles });
    const owner = await insertPerson(api, { roles: ['recruiter'] });
    await api.db.insert(organizationMember).values({ organizationId: id, accountId: owner.id, role: 'owner' });
    await api.db.update(organization).set({ ownerId: owner.id }).where(eq(organization.id, id));
    const jobId = await insertJob(api.db, { organizationId: id, organizationName: `Company ${count}` });
    const entry = { ...{ frontend: 'acme', organizationId: id, type: 'job', created: days(-3) }, days: 30 };
    await api.db.insert(everyBrand(creditEntry)).values({ ...entry, kind: 'bought', amount: credits });
    await api.db
      .insert(everyBrand(creditEntry))
      .values({ ...entry, kind: 'spent', amount: -credits, subject: `job:${jobId}` });
    await api.db.insert(everyBrand(creditEntry)).values({ ...entry, kind: 'bought', amount: credits });
    await api.db
      .insert(everyBrand(customer))
      .values({ organizationId: id, frontend: 'acme', data: {}, changed: days(-1) });
    await api.db.insert(everyBrand(subscription)).values({
      ...{ frontend: 'acme', organizationId: id, product: 'flat', label: 'Flat', type: 'job_flat_rate' },
      ...{ starts: days(-3), ends: days(30), created: days(-3) },
    });
    return { id, slug, jobId };
  }

  const balance = async (id: number) => {
    const { rows } = await api.pool.query('select amount from credit_balance where organization_id = $1', [id]);
    return rows.map(({ amount }) => amount);
  };
  const pair = (one: Company, other: Company) => ({ kind: 'organization', keep: one.id, merge: other.id });
  const routeOf = (slug: string, brand = 'acme') =>
    api.ask(
      null,
      `{ getRoutInfo(slug: "/organization/${slug}") { route { error { code } redirect { target } content { __typename } } } }`,
      {},
      brand,
    );

  it('become one, with jobs, members, credits and addresses, and two again after an undo', async () => {
    const [one, other] = [await company(['acme'], 2), await company(['acme', 'rhein'], 3)];
    const before = await everything();
    const id = await merged(boss, pair(one, other));
    const { rows: found } = await api.pool.query('select organization_name from job_search where job_id = $1', [
      other.jobId,
    ]);
    expect(found).toEqual([{ organization_name: expect.stringMatching(/^company 1$/i) }]);
    expect([await balance(one.id), await balance(other.id)]).toEqual([[5], [0]]);
    const profiles = await api.db
      .select()
      .from(everyBrand(organizationProfile))
      .where(sql`${organizationProfile.organizationId} in (${one.id}, ${other.id})`)
      .orderBy(organizationProfile.id);
    expect(profiles.map((row) => [row.organizationId, row.frontend, row.published, row.featured])).toEqual([
      [one.id, 'acme', true, true],
      [other.id, 'acme', false, false],
      [one.id, 'rhein', true, true],
    ]);
    expect(JSON.stringify(await routeOf(other.slug))).toContain(`/organization/${one.slug}`);
    expect(JSON.stringify(await routeOf(other.slug, 'rhein'))).toContain('"content":{');
    const members = await api.db.select().from(organizationMember).where(eq(organizationMember.organizationId, one.id));
    expect(members).toHaveLength(2);
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoMerge: { undone: expect.any(String) } });
    expect(await everything()).toEqual(before);
    expect([await balance(one.id), await balance(other.id)]).toEqual([[2], [3]]);
    expect(JSON.stringify(await routeOf(other.slug))).toContain('"content":{');
  });

  it('of the same two brands become one on each, with the addresses that they had there', async () => {
    const [one, other] = [await company(['acme', 'rhein'], 2), await company(['acme', 'rhein'], 3)];
    for (const frontend of ['acme', 'rhein']) {
      const of = and(eq(organizationProfile.organizationId, other.id), eq(organizationProfile.frontend, frontend));
      const [profile] = await api.db.select().from(everyBrand(organizationProfile)).where(of);
      const former = { frontend, slug: `former-${other.slug}-${frontend}`, profileId: profile?.id ?? 0 };
      await api.db.insert(everyBrand(organizationSlug)).values(former);
      // Each has another address there.
      if (frontend === 'rhein')
        await api.db
          .update(everyBrand(organizationProfile))
          .set({ slug: `${one.slug}-there` })
          .where(and(eq(organizationProfile.organizationId, one.id), eq(organizationProfile.frontend, 'rhein')));
    }
    const before = await everything();
    const id = await merged(boss, pair(one, other));
    const target = { acme: `/organization/${one.slug}"`, rhein: `/organization/${one.slug}-there"` };
    for (const brand of ['acme', 'rhein'] as const)
      for (const slug of [other.slug, `former-${other.slug}-${brand}`])
        expect(JSON.stringify(await routeOf(slug, brand))).toContain(target[brand]);
    expect(await api.ask(boss, UNDO, { id })).toMatchObject({ undoMerge: { undone: expect.any(String) } });
    expect(await everything()).toEqual(before);
  });

  it('cannot be divided again once they have spent the credits of both', async () => {
    const [one, other] = [await company(['acme'], 2), await company(['acme'], 3)];
    const id = await merged(boss, pair(one, other));
    const spent = { frontend: 'acme', organizationId: one.id, type: 'job', kind: 'spent', created: days(0) };
    await api.db.insert(everyBrand(creditEntry)).values({ ...spent, amount: -4, subject: 'job:0' });
    expect(await api.ask(boss, UNDO, { id })).toBe('MERGE_CREDITS_SPENT');
    expect([await balance(one.id), await balance(other.id)]).toEqual([[1], [0]]);
  });

  it('are up to administrators where one is shown on a brand that the site administrator does not manage', async () => {
    const [one, other, far] = [
      await company(['acme'], 1),
      await company(['acme'], 1),
      await company(['acme', 'rhein'], 1),
    ];
    expect(await api.ask(keeper, MERGE, pair(one, far))).toBe('NOT_ALLOWED');
    expect(await api.ask(keeper, MERGE, pair(far, one))).toBe('NOT_ALLOWED');
    await merged(keeper, pair(one, other));
  });
});
