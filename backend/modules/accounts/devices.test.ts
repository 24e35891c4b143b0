import { describe, expect, it } from 'vitest';
import { insertPerson } from '../../testing/people.ts';
import { hashPassword } from './passwords.ts';
import { PASSWORD, testAccounts } from './testing/account-site.ts';

const site = testAccounts();
const RESET = 'mutation ($token: String!) { resetPassword(token: $token, password: "another password") { signIn } }';
const CHANGE = `mutation { changePassword(oldPassword: "${PASSWORD}", newPassword: "another password") { jwt } }`;
const signIns = () => site.backend.services.signIns;

const newPerson = async () => insertPerson(site, { passwordHash: await hashPassword(PASSWORD) });

async function enter(email: string, devices = '', password = PASSWORD) {
  const result = await signIns().withPassword({ ...site.visit(), devices }, email, password);
  return 'refused' in result ? result.refused : 'in';
}

async function devicesOf(email: string, kept = ''): Promise<string> {
  const result = await signIns().withPassword({ ...site.visit(), devices: kept }, email, PASSWORD);
  if ('refused' in result) throw new Error(result.refused);
  return result.devices;
}

/** Ten wrong passwords, each from another network. */
async function attack(email: string): Promise<void> {
  for (let times = 0; times < 10; times += 1) await enter(email, '', 'wrong password');
}

describe('ten wrong passwords', () => {
  it('keep everybody out but browsers in which the person has signed in', async () => {
    const { email } = await newPerson();
    const known = await devicesOf(email);
    await attack(email);
    expect([await enter(email), await enter(email, known)]).toEqual(['TooManyTries', 'in']);
    const wrong: string[] = [];
    const other = await newPerson();
    const shared = await devicesOf(other.email, known);
    await attack(other.email);
    for (let times = 0; times < 11; times += 1) wrong.push(await enter(other.email, shared, 'wrong password'));
    expect(wrong).toEqual([...Array(10).fill('CredentialsSignin'), 'TooManyTries']);
    expect(await enter(email, shared)).toBe('in');
  });

  it('are not passed by with the mark of another account, or one that was changed', async () => {
    const [victim, other] = [await newPerson(), await newPerson()];
    const known = await devicesOf(victim.email);
    const strange = await devicesOf(other.email);
    await attack(victim.email);
    const renamed = strange.replace(String(other.id), String(victim.id));
    for (const forged of [strange, renamed, known.slice(0, -1), `${known}.x`, 'x', '~~..'])
      expect(await enter(victim.email, forged)).toBe('TooManyTries');
  });

  it.each([
    ['a new password', CHANGE],
    ['“sign out everywhere”', 'mutation { signOutEverywhere }'],
  ])('keep out browsers from before %s', async (_, mutation) => {
    const person = await newPerson();
    const known = await devicesOf(person.email);
    await site.ask(mutation, {}, person);
    await attack(person.email);
    expect(await enter(person.email, known, 'another password')).toBe('TooManyTries');
  });

  it('keep nobody out who chooses a new password by mail: that signs in, once, here', async () => {
    const { email } = await newPerson();
    await attack(email);
    await site.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { faults { code } } }', { email });
    const token = await site.tokenTo(email);
    const { resetPassword } = await site.ask<{ resetPassword: { signIn: string } }>(RESET, { token });
    await attack(email);
    const by = (on: string) => signIns().withLink(site.visit(on), resetPassword.signIn);
    expect(await by('other')).toEqual({ refused: 'AccessDenied' });
    expect(await by('acme')).toMatchObject({ sessionId: expect.any(String) });
    expect(await by('acme')).toEqual({ refused: 'AccessDenied' });
    expect(await signIns().withLink(site.visit(), token)).toEqual({ refused: 'AccessDenied' });
  });
});
