import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  accountBrand,
  accountEvent,
  organizationInvitation,
  organizationMember,
} from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization } from '../../database/schema/organizations.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertPlaces } from '../../testing/rows.ts';
import { asker, created, OWN, recruiter } from './testing/ask.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const ask = asker(api);
let owner: Person;
let id: number;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  owner = await recruiter(api);
  id = await created(ask, owner, 'Harbor Works');
});

const PEOPLE = `query ($id: Int!) {
  organizationPeople(organizationId: $id) { members { accountId role isYou } invitations { id email role } }
}`;
const INVITE = `mutation ($id: Int!, $email: String!, $role: MemberRole!) {
  inviteMember(organizationId: $id, email: $email, role: $role) {
    faults { code pointer message } people { invitations { id email role } }
  }
}`;
const LINK = 'query ($token: String!) { invitation(token: $token) { state organization email role } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id role } }';
const ROLE = `mutation ($id: Int!, $who: Int!, $role: MemberRole!) {
  changeMemberRole(organizationId: $id, accountId: $who, role: $role) { members { accountId role } }
}`;
const REMOVE = `mutation ($id: Int!, $who: Int!) {
  removeMember(organizationId: $id, accountId: $who) { members { accountId role } }
}`;
const HAND = `mutation ($id: Int!, $who: Int!) {
  handOverOrganization(organizationId: $id, accountId: $who) { members { accountId role } }
}`;
const LEAVE = 'mutation ($id: Int!) { leaveOrganization(organizationId: $id) }';
const WITHDRAW = `mutation ($id: Int!, $number: Int!) {
  withdrawInvitation(organizationId: $id, invitationId: $number) { invitations { id } }
}`;

const eventsOf = async (kind: string) =>
  (await api.db.select().from(everyBrand(accountEvent))).filter((event) => event.kind === kind);

/** Invites and returns the token in the mailed link. */
async function invited(email: string, role = 'editor'): Promise<string> {
  const { data, message } = await ask(owner, INVITE, { id, email, role });
  if (!data.inviteMember) throw new Error(message);
  const mails = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email.toLowerCase()));
  const [, token] = /invitation\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  if (token === undefined) throw new Error('The mail has no link.');
  return token;
}

async function member(role: 'owner' | 'editor' | 'screener' = 'editor'): Promise<Person> {
  const person = await insertPerson(api);
  await ask(person, ACCEPT, { token: await invited(person.email, role) });
  return person;
}

