/** Organizations that nobody owns: who asks for them, who decides, and that other brands have no part in it. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  accountBrand,
  accountEvent,
  accountRole,
  organizationMember,
} from '../../database/schema/accounts.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization } from '../../database/schema/organizations.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'acme' | 'rhein' | 'editor' | 'ida' | 'ole' | 'new', Person>;
/** By brand, an organization that differs in nothing else; and one of both brands. */
const works: Record<string, number> = {};

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Boss' });
  people.acme = await insertPerson(api, { roles: ['site_admin'], displayName: 'Ada' });
  people.rhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
  people.ida = await insertPerson(api, { email: 'ida@harbor.example', roles: ['recruiter'] });
  people.ole = await insertPerson(api, { email: 'ole@home.example', roles: ['applicant'] });
  people.new = await insertPerson(api, { emailVerified: null });
});

const data = { organization_page: { website: 'https://www.harbor.example' } };
beforeEach(async () => {
  for (const table of [organizationClaim, outbox, accountEvent, rateLimit]) await api.db.delete(everyBrand(table));
  await api.db.delete(organizationMember);
  await api.db.delete(organization);
  for (const frontend of ['acme', 'rhein'])
    works[frontend] = await insertOrganization(api.db, { name: 'Works', data, profiles: [{ frontend }] });
  const profiles = [{ frontend: 'acme' }, { frontend: 'rhein' }].map((one) => ({ ...one, slug: 'both' }));
  works.both = await insertOrganization(api.db, { name: 'Both', data, profiles });
});

const ask = (who: keyof typeof people, query: string, variables = {}) =>
  api.ask(people[who], query, variables, who === 'rhein' ? 'rhein' : 'acme');

const CLAIM = `mutation ($id: Int!, $position: String!, $email: String!, $message: String!) {
  claimOrganization(organizationId: $id, position: $position, email: $email, message: $message) {
    faults { code pointer } claim { id state } } }`;
const ANSWERS = { position: ' Director ', email: 'Ida@Harbor.example', message: 'Call me.' };

interface Claimed {
  claimOrganization: { faults: { code: string; pointer: string }[]; claim: { id: number; state: string } | null };
}
const claim = async (who: keyof typeof people, id: number | undefined, answers: object = {}) => {
  const answer = (await ask(who, CLAIM, { ...ANSWERS, ...answers, id })) as Claimed | string;
  return typeof answer === 'string' ? answer : answer.claimOrganization;
};
/** The number of a new claim. */
async function claimed(who: keyof typeof people, id: number | undefined): Promise<number> {
  const answer = await claim(who, id);
  if (typeof answer === 'string' || answer.claim === null) throw new Error(JSON.stringify(answer));
  return answer.claim.id;
}

const OFFER = `query ($id: Int!) { claimOffer(organizationId: $id) { name path isClaimable isOwned isMember claim { state reason } } }`;
const offer = async (who: keyof typeof people, id: number | undefined) => {
  const answer = (await ask(who, OFFER, { id })) as { claimOffer: unknown } | string;
  return typeof answer === 'string' ? answer : answer.claimOffer;
};
const DECIDE: Readonly<Record<string, string>> = {
  approve: 'mutation ($id: Int!) { decided: approveOrganizationClaim(id: $id) { state } }',
  reject: 'mutation ($id: Int!) { decided: rejectOrganizationClaim(id: $id, reason: " Who are you? ") { state } }',
  undo: 'mutation ($id: Int!) { decided: undoOrganizationClaim(id: $id) { state } }',
};
const decide = async (who: keyof typeof people, what: string, id: number) => {
  const answer = (await ask(who, DECIDE[what] ?? '', { id })) as { decided: { state: string } } | string;
  return typeof answer === 'string' ? answer : answer.decided.state;
};

const members = async (id: number | undefined) => {
  const rows = await api.db
    .select({ accountId: organizationMember.accountId, role: organizationMember.role })
    .from(organizationMember)
    .where(eq(organizationMember.organizationId, id ?? 0));
  return rows.map(({ accountId, role }) => `${role} ${accountId}`);
};
const ownerOf = async (id: number | undefined) =>
  (
    await api.db
      .select()
      .from(organization)
      .where(eq(organization.id, id ?? 0))
  )[0]?.ownerId;
