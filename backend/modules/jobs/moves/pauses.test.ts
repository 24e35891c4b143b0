import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountBrand, organizationMember } from '../../../database/schema/accounts.ts';
import { job } from '../../../database/schema/jobs.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertJob, insertOrganization } from '../../../testing/rows.ts';
import { testAccounts } from '../../accounts/testing/account-site.ts';
import { jobDesk } from '../testing/job-desk.ts';

const site = testAccounts();
const desk = jobDesk(site);
let keeper: Person;
let boss: Person;

beforeAll(async () => {
  keeper = await insertPerson(site, { roles: ['site_admin'] });
  boss = await insertPerson(site, { roles: ['administrator'], everywhere: true });
});

const block = (by: Person, { id }: Person, blocked = true) =>
  site.ask(`mutation { blockUser(id: ${id}, blocked: ${blocked}) { id } }`, {}, by);

/** A recruiter of both brands. */
async function recruiter(): Promise<Person> {
  const person = await insertPerson(site, { roles: ['recruiter'] });
  await site.db.insert(everyBrand(accountBrand)).values({ accountId: person.id, frontend: 'other', locale: 'en' });
  return person;
}

async function company(...members: [Person, 'owner' | 'editor'][]): Promise<number> {
  const name = `Works ${Math.random()}`;
  const profiles = ['acme', 'other'].map((frontend) => ({ frontend }));
  const id = await insertOrganization(site.db, { name, profiles });
  const rows = members.map(([{ id: accountId }, role]) => ({ organizationId: id, accountId, role }));
  await site.db.insert(organizationMember).values(rows);
  return id;
}

const statesOf = async (ids: readonly number[]) => {
  const rows = await site.db
    .select()
    .from(everyBrand(job))
    .orderBy(asc(everyBrand(job).id));
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};

/** Whether search finds it on its brand. */
async function isFound(jobId: number): Promise<boolean> {
  const { rows } = await site.pool.query('select from job_search where job_id = $1', [jobId]);
  return rows.length === 1;
}

const profilesOf = async (organizationId: number) => {
  const table = everyBrand(organizationProfile);
  const rows = await site.db.select().from(table).where(eq(table.organizationId, organizationId));
  return Object.fromEntries(rows.map(({ frontend, published }) => [frontend, published]));
};

const found = async (organizationId: number) => {
  const { rows } = await site.pool.query('select from organization_search where organization_id = $1', [
    organizationId,
  ]);
  return rows.length;
};

describe('a block', () => {
  it('takes jobs and profile out of sight, and undoing it brings them back as they were', async () => {
    const owner = await recruiter();
    const organizationId = await company([owner, 'owner'], [await recruiter(), 'editor']);
    const own = { organizationId, ownerId: null };
    const ids = [
      await insertJob(site.db, own),
      await insertJob(site.db, { ...own, state: 'scheduled', published: null, publishAt: days(2) }),
      await insertJob(site.db, { ...own, state: 'needs_review', published: null, submitted: days(-1) }),
      await insertJob(site.db, { ...own, state: 'draft', published: null }),
      await insertJob(site.db, { ...own, state: 'archived', archived: days(-1) }),
    ];
    const [first = 0] = ids;
    await block(boss, owner);
    expect(await statesOf(ids)).toEqual(['archived', 'archived', 'archived', 'draft', 'archived']);
    expect([await isFound(first), await profilesOf(organizationId), await found(organizationId)]).toEqual([
      false,
      { acme: false, other: false },
      0,
    ]);
    await block(boss, owner, false);
    expect(await statesOf(ids)).toEqual(['published', 'scheduled', 'needs_review', 'draft', 'archived']);
    expect([await isFound(first), await profilesOf(organizationId), await found(organizationId)]).toEqual([
      true,
      { acme: true, other: true },
      2,
    ]);
  });

  it('by a site administrator leaves other brands alone', async () => {
    const owner = await recruiter();
    const organizationId = await company([owner, 'owner']);
    const ids = [
      await insertJob(site.db, { organizationId }),
      await insertJob(site.db, { organizationId, frontend: 'other' }),
    ];
    await block(keeper, owner);
    expect(await statesOf(ids)).toEqual(['archived', 'published']);
    expect(await profilesOf(organizationId)).toEqual({ acme: false, other: true });
  });

  it('pauses what the person posted, and nothing else where another owner is left', async () => {
    const [owner, writer] = [await recruiter(), await recruiter()];
    const organizationId = await company([owner, 'owner'], [writer, 'owner']);
    const ids = [
      await insertJob(site.db, { organizationId, ownerId: writer.id }),
      await insertJob(site.db, { organizationId, ownerId: owner.id }),
      await insertJob(site.db, { organizationId: null, ownerId: writer.id }),
    ];
    await block(boss, writer);
    expect(await statesOf(ids)).toEqual(['archived', 'published', 'archived']);
    expect(await profilesOf(organizationId)).toEqual({ acme: true, other: true });
  });

  it('brings nothing back that ended, or that somebody moved meanwhile', async () => {
    const [owner, writer] = [await recruiter(), await recruiter()];
    const organizationId = await company([owner, 'owner'], [writer, 'editor']);
    const own = { organizationId, ownerId: writer.id };
    const ids = [await insertJob(site.db, own), await desk.put({ person: writer, organizationId }, 'published')];
    const [ended = 0, moved = 0] = ids;
    await block(boss, writer);
    const table = everyBrand(job);
    await site.db
      .update(table)
      .set({ expires: days(-1) })
      .where(eq(table.id, ended));
    await site.ask(
      `mutation { setJobState(id: ${moved}, state: draft, reason: "Look again.") { faults { code } } }`,
      {},
      boss,
    );
    await block(boss, writer, false);
    expect(await statesOf(ids)).toEqual(['archived', 'draft']);
  });

  it('of all owners is not passed by: their editors publish nothing meanwhile', async () => {
    const [owner, editor] = [await recruiter(), await recruiter()];
    const organizationId = await company([owner, 'owner'], [editor, 'editor']);
    const id = await desk.put({ person: editor, organizationId }, 'published');
    await block(boss, owner);
    expect(await desk.move(editor, 'publish', id)).toMatchObject({ code: 'ORGANIZATION_PAUSED' });
    expect(await profilesOf(organizationId)).toEqual({ acme: false, other: false });
    await site.ask(
      `mutation { handOverOrganization(organizationId: ${organizationId}, accountId: ${editor.id}) { members { role } } }`,
      {},
      boss,
    );
    await site.ask(
      `mutation { changeMemberRole(organizationId: ${organizationId}, accountId: ${editor.id}, role: owner) { members { role } } }`,
      {},
      boss,
    );
    expect([await statesOf([id]), await profilesOf(organizationId)]).toEqual([
      ['published'],
      { acme: true, other: true },
    ]);
  });
});
