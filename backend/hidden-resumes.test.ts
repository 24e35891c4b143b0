/** A resume does not exist for its owner's present employer, nor for organizations that its owner names: through every door to it. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchAlert } from './database/schema/alerts.ts';
import { outbox } from './database/schema/mail.ts';
import { organization } from './database/schema/organizations.ts';
import { rateLimit } from './database/schema/uploads.ts';
import { sendAlerts } from './modules/alerts/send.ts';
import {
  ANSWER,
  contactDesk,
  type Employer,
  PAGE,
  REQUEST,
  type Seeker,
} from './modules/resume-contacts/testing/desk.ts';
import { SAVE } from './modules/resumes/testing/ask.ts';
import { testBackend, testBrand } from './testing/backend.ts';
import { everyBrand } from './testing/every-brand.ts';
import { insertPerson } from './testing/people.ts';
import { insertBasics } from './testing/rows.ts';

const api = testBackend([
  testBrand('acme', (document) => {
    document.features.resumeAlerts = true;
    document.pages.resumes ??= { main: [] };
  }),
]);
const { done, employer, seeker } = contactDesk(api);

const OWN = '{ done: ownResume { hidings { name present } } }';
const HIDE = `mutation ($organizationId: Int, $name: String) {
  done: hideResumeFrom(organizationId: $organizationId, name: $name) { hidings { id name present } } }`;
const END = 'mutation ($id: Int!) { done: endResumeHiding(id: $id) { hidings { name } } }';
const MERGE = `mutation ($keep: Int!, $merge: Int!) { done: mergeEntries(kind: organization, keep: $keep, merge: $merge) { id } }`;
const UNDO = 'mutation ($id: Int!) { done: undoMerge(id: $id) { undone } }';
const FIND = `query ($words: String!) { done: search(index: RESUMES, request: {
  fulltext: { keys: $words }, range: { first: 0, last: 10 }, facets: [{ field: "occupations" }] }) {
  total hits { id } facets { values { label count } } } }`;
const VALUES = `{ done: facetValues(index: RESUMES, field: "occupations", text: "journ", limit: 5) { label count } }`;
const TERMS = 'query ($id: Int!) { done: resumeContactTerms(resumeId: $id) { own } }';
const ALERT = `mutation ($search: String!) { done: createResumeAlert(search: $search,
  answers: { subscription: { notifyInterval: 86400 } }) { faults { code } } }`;

const works = (companyName: string, end: string | null = null) => ({
  work_experience: { workExperience: [{ jobTitle: 'Nurse', companyName, timePeriod: { start: '2020-01', end } }] },
});
const rename = (id: number, name: string) => api.db.update(organization).set({ name }).where(eq(organization.id, id));

async function named(name: string): Promise<Employer> {
  const made = await employer();
  await rename(made.id, name);
  return made;
}

/** What an organization finds of one resume, through every door. */
async function doorsOf({ owner }: Employer, { resumeId }: Seeker, other: Seeker, words: string) {
  const found = await done(owner, FIND, { words });
  const page = await done(owner, PAGE, { id: other.resumeId });
  await api.db.delete(everyBrand(searchAlert));
  expect(await done(owner, ALERT, { search: `/resumes?search=${words}` })).toEqual({ faults: [] });
  await api.pool.query('update search_alert set since = $1, due = $1', [new Date(Date.now() - 3_600_000)]);
  await sendAlerts({ ...api.backend.work, now: () => new Date(), signal: new AbortController().signal });
  const mails = await api.db
    .select({ html: outbox.html })
    .from(everyBrand(outbox))
    .where(and(eq(outbox.recipient, owner.email), eq(outbox.template, 'resume_alert')));
  const ids = (hits: { id: number }[]) => hits.some(({ id }) => id === resumeId);
  return {
    search: ids(found.hits),
    count: found.total,
    facets: found.facets[0].values[0]?.count ?? 0,
    values: (await done(owner, VALUES))[0]?.count ?? 0,
    similar: ids(page.similar),
    alert: mails.some(({ html }) => html.includes(`/resume/${resumeId}`)),
    address: (await done(owner, PAGE, { id: resumeId })) !== null,
    terms: (await done(owner, TERMS, { id: resumeId })) !== 'RESUME_UNKNOWN',
    request: await done(owner, REQUEST, { id: resumeId, answers: { request: { message: 'Hello' } } }),
  };
}

