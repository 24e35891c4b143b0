import { describe, expect, it } from 'vitest';
import { insertPerson } from '../../testing/people.ts';
import { hashPassword } from './passwords.ts';
import { PASSWORD, testAccounts } from './testing/account-site.ts';

const site = testAccounts();
const CHANGE = `mutation ($email: String!, $password: String) {
  changeEmail(email: $email, password: $password) { faults { code pointer } } }`;
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { state kind } }';
const UPDATE = `mutation ($displayName: String, $firstName: String, $lastName: String, $locale: String) {
  updateAccount(displayName: $displayName, firstName: $firstName, lastName: $lastName, locale: $locale) { faults { code } } }`;
const done = { changeEmail: { faults: [] } };

let count = 0;
async function newPerson() {
  count += 1;
  return insertPerson(site, { email: `mail${count}@example.com`, passwordHash: await hashPassword(PASSWORD) });
}

describe('changing the address', () => {
  it('asks the new one first, and tells the old one after', async () => {
    const person = await newPerson();
    const email = `new-${person.email}`;
    expect(await site.ask(CHANGE, { email: email.toUpperCase(), password: PASSWORD }, person)).toEqual(done);
    expect((await site.accountOf(person.email))?.id).toBe(person.id);
    const [asked] = await site.mailsTo(email);
    expect(asked?.template).toBe('change_email');
    await site.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { faults { code } } }', {
      email: person.email,
    });
    const old = await site.tokenTo(person.email);
    expect(await site.ask(VERIFY, { token: await site.tokenTo(email) })).toEqual({
      verifyEmail: { state: 'good', kind: 'change_email' },
    });
    expect((await site.accountOf(email))?.id).toBe(person.id);
    const [told] = await site.mailsTo(person.email);
    expect([told?.template, told?.text.includes(email)]).toEqual(['email_changed', true]);
    // A link already mailed to the old address could otherwise take over the account.
    expect(await site.ask('query ($t: String!) { accountLink(token: $t) { state } }', { t: old })).toEqual({
      accountLink: { state: 'used' },
    });
    expect(await site.ask('{ getUser { email } }', {}, person)).toEqual({ getUser: { email } });
    expect((await site.eventsOf(person.id)).map(([kind]) => kind)).toEqual(['email_changed']);
  });

  it('needs the password', async () => {
    const person = await newPerson();
    for (const password of ['wrong', null])
      expect(await site.ask(CHANGE, { email: 'x@example.com', password }, person)).toEqual({
        changeEmail: { faults: [{ code: 'password', pointer: '/password' }] },
      });
    expect(await site.mailsTo('x@example.com')).toEqual([]);
  });

  it('answers alike for an address that somebody has, who is told', async () => {
    const person = await newPerson();
    const owner = await newPerson();
    expect(await site.ask(CHANGE, { email: owner.email, password: PASSWORD }, person)).toEqual(done);
    expect((await site.mailsTo(owner.email)).map(({ template }) => template)).toEqual(['known_address']);
  });

  it('comes to nothing when the address was taken meanwhile', async () => {
    const person = await newPerson();
    const email = 'taken@example.com';
    await site.ask(CHANGE, { email, password: PASSWORD }, person);
    const token = await site.tokenTo(email);
    const other = await insertPerson(site, { email });
    expect(await site.ask(VERIFY, { token })).toEqual({ verifyEmail: { state: 'expired', kind: 'change_email' } });
    expect((await site.accountOf(email))?.id).toBe(other.id);
  });

  it('refuses what is no address', async () => {
    const person = await newPerson();
    for (const email of ['ida', '', 'a@b@c', `${'x'.repeat(260)}@example.com`]) {
      const { changeEmail } = await site.ask<{ changeEmail: { faults: { pointer: string }[] } }>(
        CHANGE,
        { email, password: PASSWORD },
        person,
      );
      expect(changeEmail.faults[0]?.pointer).toBe('/email');
    }
  });
});

describe('names and language', () => {
  it('change alone, the others stay', async () => {
    const person = await newPerson();
    await site.ask(UPDATE, { firstName: '  Ada\u202e ', lastName: 'King\nNoel' }, person);
    await site.ask(UPDATE, { displayName: '', locale: 'de' }, person);
    const USER = '{ getUser { name displayName firstName lastName locale } }';
    expect(await site.ask(USER, {}, person)).toEqual({
      getUser: { name: 'Ada King Noel', displayName: '', firstName: 'Ada', lastName: 'King Noel', locale: 'de' },
    });
  });

  it('keep their bounds', async () => {
    const person = await newPerson();
    await expect(site.ask(UPDATE, { firstName: 'x'.repeat(101) }, person)).rejects.toThrow('BAD_INPUT');
    await expect(site.ask(UPDATE, { locale: 'tlh' }, person)).rejects.toThrow('BAD_INPUT');
    await expect(site.ask(UPDATE, { firstName: 'Eve' })).rejects.toThrow('SIGN_IN_REQUIRED');
  });
});

it('tells a visitor nothing', async () => {
  expect(await site.ask('{ getUser { id } }')).toEqual({ getUser: null });
  await expect(site.ask('{ exportAccount }')).rejects.toThrow('SIGN_IN_REQUIRED');
});
