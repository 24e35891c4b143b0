/** Public pages of resumes through GraphQL, on a real database. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { asker } from '../organizations/testing/ask.ts';
import { SAVE as SAVE_RESUME } from '../resumes/testing/ask.ts';

const features = { cvSite: true, resume: true };
const api = testBackend([
  testBrand('acme', (document) => {
    for (const name of ['cvSite', 'resume'] as const)
      Object.defineProperty(document.features, name, { get: () => features[name], enumerable: true });
  }),
  testBrand('rhein', (document) => {
    document.features.cvSite = true;
    document.moderation.accounts = true;
  }),
  testBrand('plain'),
]);
const ask = asker(api);
beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'plain']));
beforeEach(() => api.db.delete(rateLimit));

const OWN = `fragment O on OwnCvSite { published online refusal hindrances slug path indexable shows }`;
const SHOW = `{ done: ownCvSite { ...O } } ${OWN}`;
const SAVE = `mutation ($published: Boolean!, $slug: String!, $indexable: Boolean!, $shows: [CvSitePart!]!) {
  done: saveCvSite(published: $published, slug: $slug, indexable: $indexable, shows: $shows) { ...O } } ${OWN}`;
const READ = `query ($id: Int!) { done: cvSite(id: $id) { headline name indexable view { name email parts { group answers } terms { label } } words { group schema fields { name } } } }`;
const ROUTE = `query ($slug: String!) { getRoutInfo(slug: $slug) { route {
  error { code } redirect { code target } content { id type metatags { meta value } } } } }`;

const whole = {
  personal_info: {
    salutation: 'ms',
    firstName: 'Ida',
    lastName: 'Berg',
    phone: '+12025550123',
    birthday: '1990-02-03',
    homeLocation: {
      countryCode: 'US',
      administrativeArea: 'ME',
      locality: 'Bangor',
      addressLine1: '7 Quiet Lane',
      zip: '04401',
    },
    about: { value: '<p>I bind <b>books</b>.</p>', format: 'filtered_html' },
  },
  job_preferences: {
    title: 'Bookbinder',
    desiredSalary: { amount: 51234, currencyCode: 'USD', unit: 'year' },
  },
  skills: { skillsFree: ['Gilding'] },
};
let count = 0;

async function owner(answers: Record<string, unknown> = whole, on = 'acme', values = {}): Promise<Person> {
  const person = await insertPerson(api, { on, ...values });
  const groups = Object.entries(answers).map(([group, given]) => ({ group, answers: given, version: 0 }));
  expect((await ask(person, SAVE_RESUME, { groups }, on)).data.saveResume).toMatchObject({ faults: [] });
  return person;
}

const wish = (changes: Record<string, unknown> = {}) => {
  count += 1;
  return { published: true, slug: `ida-${count}`, indexable: false, shows: ['NAME'], ...changes };
};

// biome-ignore lint/suspicious/noExplicitAny: answers are compared as wholes.
async function done(person: Pick<Person, 'headers'> | null, query: string, variables = {}, on?: string): Promise<any> {
  const { data, code, message } = await ask(person, query, variables, on);
  if (code !== undefined) throw new Error(`${code}: ${message}`);
  return data.done;
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function at(slug: string, on = 'acme'): Promise<any> {
  const answer = await api.run(on, ROUTE, { slug: `/cv-site/${slug}` });
  return (answer.getRoutInfo as { route: unknown }).route;
}
const GONE = { error: { code: 404 }, redirect: null, content: null };

/** The id of a public page. */
async function idOf(slug: string, on?: string): Promise<number> {
  const { content } = await at(slug, on);
  expect(content).toMatchObject({ type: 'cv_site' });
  return content.id;
}

/** Cache tags that the change invalidates. */
async function tagsOf(change: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const stop = api.backend.services.bus.onTags((tags) => heard.push(...tags));
  await change();
  await vi.waitFor(() => expect(heard.some((tag) => tag.startsWith('cv:'))).toBe(true));
  stop();
  return heard.filter((tag) => tag.startsWith('cv:'));
}

