import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountBrand, accountRole, organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { days, insertJob, insertOrganization } from '../../testing/rows.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { PASSWORD, testAccounts } from '../accounts/testing/account-site.ts';

const site = testAccounts();
type Who = 'ofAcme' | 'ofAll' | 'ofNetwork';
const admins = {} as Record<Who, Person>;
let passwordHash = '';

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  admins.ofAcme = await insertPerson(site, { roles: ['site_admin'] });
  admins.ofAll = await insertPerson(site, { roles: ['site_admin'], everywhere: true });
  admins.ofNetwork = await insertPerson(site, { roles: ['administrator'], everywhere: true });
});

/** A member of both brands, with a session on each. */
async function insertBoth(values: Parameters<typeof insertPerson>[1] = {}) {
  const person = await insertPerson(site, { passwordHash, ...values });
  await site.db.insert(everyBrand(accountBrand)).values({ accountId: person.id, frontend: 'other', locale: 'en' });
  await site.db.insert(everyBrand(accountRole)).values({ accountId: person.id, frontend: 'other', role: 'applicant' });
  return { ...person, away: await openSession(site, { accountId: person.id, frontend: 'other' }) };
}

const ask = (who: Who, document: string) =>
  site.ask<unknown>(document, {}, admins[who]).catch((error: Error) => error.message);

async function insertGuestApplication(frontend: string, email: string): Promise<void> {
  const jobId = await insertJob(site.db, { frontend });
  await site.db.insert(everyBrand(application)).values({
    ...{ frontend, jobId, jobTitle: 'x', organizationName: 'x', email, locale: 'en', data: {} },
    ...{ confirmed: days(-1), created: days(-1), changed: days(-1) },
  });
}

const ME = '{ getUser { emailVerified isEligibleForJobApply } }';

describe('an address that an administrator takes for confirmed', () => {
  it.each([
    ['ofAcme', ['acme'], { here: true, away: false, apply: false, joined: 0 }],
    ['ofAll', ['acme', 'other'], { here: true, away: true, apply: false, joined: 0 }],
    ['ofNetwork', [], { here: true, away: true, apply: true, joined: 2 }],
  ] as const)('counts as far as the role goes: %s', async (who, vouched, expected) => {
    const person = await insertBoth({ emailVerified: null });
    for (const frontend of ['acme', 'other']) await insertGuestApplication(frontend, person.email);
    await ask(who, `mutation { verifyUser(id: ${person.id}) { id } }`);
    const rows = await site.db.select().from(everyBrand(accountBrand)).where(eq(accountBrand.accountId, person.id));
    expect(rows.flatMap((row) => (row.vouched ? row.frontend : [])).sort()).toEqual(vouched);
    const [row] = await site.db.select().from(account).where(eq(account.id, person.id));
    expect(row?.emailVerified !== null).toBe(who === 'ofNetwork');
    const here = await site.ask<{ getUser: object }>(ME, {}, person);
    const away = await site.ask<{ getUser: object }>(ME, {}, { brand: 'other', ...person.away });
    const joined = await site.db.select().from(everyBrand(application)).where(eq(application.accountId, person.id));
    expect([here.getUser, away.getUser, joined.length]).toEqual([
      { emailVerified: expected.here, isEligibleForJobApply: expected.apply },
      { emailVerified: expected.away, isEligibleForJobApply: expected.apply },
      expected.joined,
    ]);
  });

  it('shows nothing that guests sent from it, until the address itself has shown whose it is', async () => {
    const person = await insertBoth({ emailVerified: null });
    await insertGuestApplication('acme', person.email);
    const [{ jobId } = { jobId: 0 }] = await site.db
      .select({ jobId: application.jobId })
      .from(everyBrand(application))
      .where(eq(application.email, person.email));
    await ask('ofAcme', `mutation { verifyUser(id: ${person.id}) { id } }`);
    const offer = `{ applyOffer(jobId: ${jobId}) { state application { id } } applications { total } }`;
    expect(await site.ask(offer, {}, person)).toEqual({
      // An application of their own would be `applied`.
      applyOffer: { state: 'elsewhere', application: null },
      applications: { total: 0 },
    });
  });
});

describe('a block', () => {
  it.each([
    ['ofAcme', { acme: 'CredentialsSignin', other: 'in' }],
    ['ofAll', { acme: 'CredentialsSignin', other: 'CredentialsSignin' }],
    ['ofNetwork', { acme: 'CredentialsSignin', other: 'CredentialsSignin' }],
  ] as const)('counts as far as the role goes, and can be undone: %s', async (who, expected) => {
    const person = await insertBoth();
    const signIn = async (brand: string) => {
      const result = await site.signIn(person.email, PASSWORD, brand);
      return typeof result === 'string' ? result : 'in';
    };
    const read = (brand: string, headers: Record<string, string>) =>
      site.ask<{ getUser: { id: number } }>('{ getUser { id } }', {}, { brand, headers }).then(
        () => 'in',
        (error: Error) => error.message,
      );
    const ended = (brand: 'acme' | 'other') => (expected[brand] === 'in' ? 'in' : 'SESSION_ENDED');
    await ask(who, `mutation { blockUser(id: ${person.id}, blocked: true) { id } }`);
    expect([await read('acme', person.headers), await read('other', person.away.headers)]).toEqual([
      ended('acme'),
      ended('other'),
    ]);
    expect([await signIn('acme'), await signIn('other')]).toEqual([expected.acme, expected.other]);
    await ask(who, `mutation { blockUser(id: ${person.id}, blocked: false) { id } }`);
    expect([await signIn('acme'), await signIn('other')]).toEqual(['in', 'in']);
  });

  it('of the network is not for a site administrator to undo', async () => {
    const person = await insertBoth();
    await ask('ofNetwork', `mutation { blockUser(id: ${person.id}, blocked: true) { id } }`);
    await ask('ofAll', `mutation { blockUser(id: ${person.id}, blocked: false) { id } }`);
    expect(await site.signIn(person.email, PASSWORD)).toBe('CredentialsSignin');
  });
});

