/** Organizations that somebody owns: who asks to join them, that their owners decide, and nobody else. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization } from '../../database/schema/organizations.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'owner' | 'editor' | 'other' | 'ida', Person>;
let works = 0;
let others = 0;

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.owner = await insertPerson(api, { email: 'owner@harbor.example', roles: ['recruiter'] });
  people.editor = await insertPerson(api, { roles: ['recruiter'] });
  people.other = await insertPerson(api, { email: 'other@mill.example', roles: ['recruiter'] });
  people.ida = await insertPerson(api, { email: 'ida@harbor.example', roles: ['recruiter'], displayName: 'Ida' });
});

beforeEach(async () => {
  for (const table of [organizationClaim, outbox, accountEvent, rateLimit]) await api.db.delete(everyBrand(table));
  await api.db.delete(organizationMember);
  await api.db.delete(organization);
  const profiles = (slug: string) => [{ frontend: 'acme', slug, published: true }];
  works = await insertOrganization(api.db, { name: 'Hafenwerk Süd GmbH', profiles: profiles('hafenwerk-sued-gmbh') });
  others = await insertOrganization(api.db, { name: 'Mill', profiles: profiles('mill') });
  await api.db.insert(organizationMember).values([
    { organizationId: works, accountId: people.owner.id, role: 'owner' },
    { organizationId: works, accountId: people.editor.id, role: 'editor' },
    { organizationId: others, accountId: people.other.id, role: 'owner' },
  ]);
});

type Who = keyof typeof people;
const CLAIM = `mutation ($id: Int!) { claimOrganization(organizationId: $id, position: "Director", email: "ida@harbor.example",
  message: "Call me.") { faults { pointer } claim { id state } } }`;
async function asked(who: Who = 'ida', id = works): Promise<number | string> {
  const answer = (await api.ask(people[who], CLAIM, { id })) as
    | { claimOrganization: { claim: { id: number } } }
    | string;
  return typeof answer === 'string' ? answer : answer.claimOrganization.claim.id;
}
const LIST = 'query ($id: Int!) { joinRequests(organizationId: $id) { id name position email isConfirmed message } }';
const list = async (who: Who, id = works) => {
  const answer = (await api.ask(people[who], LIST, { id })) as { joinRequests: unknown[] } | string;
  return typeof answer === 'string' ? answer : answer.joinRequests;
};
const DECIDE = `mutation ($organization: Int!, $id: Int!, $accept: Boolean!, $reason: String) {
  decideJoinRequest(organizationId: $organization, id: $id, accept: $accept, reason: $reason) { id } }`;
const decide = async (who: Who, id: number | string, values: object = {}) => {
  const variables = { organization: works, id, accept: true, ...values };
  const answer = (await api.ask(people[who], DECIDE, variables)) as { decideJoinRequest: unknown[] } | string;
  return typeof answer === 'string' ? answer : answer.decideJoinRequest.length;
};
const roleOf = async ({ id }: Person) =>
  (await api.db.select().from(organizationMember).where(eq(organizationMember.accountId, id)))[0]?.role;
const mails = async () =>
  (await api.db.select().from(everyBrand(outbox)).orderBy(outbox.id)).map(({ template, recipient }) => [
    template,
    recipient,
  ]);

describe('somebody who asks to join', () => {
  it('waits for the owners, who are mailed', async () => {
    const id = await asked();
    expect(await list('owner')).toEqual([
      { id, name: 'Ida', position: 'Director', email: 'ida@harbor.example', isConfirmed: true, message: 'Call me.' },
    ]);
    expect(await mails()).toEqual([['join_requested', 'owner@harbor.example']]);
    expect(await roleOf(people.ida)).toBeUndefined();
    expect(await asked()).toBe(id);
  });

  it('becomes an editor when an owner accepts, and is mailed', async () => {
    const id = await asked();
    expect(await decide('owner', id)).toBe(0);
    expect(await roleOf(people.ida)).toBe('editor');
    expect((await mails()).at(-1)).toEqual(['join_accepted', 'ida@harbor.example']);
    expect(await decide('owner', id)).toBe('CLAIM_DECIDED');
    expect(await asked()).toBe('ALREADY_MEMBER');
  });

  it('reads why the owners declined, and stays outside', async () => {
    const id = await asked();
    expect(await decide('owner', id, { accept: false, reason: ' ' })).toBe('BAD_INPUT');
    expect(await decide('owner', id, { accept: false, reason: 'Ask Ole.' })).toBe(0);
    expect(await roleOf(people.ida)).toBeUndefined();
    expect((await mails()).at(-1)).toEqual(['join_declined', 'ida@harbor.example']);
  });

  it('cannot decide it, nor can editors, owners of others or an administrator on the claims list', async () => {
    const id = await asked();
    expect(await decide('ida', id)).toBe('ORGANIZATION_UNKNOWN');
    expect(await decide('editor', id)).toBe('NOT_ALLOWED');
    expect(await decide('other', id)).toBe('ORGANIZATION_UNKNOWN');
    expect(await decide('other', id, { organization: others })).toBe('CLAIM_UNKNOWN');
    const APPROVE = 'mutation ($id: Int!) { approveOrganizationClaim(id: $id) { state } }';
    expect(await api.ask(people.boss, APPROVE, { id })).toBe('ORGANIZATION_OWNED');
    expect(await list('editor')).toBe('NOT_ALLOWED');
    expect(await list('other')).toBe('ORGANIZATION_UNKNOWN');
    expect(await roleOf(people.ida)).toBeUndefined();
  });

  it('is not among what waits for administrators', async () => {
    await asked();
    const answer = (await api.ask(people.boss, '{ waitingToday { kind } }')) as { waitingToday: { kind: string }[] };
    expect(answer.waitingToday.filter(({ kind }) => kind === 'claims')).toEqual([]);
  });

  it('waits for an administrator once the last owner has left', async () => {
    const id = await asked();
    await api.db.update(organizationMember).set({ role: 'editor' }).where(eq(organizationMember.organizationId, works));
    expect(await decide('boss', id)).toBe('CLAIM_UNKNOWN');
    const APPROVE = 'mutation ($id: Int!) { approveOrganizationClaim(id: $id) { state } }';
    expect(await api.ask(people.boss, APPROVE, { id })).toEqual({ approveOrganizationClaim: { state: 'approved' } });
    expect(await roleOf(people.ida)).toBe('owner');
  });
});

describe('a name that exists', () => {
  const NAMED = 'query ($name: String!) { organizationsNamed(name: $name) { id path } }';
  const named = (name: string, who: Who = 'ida', on = 'acme') => api.ask(people[who], NAMED, { name }, on);
  const none = { organizationsNamed: [] };

  it.each(['Hafenwerk Süd GmbH', 'hafenwerk süd', ' HAFENWERK SÜD AG '])('is found as "%s"', async (name) => {
    expect(await named(name)).toEqual({
      organizationsNamed: [{ id: works, path: '/organization/hafenwerk-sued-gmbh' }],
    });
  });

  it.each(['Hafenwerk', 'Hafenwerk Nord', '', '!!'])('is not found as "%s"', async (name) => {
    expect(await named(name)).toEqual(none);
  });

  it('says nothing of profiles that are not public, nor of other brands', async () => {
    const hidden = [{ frontend: 'acme', slug: 'secret-works', published: false }];
    await insertOrganization(api.db, { name: 'Secret Works', profiles: hidden });
    const elsewhere = [{ frontend: 'rhein', slug: 'far-works', published: true }];
    await insertOrganization(api.db, { name: 'Far Works', profiles: elsewhere });
    expect([await named('Secret Works'), await named('Far Works')]).toEqual([none, none]);
  });
});
