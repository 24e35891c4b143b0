import { beforeAll, describe, expect, it } from 'vitest';
import { accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics, insertOrganization, insertPlaces } from '../../testing/rows.ts';
import { asker, CREATE, created, fill, needed, OWN, recruiter } from './testing/ask.ts';

const api = testBackend([
  testBrand('acme'),
  testBrand('rhein'),
  testBrand('off', ({ features }) => {
    features.recruiter = false;
  }),
]);
const ask = asker(api);
let ida: Person;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'off']);
  await insertPlaces(api.db);
  ida = await recruiter(api);
});

const UPDATABLE = `{ updatableOrganizationProfiles {
  id name presentation industry { tid label } benefits { tid label } organization { id } url { path } urlNoPrefix
  logo { url alt title }
} }`;

const openThere = ({ id: accountId }: Person, frontend: string) => openSession(api, { accountId, frontend });

describe('a recruiter', () => {
  it('makes an organization, owns it, and acts for it from then on', async () => {
    const { data } = await ask(ida, CREATE, { name: '  Harbor Works ' });
    expect(data.createOrganization).toEqual({
      faults: [],
      organization: {
        id: expect.any(Number),
        name: 'Harbor Works',
        role: 'owner',
        state: 'draft',
        path: '/organization/harbor-works',
      },
    });
    const own = await ask(ida, OWN);
    expect(own.data.ownOrganization).toMatchObject({
      name: 'Harbor Works',
      managesMembers: true,
      preview: { name: 'Harbor Works' },
    });
    const groups = new Map(groupsIn(own.data).map((one) => [one.group, one]));
    expect([...groups.keys()]).toHaveLength(11);
    expect(groups.get('company_info')).toMatchObject({
      answers: { name: 'Harbor Works' },
      version: 0,
      answered: true,
      faults: [{ code: 'required', pointer: '/company_info/address' }],
    });
    expect(groups.get('gallery')).toEqual({ group: 'gallery', answers: {}, version: 0, answered: false, faults: [] });
    expect(await api.db.select({ kind: accountEvent.kind }).from(everyBrand(accountEvent))).toEqual([
      { kind: 'organization_created' },
    ]);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(151), 'maxLength'],
  ])('cannot call one %.10j', async (name, code) => {
    const { data } = await ask(ida, CREATE, { name });
    expect(data.createOrganization).toMatchObject({ faults: [{ code, pointer: '/name' }], organization: null });
  });

  it('gives a second one of the same name an address of its own', async () => {
    const person = await recruiter(api);
    const { data } = await ask(person, CREATE, { name: 'Harbor Works' });
    expect(data.createOrganization).toMatchObject({ organization: { path: '/organization/harbor-works-2' } });
    const signs = await ask(person, CREATE, { name: '!!!' });
    expect(signs.data.createOrganization).toMatchObject({ organization: { path: '/organization/organization' } });
  });

  it('reads the profiles that they may change, as the specification has it', async () => {
    const person = await recruiter(api);
    const id = await created(ask, person, 'Morgen Verlag');
    await fill(ask, person, id, {
      about: { presentation: { value: '<p>Wir drucken.</p>', format: 'filtered_html' }, industry: ['media'] },
      benefits: { benefits: ['bicycle'] },
    });
    const { data } = await ask(person, UPDATABLE, {}, 'acme;de');
    expect(data.updatableOrganizationProfiles).toEqual([
      {
        id: expect.any(Number),
        name: 'Morgen Verlag',
        presentation: '<p>Wir drucken.</p>',
        industry: [{ tid: expect.any(Number), label: 'Medien' }],
        benefits: [{ tid: expect.any(Number), label: 'Fahrrad' }],
        organization: { id },
        url: { path: '/de/organization/morgen-verlag' },
        urlNoPrefix: '/organization/morgen-verlag',
        logo: null,
      },
    ]);
  });

  it('acts for the active one of several, else for the first by name', async () => {
    const person = await recruiter(api);
    const zebra = await created(ask, person, 'Zebra');
    const apple = await created(ask, person, 'Apple');
    const current = async () => (await ask(person, OWN)).data.ownOrganization;
    const told = async (on: string) =>
      (
        await ask(
          await openThere(person, on),
          '{ getUser { organization { id name } activeOrganization { id } } }',
          {},
          `${on};en`,
        )
      ).data;
    expect(await current()).toMatchObject({ id: apple });
    expect(await told('acme')).toMatchObject({
      getUser: { organization: { id: apple }, activeOrganization: { id: apple } },
    });
    // Neither has a profile on the other brand.
    expect(await told('rhein')).toEqual({ getUser: { organization: null, activeOrganization: null } });
    const activate = 'mutation ($id: Int!) { activateOrganization(organizationId: $id) { id } }';
    await ask(person, activate, { id: zebra });
    expect(await current()).toMatchObject({ id: zebra });
    expect(await told('acme')).toMatchObject({ getUser: { organization: { id: zebra, name: 'Zebra' } } });
    const { data } = await ask(person, UPDATABLE);
    expect(data.updatableOrganizationProfiles).toMatchObject([{ name: 'Apple' }, { name: 'Zebra' }]);
    const stranger = await recruiter(api);
    expect(await ask(stranger, activate, { id: zebra })).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
  });

  it('has none before making one', async () => {
    const person = await recruiter(api);
    expect((await ask(person, OWN)).data).toEqual({ ownOrganization: null });
    expect((await ask(person, UPDATABLE)).data).toEqual({ updatableOrganizationProfiles: [] });
  });

  it('makes at most ten a day', async () => {
    const person = await recruiter(api);
    for (let count = 1; count <= 10; count += 1) await created(ask, person, `Number ${count}`);
    expect(await ask(person, CREATE, { name: 'One more' })).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });
});

