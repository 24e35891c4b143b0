import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountBrand, accountEvent } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { forgetBounced, noteBounced } from '../../mail/queue-store.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
const USER = 'email verified blocked isManageable roles { role brand } brands { brand approved vouched blocked }';
const USERS = `query ($list: AdminList, $brand: String, $role: String, $state: String) {
  adminUsers(list: $list, brand: $brand, role: $role, state: $state) { total users { ${USER} } } }`;
const ME = '{ adminAccess { parts } }';

let boss: Person;
let keeper: Person;
let applicant: Person;
let stranger: Person;
let both: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, email: 'boss@example.com' });
  keeper = await insertPerson(api, { roles: ['site_admin'], email: 'keeper@example.com' });
  applicant = await insertPerson(api, { email: 'applicant@example.com', emailVerified: null, approved: null });
  stranger = await insertPerson(api, { email: 'stranger@example.com', on: 'rhein' });
  both = await insertPerson(api, { email: 'both@example.com', on: 'rhein' });
  await api.db
    .insert(everyBrand(accountBrand))
    .values({ accountId: both.id, frontend: 'acme', locale: 'en', approved: new Date() });
});

interface UserPage {
  adminUsers: { total: number; users: { email: string; isManageable: boolean }[] };
}

async function emails(person: Person, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { adminUsers } = (await api.ask(person, USERS, {
    list: { sort: 'email', descending: false },
    ...variables,
  })) as UserPage;
  return adminUsers.users.map(({ email }) => email.replace('@example.com', ''));
}

describe('people', () => {
  it('are those of the own brands for a site_admin, and all for an administrator', async () => {
    expect(await emails(boss)).toEqual(['applicant', 'boss', 'both', 'keeper', 'stranger']);
    expect(await emails(keeper)).toEqual(['applicant', 'boss', 'both', 'keeper']);
    expect(await api.ask(keeper, USERS, { brand: 'rhein' })).toBe('NOT_ALLOWED');
  });

  it('can be looked for, filtered, sorted and paged', async () => {
    expect(await emails(boss, { list: { text: 'STRANG' } })).toEqual(['stranger']);
    expect(await emails(boss, { list: { text: '%' } })).toEqual([]);
    expect(await emails(boss, { role: 'site_admin' })).toEqual(['keeper']);
    expect(await emails(boss, { state: 'unverified' })).toEqual(['applicant']);
    expect(await emails(boss, { state: 'waiting', brand: 'acme' })).toEqual(['applicant']);
    expect(await emails(boss, { list: { sort: 'email', descending: true, from: 1, count: 2 } })).toEqual([
      'keeper',
      'both',
    ]);
    expect(await api.ask(boss, USERS, { list: { sort: 'password' } })).toBe('BAD_INPUT');
    expect(await api.ask(boss, USERS, { list: { count: 1000 } })).toBe('BAD_INPUT');
  });

  it('of several brands show a site_admin only what is theirs, and are theirs to manage there', async () => {
    const { adminUsers } = (await api.ask(keeper, USERS, { list: { text: 'both@' } })) as UserPage;
    expect(adminUsers.users).toEqual([
      {
        email: 'both@example.com',
        verified: true,
        blocked: false,
        isManageable: true,
        roles: [],
        brands: [{ brand: 'acme', approved: true, vouched: false, blocked: false }],
      },
    ]);
    const block = `mutation { blockUser(id: ${both.id}, blocked: true) { id } }`;
    expect(await api.ask(keeper, block.replace('id }', 'blocked brands { brand blocked } }'))).toEqual({
      blockUser: { blocked: false, brands: [{ brand: 'acme', blocked: true }] },
    });
    await api.ask(keeper, block.replace('true', 'false'));
    expect(
      await api.ask(
        keeper,
        `mutation { approveUser(id: ${both.id}, brand: "acme", approved: false) { brands { approved } } }`,
      ),
    ).toEqual({
      approveUser: { brands: [{ approved: false }] },
    });
    expect(
      await api.ask(keeper, `mutation { approveUser(id: ${both.id}, brand: "rhein", approved: false) { id } }`),
    ).toBe('NOT_ALLOWED');
  });

  it('of another brand are out of reach, and the try is written down', async () => {
    for (const name of ['verifyUser(id: ID)', 'blockUser(id: ID, blocked: true)', 'resetSecondFactor(id: ID)']) {
      const mutation = `mutation { ${name.replace('ID', String(stranger.id))} { id } }`;
      expect(await api.ask(keeper, mutation)).toBe('NOT_ALLOWED');
    }
    const rows = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.kind, 'admin_refused'));
    expect(rows.map(({ detail }) => detail.operation)).toEqual(
      expect.arrayContaining(['verifyUser', 'blockUser', 'resetSecondFactor']),
    );
  });

  it('are verified, blocked at once, and let in again', async () => {
    const verify = `mutation { verifyUser(id: ${applicant.id}) { verified brands { vouched } } }`;
    expect(await api.ask(keeper, verify)).toEqual({ verifyUser: { verified: false, brands: [{ vouched: true }] } });
    expect(await emails(boss, { state: 'unverified' })).toEqual([]);
    expect(await api.ask(boss, verify)).toEqual({ verifyUser: { verified: true, brands: [{ vouched: true }] } });
    const other = await insertPerson(api, { roles: ['job_editor'] });
    expect(await api.ask(other, ME)).toEqual({ adminAccess: { parts: ['moderation', 'jobs'] } });
    await api.ask(boss, `mutation { blockUser(id: ${other.id}, blocked: true) { id } }`);
    expect(await api.ask(other, ME)).toBe('SESSION_ENDED');
    expect(await api.ask(boss, `mutation { blockUser(id: ${other.id}, blocked: false) { blocked } }`)).toEqual({
      blockUser: { blocked: false },
    });
    expect(await api.ask(other, ME)).toBe('SESSION_ENDED');
  });

  it('get and lose roles by an administrator only, which ends their sessions', async () => {
    const other = await insertPerson(api, { roles: ['applicant'] });
    const grant = (role: string, brand: string | null) =>
      `mutation { grantRole(id: ${other.id}, role: "${role}", brand: ${JSON.stringify(brand)}) { roles { role brand } } }`;
    expect(await api.ask(keeper, grant('job_editor', 'acme'))).toBe('NOT_ALLOWED');
    expect(await api.ask(boss, grant('king', 'acme'))).toBe('BAD_INPUT');
    expect(await api.ask(boss, grant('recruiter', null))).toBe('BAD_INPUT');
    expect(await api.ask(boss, grant('site_admin', 'nowhere'))).toBe('BAD_INPUT');
    expect(await api.ask(boss, grant('site_admin', 'rhein'))).toEqual({
      grantRole: {
        roles: [
          { role: 'applicant', brand: 'acme' },
          { role: 'site_admin', brand: 'rhein' },
        ],
      },
    });
    expect(await api.ask(other, ME)).toBe('SESSION_ENDED');
    const revoke = `mutation { revokeRole(id: ${other.id}, role: "site_admin", brand: "rhein") { roles { role } } }`;
    expect(await api.ask(boss, revoke)).toEqual({ revokeRole: { roles: [{ role: 'applicant' }] } });
    const [row] = await api.db.select({ version: account.tokenVersion }).from(account).where(eq(account.id, other.id));
    expect(row?.version).toBe(3);
  });

  it('with power are an administrator’s matter, and nobody deals with themselves', async () => {
    const second = await insertPerson(api, { roles: ['site_admin'] });
    expect(await api.ask(keeper, `mutation { blockUser(id: ${second.id}, blocked: true) { id } }`)).toBe('NOT_ALLOWED');
    expect(await api.ask(keeper, `mutation { blockUser(id: ${boss.id}, blocked: true) { id } }`)).toBe('NOT_ALLOWED');
    expect(await api.ask(boss, `mutation { blockUser(id: ${boss.id}, blocked: true) { id } }`)).toBe('NOT_ALLOWED');
  });
});

