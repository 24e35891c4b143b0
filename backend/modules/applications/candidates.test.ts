import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { application, candidateList, savedCandidate } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { clearApplications } from './clear.ts';
import { askAgain } from './keeping.ts';
import { applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();
const tools = (at: number) => ({ ...site.backend.work, brands: () => [site.brand], now: () => days(at) });
const clear = async (at: number) => (await clearApplications(tools(at))).cleared;

const SAVED = 'id saved { lists note answer asked until }';
const SAVE = `mutation ($ids: [Int!]!, $list: String!) { saveCandidates(ids: $ids, list: $list) { ${SAVED} } }`;
const UNSAVE = `mutation ($ids: [Int!]!, $list: String) { unsaveCandidates(ids: $ids, list: $list) { ${SAVED} } }`;
const NOTE = `mutation ($id: Int!, $note: String!) { noteCandidate(id: $id, note: $note) { ${SAVED} } }`;
const LISTS = '{ candidateLists { name count } }';
const FIND = 'query ($filter: ApplicantFilter) { applicants(filter: $filter) { items { id } } }';
const LINK = 'query ($token: String!) { keepingLink(token: $token) { state organizationName jobTitle } }';
const ANSWER =
  'mutation ($token: String!, $keep: Boolean!) { answerKeepingLink(token: $token, keep: $keep) { state } }';
const OWN = `mutation ($id: Int!, $keep: Boolean!, $token: String) {
  answerKeeping(id: $id, keep: $keep, token: $token) { keeping { state } }
}`;

beforeEach(async () => {
  for (const table of [application, outbox]) await site.db.delete(everyBrand(table));
});

afterEach(() => {
  vi.useRealTimers();
});

async function applied(jobId: number): Promise<{ id: number; ada: Person }> {
  const ada = await insertPerson(site, { roles: ['applicant'] });
  const { value } = await site.apply(ada, jobId);
  return { id: value.application.id, ada };
}

const asked = async (email: string) =>
  (await site.mailsTo(email)).filter(({ template }) => template.startsWith('application_keep'));

/** The token behind the latest question to an address. */
async function tokenTo(email: string): Promise<string> {
  const mail = (await asked(email)).at(-1);
  const [, token = ''] = /user\/keeping\/([\w-]+)\/yes/.exec(mail?.text ?? '') ?? [];
  expect(mail?.text).toContain(`/user/keeping/${token}/no`);
  return token;
}

describe('a list of candidates', () => {
  it('is named when somebody is saved to it, filters and counts, and is gone with the last of them', async () => {
    const { id: jobId, owner } = await site.newJob();
    const [one, two] = [await applied(jobId), await applied(jobId)];
    const spring = ' Nursing,  spring 2027';
    const { value } = await site.ask(owner, SAVE, { ids: [one.id, two.id], list: spring });
    expect(value).toMatchObject([one.id, two.id].map((id) => ({ id, saved: { lists: ['Nursing, spring 2027'] } })));
    await site.ask(owner, SAVE, { ids: [one.id], list: 'Night shift' });
    await site.ask(owner, SAVE, { ids: [one.id], list: 'NURSING, SPRING 2027' });
    expect((await site.ask(owner, LISTS)).value).toEqual([
      { name: 'Night shift', count: 1 },
      { name: 'Nursing, spring 2027', count: 2 },
    ]);
    const found = async (filter: object) =>
      (await site.ask(owner, FIND, { filter })).value.items.map(({ id }: { id: number }) => id).sort();
    expect(await found({ list: 'night SHIFT' })).toEqual([one.id]);
    expect(await found({ saved: true })).toEqual([one.id, two.id]);
    await site.ask(owner, NOTE, { id: two.id, note: ' Speaks Polish ' });
    expect(await found({ search: 'polish' })).toEqual([two.id]);
    expect((await site.ask(owner, UNSAVE, { ids: [two.id], list: 'nursing, Spring 2027' })).value).toMatchObject([
      { saved: { lists: [], note: '' } },
    ]);
    expect((await site.ask(owner, NOTE, { id: two.id, note: 'x' })).code).toBe('CANDIDATE_UNKNOWN');
    expect(await found({ saved: true })).toEqual([one.id]);
    await site.ask(owner, UNSAVE, { ids: [one.id], list: null });
    expect((await site.ask(owner, LISTS)).value).toEqual([]);
  });

  it('belongs to one organization on one brand', async () => {
    const [own, other] = [await site.newJob(), await site.newJob()];
    const { id } = await applied(own.id);
    expect((await site.ask(other.owner, SAVE, { ids: [id], list: 'Ours' })).code).toBe('APPLICATION_UNKNOWN');
    await site.ask(own.owner, SAVE, { ids: [id], list: 'Ours' });
    expect((await site.ask(other.owner, UNSAVE, { ids: [id], list: 'Ours' })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(other.owner, NOTE, { id, note: 'x' })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(other.owner, LISTS)).value).toEqual([]);
    expect((await site.ask(other.owner, FIND, { filter: { saved: true } })).value.items).toEqual([]);
    const there = { on: 'rhein' };
    const away = await openSession(site, { accountId: own.owner.id, frontend: 'rhein' });
    for (const [query, variables] of [
      [SAVE, { ids: [id], list: 'Ours' }],
      [UNSAVE, { ids: [id], list: 'Ours' }],
      [NOTE, { id, note: 'x' }],
    ] as const)
      expect((await site.ask(away, query, variables, there)).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(away, LISTS, {}, there)).value).toEqual([]);
    expect((await site.ask(away, FIND, { filter: { saved: true } }, there)).value.items).toEqual([]);
    const screener = await member(site, own.organizationId, 'acme', 'screener');
    expect((await site.ask(screener, LISTS)).value).toEqual([{ name: 'Ours', count: 1 }]);
  });
});