describe('an organization', () => {
  it('is read by its own people and by administrators of its brand, and by nobody else', async () => {
    const id = await created(ask, ida, 'Guarded');
    await fill(ask, ida, id, needed('Guarded'));
    const seen = async (person: Person, frontend?: string) =>
      (await ask(person, OWN, { id }, frontend)).data.ownOrganization;
    expect(await seen(ida)).toMatchObject({ role: 'owner' });
    expect(await seen(await recruiter(api))).toBeNull();
    expect(await seen(await insertPerson(api))).toBeNull();
    for (const role of ['job_editor', 'site_admin', 'administrator'] as const)
      expect(await seen(await insertPerson(api, { roles: [role] }))).toMatchObject({ role: null, name: 'Guarded' });
    const elsewhere = await insertPerson(api, { on: 'rhein', roles: ['site_admin'] });
    expect(await seen(elsewhere, 'rhein;en')).toBeNull();
    expect(await ask(null, OWN, { id })).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  it('of the network comes to a further brand when one of its people brings it', async () => {
    const person = await recruiter(api, 'rhein');
    const id = await insertOrganization(api.db, { name: 'Traveller' });
    await api.db.insert(organizationMember).values({ organizationId: id, accountId: person.id, role: 'editor' });
    const ELSEWHERE = '{ organizationsElsewhere { id name } }';
    const bring = 'mutation ($id: Int!) { bringOrganization(organizationId: $id) { id state path } }';
    expect((await ask(person, OWN, { id }, 'rhein;en')).data).toEqual({ ownOrganization: null });
    expect((await ask(person, ELSEWHERE, {}, 'rhein;en')).data).toEqual({
      organizationsElsewhere: [{ id, name: 'Traveller' }],
    });
    const brought = { bringOrganization: { id, state: 'draft', path: '/organization/traveller' } };
    expect((await ask(person, bring, { id }, 'rhein;en')).data).toEqual(brought);
    expect((await ask(person, bring, { id }, 'rhein;en')).data).toEqual(brought);
    expect((await ask(person, ELSEWHERE, {}, 'rhein;en')).data).toEqual({ organizationsElsewhere: [] });
    const stranger = await recruiter(api, 'rhein');
    expect(await ask(stranger, bring, { id }, 'rhein;en')).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
  });

  it('is nothing to a brand without recruiters', async () => {
    const { headers } = await openSession(api, { accountId: ida.id, frontend: 'off' });
    for (const query of [OWN, UPDATABLE])
      expect(await ask({ headers }, query, {}, 'off;en')).toMatchObject({ code: 'FEATURE_OFF' });
    expect(await ask({ headers }, CREATE, { name: 'X' }, 'off;en')).toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('is made by recruiters only', async () => {
    const applicant = await insertPerson(api);
    expect(await ask(applicant, CREATE, { name: 'X' })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await ask(null, CREATE, { name: 'X' })).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});

interface Group {
  group: string;
}

function groupsIn(data: Record<string, unknown>): Group[] {
  return (data.ownOrganization as { groups: Group[] }).groups;
}
