/** Organizations that nobody owns are given to their first owner by invitation. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationInvitation, organizationMember } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics, insertJob, insertOrganization, insertPlaces } from '../../testing/rows.ts';
import { asker } from './testing/ask.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const ask = asker(api);
const people = {} as Record<'boss' | 'acme' | 'rhein' | 'editor' | 'ida', Person>;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.acme = await insertPerson(api, { roles: ['site_admin'] });
  people.rhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
  people.ida = await insertPerson(api, { email: 'ida@works.example' });
});
beforeEach(async () => {
  for (const table of [organizationInvitation, outbox, rateLimit]) await api.db.delete(everyBrand(table));
});

const INVITE = `mutation ($id: Int!, $email: String!) {
  inviteOwner(organizationId: $id, email: $email) { faults { code pointer } people { invitations { email role } } } }`;
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id name role } }';

/** What came of it: how many invitations there are, or the code. */
async function invited(who: keyof typeof people, id: number, email = 'ida@works.example') {
  const { data, code } = await ask(people[who], INVITE, { id, email }, who === 'rhein' ? 'rhein;en' : 'acme;en');
  return code ?? data.inviteOwner;
}
const sent = { faults: [], people: { invitations: [{ email: 'ida@works.example', role: 'owner' }] } };
const profilesOf = async (id: number) => {
  const rows = await api.db
    .select()
    .from(everyBrand(organizationProfile))
    .where(eq(organizationProfile.organizationId, id));
  return rows.map(({ frontend, slug, published }) => `${frontend} ${slug} ${published}`);
};

describe('an organization that nobody owns', () => {
  it('gets a profile with its first invitation, and an owner who accepts it', async () => {
    const id = await insertOrganization(api.db, { name: 'Imported Works', profiles: [] });
    await insertJob(api.db, { organizationId: id });
    expect(await profilesOf(id)).toEqual([]);
    expect(await invited('acme', id, 'ida@@')).toMatchObject({ faults: [{ code: 'format', pointer: '/email' }] });
    expect(await profilesOf(id)).toEqual([]);
    expect(await invited('acme', id)).toEqual(sent);
    expect(await invited('acme', id)).toEqual(sent);
    expect(await profilesOf(id)).toEqual(['acme imported-works false']);
    const [mail] = await api.db.select().from(everyBrand(outbox)).orderBy(outbox.id).offset(1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const { data } = await ask(people.ida, ACCEPT, { token });
    expect(data.acceptInvitation).toEqual({ id, name: 'Imported Works', role: 'owner' });
    expect(await invited('acme', id)).toBe('ORGANIZATION_OWNED');
  });

  it('keeps the profile that it has', async () => {
    const id = await insertOrganization(api.db, { name: 'Shown Works', profiles: [{ frontend: 'acme' }] });
    expect(await invited('acme', id)).toEqual(sent);
    expect(await profilesOf(id)).toEqual(['acme shown-works true']);
  });

  it('is for those who administer all brands with its profiles and jobs', async () => {
    const here = await insertOrganization(api.db, { name: 'Here', profiles: [] });
    await insertJob(api.db, { organizationId: here });
    const both = await insertOrganization(api.db, { name: 'Both', profiles: [{ frontend: 'rhein' }] });
    await insertJob(api.db, { organizationId: both });
    const nowhere = await insertOrganization(api.db, { name: 'Nowhere', profiles: [] });
    expect([await invited('rhein', here), await invited('editor', here), await invited('ida', here)]).toEqual([
      ...['ORGANIZATION_UNKNOWN', 'NOT_ALLOWED', 'NOT_ALLOWED'],
    ]);
    expect([await invited('acme', both), await invited('rhein', both)]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED']);
    expect([await invited('acme', nowhere), await invited('acme', 9999)]).toEqual([
      ...['ORGANIZATION_UNKNOWN', 'ORGANIZATION_UNKNOWN'],
    ]);
    expect(await api.db.select().from(everyBrand(organizationInvitation))).toEqual([]);
    expect([await profilesOf(here), await profilesOf(both)]).toEqual([[], ['rhein both true']]);
    for (const id of [both, nowhere]) expect(await invited('boss', id)).toEqual(sent);
    expect(await profilesOf(both)).toEqual(expect.arrayContaining(['acme both false', 'rhein both true']));
  });

  it('can have editors already, but nobody who owns it', async () => {
    const id = await insertOrganization(api.db, { name: 'Edited', profiles: [{ frontend: 'acme' }] });
    const member = { organizationId: id, accountId: people.editor.id };
    await api.db.insert(organizationMember).values({ ...member, role: 'editor' });
    expect(await invited('acme', id)).toEqual(sent);
    await api.db
      .update(organizationMember)
      .set({ role: 'owner' })
      .where(and(eq(organizationMember.organizationId, id), eq(organizationMember.accountId, people.editor.id)));
    expect(await invited('acme', id)).toBe('ORGANIZATION_OWNED');
    expect(await invited('rhein', id)).toBe('ORGANIZATION_UNKNOWN');
  });
});