describe('a candidate', () => {
  it('is asked once, by a mail that tells no address', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'One' });
    await site.ask(owner, UNSAVE, { ids: [id], list: 'One' });
    await site.ask(owner, SAVE, { ids: [id], list: 'Two' });
    const mails = await asked(ada.email);
    expect(mails).toMatchObject([{ template: 'application_keep', recipient: ada.email, replyTo: null }]);
    expect(JSON.stringify(mails)).not.toContain(owner.email);
  });

  it('is kept beyond the term after a yes, for a year, and for another after the next', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    const token = await tokenTo(ada.email);
    expect((await site.ask(null, LINK, { token })).value).toMatchObject({ state: 'asked' });
    expect((await site.ask(null, ANSWER, { token, keep: true })).value).toEqual({ state: 'yes' });
    await clear(166.1);
    expect(await clear(181)).toBe(0);
    expect(await askAgain(tools(334))).toBe(0);
    expect(await askAgain(tools(336))).toBe(1);
    expect(await askAgain(tools(337))).toBe(0);
    expect((await asked(ada.email)).map(({ template }) => template)).toEqual([
      'application_keep',
      'application_keep_again',
    ]);
    expect(await tokenTo(ada.email)).toBe(token);
    expect((await site.ask(null, LINK, { token })).value).toMatchObject({ state: 'again' });
    vi.useFakeTimers({ toFake: ['Date'], now: days(340) });
    expect((await site.ask(null, ANSWER, { token, keep: true })).value).toEqual({ state: 'yes' });
    vi.useRealTimers();
    await clear(352.1);
    expect([await clear(366.2), await askAgain(tools(674)), await askAgain(tools(676))]).toEqual([0, 0, 1]);
    // Without an answer within a month, and the notice of every deletion.
    await clear(692.1);
    expect(await clear(705.9)).toBe(0);
    expect(await clear(706.2)).toBe(1);
    expect(await site.db.select().from(everyBrand(savedCandidate))).toEqual([]);
    expect((await site.ask(null, LINK, { token })).value).toBeNull();
  });

  it('goes after the year without another yes', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    await site.ask(null, ANSWER, { token: await tokenTo(ada.email), keep: true });
    await askAgain(tools(336));
    await clear(352.1);
    expect([await clear(365.9), await clear(366.2)]).toEqual([0, 1]);
  });

  it('goes at the term without an answer', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    await clear(166.1);
    expect(await clear(180.2)).toBe(1);
    expect(await site.db.select().from(candidateList)).toEqual([]);
  });

  it('declines, leaves all lists, and is neither saved nor asked again', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    const token = await tokenTo(ada.email);
    expect((await site.ask(null, ANSWER, { token, keep: false })).value).toEqual({ state: 'no' });
    expect((await site.ask(null, ANSWER, { token, keep: true })).value).toEqual({ state: 'no' });
    expect((await site.ask(owner, SAVE, { ids: [id], list: 'Spring' })).code).toBe('CANDIDATE_DECLINED');
    expect(await asked(ada.email)).toHaveLength(1);
    expect((await site.ask(owner, LISTS)).value).toEqual([]);
  });

  it('withdraws the consent in the account, and is deleted at once where the term is over', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    expect((await site.ask(await insertPerson(site), OWN, { id, keep: true })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(null, OWN, { id, keep: true })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(ada, OWN, { id, keep: true })).value).toEqual({ keeping: { state: 'yes' } });
    await site.db.update(everyBrand(application)).set({ created: days(-200) });
    await site.ask(ada, OWN, { id, keep: false });
    const [row] = await site.rows();
    expect(row).toMatchObject({ id, data: {}, email: null, cleared: expect.any(Date) });
  });

  it('leaves the lists on withdrawing the application, and with the account', async () => {
    const { id: jobId, owner } = await site.newJob();
    const [one, two] = [await applied(jobId), await applied(jobId)];
    await site.ask(owner, SAVE, { ids: [one.id, two.id], list: 'Spring' });
    await site.ask(one.ada, 'mutation ($id: Int!) { withdrawApplication(id: $id) { stage } }', { id: one.id });
    expect((await site.ask(owner, LISTS)).value).toEqual([{ name: 'Spring', count: 1 }]);
    expect((await site.ask(owner, SAVE, { ids: [one.id], list: 'Spring' })).code).toBe('CANDIDATE_DECLINED');
    const exported = (await site.ask(two.ada, '{ exportAccount }')).value;
    expect(JSON.stringify(exported.saved_candidate)).toContain(`"application_id":${two.id}`);
    await site.ask(two.ada, 'mutation { deleteAccount(password: null) { faults { code } } }');
    expect(
      await site.db.select().from(everyBrand(savedCandidate)).where(eq(savedCandidate.applicationId, two.id)),
    ).toEqual([]);
  });

  it('has a link of its own brand and application', async () => {
    const { id: jobId, owner } = await site.newJob();
    const { id, ada } = await applied(jobId);
    await site.ask(owner, SAVE, { ids: [id], list: 'Spring' });
    const token = await tokenTo(ada.email);
    expect((await site.ask(null, LINK, { token }, { on: 'rhein' })).value).toBeNull();
    expect((await site.ask(null, ANSWER, { token, keep: true }, { on: 'rhein' })).value).toBeNull();
    expect((await site.ask(null, LINK, { token: `${id}-${'a'.repeat(32)}` })).value).toBeNull();
    expect((await site.ask(null, LINK, { token })).value).toMatchObject({ state: 'asked' });
  });
});
