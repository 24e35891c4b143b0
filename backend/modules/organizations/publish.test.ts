import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics, insertPlaces } from '../../testing/rows.ts';
import { asker, created, fill, needed, OWN, PUBLISH, recruiter } from './testing/ask.ts';

const moderated = (what: 'organizations' | 'accounts') =>
  testBrand(what, ({ moderation }) => {
    moderation[what] = true;
  });
const api = testBackend([testBrand('acme'), testBrand('rhein'), moderated('organizations'), moderated('accounts')]);
const ask = asker(api);

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'organizations', 'accounts']);
  await insertPlaces(api.db);
});

const BY_SLUG = 'query ($slug: String) { organization(slug: $slug) { name slug } }';
const ROUTE = `query ($slug: String!) {
  getRoutInfo(slug: $slug) { route { error { code } redirect { code target } content { type } } }
}`;
const SEARCH = `query ($text: String!) {
  search(index: ORGANIZATIONS, request: { fulltext: { keys: $text }, range: { first: 0, last: 10 } }) {
    total hits { organization { name } }
  }
}`;
const UNPUBLISH = 'mutation ($id: Int!) { unpublishOrganization(organizationId: $id) { state } }';

async function whole(person: Person, name: string, brand = 'acme'): Promise<number> {
  const id = await created(ask, person, name, `${brand};en`);
  await fill(ask, person, id, needed(name), `${brand};en`);
  return id;
}

const found = async (text: string, brand = 'acme') => (await api.run(brand, SEARCH, { text })).search;
const route = async (slug: string) =>
  (await api.run('acme', ROUTE, { slug: `/organization/${slug}` })).getRoutInfo as { route: unknown };
const state = async (person: Person, id: number, brand = 'acme') =>
  (await ask(person, OWN, { id }, `${brand};en`)).data.ownOrganization;