describe('an invitation', () => {
  it('goes by mail, is read by whoever has it, and makes its reader a member and a recruiter, once', async () => {
    const person = await insertPerson(api);
    const token = await invited(` ${person.email.toUpperCase()}`.trim());
    const [mail] = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, person.email));
    expect(mail?.template).toBe('invitation');
    expect(mail?.text).toContain('https://acme.example/user/invitation?token=');
    expect(mail?.text).toContain('Harbor Works');
    expect(mail?.text).toContain('As an editor, you may read applicants, post jobs, spend credits,');
    const open = { state: 'open', organization: 'Harbor Works', email: person.email, role: 'editor' };
    expect((await ask(null, LINK, { token })).data).toEqual({ invitation: open });
    expect((await ask(person, ACCEPT, { token })).data).toEqual({ acceptInvitation: { id, role: 'editor' } });
    expect((await ask(person, OWN)).data.ownOrganization).toMatchObject({ id, managesMembers: false });
    expect(await ask(person, ACCEPT, { token })).toMatchObject({ code: 'INVITATION_UNUSABLE' });
    const used = { state: 'accepted', organization: null, email: null, role: null };
    expect((await ask(null, LINK, { token })).data).toEqual({ invitation: used });
    expect(await eventsOf('member_invited')).toHaveLength(1);
    expect(await eventsOf('member_joined')).toMatchObject([{ accountId: person.id, detail: { role: 'editor' } }]);
    expect(await eventsOf('role_granted')).toMatchObject([{ detail: { role: 'recruiter' } }]);
  });

  it('goes to one address three times a day, whoever invites', async () => {
    const email = 'stranger@example.com';
    const codes: unknown[] = [];
    for (let times = 0; times < 5; times += 1) {
      const inviter = await recruiter(api);
      const organizationId = await created(ask, inviter, `Works ${times}`);
      codes.push((await ask(inviter, INVITE, { id: organizationId, email, role: 'editor' })).code ?? 'sent');
    }
    expect(codes).toEqual(['sent', 'sent', 'sent', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
    expect(await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email))).toHaveLength(3);
  });

  it('is for the invited address alone, once that is confirmed', async () => {
    const token = await invited('new@example.com');
    expect(await ask(await insertPerson(api), ACCEPT, { token })).toMatchObject({
      code: 'INVITATION_FOR_OTHER',
      message: 'This invitation was sent to new@example.com. Please sign in with that address.',
    });
    expect(await ask(null, ACCEPT, { token })).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const fresh = await insertPerson(api, { email: 'new@example.com', emailVerified: null });
    expect(await ask(fresh, ACCEPT, { token })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await api.db
      .update(account)
      .set({ emailVerified: days(0) })
      .where(eq(account.id, fresh.id));
    expect((await ask(fresh, ACCEPT, { token })).data).toMatchObject({ acceptInvitation: { id } });
  });

  it('ends after seven days, when it is taken back, and when a later one takes its place', async () => {
    const late = await insertPerson(api);
    const token = await invited(late.email);
    const [row] = await api.db
      .select()
      .from(everyBrand(organizationInvitation))
      .where(eq(organizationInvitation.email, late.email));
    expect(Math.round(((row?.expires.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
    await api.db.update(everyBrand(organizationInvitation)).set({ expires: days(-1) });
    expect(await ask(late, ACCEPT, { token })).toMatchObject({ code: 'INVITATION_UNUSABLE' });
    expect((await ask(null, LINK, { token })).data).toMatchObject({ invitation: { state: 'expired' } });

    const first = await invited('twice@example.com');
    const second = await invited('twice@example.com', 'owner');
    expect((await ask(null, LINK, { token: first })).data).toMatchObject({ invitation: { state: 'withdrawn' } });
    const { data } = await ask(owner, PEOPLE, { id });
    const { invitations } = data.organizationPeople as { invitations: { id: number; email: string; role: string }[] };
    expect(invitations).toEqual([{ id: expect.any(Number), email: 'twice@example.com', role: 'owner' }]);
    await ask(owner, WITHDRAW, { id, number: invitations[0]?.id });
    expect((await ask(null, LINK, { token: second })).data).toMatchObject({ invitation: { state: 'withdrawn' } });
    expect((await ask(null, LINK, { token: 'nothing' })).data).toMatchObject({ invitation: { state: 'unknown' } });
    expect((await ask(null, LINK, { token: second }, 'rhein;en')).data).toMatchObject({
      invitation: { state: 'unknown' },
    });
  });

  it('keeps the database from knowing what stands in the link', async () => {
    const token = await invited('secret@example.com');
    const rows = await api.db.select().from(everyBrand(organizationInvitation));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('goes to addresses only, and not to members', async () => {
    const bad = await ask(owner, INVITE, { id, email: 'ida@', role: 'editor' });
    expect(bad.data).toMatchObject({ inviteMember: { faults: [{ code: 'format', pointer: '/email' }] } });
    const own = await ask(owner, INVITE, { id, email: owner.email, role: 'editor' });
    expect(own.data).toMatchObject({ inviteMember: { faults: [{ code: 'member', pointer: '/email' }] } });
  });
});

describe('an owner', () => {
  it('makes owners and editors, and hands over', async () => {
    const person = await member();
    await ask(owner, ROLE, { id, who: person.id, role: 'owner' });
    expect((await ask(person, OWN, { id })).data.ownOrganization).toMatchObject({ role: 'owner' });
    await ask(person, ROLE, { id, who: person.id, role: 'editor' });
    const { data } = await ask(owner, HAND, { id, who: person.id });
    const { members } = data.handOverOrganization as { members: { accountId: number; role: string }[] };
    expect(members.filter(({ role }) => role === 'owner')).toEqual([{ accountId: person.id, role: 'owner' }]);
    const [row] = await api.db.select().from(organization).where(eq(organization.id, id));
    expect(row?.ownerId).toBe(person.id);
    expect(await ask(owner, ROLE, { id, who: owner.id, role: 'owner' })).toMatchObject({ code: 'NOT_ALLOWED' });
    await ask(person, HAND, { id, who: owner.id });
    expect(await eventsOf('organization_handed_over')).toHaveLength(2);
    expect(await eventsOf('member_role_changed')).toHaveLength(2);
  });

  it('removes people, who see nothing from then on', async () => {
    const person = await member();
    expect((await ask(owner, REMOVE, { id, who: person.id })).code).toBeUndefined();
    expect((await ask(person, OWN, { id })).data).toEqual({ ownOrganization: null });
    expect((await ask(person, OWN)).data).toEqual({ ownOrganization: null });
    const [active] = await api.db.select().from(everyBrand(accountBrand)).where(eq(accountBrand.accountId, person.id));
    expect(active?.activeOrganizationId).toBeNull();
    expect(await ask(owner, REMOVE, { id, who: person.id })).toMatchObject({ code: 'MEMBER_UNKNOWN' });
    expect(await eventsOf('member_removed')).toHaveLength(1);
  });

  it('stays while nobody else owns it', async () => {
    for (const answer of [
      await ask(owner, LEAVE, { id }),
      await ask(owner, REMOVE, { id, who: owner.id }),
      await ask(owner, ROLE, { id, who: owner.id, role: 'editor' }),
    ])
      expect(answer).toMatchObject({ code: 'LAST_OWNER' });
    expect((await ask(owner, OWN, { id })).data.ownOrganization).toMatchObject({ role: 'owner' });
  });

  it('may leave when somebody else owns it, who then is the one whom brands turn to', async () => {
    const [first, second] = [await recruiter(api), await insertPerson(api)];
    const own = await created(ask, first, 'Left');
    const { data } = await ask(first, INVITE, { id: own, email: second.email, role: 'owner' });
    expect(data).toMatchObject({ inviteMember: { faults: [] } });
    const [mail] = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, second.email));
    await ask(second, ACCEPT, { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] });
    expect((await ask(first, LEAVE, { id: own })).data).toEqual({ leaveOrganization: true });
    const [row] = await api.db.select().from(organization).where(eq(organization.id, own));
    expect(row?.ownerId).toBe(second.id);
    expect(await eventsOf('member_left')).toHaveLength(1);
  });
});

describe('an organization that nobody owns', () => {
  const tokenFor = async (email: string) => {
    const [mail] = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email));
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  };
  /** With a profile on the brand, as an import leaves one. */
  const ownerless = async (frontend: string) => {
    const first = await recruiter(api, frontend);
    const own = await created(ask, first, 'Nobody’s', `${frontend};en`);
    await api.db.delete(organizationMember).where(eq(organizationMember.organizationId, own));
    await api.db.update(organization).set({ ownerId: null }).where(eq(organization.id, own));
    return own;
  };
  const ownerOf = async (own: number) => {
    const [row] = await api.db.select().from(organization).where(eq(organization.id, own));
    return row?.ownerId;
  };

  it('is given to a person by an administrator of its brand, whom brands turn to from then on', async () => {
    const [here, there] = [await ownerless('acme'), await ownerless('rhein')];
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const person = await insertPerson(api);
    const wish = { email: person.email, role: 'owner' };
    expect(await ask(admin, INVITE, { id: there, ...wish })).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    expect((await ask(admin, INVITE, { id: here, ...wish })).data).toMatchObject({ inviteMember: { faults: [] } });
    const token = await tokenFor(person.email);
    expect((await ask(person, ACCEPT, { token })).data).toEqual({ acceptInvitation: { id: here, role: 'owner' } });
    expect([await ownerOf(here), await ownerOf(there)]).toEqual([person.id, null]);
  });

  it('is known to whoever accepts first; a later owner joins', async () => {
    const own = await ownerless('acme');
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const [first, second] = [await insertPerson(api), await insertPerson(api)];
    for (const { email } of [first, second]) await ask(admin, INVITE, { id: own, email, role: 'owner' });
    await ask(second, ACCEPT, { token: await tokenFor(second.email) });
    await ask(first, ACCEPT, { token: await tokenFor(first.email) });
    expect(await ownerOf(own)).toBe(second.id);
    expect((await ask(first, OWN, { id: own })).data.ownOrganization).toMatchObject({ role: 'owner' });
  });
});