describe('what a person has on all brands', () => {
  it.each([
    ['ofAcme', 'NOT_ALLOWED'],
    ['ofAll', { masquerade: { token: expect.any(String) } }],
    ['ofNetwork', { masquerade: { token: expect.any(String) } }],
  ] as const)('is open to who acts as them only with the role on all: %s', async (who, expected) => {
    const member = await insertBoth();
    // Only on this brand, but its organization is on another brand, too.
    const editor = await insertPerson(site, { roles: ['recruiter'] });
    const organizationId = await insertCompany([{ accountId: editor.id, role: 'editor' }]);
    const here = await insertPerson(site, { roles: ['recruiter'] });
    const act = (id: number) => ask(who, `mutation { masquerade(userId: ${id}) { token } }`);
    expect(organizationId).toBeGreaterThan(0);
    expect([await act(member.id), await act(editor.id)]).toEqual([expected, expected]);
    expect(await act(here.id)).toEqual({ masquerade: { token: expect.any(String) } });
  });
});

async function insertCompany(members: { accountId: number; role: string }[], on = ['acme', 'other']): Promise<number> {
  const name = `Works ${Math.random()}`;
  const organizationId = await insertOrganization(site.db, { name, profiles: on.map((frontend) => ({ frontend })) });
  if (members.length > 0)
    await site.db.insert(organizationMember).values(members.map((row) => ({ organizationId, ...row })));
  return organizationId;
}

describe('an organization of several brands', () => {
  const operations = [
    'inviteMember(organizationId: ORG, email: "mole@example.com", role: editor) { faults { code } }',
    'changeMemberRole(organizationId: ORG, accountId: MEMBER, role: owner) { members { role } }',
    'handOverOrganization(organizationId: ORG, accountId: MEMBER) { members { role } }',
    'removeMember(organizationId: ORG, accountId: MEMBER) { members { role } }',
    'withdrawInvitation(organizationId: ORG, invitationId: 1) { members { role } }',
    'saveOrganizationGroup(organizationId: ORG, group: "about", version: 0, answers: {}) { version }',
  ];

  it.each(operations)('gets its people and answers from none who administers one of them: %s', async (operation) => {
    const answers: Record<string, unknown> = {};
    for (const [who, on] of [
      ['ofAcme', ['acme', 'other']],
      ['ofAll', ['acme', 'other']],
      ['ofNetwork', ['acme', 'other']],
      ['ofAcme', ['acme']],
    ] as const) {
      const owner = await insertPerson(site, { roles: ['recruiter'] });
      const member = await insertPerson(site, { roles: ['recruiter'] });
      const people = [
        { accountId: owner.id, role: 'owner' },
        { accountId: member.id, role: 'editor' },
      ];
      const organizationId = await insertCompany(people, [...on]);
      const document = operation.replace('ORG', String(organizationId)).replace('MEMBER', String(member.id));
      const answer = await ask(who, `mutation { ${document} }`);
      answers[`${who} ${on}`] = typeof answer === 'string' ? answer : 'done';
    }
    expect(answers).toEqual({
      'ofAcme acme,other': 'NOT_ALLOWED',
      'ofAll acme,other': 'done',
      'ofNetwork acme,other': 'done',
      'ofAcme acme': 'done',
    });
  });
});

describe('the rest', () => {
  it('of an account is an administrator’s: roles and the second factor', async () => {
    for (const operation of [
      'grantRole(id: ID, role: "recruiter", brand: "acme")',
      'revokeRole(id: ID, role: "applicant", brand: "acme")',
      'resetSecondFactor(id: ID)',
    ]) {
      const person = await insertBoth();
      const document = `mutation { ${operation.replace('ID', String(person.id))} { id } }`;
      expect([await ask('ofAcme', document), await ask('ofAll', document)]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED']);
      expect(await ask('ofNetwork', document)).toMatchObject({});
    }
  });

  it('counts on the brand that is named: approval', async () => {
    const person = await insertBoth();
    const approve = `mutation { approveUser(id: ${person.id}, brand: "other", approved: true) { id } }`;
    expect(await ask('ofAcme', approve)).toBe('NOT_ALLOWED');
    expect(await ask('ofAll', approve)).toMatchObject({});
    const [row] = await site.db
      .select()
      .from(everyBrand(accountBrand))
      .where(and(eq(accountBrand.accountId, person.id), eq(accountBrand.frontend, 'other')));
    expect(row?.approved).not.toBeNull();
  });
});
