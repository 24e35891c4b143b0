import { beforeAll, describe, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics, insertPlaces } from '../../testing/rows.ts';
import { asker, created, OWN, recruiter, SAVE } from './testing/ask.ts';

const beat = { label: { en: 'Beat' }, groups: ['organization/about'], terms: { sports: { label: 'Sports' } } };
const own = testBrand('acme', (document) => {
  document.customFields = { x_beat: { ...beat, multiple: true } };
});
const api = testBackend([own, testBrand('rhein')]);
const ask = asker(api);
let ida: Person;
let editor: Person;
let id: number;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  ida = await recruiter(api);
  editor = await recruiter(api);
  id = await created(ask, ida, 'Harbor Works');
  await api.db.insert(organizationMember).values({ organizationId: id, accountId: editor.id, role: 'editor' });
});

interface Saved {
  faults: { code: string; pointer: string; message: string }[];
  version: number;
  answers: Record<string, unknown> | null;
}

async function versionOf(group: string): Promise<number> {
  const { data } = await ask(ida, OWN, { id });
  const { groups } = data.ownOrganization as { groups: { group: string; version: number }[] };
  return groups.find((one) => one.group === group)?.version ?? 0;
}

async function save(group: string, answers: unknown, person = ida, frontend?: string): Promise<Saved> {
  const { data, message } = await ask(person, SAVE, { id, group, answers, version: await versionOf(group) }, frontend);
  if (!data.saveOrganizationGroup) throw new Error(message);
  return data.saveOrganizationGroup as Saved;
}

const stored = async () => (await api.db.select().from(organization)).find((row) => row.id === id);

