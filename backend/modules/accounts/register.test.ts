import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account, accountBrand, accountLink } from '../../database/schema/accounts.ts';
import { consent } from '../../database/schema/consent.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { happened } from '../../testing/happened.ts';
import { insertPerson, openSession } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { PASSWORD, testAccounts, testAccountsOf } from './testing/account-site.ts';

vi.mock('@node-rs/argon2', { spy: true });

const site = testAccounts();
const closed = testAccounts(({ features, moderation, forms }) => {
  features.recruiter = false;
  moderation.accounts = true;
  forms.registration.captcha = false;
});

const wary = testAccounts(({ moderation }) => {
  moderation.accounts = true;
});

const odd = testAccountsOf([
  testBrand('bare', ({ forms }) => {
    forms.registration.order = [];
  }),
  testBrand('recruiters', ({ forms, features }) => {
    features.applicant = false;
    forms.registration.items = { account: { fields: { role: { hidden: true } } } };
  }),
]);

const guards = testAccountsOf([
  testBrand('open'),
  testBrand('guarded', ({ forms }) => {
    forms.registration.captcha = true;
  }),
]);

const REGISTER = 'mutation ($answers: JSON!) { register(answers: $answers) { faults { code pointer message } } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { state kind } }';
const LINK = 'query ($token: String!) { accountLink(token: $token) { state kind } }';
const RESEND = 'mutation ($email: String) { resendVerification(email: $email) { faults { pointer } } }';

const answersFor = (email: string, role = 'applicant', password = PASSWORD) => ({
  account: { email, password, role },
  consents: { terms: true },
});

let count = 0;
const newEmail = () => {
  count += 1;
  return `somebody${count}@example.com`;
};
const register = (email: string, role?: string) => site.ask(REGISTER, { answers: answersFor(email, role) });

beforeEach(() => vi.clearAllMocks());