describe('a profile', () => {
  it('is published when nothing is missing: page and search show it, and no other brand', async () => {
    const ida = await recruiter(api);
    const id = await created(ask, ida, 'Quayside Bakery');
    expect((await ask(ida, PUBLISH, { id })).data).toEqual({
      publishOrganization: {
        faults: expect.arrayContaining([
          { code: 'required', pointer: '/personal_info/firstName' },
          { code: 'required', pointer: '/company_info/address' },
        ]),
        organization: { state: 'draft', path: '/organization/quayside-bakery' },
      },
    });
    expect(await route('quayside-bakery')).toMatchObject({ route: { error: { code: 404 } } });
    await fill(ask, ida, id, needed('Quayside Bakery'));
    expect(await found('Quayside')).toMatchObject({ total: 0 });
    expect((await ask(ida, PUBLISH, { id })).data).toMatchObject({
      publishOrganization: { faults: [], organization: { state: 'published' } },
    });
    expect(await found('Quayside')).toEqual({ total: 1, hits: [{ organization: { name: 'Quayside Bakery' } }] });
    expect(await found('Quayside', 'rhein')).toMatchObject({ total: 0 });
    expect(await route('quayside-bakery')).toMatchObject({ route: { content: { type: 'organization_profile' } } });
    expect(await api.run('rhein', BY_SLUG, { slug: 'quayside-bakery' })).toEqual({ organization: null });
    expect((await ask(ida, UNPUBLISH, { id })).data).toEqual({ unpublishOrganization: { state: 'draft' } });
    expect(await found('Quayside')).toMatchObject({ total: 0 });
    expect(await route('quayside-bakery')).toMatchObject({ route: { error: { code: 404 } } });
  });

  it('tells every process that its pages changed, when it is committed', async () => {
    const tags: string[] = [];
    const stop = api.backend.services.bus.onTags((some) => tags.push(...some));
    const ida = await recruiter(api);
    const id = await whole(ida, 'Tagged');
    expect(tags).toEqual([]);
    await ask(ida, PUBLISH, { id });
    await expect.poll(() => tags).toEqual(expect.arrayContaining([`org:${id}`, 'jobs:acme']));
    tags.length = 0;
    await fill(ask, ida, id, { benefits: { benefits: ['bicycle'] } });
    await expect.poll(() => tags).toEqual(expect.arrayContaining([`org:${id}`]));
    stop();
  });

  it('needs a confirmed address', async () => {
    const ida = await insertPerson(api, { roles: ['recruiter'], emailVerified: null });
    const id = await whole(ida, 'Unconfirmed');
    expect(await ask(ida, PUBLISH, { id })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(await state(ida, id)).toMatchObject({ state: 'draft' });
  });

  it('keeps its former address when it is renamed: 301 on the brand that knew it', async () => {
    const ida = await recruiter(api);
    const id = await whole(ida, 'Old Name');
    await ask(ida, PUBLISH, { id });
    await fill(ask, ida, id, { organization_page: { name: 'New Name' } });
    expect(await api.run('acme', BY_SLUG, { slug: 'new-name' })).toEqual({
      organization: { name: 'New Name', slug: 'new-name' },
    });
    const leads = { route: { error: null, redirect: { code: 301, target: '/organization/new-name' }, content: null } };
    expect(await route('old-name')).toEqual(leads);
    expect(await found('New Name')).toMatchObject({ hits: [{ organization: { name: 'New Name' } }] });
    const other = await whole(await recruiter(api), 'Old Name');
    expect(other).not.toBe(id);
    expect(await route('old-name')).toEqual(leads);
    await fill(ask, ida, id, { organization_page: { name: 'Old Name' } });
    expect(await route('new-name')).toMatchObject({ route: { redirect: { target: '/organization/old-name' } } });
    expect(await api.run('acme', BY_SLUG, { slug: 'old-name' })).toMatchObject({ organization: { slug: 'old-name' } });
    await ask(ida, UNPUBLISH, { id });
    expect(await route('new-name')).toMatchObject({ route: { error: { code: 404 } } });
  });

  it('is published by its own people and administrators of the brand, by nobody else', async () => {
    const ida = await recruiter(api);
    const id = await whole(ida, 'Mine');
    const there = await openSession(api, { accountId: ida.id, frontend: 'rhein' });
    for (const [person, frontend] of [
      [await recruiter(api), 'acme;en'],
      [there, 'rhein;en'],
      [await insertPerson(api, { on: 'rhein', roles: ['administrator'] }), 'rhein;en'],
    ] as const)
      for (const mutation of [PUBLISH, UNPUBLISH])
        expect(await ask(person, mutation, { id }, frontend)).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    expect((await ask(editor, PUBLISH, { id })).data).toMatchObject({
      publishOrganization: { organization: { state: 'published' } },
    });
  });
});

const mailsTo = ({ email }: Person) =>
  api.db
    .select({ template: outbox.template, subject: outbox.subject, text: outbox.text })
    .from(everyBrand(outbox))
    .where(eq(outbox.recipient, email));

describe('a brand that looks at profiles first', () => {
  const APPROVE = `mutation ($id: Int!) {
    approveOrganization(organizationId: $id) { faults { code } organization { state } }
  }`;
  const REFUSE = `mutation ($id: Int!, $reason: String!) {
    refuseOrganization(organizationId: $id, reason: $reason) { state refusal }
  }`;
  const WAITING = '{ waitingOrganizations { id name requested } }';
  const brand = 'organizations';
  const on = `${brand};en`;

  it('has it wait until an administrator publishes it; from then on it is not asked again', async () => {
    const [ida, admin] = [await recruiter(api, brand), await insertPerson(api, { on: brand, roles: ['site_admin'] })];
    const id = await whole(ida, 'Patience', brand);
    expect((await ask(ida, PUBLISH, { id }, on)).data).toMatchObject({
      publishOrganization: { faults: [], organization: { state: 'waiting' } },
    });
    await ask(ida, PUBLISH, { id }, on);
    expect(await found('Patience', brand)).toMatchObject({ total: 0 });
    expect((await ask(admin, WAITING, {}, on)).data).toEqual({
      waitingOrganizations: [{ id, name: 'Patience', requested: expect.any(String) }],
    });
    expect(await ask(ida, WAITING, {}, on)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await ask(ida, APPROVE, { id }, on)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await ask(admin, APPROVE, { id }, on)).data).toEqual({
      approveOrganization: { faults: [], organization: { state: 'published' } },
    });
    expect(await ask(admin, APPROVE, { id }, on)).toMatchObject({ code: 'ORGANIZATION_NOT_WAITING' });
    expect(await found('Patience', brand)).toMatchObject({ total: 1 });
    await ask(ida, UNPUBLISH, { id }, on);
    expect((await ask(ida, PUBLISH, { id }, on)).data).toMatchObject({
      publishOrganization: { organization: { state: 'published' } },
    });
    expect(await mailsTo(ida)).toEqual([
      {
        template: 'organization_approved',
        subject: 'Patience is now public at The organizations',
        text: expect.stringMatching(/\/organization\/patience\n/),
      },
    ]);
    const kinds = (await api.db.select().from(everyBrand(accountEvent))).filter(({ frontend }) => frontend === brand);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'organization_created',
      'organization_submitted',
      'organization_published',
      'organization_unpublished',
      'organization_published',
    ]);
  });

  it('gives it back with a reason, and takes it anew', async () => {
    const [ida, admin] = [await recruiter(api, brand), await insertPerson(api, { on: brand, roles: ['site_admin'] })];
    const id = await whole(ida, 'Vague', brand);
    await ask(ida, PUBLISH, { id }, on);
    expect(await ask(admin, REFUSE, { id, reason: '  ' }, on)).toMatchObject({ code: 'BAD_INPUT' });
    expect((await ask(admin, REFUSE, { id, reason: 'Who are you?' }, on)).data).toEqual({
      refuseOrganization: { state: 'draft', refusal: 'Who are you?' },
    });
    expect(await state(ida, id, brand)).toMatchObject({ state: 'draft', refusal: 'Who are you?' });
    const [mail] = await mailsTo(ida);
    expect(mail).toMatchObject({ template: 'organization_refused' });
    expect(mail?.text).toMatch(/> Who are you\?[\s\S]*\/user\/organization\n/);
    await ask(ida, PUBLISH, { id }, on);
    expect(await state(ida, id, brand)).toMatchObject({ state: 'waiting', refusal: null });
    await ask(ida, UNPUBLISH, { id }, on);
    expect(await state(ida, id, brand)).toMatchObject({ state: 'draft' });
  });

  it('or at accounts has the profiles of those wait whom nobody has approved', async () => {
    const fresh = await insertPerson(api, { on: 'accounts', roles: ['recruiter'], approved: null });
    const known = await recruiter(api, 'accounts');
    for (const [person, name, to] of [
      [fresh, 'Fresh', 'waiting'],
      [known, 'Known', 'published'],
    ] as const) {
      const id = await whole(person, name, 'accounts');
      expect((await ask(person, PUBLISH, { id }, 'accounts;en')).data).toMatchObject({
        publishOrganization: { organization: { state: to } },
      });
    }
  });
});