describe('the people of an organization', () => {
  it('are seen by editors, who change nothing about them but that they go', async () => {
    const person = await member();
    expect((await ask(person, PEOPLE, { id })).data.organizationPeople).toMatchObject({
      members: expect.arrayContaining([{ accountId: person.id, role: 'editor', isYou: true }]),
    });
    const refused: [string, Record<string, unknown>][] = [
      [INVITE, { id, email: 'a@example.com', role: 'editor' }],
      [ROLE, { id, who: person.id, role: 'owner' }],
      [REMOVE, { id, who: owner.id }],
      [HAND, { id, who: person.id }],
      [WITHDRAW, { id, number: 1 }],
    ];
    for (const [query, variables] of refused)
      expect(await ask(person, query, variables)).toMatchObject({ code: 'NOT_ALLOWED' });
    for (const stranger of [await recruiter(api), await insertPerson(api, { on: 'rhein', roles: ['administrator'] })])
      for (const [query, variables] of [...refused, [PEOPLE, { id }] as const]) {
        const frontend = stranger.email && (await isOn(stranger, 'rhein')) ? 'rhein;en' : 'acme;en';
        expect(await ask(stranger, query, variables, frontend)).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
      }
    expect((await ask(person, LEAVE, { id })).data).toEqual({ leaveOrganization: true });
  });

  it('are managed by administrators of the brand, not by those who look after jobs', async () => {
    const person = await member();
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    expect(await ask(editor, REMOVE, { id, who: person.id })).toMatchObject({ code: 'NOT_ALLOWED' });
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    expect((await ask(admin, REMOVE, { id, who: person.id })).code).toBeUndefined();
  });
});