describe('registering', () => {
  it('is counted by role, and once for an address', async () => {
    await happened(site);
    const email = newEmail();
    await register(email, 'recruiter');
    await register(email, 'recruiter');
    await register('no address');
    await register(newEmail());
    expect(await happened(site)).toEqual(['acme registration recruiter 1', 'acme registration applicant 1']);
  });

  it('makes an account with its role, its consent and a mail, and lets the person in', async () => {
    const email = newEmail();
    const answers = answersFor(email.toUpperCase(), 'recruiter');
    expect(await site.ask(REGISTER, { answers }, { locale: 'de' })).toEqual({ register: { faults: [] } });
    const row = await site.accountOf(email);
    expect(row).toMatchObject({ emailVerified: null, passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    const id = row?.id ?? 0;
    const [membership] = await site.db.select().from(everyBrand(accountBrand)).where(eq(accountBrand.accountId, id));
    expect(membership).toMatchObject({ frontend: 'acme', locale: 'de', approved: expect.any(Date) });
    const [agreed] = await site.db.select().from(everyBrand(consent)).where(eq(consent.accountId, id));
    expect(agreed).toMatchObject({ frontend: 'acme', mail: email });
    const [mail] = await site.mailsTo(email);
    expect(mail).toMatchObject({ template: 'verify_email', locale: 'de', frontend: 'acme' });
    expect(mail?.text).toMatch(/https:\/\/acme\.example\/de\/user\/verify\?token=[\w-]{32}\n/);
    const session = await site.signIn(email);
    const user = await site.ask('{ getUser { roles { targetId } emailVerified } }', {}, session as object);
    expect(user).toEqual({ getUser: { roles: [{ targetId: 'recruiter' }], emailVerified: false } });
    expect((await site.eventsOf(id)).map(([kind]) => kind)).toEqual(['registered', 'sign_in']);
  });

  it('says what is wrong, each at its field', async () => {
    const answers = { account: { email: 'ida', password: 'short', role: 'administrator' }, consents: {} };
    const { register: result } = await site.ask<{ register: { faults: { code: string; pointer: string }[] } }>(
      REGISTER,
      {
        answers,
      },
    );
    expect(result.faults.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      'const /consents/terms',
      'enum /account/role',
      'format /account/email',
      'minLength /account/password',
    ]);
  });

  it.each([[[]], ['x'], [{ account: { __proto__: { role: 'administrator' } } }], [{ extra: {} }]])(
    'refuses %j without a fault of ours',
    async (answers) => {
      const { register: result } = await site.ask<{ register: { faults: unknown[] } }>(REGISTER, { answers });
      expect(result.faults.length).toBeGreaterThan(0);
      expect(site.entries.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('answers a known address with the same answer and the same work', async () => {
    const email = newEmail();
    const first = await register(email);
    expect(hash).toHaveBeenCalledTimes(1);
    const before = await site.accountOf(email);
    expect(await register(email, 'recruiter')).toEqual(first);
    expect(hash).toHaveBeenCalledTimes(2);
    expect(await site.accountOf(email)).toEqual(before);
    const [mail] = await site.mailsTo(email);
    expect(mail?.template).toBe('known_address');
    expect(mail?.text).toContain('https://acme.example/user/login\n');
    expect(mail?.text).toMatch(/https:\/\/acme\.example\/user\/password\?token=/);
  });

  it('is open for the roles that the brand has', async () => {
    const asked = { answers: answersFor(newEmail(), 'recruiter') };
    expect(await closed.ask(REGISTER, asked)).toMatchObject({
      register: { faults: [{ code: 'enum', pointer: '/account/role' }] },
    });
    const email = newEmail();
    await closed.ask(REGISTER, { answers: answersFor(email) });
    const session = await closed.signIn(email);
    const id = (await closed.accountOf(email))?.id ?? 0;
    await closed.db.update(account).set({ emailVerified: new Date() }).where(eq(account.id, id));
    const USER = '{ getUser { isUserApprovedAndVerified isEligibleForJobApply } }';
    // This brand approves accounts.
    expect(await closed.ask(USER, {}, session as object)).toEqual({
      getUser: { isUserApprovedAndVerified: false, isEligibleForJobApply: true },
    });
  });

  it('needs no role where the brand has one, and is closed where the brand asks for no address', async () => {
    const roles: [string, string][] = [
      ['bare', 'FEATURE_OFF'],
      ['recruiters', ''],
    ];
    for (const [brand, refused] of roles) {
      const email = newEmail();
      const account = { email, password: PASSWORD };
      const answers = brand === 'bare' ? {} : { account, consents: { terms: true } };
      const asked = odd.ask(REGISTER, { answers }, { brand });
      if (refused) await expect(asked).rejects.toThrow(refused);
      else {
        expect(await asked).toEqual({ register: { faults: [] } });
        const session = await odd.signIn(email, PASSWORD, brand);
        expect(await odd.ask('{ getUser { roles { targetId } } }', {}, { brand, ...(session as object) })).toEqual({
          getUser: { roles: [{ targetId: 'recruiter' }] },
        });
      }
    }
  });

  it('keeps the tick at the newsletter as a consent that can be taken back', async () => {
    const [wanting, other] = [newEmail(), newEmail()];
    const answers = answersFor(wanting);
    await site.ask(REGISTER, { answers: { ...answers, consents: { terms: true, newsletter: true } } });
    await register(other);
    const since = async (email: string) => {
      const session = (await site.signIn(email)) as object;
      return (await site.ask<{ newsletter: { since: string | null } }>('{ newsletter { since } }', {}, session))
        .newsletter.since;
    };
    expect([await since(wanting), await since(other)]).toEqual([expect.any(String), null]);
  });

  it('is possible ten times an hour from one network', async () => {
    const asker = { address: '203.0.113.9' };
    for (let times = 0; times < 10; times += 1) await site.ask(REGISTER, { answers: {} }, asker);
    await expect(site.ask(REGISTER, { answers: {} }, asker)).rejects.toThrow('TOO_MANY_TRIES');
  });

  it('is possible five times an hour with one address from one network', async () => {
    const asker = { address: '203.0.113.10' };
    const answers = answersFor(newEmail());
    for (let times = 0; times < 5; times += 1) await site.ask(REGISTER, { answers }, asker);
    await expect(site.ask(REGISTER, { answers }, asker)).rejects.toThrow('TOO_MANY_TRIES');
    await site.ask(REGISTER, { answers });
  });

  it('sends the owner of an address three mails a day, whoever registers with it and wherever', async () => {
    const email = newEmail();
    await register(email);
    for (let times = 0; times < 6; times += 1)
      await site.ask(REGISTER, { answers: answersFor(email) }, { brand: times % 2 ? 'acme' : 'other' });
    const templates = (await site.mailsTo(email)).map(({ template }) => template);
    // The registration itself was the first of the three attempts.
    expect(templates).toEqual(['known_address', 'known_address', 'verify_email']);
  });

  it('does the same work for a known address as for a new one', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const workFor = async (email: string) => {
      vi.mocked(hash).mockClear();
      query.mockClear();
      await register(email);
      const texts = query.mock.calls.map(([asked]: unknown[]) =>
        typeof asked === 'string' ? asked : String((asked as { text: string }).text),
      );
      return { hashes: vi.mocked(hash).mock.calls.length, texts: texts.sort() };
    };
    const email = newEmail();
    await register(newEmail());
    const fresh = await workFor(email);
    const known = await workFor(email);
    query.mockRestore();
    expect(fresh.hashes).toBe(1);
    expect(known).toEqual(fresh);
    expect((await site.mailsTo(email)).map(({ template }) => template)).toEqual(['known_address', 'verify_email']);
  });
});

describe('the link in the mail', () => {
  it('confirms the address once, and looking at it does not use it', async () => {
    const email = newEmail();
    await register(email);
    const token = await site.tokenTo(email);
    expect(await site.ask(LINK, { token })).toEqual({ accountLink: { state: 'good', kind: 'verify_email' } });
    expect(await site.ask(VERIFY, { token })).toEqual({ verifyEmail: { state: 'good', kind: 'verify_email' } });
    expect((await site.accountOf(email))?.emailVerified).not.toBeNull();
    expect(await site.ask(VERIFY, { token })).toEqual({ verifyEmail: { state: 'used', kind: 'verify_email' } });
  });

  it('holds for 48 hours', async () => {
    const email = newEmail();
    await register(email);
    const token = await site.tokenTo(email);
    const id = (await site.accountOf(email))?.id ?? 0;
    const [link] = await site.db.select().from(everyBrand(accountLink)).where(eq(accountLink.accountId, id));
    expect((link?.expires.getTime() ?? 0) - (link?.created.getTime() ?? 0)).toBe(48 * 3_600_000);
    await site.db
      .update(everyBrand(accountLink))
      .set({ expires: days(-0.001) })
      .where(eq(accountLink.accountId, id));
    expect(await site.ask(VERIFY, { token })).toEqual({ verifyEmail: { state: 'expired', kind: 'verify_email' } });
    expect((await site.accountOf(email))?.emailVerified).toBeNull();
  });

  it('signs in, once, in the browser that registered, and nowhere else', async () => {
    const HERE = `mutation ($answers: JSON!, $browser: String) { register(answers: $answers, browser: $browser) { faults { code } } }`;
    const CONFIRM = `mutation ($token: String!, $browser: String) { verifyEmail(token: $token, browser: $browser) { state signIn } }`;
    const browser = 'b'.repeat(43);
    const signInOf = async (asked: string | null, shown: string | null) => {
      const email = newEmail();
      await site.ask(HERE, { answers: answersFor(email, 'recruiter'), browser: asked });
      const token = await site.tokenTo(email);
      const { verifyEmail } = await site.ask<{ verifyEmail: { state: string; signIn: string | null } }>(CONFIRM, {
        token,
        browser: shown,
      });
      expect(verifyEmail.state).toBe('good');
      const id = (await site.accountOf(email))?.id ?? 0;
      const links = await site.db.select().from(everyBrand(accountLink)).where(eq(accountLink.accountId, id));
      expect(JSON.stringify(links)).not.toContain(browser);
      expect(links.map(({ kind }) => kind).sort()).toEqual(
        verifyEmail.signIn === null ? ['verify_email'] : ['sign_in', 'verify_email'],
      );
      return verifyEmail.signIn;
    };
    expect(await signInOf(browser, browser)).toEqual(expect.stringMatching(/^[\w-]{32}$/));
    expect(await signInOf(browser, null)).toBeNull();
    expect(await signInOf(browser, 'c'.repeat(43))).toBeNull();
    expect(await signInOf(null, browser)).toBeNull();
    // Too short to be a secret.
    expect(await signInOf('b', 'b')).toBeNull();
  });

  it('gives way to a newer one', async () => {
    const email = newEmail();
    await register(email);
    const token = await site.tokenTo(email);
    expect(await site.ask(RESEND, { email })).toEqual({ resendVerification: { faults: [] } });
    expect(await site.ask(LINK, { token })).toEqual({ accountLink: { state: 'used', kind: 'verify_email' } });
    const newer = await site.tokenTo(email);
    expect(await site.ask(VERIFY, { token: newer })).toMatchObject({ verifyEmail: { state: 'good' } });
  });

  it('works on the brand that sent it only', async () => {
    const email = newEmail();
    await register(email);
    const token = await site.tokenTo(email);
    expect(await site.ask(VERIFY, { token }, { brand: 'other' })).toMatchObject({ verifyEmail: { state: 'unknown' } });
    for (const wrong of ['', 'x', `${token}x`, "' or 1=1"])
      expect(await site.ask(VERIFY, { token: wrong })).toEqual({ verifyEmail: { state: 'unknown', kind: null } });
  });

  it('is sent anew to addresses that wait for it, and the answer is the same for all', async () => {
    const verified = await insertPerson(site, { email: newEmail() });
    for (const email of [verified.email, newEmail()])
      expect(await site.ask(RESEND, { email })).toEqual({ resendVerification: { faults: [] } });
    expect(await site.mailsTo(verified.email)).toEqual([]);
    await expect(site.ask(RESEND)).rejects.toThrow('SIGN_IN_REQUIRED');
    const waiting = await insertPerson(site, { email: newEmail(), emailVerified: null });
    await site.ask(RESEND, {}, waiting);
    expect(await site.mailsTo(waiting.email)).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('does the same work for every refusal', async () => {
    const email = newEmail();
    await register(email);
    const blocked = newEmail();
    await register(blocked);
    await site.db.update(account).set({ blocked: new Date() }).where(eq(account.email, blocked));
    const social = await insertPerson(site, { email: newEmail() });
    vi.clearAllMocks();
    const tries: [string, string][] = [
      [email, 'wrong password'],
      [newEmail(), PASSWORD],
      [blocked, PASSWORD],
      [social.email, PASSWORD],
      ['', ''],
    ];
    for (const [address, password] of tries) {
      vi.clearAllMocks();
      expect(await site.signIn(address, password)).toBe('CredentialsSignin');
      expect(verify).toHaveBeenCalledTimes(1);
    }
    const id = (await site.accountOf(blocked))?.id ?? 0;
    expect((await site.eventsOf(id)).at(-1)).toEqual(['sign_in_failed', { reason: 'blocked' }]);
  });

  it('is possible ten times in a quarter of an hour for one address, and a success begins anew', async () => {
    const email = newEmail();
    await register(email);
    for (let times = 0; times < 9; times += 1) expect(await site.signIn(email, 'wrong')).toBe('CredentialsSignin');
    expect(await site.signIn(email)).toHaveProperty('sessionId');
    for (let times = 0; times < 10; times += 1) await site.signIn(email, 'wrong');
    expect(await site.signIn(email)).toBe('TooManyTries');
    const unknown = newEmail();
    for (let times = 0; times < 10; times += 1) await site.signIn(unknown, 'wrong');
    expect(await site.signIn(unknown)).toBe('TooManyTries');
  });

  it('is possible thirty times in a quarter of an hour from one network', async () => {
    const { signIns } = site.backend.services;
    const visit = { ...site.visit(), address: '2001:db8:5:6::1' };
    for (let times = 0; times < 30; times += 1) await signIns.withPassword(visit, `a${times}@example.com`, 'x');
    const neighbour = { ...visit, address: '2001:db8:5:6:7::2' };
    expect(await signIns.withPassword(neighbour, 'b@example.com', 'x')).toEqual({ refused: 'TooManyTries' });
  });
});

describe('joining another brand', () => {
  const JOIN =
    'mutation ($role: SiteRole!, $answers: JSON!) { joinSite(role: $role, answers: $answers) { faults { pointer } } }';

  it('takes the account along, and asks for consent there', async () => {
    const email = newEmail();
    await register(email, 'recruiter');
    const session = await site.signIn(email, PASSWORD, 'other');
    const there = { brand: 'other', ...(session as object) };
    expect(await site.ask('{ getUser { email roles { targetId } } }', {}, there)).toEqual({
      getUser: { email, roles: [] },
    });
    expect(await site.ask(JOIN, { role: 'applicant', answers: {} }, there)).toEqual({
      joinSite: { faults: [{ pointer: '/consents/terms' }] },
    });
    const answers = { consents: { terms: true } };
    expect(await site.ask(JOIN, { role: 'applicant', answers }, there)).toEqual({ joinSite: { faults: [] } });
    expect(await site.ask('{ getUser { roles { targetId } isEligibleForJobApply } }', {}, there)).toEqual({
      getUser: { roles: [{ targetId: 'applicant' }], isEligibleForJobApply: false },
    });
    const id = (await site.accountOf(email))?.id ?? 0;
    const agreed = await site.db.select().from(everyBrand(consent)).where(eq(consent.accountId, id));
    expect(agreed.map(({ frontend }) => frontend).sort()).toEqual(['acme', 'other']);
  });

  it('asks for the proof that registering asks for', async () => {
    const email = newEmail();
    await guards.ask(REGISTER, { answers: answersFor(email) }, { brand: 'open' });
    const brand = 'guarded';
    const guarded = { brand, ...((await guards.signIn(email, PASSWORD, brand)) as object) };
    const join = (captcha?: string) =>
      guards
        .ask<object>(
          `mutation ($captcha: String) {
            joinSite(role: applicant, answers: { consents: { terms: true } }, captcha: $captcha) { faults { pointer } } }`,
          { captcha },
          guarded,
        )
        .catch((error: Error) => error.message);
    expect(await join()).toBe('CAPTCHA_NEEDED');
    expect(await join('made up')).toBe('CAPTCHA_NEEDED');
    const me = '{ getUser { roles { targetId } } }';
    expect(await guards.ask(me, {}, guarded)).toEqual({ getUser: { roles: [] } });
  });

  it('is for people with a session who have no role here, and for roles that the brand has', async () => {
    const answers = { consents: { terms: true } };
    await expect(site.ask(JOIN, { role: 'applicant', answers })).rejects.toThrow('SIGN_IN_REQUIRED');
    const member = await insertPerson(site, { email: newEmail() });
    await expect(site.ask(JOIN, { role: 'recruiter', answers }, member)).rejects.toThrow('NOT_ALLOWED');
    const person = await insertPerson(closed, { email: newEmail(), roles: [] });
    await expect(closed.ask(JOIN, { role: 'recruiter', answers }, person)).rejects.toThrow('FEATURE_OFF');
    await expect(closed.ask(JOIN, { role: 'administrator', answers }, person)).rejects.toThrow();
  });
});

describe('adding the other role', () => {
  const ADD =
    'mutation ($role: SiteRole!, $answers: JSON) { addRole(role: $role, answers: $answers) { faults { pointer } } }';
  const WHO = '{ getUser { roles { targetId } isUserApprovedAndVerified } }';
  const answers = { consents: { terms: true } };

  it('makes an employer of an applicant, who has agreed to the terms before', async () => {
    const email = newEmail();
    await register(email);
    const session = (await site.signIn(email)) as { headers: Record<string, string> };
    expect(await site.ask(ADD, { role: 'recruiter' }, session)).toEqual({ addRole: { faults: [] } });
    expect(await site.ask(WHO, {}, session)).toMatchObject({
      getUser: { roles: [{ targetId: 'applicant' }, { targetId: 'recruiter' }] },
    });
    expect((await site.eventsOf((await site.accountOf(email))?.id ?? 0)).at(-1)).toEqual([
      'role_added',
      { role: 'recruiter' },
    ]);
    // Repeating it changes nothing.
    expect(await site.ask(ADD, { role: 'recruiter' }, session)).toEqual({ addRole: { faults: [] } });
    const elsewhere = (await site.signIn(email, PASSWORD, 'other')) as { headers: Record<string, string> };
    expect(await site.ask(WHO, {}, { brand: 'other', ...elsewhere })).toMatchObject({ getUser: { roles: [] } });
  });

  it('asks for the consents that are missing', async () => {
    const member = await insertPerson(site, { email: newEmail(), roles: ['recruiter'] });
    expect(await site.ask(ADD, { role: 'applicant' }, member)).toEqual({
      addRole: { faults: [{ pointer: '/consents/terms' }] },
    });
    expect(await site.ask(ADD, { role: 'applicant', answers }, member)).toEqual({ addRole: { faults: [] } });
    const agreed = await site.db.select().from(everyBrand(consent)).where(eq(consent.accountId, member.id));
    expect(agreed.map(({ frontend }) => frontend)).toEqual(['acme']);
  });

  it('is for members of the brand, roles that it has, and none that an administrator took away', async () => {
    await expect(site.ask(ADD, { role: 'applicant', answers })).rejects.toThrow('SIGN_IN_REQUIRED');
    const stranger = await insertPerson(site, { email: newEmail(), roles: [] });
    await expect(site.ask(ADD, { role: 'recruiter', answers }, stranger)).rejects.toThrow('NOT_ALLOWED');
    const applicant = await insertPerson(closed, { email: newEmail(), roles: ['applicant'] });
    await expect(closed.ask(ADD, { role: 'recruiter', answers }, applicant)).rejects.toThrow('FEATURE_OFF');
  });

  it('does not bring back a role that an administrator took away', async () => {
    const person = await insertPerson(site, { email: newEmail(), roles: ['applicant', 'recruiter'] });
    const boss = await insertPerson(site, { email: newEmail(), roles: ['administrator'], everywhere: true });
    const REVOKE = 'mutation ($id: Int!) { revokeRole(id: $id, role: "recruiter", brand: "acme") { id } }';
    await site.ask(REVOKE, { id: person.id }, boss);
    const version = (await site.accountOf(person.email))?.tokenVersion ?? 0;
    const session = await openSession(site, { accountId: person.id, frontend: 'acme', version });
    expect(await site.ask(WHO, {}, session)).toMatchObject({ getUser: { roles: [{ targetId: 'applicant' }] } });
    await expect(site.ask(ADD, { role: 'recruiter', answers }, session)).rejects.toThrow('NOT_ALLOWED');
  });

  it('waits for approval as an employer where the brand approves accounts, and not as an applicant', async () => {
    const applicant = await insertPerson(wary, { email: newEmail(), roles: ['applicant'] });
    expect(await wary.ask(WHO, {}, applicant)).toMatchObject({ getUser: { isUserApprovedAndVerified: true } });
    await wary.ask(ADD, { role: 'recruiter', answers }, applicant);
    expect(await wary.ask(WHO, {}, applicant)).toMatchObject({ getUser: { isUserApprovedAndVerified: false } });
    const employer = await insertPerson(wary, { email: newEmail(), roles: ['recruiter'] });
    await wary.ask(ADD, { role: 'applicant', answers }, employer);
    expect(await wary.ask(WHO, {}, employer)).toMatchObject({ getUser: { isUserApprovedAndVerified: true } });
  });
});