describe('a group', () => {
  it('is saved as the form has it, trimmed, with a new version', async () => {
    const saved = await save('personal_info', { firstName: ' Ida ', lastName: 'Berg', phone: '(207) 555-0123' });
    expect(saved).toEqual({
      faults: [],
      version: 1,
      answers: { firstName: 'Ida', lastName: 'Berg', phone: '+12075550123' },
    });
    expect((await stored())?.data.personal_info).toEqual(saved.answers);
  });

  it('is saved by an editor, and by administrators of the brand', async () => {
    for (const person of [editor, await insertPerson(api, { roles: ['site_admin'] })])
      expect((await save('benefits', { benefits: ['bicycle'] }, person)).faults).toEqual([]);
  });

  it('is nobody else’s to save, here or on another brand', async () => {
    const before = await stored();
    const args = { id, group: 'benefits', answers: {}, version: 0 };
    expect(await ask(await recruiter(api), SAVE, args)).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    expect(await ask(await insertPerson(api), SAVE, args)).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    expect(await ask(null, SAVE, args)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const there = await openSession(api, { accountId: ida.id, frontend: 'rhein' });
    expect(await ask(there, SAVE, args, 'rhein;en')).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    const admin = await insertPerson(api, { on: 'rhein', roles: ['administrator'] });
    expect(await ask(admin, SAVE, args, 'rhein;en')).toMatchObject({ code: 'ORGANIZATION_UNKNOWN' });
    expect(await stored()).toEqual(before);
  });

  it('of an older version is refused with a sentence, and nothing is lost', async () => {
    const version = await versionOf('faq');
    const first = { questions: [{ question: 'When?', answer: { value: '<p>Now.</p>', format: 'filtered_html' } }] };
    expect((await save('faq', first)).version).toBe(version + 1);
    const late = await ask(editor, SAVE, { id, group: 'faq', answers: { questions: [] }, version });
    expect(late).toMatchObject({
      code: 'ORGANIZATION_CHANGED',
      message: expect.stringContaining('Your text is still here'),
    });
    expect((await stored())?.data.faq).toEqual(first);
  });

  it('saved by two at once is saved by one of them', async () => {
    const version = await versionOf('benefits');
    const args = { id, group: 'benefits', version };
    const both = await Promise.all([
      ask(ida, SAVE, { ...args, answers: { benefits: ['bicycle'] } }),
      ask(editor, SAVE, { ...args, answers: { benefits: [] } }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['ORGANIZATION_CHANGED', undefined]);
    expect(await versionOf('benefits')).toBe(version + 1);
  });

  it('that is sent again because its answer was lost is saved once, and says so', async () => {
    const version = await versionOf('about');
    const text = { value: '<p onclick="x()">We bake.</p>', format: 'filtered_html' };
    const args = { id, group: 'about', answers: { presentation: text, industry: ['media'] }, version };
    const first = await ask(ida, SAVE, args);
    expect(await ask(ida, SAVE, args)).toEqual(first);
    expect(first.data.saveOrganizationGroup).toMatchObject({ faults: [], version: version + 1 });
    await save('about', { presentation: text });
    expect(await ask(ida, SAVE, args)).toMatchObject({ code: 'ORGANIZATION_CHANGED' });
  });

  it('may be changed by two people when it is not the same', async () => {
    await save('benefits', { benefits: [] });
    expect((await save('gallery', { images: [] }, editor)).faults).toEqual([]);
  });

  it.each([
    ['company_info', { name: '', address: {} }, 'minLength', '/company_info/name'],
    ['company_info', { name: 'x' }, 'required', '/company_info/address'],
    ['organization_page', { name: 'x'.repeat(151) }, 'maxLength', '/organization_page/name'],
    ['organization_page', { name: 'x', website: 'javascript:alert(1)' }, 'pattern', '/organization_page/website'],
    ['organization_page', { name: 'x', secret: 1 }, 'additionalProperties', '/organization_page/secret'],
    ['personal_info', { firstName: 'a', lastName: 'b', phone: 'call me' }, 'format', '/personal_info/phone'],
    ['personal_info', { firstName: 'a', lastName: 'b', salutation: 'lord' }, 'enum', '/personal_info/salutation'],
    ['about', { industry: ['nothing_like_it'] }, 'term', '/about/industry'],
    ['about', { size: 'enormous' }, 'term', '/about/size'],
    ['about', { industry: ['media', 'media'] }, 'uniqueItems', '/about/industry'],
    ['about', { x_beat: ['weather'] }, 'oneOf', '/about/x_beat/0'],
    ['about', { x_other: ['sports'] }, 'additionalProperties', '/about/x_other'],
    ['benefits', { benefits: ['kindness'] }, 'term', '/benefits/benefits'],
    ['benefits', { benefits: 'bicycle' }, 'type', '/benefits/benefits'],
    ['contact_people', { people: [{ firstName: 'Ida' }] }, 'required', '/contact_people/people/0/lastName'],
    ['contact_people', { people: [{ lastName: 'x', email: 'x' }] }, 'format', '/contact_people/people/0/email'],
    ['faq', { questions: [{ question: 'Why?' }] }, 'required', '/faq/questions/0/answer'],
    ['gallery', { images: [{ url: 'https://elsewhere.example/a.jpg' }] }, 'file', '/gallery/images/0'],
    ['gallery', { images: [{ alt: 'Nothing' }] }, 'required', '/gallery/images/0/url'],
    ['attachments', { attachments: [{ name: 'a.pdf', size: 9 }] }, 'file', '/attachments/attachments/0'],
    ['attachments', { attachments: [{ name: 'a.exe', size: 9 }] }, 'pattern', '/attachments/attachments/0/name'],
    ['video_gallery', { videos: [{ source: 'https://films.example/1' }] }, 'video', '/video_gallery/videos/0/source'],
    ['video_gallery', { videos: [{ source: 'https://youtube.com/' }] }, 'video', '/video_gallery/videos/0/source'],
    ['further_locations', { locations: [{ name: 'x' }] }, 'required', '/further_locations/locations/0/address'],
    ['company_info', { name: 'x', address: {} }, 'required', '/company_info/address/locality'],
    ['about', [], 'type', '/about'],
    ['about', 'text', 'type', '/about'],
  ])('%s refuses %j', async (group, answers, code, pointer) => {
    const before = await stored();
    const { faults, answers: kept } = await save(group, answers);
    expect(faults).toContainEqual({ code, pointer, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(JSON.stringify(faults)).not.toContain('fault.');
    expect(kept).toBeNull();
    expect(await stored()).toEqual(before);
  });

  it('says what is wrong in the language of the request', async () => {
    const { faults } = await save('about', { industry: ['nothing'] }, ida, 'acme;de');
    expect(faults).toEqual([
      {
        code: 'term',
        pointer: '/about/industry',
        message: 'Diesen Wert gibt es nicht. Bitte wählen Sie eine der angebotenen Möglichkeiten.',
      },
    ]);
  });

  it.each(['', 'nothing', '__proto__', 'constructor', 'job_info'])('named %j is none', async (group) => {
    const answer = await ask(ida, SAVE, { id, group, answers: {}, version: 0 });
    expect(answer).toMatchObject({ code: 'BAD_INPUT', message: 'This brand asks no such group.' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('takes no answer %s', async (name) => {
    const answers = JSON.parse(`{"name":"x","${name}":{"polluted":true}}`);
    const { faults } = await save('organization_page', answers);
    expect(faults).toMatchObject([{ code: 'additionalProperties', pointer: `/organization_page/${name}` }]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('knows videos of the hosts that play in the page', async () => {
    const videos = [
      'https://youtu.be/abcdefghijk',
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://vimeo.com/1',
    ];
    expect((await save('video_gallery', { videos: videos.map((source) => ({ source })) })).faults).toEqual([]);
  });

  it('keeps the brand’s own choices, and finds the organization by them', async () => {
    const saved = await save('about', { industry: ['media'], x_beat: ['sports'] });
    expect(saved).toMatchObject({ faults: [], answers: { x_beat: ['sports'] } });
  });

  it('keeps what another brand asks while this one does not', async () => {
    const there = await openSession(api, { accountId: ida.id, frontend: 'rhein' });
    await ask(ida, SAVE, { id, group: 'about', answers: { x_beat: ['sports'] }, version: await versionOf('about') });
    await api.db
      .insert(everyBrand(organizationProfile))
      .values({ organizationId: id, frontend: 'rhein', slug: 'harbor-works' });
    const read = await ask(there, OWN, { id }, 'rhein;en');
    expect(JSON.stringify(read.data)).not.toContain('x_beat');
    await ask(there, SAVE, { id, group: 'about', answers: {}, version: await versionOf('about') }, 'rhein;en');
    expect((await stored())?.data.about).toEqual({ x_beat: ['sports'] });
  });
});

describe('an address', () => {
  it('gets the coordinates of its town, whatever was sent', async () => {
    const address = { countryCode: 'us', locality: 'Portland', administrativeArea: 'Maine', lat: 1, lon: 2 };
    const { answers } = await save('company_info', { name: 'Harbor Works', address });
    const located = { countryCode: 'US', locality: 'Portland', administrativeArea: 'ME', lat: 43.66, lon: -70.26 };
    expect(answers).toEqual({ name: 'Harbor Works', address: located });
  });

  it('is found by its postal code, and in lists', async () => {
    const address = { countryCode: 'DE', zip: '80331' };
    const found = { administrativeArea: 'BY', lat: 48.14, lon: 11.58 };
    const page = await save('organization_page', { name: 'Harbor Works', organizationLocation: address });
    expect(page.answers).toMatchObject({ organizationLocation: { ...address, ...found } });

    const named = { ...address, locality: 'München' };
    const { answers } = await save('further_locations', { locations: [{ name: 'Süd', address: named }] });
    expect(answers).toEqual({ locations: [{ name: 'Süd', address: { ...named, ...found } }] });
  });

  it.each([
    [
      { locality: 'Portland', zip: '04101' },
      { administrativeArea: 'ME', lat: 43.66 },
    ],
    [
      { locality: 'Portland', administrativeArea: 'Oregon' },
      { administrativeArea: 'OR', lat: 45.52 },
    ],
    [
      { locality: 'Portland', zip: '99999' },
      { administrativeArea: 'OR', lat: 45.52 },
    ],
  ])('is the town of %j among those that are called alike', async (given, found) => {
    const address = { countryCode: 'US', ...given };
    const { answers } = await save('company_info', { name: 'Harbor Works', address });
    expect(answers).toMatchObject({ address: { ...given, ...found } });
  });

  it('that nobody knows stays as it was written', async () => {
    const address = { countryCode: 'FR', locality: 'Xyzzyville', administrativeArea: 'Nulle part' };
    const { answers } = await save('organization_page', { name: 'Harbor Works', organizationLocation: address });
    expect(answers).toMatchObject({ organizationLocation: address });
  });
});