const mails = async () =>
  (await api.db.select().from(everyBrand(outbox)).orderBy(outbox.id)).map(
    ({ template, recipient, frontend }) => `${template} ${recipient} ${frontend}`,
  );
const waiting = async (who: keyof typeof people) => {
  const answer = (await ask(who, '{ waitingToday { kind brand count } }')) as { waitingToday: { kind: string }[] };
  return answer.waitingToday.filter(({ kind }) => kind === 'claims');
};

describe('asking for an organization', () => {
  it('is offered where nobody owns it', async () => {
    const offered = {
      ...{ name: 'Works', path: '/organization/works', isClaimable: true, isOwned: false, isMember: false },
      claim: null,
    };
    expect(await offer('ida', works.acme)).toEqual(offered);
    expect(await offer('ida', works.rhein)).toBe(null);
    expect(await offer('ida', 0)).toBe(null);
    expect(await api.ask(null, OFFER, { id: works.acme })).toBe('SIGN_IN_REQUIRED');
    const PAGE = 'query ($id: Int!) { organization(id: $id) { isClaimable } }';
    expect(await api.ask(null, PAGE, { id: works.acme })).toEqual({ organization: { isClaimable: true } });
    const owner = { organizationId: works.acme ?? 0, accountId: people.ole.id };
    await api.db.insert(organizationMember).values({ ...owner, role: 'editor' });
    expect(await api.ask(null, PAGE, { id: works.acme })).toEqual({ organization: { isClaimable: true } });
    await api.db.update(organizationMember).set({ role: 'owner' });
    expect(await api.ask(null, PAGE, { id: works.acme })).toEqual({ organization: { isClaimable: false } });
    expect(await offer('ida', works.acme)).toMatchObject({ isClaimable: false, isOwned: true, isMember: false });
    expect(await offer('ole', works.acme)).toMatchObject({ isOwned: true, isMember: true });
  });

  it('is not offered for examples of a draft', async () => {
    await api.db.update(organization).set({ sample: true });
    expect(await offer('ida', works.acme)).toMatchObject({ isClaimable: false, isOwned: false });
    expect(await claim('ida', works.acme)).toBe('ORGANIZATION_OWNED');
  });

  it('waits for an administrator, with what speaks for it', async () => {
    expect(await claim('ida', works.acme)).toEqual({ faults: [], claim: { id: expect.any(Number), state: 'open' } });
    expect(await claim('ole', works.acme, { email: 'ole@harbor.example' })).toMatchObject({ faults: [] });
    const rows = await api.db.select().from(everyBrand(organizationClaim)).orderBy(organizationClaim.id);
    expect(rows).toMatchObject([
      { frontend: 'acme', position: 'Director', email: 'ida@harbor.example', message: 'Call me.', proof: 'confirmed' },
      { frontend: 'acme', position: 'Director', email: 'ole@harbor.example', message: 'Call me.', proof: 'stated' },
    ]);
    expect(await waiting('acme')).toEqual([{ kind: 'claims', brand: 'acme', count: 2 }]);
    expect([await waiting('rhein'), await waiting('editor')]).toEqual([[], []]);
    expect(await members(works.acme)).toEqual([]);
  });

  it('is done once, however often it is sent', async () => {
    const first = await claim('ida', works.acme);
    expect(await claim('ida', works.acme, { position: 'Other' })).toEqual(first);
    const both = await Promise.all([claim('ole', works.acme), claim('ole', works.acme)]);
    expect(both[0]).toEqual(both[1]);
    const rows = await api.db.select().from(everyBrand(organizationClaim));
    expect(rows.map(({ accountId }) => accountId)).toEqual([people.ida.id, people.ole.id]);
  });

  it.each([
    [{ position: '  ' }, ['required /position']],
    [{ position: 'x'.repeat(101) }, ['maxLength /position']],
    [{ email: 'ida@@harbor' }, ['format /email']],
    [{ message: 'x'.repeat(1001) }, ['maxLength /message']],
    [{ position: '', email: '' }, ['required /position', 'format /email']],
  ])('names what is wrong with %j', async (answers, faults) => {
    const answer = (await claim('ida', works.acme, answers)) as Claimed['claimOrganization'];
    expect(answer.faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(faults);
    expect(await api.db.select().from(everyBrand(organizationClaim))).toEqual([]);
  });

  it('needs a confirmed address, an organization of this brand, and no more than five a day', async () => {
    expect(await claim('new', works.acme)).toBe('EMAIL_NOT_VERIFIED');
    expect(await claim('ida', works.rhein)).toBe('ORGANIZATION_UNKNOWN');
    expect(await claim('ida', -1)).toBe('ORGANIZATION_UNKNOWN');
    for (let at = 0; at < 5; at += 1) {
      const id = await insertOrganization(api.db, {
        name: `Works ${at}`,
        profiles: [{ frontend: 'acme', slug: `w${at}` }],
      });
      await claimed('ida', id);
    }
    expect(await claim('ida', works.acme)).toBe('TOO_MANY_TRIES');
  });

  it('is not for those who act as somebody else', async () => {
    const acting = await insertPerson(api, { roles: ['recruiter'], actorId: people.boss.id });
    expect(await api.ask(acting, CLAIM, { ...ANSWERS, id: works.acme })).toBe('NOT_WHILE_ACTING');
  });
});

describe('a decision', () => {
  it('makes the person an owner and an employer, and tells them', async () => {
    const id = await claimed('ole', works.acme);
    expect(await decide('acme', 'approve', id)).toBe('approved');
    expect(await members(works.acme)).toEqual([`owner ${people.ole.id}`]);
    expect(await ownerOf(works.acme)).toBe(people.ole.id);
    const roles = await api.db
      .select({ role: accountRole.role, frontend: accountRole.frontend })
      .from(everyBrand(accountRole))
      .where(and(eq(accountRole.accountId, people.ole.id), eq(accountRole.role, 'recruiter')));
    expect(roles).toEqual([{ role: 'recruiter', frontend: 'acme' }]);
    expect(await mails()).toEqual(['claim_approved ole@home.example acme']);
    expect(await offer('ole', works.acme)).toMatchObject({ isClaimable: false, claim: { state: 'approved' } });
    expect(await waiting('acme')).toEqual([]);
    const events = await api.db.select().from(everyBrand(accountEvent)).orderBy(accountEvent.id);
    expect(events.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ['claim_made', people.ole.id],
      ['role_granted', people.ole.id],
      ['claim_approved', people.acme.id],
    ]);
    expect(await decide('acme', 'reject', id)).toBe('CLAIM_DECIDED');
  });

  it('rejects with a reason, after which the person can ask again', async () => {
    const id = await claimed('ida', works.acme);
    const BLANK = 'mutation ($id: Int!) { rejectOrganizationClaim(id: $id, reason: "  ") { state } }';
    expect(await ask('acme', BLANK, { id })).toBe('BAD_INPUT');
    expect(await decide('acme', 'reject', id)).toBe('rejected');
    expect(await mails()).toEqual(['claim_rejected ida@harbor.example acme']);
    const rejected = { isClaimable: true, claim: { state: 'rejected', reason: 'Who are you?' } };
    expect(await offer('ida', works.acme)).toMatchObject(rejected);
    expect(await members(works.acme)).toEqual([]);
    expect(await claimed('ida', works.acme)).toBeGreaterThan(id);
  });

  it('gives an organization to one person alone', async () => {
    const [first, second] = [await claimed('ida', works.acme), await claimed('ole', works.acme)];
    const answers = await Promise.all([decide('acme', 'approve', first), decide('boss', 'approve', second)]);
    expect(answers.sort()).toEqual(['ORGANIZATION_OWNED', 'approved']);
    expect(await members(works.acme)).toHaveLength(1);
  });

  it('is undone within a day', async () => {
    const id = await claimed('ida', works.acme);
    await api.db
      .insert(organizationMember)
      .values({ organizationId: works.acme ?? 0, accountId: people.ida.id, role: 'editor' });
    await decide('acme', 'approve', id);
    expect(await members(works.acme)).toEqual([`owner ${people.ida.id}`]);
    expect(await decide('acme', 'undo', id)).toBe('open');
    expect([await members(works.acme), await ownerOf(works.acme)]).toEqual([[`editor ${people.ida.id}`], null]);
    await api.db.delete(organizationMember);
    await decide('acme', 'approve', id);
    expect(await decide('acme', 'undo', id)).toBe('open');
    expect([await members(works.acme), await ownerOf(works.acme)]).toEqual([[], null]);
    await decide('acme', 'reject', id);
    expect(await decide('acme', 'undo', id)).toBe('open');
    expect(await offer('ida', works.acme)).toMatchObject({ claim: { state: 'open', reason: null } });
    expect(await decide('acme', 'undo', id)).toBe('CLAIM_NOT_UNDOABLE');
  });

  it('is not undone later, once somebody else owns it, too, or once the person has asked again', async () => {
    const id = await claimed('ida', works.acme);
    await decide('acme', 'approve', id);
    const other = { organizationId: works.acme ?? 0, accountId: people.ole.id, role: 'owner' };
    await api.db.insert(organizationMember).values(other);
    expect(await decide('acme', 'undo', id)).toBe('CLAIM_NOT_UNDOABLE');
    await api.db.delete(organizationMember).where(eq(organizationMember.accountId, people.ole.id));
    await api.db.update(everyBrand(organizationClaim)).set({ resolved: sql`now() - interval '25 hours'` });
    expect(await decide('acme', 'undo', id)).toBe('CLAIM_NOT_UNDOABLE');
    const again = await claimed('ole', works.both);
    await decide('acme', 'reject', again);
    await claimed('ole', works.both);
    expect(await decide('acme', 'undo', again)).toBe('CLAIM_NOT_UNDOABLE');
  });

  it('does not reach people who are blocked by then', async () => {
    const id = await claimed('ole', works.acme);
    await api.db.update(account).set({ blocked: new Date() }).where(eq(account.id, people.ole.id));
    await decide('acme', 'reject', id);
    expect(await mails()).toEqual([]);
    await api.db.update(account).set({ blocked: null }).where(eq(account.id, people.ole.id));
  });
});