beforeAll(() => insertBasics(api.db, ['acme']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

describe('a resume that is hidden from an organization', () => {
  it('is found through no door by the present employer, and through every one by others', async () => {
    const clinic = await named('Klinikum Offenburg');
    const rival = await named('Klinikum Lahr');
    const hidden = await seeker('Zebranurse', 'acme', works('KLINIKUM Offenburg gGmbH'));
    const other = await seeker('Zebranurse', 'acme', works('Somewhere else'));
    expect(await done(hidden, OWN)).toEqual({ hidings: [{ name: 'KLINIKUM Offenburg gGmbH', present: true }] });

    const mine = await doorsOf(clinic, hidden, other, 'Zebranurse');
    const theirs = await doorsOf(rival, hidden, other, 'Zebranurse');
    expect(mine).toEqual({
      search: false,
      count: 1,
      facets: 1,
      values: theirs.values - 1,
      similar: false,
      alert: false,
      address: false,
      terms: false,
      request: 'RESUME_UNKNOWN',
    });
    expect(theirs).toMatchObject({
      ...{ search: true, count: 2, facets: 2, similar: true, alert: true, address: true, terms: true },
      request: { contact: { status: 'pending' } },
    });
  });

  it('is shown again once the position has ended', async () => {
    const clinic = await named('Ortenau Klinik e. V.');
    const nurse = await seeker('Librarian', 'acme', works('Ortenau-Klinik'));
    expect(await done(clinic.owner, PAGE, { id: nurse.resumeId })).toBeNull();
    const [group, answers] = Object.entries(works('Ortenau-Klinik', '2021-01'))[0] ?? [];
    await done(nurse, SAVE, { groups: [{ group, answers, version: 1 }] });
    expect(await done(clinic.owner, PAGE, { id: nurse.resumeId })).not.toBeNull();
    expect(await done(nurse, OWN)).toEqual({ hidings: [] });
  });

  it('is hidden from one that its owner names, by id or by name, until its owner takes it back', async () => {
    const bank = await named('Harbor Bank Inc.');
    const clerk = await seeker('Clerk');
    const { hidings } = await done(clerk, HIDE, { name: '  harbor  bank' });
    expect(hidings).toEqual([{ id: expect.any(Number), name: 'harbor  bank', present: false }]);
    expect(await done(bank.owner, PAGE, { id: clerk.resumeId })).toBeNull();
    expect(await done(clerk, END, { id: hidings[0].id })).toEqual({ hidings: [] });
    expect(await done(bank.owner, PAGE, { id: clerk.resumeId })).not.toBeNull();

    await done(clerk, HIDE, { organizationId: bank.id });
    await rename(bank.id, 'Quay Trust');
    expect(await done(bank.owner, PAGE, { id: clerk.resumeId })).toBeNull();
  });

  it('stays hidden from people whose organization was merged into another one, and that one into a third', async () => {
    const boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const [small, large, group] = [await named('Corner Bakery'), await named('Bread Holding'), await named('Food')];
    const [baker, cook] = [await seeker('Baker'), await seeker('Pastry cook')];
    await done(baker, HIDE, { name: 'Corner Bakery Ltd' });
    await done(cook, HIDE, { organizationId: small.id });
    // What it is called later changes nothing for who named it by its id, also when the name is added by hand.
    await done(cook, HIDE, { name: 'Corner Bakery' });
    const seenBy = async ({ owner }: Employer) =>
      Promise.all([baker, cook].map(async ({ resumeId }) => (await done(owner, PAGE, { id: resumeId })) !== null));
    expect(await seenBy(large)).toEqual([true, true]);
    const merge = (keep: Employer, gone: Employer) => done(boss, MERGE, { keep: keep.id, merge: gone.id });
    await merge(large, small);
    expect(await seenBy(large)).toEqual([false, false]);
    const { id: last } = await merge(group, large);
    await rename(small.id, 'Closed');
    expect(await seenBy(group)).toEqual([true, false]);
    await rename(small.id, 'Corner Bakery');
    expect(await seenBy(group)).toEqual([false, false]);
    expect(await seenBy(large)).toEqual([false, false]);
    // After an undo they are two again.
    await done(boss, UNDO, { id: last });
    expect(await seenBy(group)).toEqual([true, true]);
    expect(await seenBy(large)).toEqual([false, false]);
  });

  it('cannot be opened to it by approving an earlier request', async () => {
    const shop = await named('Quay Books');
    const reader = await seeker('Reader');
    const { contact } = await done(shop.owner, REQUEST, {
      id: reader.resumeId,
      answers: { request: { message: 'Hi' } },
    });
    await done(reader, HIDE, { organizationId: shop.id });
    expect(await done(reader, ANSWER, { id: contact.id, approve: true })).toBe('CONTACT_HIDDEN');
    expect(await done(reader, ANSWER, { id: contact.id, approve: false })).toMatchObject({ status: 'declined' });
  });
});

describe('the list of who does not find it', () => {
  it('takes names with letters, organizations that exist, and fifty of them', async () => {
    const person = await seeker('Writer');
    expect(await done(person, HIDE, { name: ' -- ' })).toBe('BAD_INPUT');
    expect(await done(person, HIDE, { name: 'x'.repeat(151) })).toBe('BAD_INPUT');
    expect(await done(person, HIDE, {})).toBe('BAD_INPUT');
    expect(await done(person, HIDE, { organizationId: 2 ** 31 - 1 })).toBe('ORGANIZATION_UNKNOWN');
    for (let i = 0; i < 50; i++) await done(person, HIDE, { name: `Company ${i}` });
    expect(await done(person, HIDE, { name: 'One more' })).toBe('TOO_MANY_HIDDEN');
    expect((await done(person, HIDE, { name: 'Company 7, Inc.' })).hidings).toHaveLength(50);
  });

  it('is changed by its owner alone, and present employers only with the work experience', async () => {
    const [ada, eve] = [await seeker('Painter'), await insertPerson(api)];
    const { hidings } = await done(ada, HIDE, { name: 'Palette' });
    expect(await done(eve, END, { id: hidings[0].id })).toEqual({ hidings: [] });
    expect(await done(ada, OWN)).toEqual({ hidings: [{ name: 'Palette', present: false }] });
    const nurse = await seeker('Nurse', 'acme', works('Hospital'));
    const { rows } = await api.pool.query('select id from resume_hiding where resume_id = $1', [nurse.resumeId]);
    await done(nurse, END, { id: rows[0].id });
    expect(await done(nurse, OWN)).toEqual({ hidings: [{ name: 'Hospital', present: true }] });
  });
});