describe('the outbox', () => {
  const mail = (values: Partial<typeof outbox.$inferInsert>) => ({
    frontend: 'acme',
    locale: 'en',
    template: 'verify_email',
    messageId: `<${Math.random()}@example.com>`,
    senderName: 'Acme',
    recipient: 'jo@example.com',
    subject: 'Confirm',
    text: 'Click https://acme.example/user/verify?token=secret now',
    html: '',
    headers: {},
    ...values,
  });

  it('shows mails of the own brands; links only where no mail server took them', async () => {
    const rows = await api.db
      .insert(everyBrand(outbox))
      .values([mail({ state: 'kept' }), mail({ state: 'sent' }), mail({ frontend: 'rhein', state: 'kept' })])
      .returning({ id: outbox.id });
    const [kept = 0, sent = 0, foreign = 0] = rows.map(({ id }) => id);
    const read = (id: number) => api.ask(keeper, `{ adminMail(id: ${id}) { text mail { state brand } } }`);
    expect(await read(kept)).toEqual({
      adminMail: {
        text: 'Click https://acme.example/user/verify?token=secret now',
        mail: { state: 'kept', brand: 'acme' },
      },
    });
    expect(await read(sent)).toMatchObject({ adminMail: { text: 'Click https://acme.example/… now' } });
    expect(await read(foreign)).toBe('NOT_ALLOWED');
    expect(await read(999_999)).toBe('NOT_ALLOWED');
    const list = '{ adminMails(list: { text: "jo@" }) { total mails { brand } } }';
    expect(await api.ask(keeper, list)).toEqual({
      adminMails: { total: 2, mails: [{ brand: 'acme' }, { brand: 'acme' }] },
    });
    expect(await api.ask(boss, '{ adminMails(state: "kept", brand: "rhein") { total } }')).toEqual({
      adminMails: { total: 1 },
    });
    expect(await api.ask(keeper, '{ adminMails(brand: "rhein") { total } }')).toBe('NOT_ALLOWED');
  });

  it('sends again what failed, and nothing else', async () => {
    const rows = await api.db
      .insert(everyBrand(outbox))
      .values([
        mail({ state: 'failed', tries: 10, lastError: '550 no' }),
        mail({ state: 'sent' }),
        mail({ frontend: 'rhein', state: 'failed' }),
      ])
      .returning({ id: outbox.id });
    const [failed = 0, sent = 0, foreign = 0] = rows.map(({ id }) => id);
    const retry = (id: number) => api.ask(keeper, `mutation { retryMail(id: ${id}) { state tries lastError } }`);
    expect(await retry(failed)).toEqual({ retryMail: { state: 'queued', tries: 0, lastError: null } });
    expect(await retry(sent)).toBe('BAD_INPUT');
    expect(await retry(foreign)).toBe('NOT_ALLOWED');
  });

  it('of several sends again those of the brands of the person, which differ in nothing else', async () => {
    const own = { frontend: 'acme', recipient: 'two@example.com', state: 'failed', tries: 10, lastError: '550 no' };
    const rows = await api.db
      .insert(everyBrand(outbox))
      .values([mail(own), mail({ ...own, frontend: 'rhein' }), mail(own)])
      .returning({ id: outbox.id });
    // As the list does it: one after the other, whatever became of those before.
    const answers: unknown[] = [];
    for (const { id } of rows) answers.push(await api.ask(keeper, `mutation { retryMail(id: ${id}) { brand } }`));
    expect(answers).toEqual([{ retryMail: { brand: 'acme' } }, 'NOT_ALLOWED', { retryMail: { brand: 'acme' } }]);
    const after = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, 'two@example.com'));
    expect(after.map(({ frontend, state, tries }) => `${frontend} ${state} ${tries}`).sort()).toEqual([
      'acme queued 0',
      'acme queued 0',
      'rhein failed 10',
    ]);
  });

  describe('an email to an address where emails bounce', () => {
    const RETRY = 'mutation ($id: Int!) { retryMail(id: $id) { state } }';
    const failed = async (template: string): Promise<number> => {
      const values = mail({ recipient: 'Gone@example.com', template, state: 'failed', tries: 1, lastError: '550 no' });
      const [row] = await api.db.insert(everyBrand(outbox)).values(values).returning({ id: outbox.id });
      return row?.id ?? 0;
    };
    const tell = async (id: number) => {
      const headers = { frontend: 'acme;en', ...keeper.headers };
      const answer = await api.post('acme.example', { query: RETRY, variables: { id } }, headers);
      const { errors, data } = JSON.parse(await answer.text());
      return errors?.[0] ? `${errors[0].extensions.code}: ${errors[0].message}` : data;
    };
    const stateOf = async (id: number) =>
      (await api.db.select({ state: outbox.state }).from(everyBrand(outbox)).where(eq(outbox.id, id)))[0]?.state;

    it('is not sent again until they no longer do, and says why', async () => {
      const now = new Date();
      await noteBounced(api.db, { email: 'gone@example.com', reason: '550 no such user', now });
      const id = await failed('application_received');
      expect(await tell(id)).toBe(
        'MAIL_BOUNCED: Emails to Gone@example.com come back, so this one was not sent again. Ask the person to correct or confirm the address in their account first.',
      );
      expect(await stateOf(id)).toBe('failed');
      await forgetBounced(api.db, 'gone@example.com');
      expect(await tell(id)).toEqual({ retryMail: { state: 'queued' } });
    });

    it('is sent again if it is there to prove that the address works', async () => {
      await noteBounced(api.db, { email: 'gone@example.com', reason: '550 no such user', now: new Date() });
      const id = await failed('verify_email');
      expect(await tell(id)).toEqual({ retryMail: { state: 'queued' } });
      expect(await stateOf(id)).toBe('queued');
    });
  });
});

describe('the log of accounts', () => {
  it('shows what happened on the own brands, and who did it', async () => {
    const query = (more: string) =>
      `{ adminEvents(list: { count: 100 } ${more}) { total events { brand kind account actor detail } } }`;
    const { adminEvents } = (await api.ask(keeper, query('kind: "email_verified"'))) as {
      adminEvents: { events: unknown[] };
    };
    expect(adminEvents.events).toEqual([
      {
        brand: 'acme',
        kind: 'email_verified',
        account: 'applicant@example.com',
        actor: 'boss@example.com',
        detail: { brand: '*' },
      },
      {
        brand: 'acme',
        kind: 'email_verified',
        account: 'applicant@example.com',
        actor: 'keeper@example.com',
        detail: {},
      },
    ]);
    expect(await api.ask(keeper, query('brand: "rhein"'))).toBe('NOT_ALLOWED');
    const all = (await api.ask(keeper, query(''))) as { adminEvents: { events: { brand: string }[] } };
    expect(new Set(all.adminEvents.events.map(({ brand }) => brand))).toEqual(new Set(['acme']));
  });
});
