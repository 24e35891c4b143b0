import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountLink } from '../../database/schema/accounts.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { testAccounts } from './testing/account-site.ts';

const site = testAccounts();
const ACT = 'mutation ($userId: Int!) { masquerade(userId: $userId) { token } }';
const people = {} as Record<'keeper' | 'person' | 'stranger', Person>;

beforeAll(async () => {
  people.keeper = await insertPerson(site, { roles: ['site_admin'] });
  people.person = await insertPerson(site, { roles: ['recruiter'] });
  people.stranger = await insertPerson(site, { on: 'other' });
});

async function tokenFor(userId: number, keeper: Person = people.keeper): Promise<string> {
  return (await site.ask<{ masquerade: { token: string } }>(ACT, { userId }, keeper)).masquerade.token;
}

const handOver = (sessionId: string, token: string) =>
  site.backend.services.signIns.handOver(site.visit(), sessionId, token);
const read = (sessionId: string) => site.backend.services.signIns.read(site.visit(), sessionId);

async function actAs(person: Person, keeper: Person = people.keeper) {
  const sessionId = await handOver(keeper.sessionId, await tokenFor(person.id, keeper));
  const view = sessionId === null ? null : await read(sessionId);
  return { sessionId: sessionId ?? '', view, headers: { authorization: `Bearer ${view?.jwt}` } };
}

describe('an administrator', () => {
  it('acts as somebody, flagged and logged, and comes back', async () => {
    const { person, keeper } = people;
    const acting = await actAs(person);
    expect(acting.view).toMatchObject({ user: { id: String(person.id), roles: ['recruiter'] }, masqueraded: true });
    expect(await site.ask('{ getUser { id } }', {}, acting)).toEqual({ getUser: { id: person.id } });
    await site.ask('mutation { updateAccount(firstName: "Ada") { faults { code } } }', {}, acting);
    expect(await handOver(acting.sessionId, 'back')).toBe(keeper.sessionId);
    await expect(site.ask('{ getUser { id } }', {}, acting)).rejects.toThrow('SESSION_ENDED');
    expect(await read(keeper.sessionId)).toMatchObject({ user: { id: String(keeper.id) }, masqueraded: false });
    const events = await site.eventsOf(person.id);
    expect(events).toEqual([
      ['masquerade_began', {}],
      ['masquerade_action', { operation: 'updateAccount' }],
      ['masquerade_ended', {}],
    ]);
  });

  it.each([
    ['a new password', 'mutation { changePassword(oldPassword: "x", newPassword: "long enough!") { jwt } }'],
    ['another address', 'mutation { changeEmail(email: "x@example.com") { faults { code } } }'],
    ['deletion', 'mutation { deleteAccount { faults { code } } }'],
    ['the export', '{ exportAccount }'],
    ['the end of all sessions', 'mutation { signOutEverywhere }'],
    ['acting as a third', `mutation { masquerade(userId: 1) { token } }`],
  ])('is refused %s meanwhile', async (_what, document) => {
    const acting = await actAs(people.person);
    await expect(site.ask(document, {}, acting)).rejects.toThrow(/NOT_WHILE_ACTING|NOT_ALLOWED/);
  });

  it('acts no longer once their own session ends', async () => {
    const keeper = await insertPerson(site, { roles: ['site_admin'] });
    const acting = await actAs(people.person, keeper);
    await site.db.update(account).set({ blocked: new Date() }).where(eq(account.id, keeper.id));
    expect(await read(acting.sessionId)).toBeNull();
    await expect(site.ask('{ getUser { id } }', {}, acting)).rejects.toThrow('SESSION_ENDED');
  });
});

describe('nobody', () => {
  it.each(['administrator', 'site_admin', 'job_editor'] as const)('acts as one with the role %s', async (role) => {
    const power = await insertPerson(site, { roles: [role] });
    await expect(tokenFor(power.id)).rejects.toThrow('NOT_ALLOWED');
    const everywhere = await insertPerson(site, { on: 'other', roles: [role], everywhere: true });
    await expect(tokenFor(everywhere.id)).rejects.toThrow(/NOT_ALLOWED|NO_SUCH_PERSON/);
  });

  it('acts as one of another brand, as one who is blocked, or as one who does not exist', async () => {
    const blocked = await insertPerson(site, { blocked: new Date() });
    for (const id of [people.stranger.id, blocked.id, 99_999_999])
      await expect(tokenFor(id)).rejects.toThrow('NO_SUCH_PERSON');
  });

  it('but administrators may', async () => {
    const editor = await insertPerson(site, { roles: ['job_editor'] });
    const elsewhere = await insertPerson(site, { on: 'other', roles: ['administrator'] });
    await expect(site.ask(ACT, { userId: people.person.id })).rejects.toThrow('SIGN_IN_REQUIRED');
    for (const one of [people.person, editor])
      await expect(tokenFor(people.person.id, one)).rejects.toThrow('NOT_ALLOWED');
    await expect(tokenFor(people.person.id, elsewhere)).rejects.toThrow('SESSION_ENDED');
  });

  it('uses a token twice, late, in another session or as something else', async () => {
    const { keeper, person } = people;
    const token = await tokenFor(person.id);
    const other = await insertPerson(site, { roles: ['site_admin'] });
    expect(await handOver(other.sessionId, token)).toBeNull();
    expect(await handOver(person.sessionId, token)).toBeNull();
    expect(await site.ask('mutation ($t: String!) { verifyEmail(token: $t) { state } }', { t: token })).toEqual({
      verifyEmail: { state: 'unknown' },
    });
    expect(await handOver(keeper.sessionId, token)).not.toBeNull();
    expect(await handOver(keeper.sessionId, token)).toBeNull();
    const late = await tokenFor(person.id);
    await site.db
      .update(everyBrand(accountLink))
      .set({ expires: days(-0.001) })
      .where(eq(accountLink.accountId, person.id));
    expect(await handOver(keeper.sessionId, late)).toBeNull();
    for (const none of ['', 'back', 'x']) expect(await handOver(keeper.sessionId, none)).toBeNull();
  });
});