async function isOn({ id: accountId }: Person, frontend: string): Promise<boolean> {
  const rows = await api.db.select().from(everyBrand(accountBrand)).where(eq(accountBrand.accountId, accountId));
  return rows.some((row) => row.frontend === frontend);
}

describe('a role', () => {
  const rolesOf = async (person: Person) => (await ask(person, '{ memberships { name role } }')).data.memberships;

  it('of applicants only is given by invitation, and by owners to those who had another', async () => {
    const screener = await member('screener');
    expect(await rolesOf(screener)).toEqual([{ name: 'Harbor Works', role: 'screener' }]);
    const editor = await member();
    expect((await ask(editor, OWN)).data.ownOrganization).toMatchObject({ id, role: 'editor' });
    await ask(owner, ROLE, { id, who: editor.id, role: 'screener' });
    expect((await ask(editor, OWN)).data.ownOrganization).toBeNull();
    const [row] = await api.db.select().from(everyBrand(accountBrand)).where(eq(accountBrand.accountId, editor.id));
    expect(row?.activeOrganizationId).toBeNull();
    await ask(owner, ROLE, { id, who: screener.id, role: 'editor' });
    expect((await ask(screener, OWN)).data.ownOrganization).toMatchObject({ id, role: 'editor' });
    const { data } = await ask(owner, PEOPLE, { id });
    const roles = (data.organizationPeople as { members: { role: string }[] }).members.map(({ role }) => role);
    expect([...new Set(roles)]).toEqual(['owner', 'editor', 'screener']);
    for (const { id: who } of [screener, editor]) await ask(owner, REMOVE, { id, who });
  });

  it('is not lowered by an invitation that was sent before', async () => {
    const person = await insertPerson(api);
    const token = await invited(person.email, 'screener');
    await api.db.insert(organizationMember).values({ organizationId: id, accountId: person.id, role: 'editor' });
    expect((await ask(person, ACCEPT, { token })).data).toEqual({ acceptInvitation: { id, role: 'editor' } });
    await ask(owner, REMOVE, { id, who: person.id });
  });

  it('of an owner stays with the last one', async () => {
    expect(await ask(owner, ROLE, { id, who: owner.id, role: 'screener' })).toMatchObject({ code: 'LAST_OWNER' });
  });
});