describe('a public page', () => {
  it('is not there until its owner wants it, and offers an address made of the name', async () => {
    const ida = await owner();
    const offered = await done(ida, SHOW);
    expect(offered).toEqual({
      published: false,
      online: false,
      refusal: null,
      hindrances: [],
      slug: expect.stringMatching(/^ida-berg(-\d+)?$/),
      path: `/cv-site/${offered.slug}`,
      indexable: false,
      shows: ['NAME'],
    });
    expect(await at(offered.slug)).toEqual(GONE);
    expect(await done(ida, SAVE, wish({ slug: offered.slug }))).toMatchObject({ published: true, online: true });
    expect(await at(offered.slug)).toMatchObject({ content: { type: 'cv_site' } });
    expect((await done(await owner(), SHOW)).slug).not.toBe(offered.slug);
  });

  it('shows everybody what employers read, the name, and nothing that was not chosen', async () => {
    const ida = await owner();
    const first = wish();
    await done(ida, SAVE, first);
    const id = await idOf(first.slug);
    const page = await done(null, READ, { id });
    expect(page).toMatchObject({ headline: 'Bookbinder', name: 'Ida Berg', indexable: false });
    expect(page.view).toMatchObject({ name: 'Ida Berg', email: null });
    expect(page.view.parts).toEqual([
      {
        group: 'personal_info',
        answers: {
          firstName: 'Ida',
          lastName: 'Berg',
          about: { value: '<p>I bind <b>books</b>.</p>', format: 'filtered_html' },
        },
      },
      { group: 'job_preferences', answers: { title: 'Bookbinder' } },
      { group: 'skills', answers: { skillsFree: ['Gilding'] } },
    ]);
    expect(page.words).toEqual([
      {
        group: 'personal_info',
        schema: {
          type: 'object',
          title: 'About you',
          properties: {
            firstName: { type: 'string', title: 'First name' },
            lastName: { type: 'string', title: 'Last name' },
            about: expect.objectContaining({ title: 'About me', 'x-part': 'richText' }),
          },
        },
        fields: [{ name: 'firstName' }, { name: 'lastName' }, { name: 'about' }],
      },
      expect.objectContaining({ group: 'job_preferences' }),
      expect.objectContaining({ group: 'skills' }),
    ]);
    await done(ida, SAVE, { ...first, shows: [] });
    const unnamed = JSON.stringify([await done(null, READ, { id }), await at(first.slug)]);
    expect(unnamed).not.toMatch(/Ida|Berg|555.?0123|1990|Bangor|Quiet|51234/);
    expect(unnamed).not.toContain(ida.email);
    await done(ida, SAVE, { ...first, shows: ['HOME', 'EXPECTATIONS', 'PHONE', 'BIRTHDAY', 'NAME'] });
    const all = JSON.stringify(await done(null, READ, { id }));
    for (const shown of ['Ida', '+1 202 555 0123', '1990-02-03', 'Bangor', '51234']) expect(all).toContain(shown);
    expect(all).not.toMatch(/Quiet|04401/);
    expect(all).not.toContain(ida.email);
    expect((await done(ida, SHOW)).shows).toEqual(['NAME', 'PHONE', 'BIRTHDAY', 'HOME', 'EXPECTATIONS']);
  });

  it('is kept from search engines and sitemaps unless its owner says otherwise', async () => {
    const ida = await owner();
    const first = wish();
    await done(ida, SAVE, first);
    const { sitemaps } = api.backend.services;
    const listed = async () => {
      const query = { brand: 'acme', type: 'cvs', language: 'en', after: 0, limit: 100, now: new Date() } as const;
      return (await sitemaps.rows(query)).map(({ slug }) => slug);
    };
    const robots = async () =>
      (await at(first.slug)).content.metatags.filter(({ meta }: { meta: string }) => meta === 'robots');
    expect(await robots()).toEqual([{ meta: 'robots', value: 'noindex, follow' }]);
    expect(await listed()).not.toContain(first.slug);
    await done(ida, SAVE, { ...first, indexable: true });
    expect(await robots()).toEqual([]);
    expect(await listed()).toContain(first.slug);
    await done(ida, SAVE, { ...first, indexable: true, published: false });
    expect(await listed()).not.toContain(first.slug);
  });

  it('has an address of its own per brand, and leads on from those it had', async () => {
    const [ida, eve] = [await owner(), await owner()];
    const first = wish();
    await done(ida, SAVE, first);
    expect(await ask(eve, SAVE, wish({ slug: first.slug.toUpperCase() }))).toMatchObject({
      code: 'CV_ADDRESS_TAKEN',
      message: expect.stringContaining(`${first.slug}-2`),
    });
    for (const slug of ['', 'ab', '-ida', 'ida-', 'ida--berg', 'ida berg', 'idä', '../admin', 'a'.repeat(61)])
      expect(await ask(eve, SAVE, wish({ slug }))).toMatchObject({ code: 'CV_ADDRESS_BAD' });
    const moved = wish();
    await done(ida, SAVE, moved);
    expect(await at(first.slug)).toEqual({
      error: null,
      redirect: { code: 301, target: `/cv-site/${moved.slug}` },
      content: null,
    });
    expect(await ask(eve, SAVE, wish({ slug: first.slug }))).toMatchObject({ code: 'CV_ADDRESS_TAKEN' });
    await done(ida, SAVE, first);
    expect(await at(first.slug)).toMatchObject({ content: { type: 'cv_site' } });
    expect(await at(moved.slug)).toMatchObject({ redirect: { target: `/cv-site/${first.slug}` } });
    await done(ida, SAVE, { ...first, published: false });
    expect(await at(moved.slug)).toEqual(GONE);
    expect(await at('nobody-at-all')).toEqual(GONE);
    const there = await owner(whole, 'rhein');
    expect(await done(there, SAVE, wish({ slug: first.slug }), 'rhein')).toMatchObject({ online: true });
    expect(await at(first.slug)).toEqual(GONE);
  });

  it('gives one of two people an address that both want at once', async () => {
    const [ida, eve] = [await owner(), await owner()];
    const same = wish();
    const codes = await Promise.all([ida, eve].map(async (person) => (await ask(person, SAVE, same)).code));
    expect(codes.sort()).toEqual(['CV_ADDRESS_TAKEN', undefined]);
  });

  it('is drawn anew at every change of the resume, and gone at once with all that takes it away', async () => {
    const ida = await owner();
    const first = wish();
    const tag = `cv:acme/${first.slug}`;
    expect(await tagsOf(() => done(ida, SAVE, first))).toContain(tag);
    const skills = { groups: [{ group: 'skills', answers: { skillsFree: ['Sewing'] }, version: 1 }] };
    expect(await tagsOf(() => ask(ida, SAVE_RESUME, skills))).toContain(tag);
    expect(JSON.stringify(await done(null, READ, { id: await idOf(first.slug) }))).toContain('Sewing');
    const moved = wish();
    expect(await tagsOf(() => done(ida, SAVE, moved))).toEqual(expect.arrayContaining([tag, `cv:acme/${moved.slug}`]));
    const admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const block = 'mutation ($id: Int!, $blocked: Boolean!) { done: blockUser(id: $id, blocked: $blocked) { id } }';
    expect(await tagsOf(() => done(admin, block, { id: ida.id, blocked: true }))).toContain(`cv:acme/${moved.slug}`);
    expect(await at(moved.slug)).toEqual(GONE);
    await done(admin, block, { id: ida.id, blocked: false });
    expect(await at(moved.slug)).toMatchObject({ content: { type: 'cv_site' } });
    await done(admin, 'mutation ($id: Int!) { done: revokeRole(id: $id, role: "applicant", brand: "acme") { id } }', {
      id: ida.id,
    });
    expect(await at(moved.slug)).toEqual(GONE);
  });

  it('goes with the account, and is in what people are given of their data', async () => {
    const ida = await owner();
    const first = wish();
    await done(ida, SAVE, first);
    const { data } = await ask(ida, '{ exportAccount }');
    expect(JSON.stringify(data.exportAccount)).toContain(first.slug);
    const leave = 'mutation { done: deleteAccount { faults { code } organizations { id } } }';
    expect(await tagsOf(() => done(ida, leave))).toContain(`cv:acme/${first.slug}`);
    expect(await at(first.slug)).toEqual(GONE);
    expect((await api.pool.query('select from cv_site where account_id = $1', [ida.id])).rowCount).toBe(0);
  });

  it('waits for what is missing', async () => {
    const ida = await owner({ job_preferences: { title: 'Bookbinder' } });
    const first = wish();
    expect(await done(ida, SAVE, first)).toMatchObject({ online: false, hindrances: ['INCOMPLETE'] });
    expect(await at(first.slug)).toEqual(GONE);
    await ask(ida, SAVE_RESUME, {
      groups: [{ group: 'personal_info', answers: { firstName: 'Ida', lastName: 'Berg' }, version: 0 }],
    });
    expect(await at(first.slug)).toMatchObject({ content: { type: 'cv_site' } });
    const unsure = await owner(whole, 'acme', { emailVerified: null });
    expect(await done(unsure, SAVE, wish())).toMatchObject({ online: false, hindrances: ['EMAIL_NOT_VERIFIED'] });
    const waiting = await owner(whole, 'rhein', { approved: null });
    expect(await done(waiting, SAVE, wish(), 'rhein')).toMatchObject({ online: false, hindrances: ['NOT_APPROVED'] });
  });

  it('is for those who look for work, where the brand has it, and for each only their own', async () => {
    expect(await ask(null, SAVE, wish())).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const recruiter = await insertPerson(api, { roles: ['recruiter'] });
    expect(await ask(recruiter, SAVE, wish())).toMatchObject({ code: 'NOT_ALLOWED' });
    const [ida, eve] = [await owner(), await owner()];
    const first = wish();
    await done(ida, SAVE, first);
    expect(await done(eve, SHOW)).toMatchObject({ published: false });
    const plain = await insertPerson(api, { on: 'plain' });
    expect(await ask(plain, SHOW, {}, 'plain')).toMatchObject({ code: 'FEATURE_OFF' });
    const id = await idOf(first.slug);
    const elsewhere = await api.run('rhein', READ, { id });
    expect(elsewhere).toEqual({ done: null });
    for (const feature of ['cvSite', 'resume'] as const) {
      features[feature] = false;
      try {
        expect(await ask(null, READ, { id })).toMatchObject({ code: 'FEATURE_OFF' });
        expect(await ask(ida, SAVE, first)).toMatchObject({ code: 'FEATURE_OFF' });
      } finally {
        features[feature] = true;
      }
    }
  });
});

