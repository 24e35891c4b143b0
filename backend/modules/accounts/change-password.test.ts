import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { account, accountIdentity, accountLink, accountSession } from '../../database/schema/accounts.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { hashPassword } from './passwords.ts';
import { PASSWORD, testAccounts } from './testing/account-site.ts';

const site = testAccounts();
const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) { faults { pointer } } }';
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) { state faults { code pointer } } }`;
const CHANGE = `mutation ($old: String, $new: String!) {
  changePassword(oldPassword: $old, newPassword: $new) { jwt faults { code pointer message } } }`;
const WHO = '{ getUser { email } }';
const NEW = 'another password';

let count = 0;
async function newPerson(values: Partial<typeof account.$inferInsert> = {}) {
  count += 1;
  const passwordHash = await hashPassword(PASSWORD);
  return insertPerson(site, { email: `pw${count}@example.com`, passwordHash, ...values });
}

describe('the mail with the link', () => {
  it('cannot be used up by strangers, nor can the link of the person', async () => {
    const person = await insertPerson(site, { passwordHash: await hashPassword(PASSWORD) });
    const home = '203.0.113.77';
    await site.backend.services.signIns.withPassword({ ...site.visit(), address: home }, person.email, PASSWORD);
    await site.ask(REQUEST, { email: person.email }, { address: home });
    const token = await site.tokenTo(person.email);
    for (let times = 0; times < 8; times += 1) await site.ask(REQUEST, { email: person.email });
    // Five attempts were counted, including the person's own.
    expect(await site.mailsTo(person.email)).toHaveLength(5);
    for (let times = 0; times < 4; times += 1) await site.ask(REQUEST, { email: person.email }, { address: home });
    expect(await site.mailsTo(person.email)).toHaveLength(9);
    await expect(site.ask(REQUEST, { email: person.email }, { address: home })).rejects.toThrow('TOO_MANY_TRIES');
    expect(await site.ask(RESET, { token, password: NEW })).toEqual({ resetPassword: { state: 'good', faults: [] } });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, and every session ends', async () => {
    const person = await newPerson();
    expect(await site.ask(REQUEST, { email: ` ${person.email.toUpperCase()} ` })).toEqual({
      requestPasswordReset: { faults: [] },
    });
    const [mail] = await site.mailsTo(person.email);
    expect(mail?.text).toMatch(/https:\/\/acme\.example\/user\/password\?token=/);
    const token = await site.tokenTo(person.email);
    expect(await site.ask(RESET, { token, password: NEW })).toEqual({ resetPassword: { state: 'good', faults: [] } });
    await expect(site.ask(WHO, {}, person)).rejects.toThrow('SESSION_ENDED');
    expect(await site.signIn(person.email)).toBe('CredentialsSignin');
    expect(await site.signIn(person.email, NEW)).toHaveProperty('sessionId');
    expect((await site.mailsTo(person.email))[0]?.template).toBe('password_changed');
    expect((await site.eventsOf(person.id)).map(([kind]) => kind)).toContain('password_reset');
  });

  it('has a link that works once, for an hour', async () => {
    const person = await newPerson();
    await site.ask(REQUEST, { email: person.email });
    const token = await site.tokenTo(person.email);
    const [link] = await site.db.select().from(everyBrand(accountLink)).where(eq(accountLink.accountId, person.id));
    expect((link?.expires.getTime() ?? 0) - (link?.created.getTime() ?? 0)).toBe(3_600_000);
    await site.db
      .update(everyBrand(accountLink))
      .set({ expires: days(-0.001) })
      .where(eq(accountLink.accountId, person.id));
    expect(await site.ask(RESET, { token, password: NEW })).toMatchObject({ resetPassword: { state: 'expired' } });
    await site.db
      .update(everyBrand(accountLink))
      .set({ expires: days(1) })
      .where(eq(accountLink.accountId, person.id));
    expect(await site.ask(RESET, { token, password: 'short' })).toEqual({
      resetPassword: { state: 'good', faults: [{ code: 'minLength', pointer: '/password' }] },
    });
    const both = await Promise.all([NEW, 'and yet another'].map((password) => site.ask(RESET, { token, password })));
    expect(both.map((answer) => JSON.stringify(answer)).sort()).toEqual([
      '{"resetPassword":{"state":"good","faults":[]}}',
      '{"resetPassword":{"state":"used","faults":[]}}',
    ]);
  });

  it('answers alike for addresses that nobody has', async () => {
    const blocked = await newPerson({ blocked: new Date() });
    for (const email of ['nobody@example.com', blocked.email])
      expect(await site.ask(REQUEST, { email })).toEqual({ requestPasswordReset: { faults: [] } });
    expect(await site.mailsTo('nobody@example.com')).toEqual([]);
    expect(await site.mailsTo(blocked.email)).toEqual([]);
    expect(await site.ask(REQUEST, { email: 'no address' })).toEqual({
      requestPasswordReset: { faults: [{ pointer: '/email' }] },
    });
  });

  it.each(['requestPasswordReset', 'resendVerification'])(
    'does the same work for an address that nobody has as for a known one: %s',
    async (operation) => {
      const ask = `mutation ($email: String!) { ${operation}(email: $email) { faults { pointer } } }`;
      const person = await newPerson(operation === 'resendVerification' ? { emailVerified: null } : {});
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const workFor = async (email: string) => {
        query.mockClear();
        await site.ask(ask, { email });
        return query.mock.calls
          .map(([asked]: unknown[]) => (typeof asked === 'string' ? asked : String((asked as { text: string }).text)))
          .sort();
      };
      await workFor('somebody@example.com');
      const [known, unknown] = [await workFor(person.email), await workFor('nobody.else@example.com')];
      query.mockRestore();
      expect(unknown).toEqual(known);
      expect((await site.mailsTo(person.email)).length).toBe(1);
    },
  );

  it('confirms the address, and shuts out whoever named it before', async () => {
    const person = await newPerson({ emailVerified: null });
    await site.db.insert(accountIdentity).values({ accountId: person.id, provider: 'facebook', subject: 'intruder' });
    await site.ask(REQUEST, { email: person.email });
    await site.ask(RESET, { token: await site.tokenTo(person.email), password: NEW });
    expect((await site.accountOf(person.email))?.emailVerified).not.toBeNull();
    expect(await site.db.select().from(accountIdentity).where(eq(accountIdentity.accountId, person.id))).toEqual([]);
  });

  it('is no way to use a link of another kind', async () => {
    const person = await newPerson({ emailVerified: null });
    await site.ask('mutation { resendVerification { faults { code } } }', {}, person);
    const token = await site.tokenTo(person.email);
    expect(await site.ask(RESET, { token, password: NEW })).toMatchObject({ resetPassword: { state: 'unknown' } });
  });
});

describe('changing a password', () => {
  it('ends all other sessions, and goes on in this one with a new bearer', async () => {
    const person = await newPerson();
    const elsewhere = await openSession(site, { accountId: person.id, frontend: 'acme' });
    const { changePassword } = await site.ask<{ changePassword: { jwt: string; faults: unknown[] } }>(
      CHANGE,
      { old: PASSWORD, new: NEW },
      person,
    );
    expect(changePassword.faults).toEqual([]);
    const headers = { authorization: `Bearer ${changePassword.jwt}` };
    expect(await site.ask(WHO, {}, { headers })).toEqual({ getUser: { email: person.email } });
    for (const old of [person, elsewhere]) await expect(site.ask(WHO, {}, old)).rejects.toThrow('SESSION_ENDED');
    const { signIns } = site.backend.services;
    expect(await signIns.read(site.visit(), person.sessionId)).toMatchObject({ user: { email: person.email } });
    expect(await signIns.read(site.visit(), elsewhere.sessionId)).toBeNull();
    expect((await site.mailsTo(person.email)).map(({ template }) => template)).toEqual(['password_changed']);
  });

  it('needs the old one, tried ten times at most', async () => {
    const person = await newPerson();
    const wrong = {
      code: 'password',
      pointer: '/oldPassword',
      message: 'Dieses Passwort ist falsch. Bitte prüfen Sie es.',
    };
    for (const old of ['wrong', null, ...Array.from({ length: 8 }, () => 'guess')])
      expect(await site.ask(CHANGE, { old, new: NEW }, { ...person, locale: 'de' })).toEqual({
        changePassword: { jwt: null, faults: [wrong] },
      });
    await expect(site.ask(CHANGE, { old: PASSWORD, new: NEW }, person)).rejects.toThrow('TOO_MANY_TRIES');
  });

  it('checks the new one', async () => {
    const person = await newPerson();
    expect(await site.ask(CHANGE, { old: PASSWORD, new: 'short' }, person)).toMatchObject({
      changePassword: { jwt: null, faults: [{ code: 'minLength', pointer: '/newPassword' }] },
    });
  });

  it('for the first time needs a session that has just begun', async () => {
    const person = await newPerson({ passwordHash: null });
    await site.db
      .update(everyBrand(accountSession))
      .set({ created: days(-1) })
      .where(eq(accountSession.id, person.sessionId));
    await expect(site.ask(CHANGE, { new: NEW }, person)).rejects.toThrow('SIGN_IN_AGAIN');
    const fresh = await openSession(site, { accountId: person.id, frontend: 'acme' });
    expect(await site.ask(CHANGE, { new: NEW }, fresh)).toMatchObject({ changePassword: { faults: [] } });
    expect(await site.signIn(person.email, NEW)).toHaveProperty('sessionId');
  });

  it('is nothing for visitors, nor for who acts as somebody', async () => {
    await expect(site.ask(CHANGE, { new: NEW })).rejects.toThrow('SIGN_IN_REQUIRED');
    const person = await newPerson();
    const acting = await openSession(site, { accountId: person.id, frontend: 'acme', actorId: person.id });
    await expect(site.ask(CHANGE, { old: PASSWORD, new: NEW }, acting)).rejects.toThrow('NOT_WHILE_ACTING');
  });
});

it('ends every session on wish', async () => {
  const person = await newPerson();
  const elsewhere = await openSession(site, { accountId: person.id, frontend: 'other' });
  expect(await site.ask('mutation { signOutEverywhere }', {}, person)).toEqual({ signOutEverywhere: true });
  await expect(site.ask(WHO, {}, person)).rejects.toThrow('SESSION_ENDED');
  await expect(site.ask(WHO, {}, { brand: 'other', ...elsewhere })).rejects.toThrow('SESSION_ENDED');
  expect(await site.backend.services.signIns.read(site.visit('other'), elsewhere.sessionId)).toBeNull();
});

it.each([
  ['a block', { blocked: new Date() }],
  ['another version of the account', { tokenVersion: 2 }],
])('ends a session at its next request after %s', async (_what, change) => {
  const person = await newPerson();
  await site.db.update(account).set(change).where(eq(account.id, person.id));
  await expect(site.ask(WHO, {}, person)).rejects.toThrow('SESSION_ENDED');
  expect(await site.backend.services.signIns.read(site.visit(), person.sessionId)).toBeNull();
});
