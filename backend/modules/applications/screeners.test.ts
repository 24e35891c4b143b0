/** Members who work with the applicants of an organization alone. */
import { describe, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();

const LIST = '{ applicants { total items { id name } } }';
const JOBS = '{ ownJobs { total } }';
const OPEN = 'mutation ($id: Int!) { openApplication(id: $id) { stage content { emailAddress } } }';
const MOVE = 'mutation ($ids: [Int!]!) { moveApplications(ids: $ids, to: shortlisted) { stage } }';
const RATE = 'mutation ($id: Int!) { rateApplication(id: $id, rating: 4) { rating } }';
const TAG = 'mutation ($ids: [Int!]!) { tagApplications(ids: $ids, add: "Spring") { tags } }';
const NOTE = 'mutation ($id: Int!) { addApplicationNote(id: $id, text: "Call.") { notes { text } } }';
const WRITE = `mutation ($id: Int!) {
  sendMessage(about: application, id: $id, side: employer, text: "Hello.", key: "screener-writes") { messages { text } }
}`;
const STAGES = `mutation ($of: Int!) {
  saveOwnStages(organizationId: $of, stages: [{ name: "Phone", standsFor: viewed }]) { name }
}`;
const MEMBERS = '{ memberships { id role } }';
const USER = '{ getUser { applicantsOnly organization { id } activeOrganization { id } } }';

/** A job with an application, and who works with its applicants. */
async function applied(): Promise<{ jobId: number; of: number; id: number; owner: Person; screener: Person }> {
  const { id: jobId, organizationId: of, owner } = await site.newJob();
  await site.apply(await insertPerson(site, { roles: ['applicant'] }), jobId);
  const id = (await site.rows()).at(-1)?.id ?? 0;
  return { jobId, of, id, owner, screener: await member(site, of, 'acme', 'screener') };
}

describe('a member who sees applicants only', () => {
  it('lists, reads, moves, rates, tags and answers them', async () => {
    const { id, screener } = await applied();
    expect((await site.ask(screener, LIST)).value).toEqual({ total: 1, items: [{ id, name: 'Ada Byron' }] });
    expect((await site.ask(screener, OPEN, { id })).value).toEqual({
      stage: 'viewed',
      content: { emailAddress: expect.stringContaining('@example.com') },
    });
    expect((await site.ask(screener, MOVE, { ids: [id] })).value).toEqual([{ stage: 'shortlisted' }]);
    expect((await site.ask(screener, RATE, { id })).value).toEqual({ rating: 4 });
    expect((await site.ask(screener, TAG, { ids: [id] })).value).toEqual([{ tags: ['Spring'] }]);
    expect((await site.ask(screener, NOTE, { id })).value).toEqual({ notes: [{ text: 'Call.' }] });
    expect((await site.ask(screener, WRITE, { id })).value).toEqual({ messages: [{ text: 'Hello.' }] });
  });

  it('neither sees nor changes the jobs, the organization, its people and what it has bought', async () => {
    const { jobId, of, screener, owner } = await applied();
    const refused: readonly [string, string][] = [
      ['mutation ($job: Int!) { archiveJob(id: $job) { id } }', 'JOB_UNKNOWN'],
      ['mutation ($job: Int!) { deleteJob(id: $job) }', 'JOB_UNKNOWN'],
      ['mutation ($job: Int!) { duplicateJob(id: $job, key: "key-of-screener") { id } }', 'JOB_UNKNOWN'],
      ['mutation ($of: Int!) { unpublishOrganization(organizationId: $of) { id } }', 'NOT_ALLOWED'],
      ['mutation ($of: Int!) { activateOrganization(organizationId: $of) { id } }', 'NOT_ALLOWED'],
      [
        'mutation ($of: Int!) { inviteMember(organizationId: $of, email: "x@example.com", role: owner) { faults { code } } }',
        'NOT_ALLOWED',
      ],
      [
        `mutation ($of: Int!, $me: Int!) { changeMemberRole(organizationId: $of, accountId: $me, role: owner) { members { role } } }`,
        'NOT_ALLOWED',
      ],
      ['query ($of: Int!) { organizationPeople(organizationId: $of) { members { email } } }', 'NOT_ALLOWED'],
      ['query ($of: Int!) { getCredits(organizationId: $of) { amount } }', 'NOT_ALLOWED'],
      ['query ($of: Int!) { ownOrders(organizationId: $of) { total } }', 'NOT_ALLOWED'],
      [STAGES, 'NOT_ALLOWED'],
    ];
    const all = { job: jobId, of, me: screener.id };
    for (const [query, code] of refused) {
      const named = Object.entries(all).filter(([name]) => query.includes(`$${name}`));
      expect([query, (await site.ask(screener, query, Object.fromEntries(named))).code]).toEqual([query, code]);
    }
    expect((await site.ask(screener, JOBS)).value).toEqual({ total: 0 });
    expect((await site.ask(owner, JOBS)).value).toEqual({ total: 1 });
    expect(
      (await site.ask(screener, 'query ($job: Int!) { ownJob(id: $job) { id } }', { job: jobId })).value,
    ).toBeNull();
    const own = 'query ($of: Int) { ownOrganization(organizationId: $of) { id } }';
    expect((await site.ask(screener, own, { of })).value).toBeNull();
    expect((await site.ask(screener, own, {})).value).toBeNull();
    expect((await site.ask(screener, '{ updatableOrganizationProfiles { id } }')).value).toEqual([]);
    expect((await site.ask(screener, '{ getCredits { amount } }')).value).toEqual([]);
  });

  it('knows what the role is, and leaves', async () => {
    const { of, screener } = await applied();
    expect((await site.ask(screener, USER)).value).toEqual({
      applicantsOnly: true,
      organization: null,
      activeOrganization: null,
    });
    expect((await site.ask(screener, MEMBERS)).value).toEqual([{ id: of, role: 'screener' }]);
    expect(
      (await site.ask(screener, 'mutation ($of: Int!) { leaveOrganization(organizationId: $of) }', { of })).value,
    ).toBe(true);
    expect((await site.ask(screener, MEMBERS)).value).toEqual([]);
    expect((await site.ask(screener, LIST)).value).toEqual({ total: 0, items: [] });
  });

  it('still acts for other organizations as an editor', async () => {
    const { of, screener, id } = await applied();
    const { organizationId: other } = await site.newJob();
    await site.db.insert(organizationMember).values({ organizationId: other, accountId: screener.id, role: 'editor' });
    expect((await site.ask(screener, USER)).value).toMatchObject({
      applicantsOnly: false,
      organization: { id: other },
    });
    expect((await site.ask(screener, JOBS)).value).toEqual({ total: 1 });
    expect((await site.ask(screener, LIST)).value).toMatchObject({ items: [{ id }] });
    expect((await site.ask(screener, STAGES, { of: other })).value).toEqual([{ name: 'Phone' }]);
    expect((await site.ask(screener, STAGES, { of })).code).toBe('NOT_ALLOWED');
  });
});