describe('training organizations', () => {
  const SET =
    'mutation ($id: Int!, $training: Boolean!) { setOrganizationTraining(organizationId: $id, training: $training) { training } }';
  const TRAINING = `{ search(index: ORGANIZATIONS, request: { range: { first: 0, last: 10 },
    conditionGroup: { conjunction: AND, conditions: [{ field: "training", value: "true" }] } }) { hits { organization { name training } } } }`;
  const names = async (brand: string) => {
    const { search } = (await api.run(brand, TRAINING)) as { search: { hits: { organization: { name: string } }[] } };
    return search.hits.map(({ organization }) => organization.name);
  };

  it('are those of which an administrator of the brand says so, there alone', async () => {
    const ida = await recruiter(api);
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const stranger = await insertPerson(api, { on: 'rhein', roles: ['site_admin'] });
    const id = await whole(ida, 'Tidal School');
    await ask(ida, PUBLISH, { id });
    const training = true;
    expect(await ask(ida, SET, { id, training })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await ask(stranger, SET, { id, training }, 'rhein;en')).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    expect(await names('acme')).toEqual([]);
    expect((await ask(admin, SET, { id, training })).data).toEqual({ setOrganizationTraining: { training } });
    expect([await names('acme'), await names('rhein')]).toEqual([['Tidal School'], []]);
    expect((await ask(admin, SET, { id, training: false })).data).toEqual({
      setOrganizationTraining: { training: false },
    });
    expect(await names('acme')).toEqual([]);
  });
});