describe('administrators of the brand', () => {
  const DOWN = 'mutation ($id: Int!, $reason: String!) { done: takeCvSiteDown(id: $id, reason: $reason) }';
  const RESTORE = 'mutation ($id: Int!) { done: restoreCvSite(id: $id) }';
  const HIDE = 'mutation ($id: Int!) { done: hideCvSite(id: $id) }';
  const reason = 'It names somebody else.';
  const mailsTo = async ({ email }: Person) => {
    const { rows } = await api.pool.query('select template, text from outbox where recipient = $1 order by id', [
      email,
    ]);
    return rows as { template: string; text: string }[];
  };

  async function published(on = 'acme') {
    const ida = await owner(whole, on);
    const first = wish();
    await done(ida, SAVE, first, on);
    return { ida, first, id: await idOf(first.slug, on), tag: `cv:${on}/${first.slug}` };
  }

  it('take a page down with a reason, and nobody publishes it until they restore it', async () => {
    const keeper = await insertPerson(api, { roles: ['site_admin'] });
    const { ida, first, id, tag } = await published();
    expect(await tagsOf(() => done(keeper, DOWN, { id, reason }))).toContain(tag);
    expect(await at(first.slug)).toEqual(GONE);
    expect(await done(null, READ, { id })).toBeNull();
    expect(await done(ida, SHOW)).toMatchObject({ published: true, online: false, refusal: reason });
    expect(await mailsTo(ida)).toMatchObject([
      { template: 'cv_site_taken_down', text: expect.stringContaining(`> ${reason}`) },
    ]);
    expect(await done(ida, SAVE, { ...first, slug: `${first.slug}-b` })).toMatchObject({ online: false });
    expect(await done(keeper, DOWN, { id, reason: 'Again.' })).toBe(false);
    expect(await done(ida, SHOW)).toMatchObject({ refusal: reason });
    await done(ida, SAVE, first);
    expect(await tagsOf(() => done(keeper, RESTORE, { id }))).toContain(tag);
    expect(await at(first.slug)).toMatchObject({ content: { type: 'cv_site' } });
    expect(await done(ida, SHOW)).toMatchObject({ online: true, refusal: null });
    expect(await done(keeper, RESTORE, { id })).toBe(false);
    expect((await mailsTo(ida)).map(({ template }) => template)).toEqual(['cv_site_taken_down', 'cv_site_restored']);
    const { rows } = await api.pool.query(
      'select kind, actor_id, detail from account_event where actor_id = $1 order by id',
      [keeper.id],
    );
    expect(rows).toEqual([
      { kind: 'cv_site_taken_down', actor_id: keeper.id, detail: { cvSite: String(id) } },
      { kind: 'cv_site_restored', actor_id: keeper.id, detail: { cvSite: String(id) } },
    ]);
    for (const wrong of ['', ' ', 'x'.repeat(1001)])
      expect(await ask(keeper, DOWN, { id, reason: wrong })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('hide a page, which its owner can publish again', async () => {
    const keeper = await insertPerson(api, { roles: ['site_admin'] });
    const { ida, first, id } = await published();
    expect(await done(keeper, HIDE, { id })).toBe(true);
    expect(await at(first.slug)).toEqual(GONE);
    expect(await done(keeper, HIDE, { id })).toBe(false);
    expect(await done(ida, SAVE, first)).toMatchObject({ online: true });
    expect(await mailsTo(ida)).toEqual([]);
  });

  it('can do so on their brands alone', async () => {
    const keeper = await insertPerson(api, { roles: ['site_admin'] });
    const there = await published('rhein');
    const { ida, id } = await published();
    for (const document of [DOWN, RESTORE, HIDE]) {
      expect(await ask(keeper, document, { id: there.id, reason })).toMatchObject({ code: 'RESUME_UNKNOWN' });
      expect(await ask(ida, document, { id, reason })).toMatchObject({ code: 'NOT_ALLOWED' });
    }
    expect(await at(there.first.slug, 'rhein')).toMatchObject({ content: { type: 'cv_site' } });
  });
});