describe('another brand', () => {
  it('has no part in a claim', async () => {
    const id = await claimed('ida', works.acme);
    for (const what of ['approve', 'reject', 'undo']) expect(await decide('rhein', what, id)).toBe('CLAIM_UNKNOWN');
    for (const who of ['editor', 'ida'] as const) expect(await decide(who, 'approve', id)).toBe('NOT_ALLOWED');
    const LIST = '{ adminEntries(of: "claims") { entries { id brand values } } }';
    const listed = async (who: keyof typeof people) =>
      ((await ask(who, LIST)) as { adminEntries: { entries: { id: number }[] } }).adminEntries.entries;
    expect(await listed('acme')).toMatchObject([{ id, brand: 'acme', values: { state: 'open', proof: 'confirmed' } }]);
    expect(await listed('rhein')).toEqual([]);
  });

  it('lets those approve who administer all brands of the organization', async () => {
    const id = await claimed('ida', works.both);
    expect(await decide('acme', 'approve', id)).toBe('NOT_ALLOWED');
    expect(await members(works.both)).toEqual([]);
    expect(await decide('boss', 'approve', id)).toBe('approved');
    expect(await decide('acme', 'undo', id)).toBe('NOT_ALLOWED');
    expect(await decide('boss', 'undo', id)).toBe('open');
    expect(await decide('acme', 'reject', id)).toBe('rejected');
  });

  it('has claims of its own by the same person', async () => {
    const away = await openSession(api, { accountId: people.ida.id, frontend: 'rhein' });
    const joined = { accountId: people.ida.id, frontend: 'rhein', locale: 'en' };
    await api.db.insert(everyBrand(accountBrand)).values(joined);
    const id = await claimed('ida', works.both);
    const there = async (query: string, variables: object) =>
      api.ask({ ...people.ida, ...away }, query, { id: works.both, ...variables }, 'rhein');
    expect(await there(OFFER, {})).toMatchObject({ claimOffer: { claim: null } });
    const answer = (await there(CLAIM, ANSWERS)) as Claimed;
    expect(answer.claimOrganization.claim?.id).toBeGreaterThan(id);
    expect(await claimed('ida', works.both)).toBe(id);
  });
});
