import { beforeAll, describe, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { upload } from '../../database/schema/uploads.ts';
import type { UploadPurpose } from '../../graphql.generated.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics, insertPlaces } from '../../testing/rows.ts';
import { pdf, picture } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { asker, created, fill, needed, OWN, PUBLISH, recruiter, SAVE } from './testing/ask.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const ask = asker(api);
const server = uploadServer(api);
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
  await fill(ask, ida, id, needed('Harbor Works'));
});

async function sent(purpose: UploadPurpose, person = ida): Promise<{ id: string; url: string }> {
  const bytes = purpose === 'DOCUMENT' ? pdf() : await picture('png', 1200, 900);
  const { file } = await server.send(formOf(bytes, { purpose, filename: 'a.pdf' }), person.headers);
  return { id: String(file.id), url: String(file.url) };
}

const rowOf = async (file: { id: string }) =>
  (await api.db.select().from(everyBrand(upload))).find((row) => row.id === Number(file.id));

async function groupOf(group: string): Promise<{ version: number; answers: Record<string, unknown> }> {
  const { data } = await ask(ida, OWN, { id });
  const { groups } = data.ownOrganization as {
    groups: { group: string; version: number; answers: Record<string, unknown> }[];
  };
  const found = groups.find((one) => one.group === group);
  if (!found) throw new Error(`There is no group ${group}.`);
  return found;
}

async function save(group: string, answers: unknown, person = ida) {
  const { version } = await groupOf(group);
  const answer = await ask(person, SAVE, { id, group, answers, version });
  const saved = answer.data.saveOrganizationGroup as
    | { faults: unknown[]; answers: Record<string, unknown> }
    | undefined;
  return { ...answer, faults: saved?.faults, answers: saved?.answers };
}

const opened = (url: unknown) => api.backend.services.uploads.open('acme', String(url));

describe('a file of a profile', () => {
  it('is kept with what the upload says of it, and for its people alone until the page is public', async () => {
    const picture = await sent('GALLERY');
    const lies = { ...picture, url: 'https://evil.example/x.png', alt: ' The quay ', width: 1, height: 1 };
    const { answers } = await save('gallery', { images: [lies] });
    expect(answers).toEqual({
      images: [
        {
          id: picture.id,
          alt: 'The quay',
          width: 1200,
          height: 900,
          url: expect.stringMatching(/^\/files\/(?!public)/),
          small: expect.stringMatching(/^\/files\/(?!public)/),
        },
      ],
    });
    const [image] = (answers?.images ?? []) as { url: string; small: string }[];
    expect(await opened(image?.url)).toMatchObject({ type: 'image/webp', isPublic: false });
    expect(await opened(image?.small)).toMatchObject({ isPublic: false });
    expect(await rowOf(picture)).toMatchObject({ state: 'kept', public: false });
  });

  it('becomes public with the page, stays so while it is changed by another, and is hidden with it', async () => {
    const logo = await sent('LOGO');
    await save('organization_page', { name: 'Harbor Works', logo: { id: logo.id, url: logo.url } });
    expect((await ask(ida, PUBLISH, { id })).data).toMatchObject({ publishOrganization: { faults: [] } });
    expect(await rowOf(logo)).toMatchObject({ public: true });
    const { answers } = await groupOf('organization_page');
    expect(answers.logo).toMatchObject({ url: expect.stringMatching(/^\/files\/public\//) });
    const people = await sent('PHOTO', editor);
    await save('contact_people', { people: [{ lastName: 'Berg', photo: people }] }, editor);
    expect(await rowOf(people)).toMatchObject({ state: 'kept', public: true });
    await ask(ida, 'mutation ($id: Int!) { unpublishOrganization(organizationId: $id) { state } }', { id });
    expect(await rowOf(logo)).toMatchObject({ state: 'kept', public: false });
    expect(await rowOf(people)).toMatchObject({ public: false });
  });

  it('goes when it is taken out, and not before', async () => {
    const [first, second] = [await sent('GALLERY'), await sent('GALLERY')];
    await save('gallery', { images: [first, second] });
    await save('gallery', { images: [second] }, editor);
    expect(await rowOf(first)).toBeUndefined();
    expect(await rowOf(second)).toMatchObject({ state: 'kept' });
    await save('gallery', { images: [] });
    expect(await rowOf(second)).toBeUndefined();
  });

  it('for download has the name and size of the upload', async () => {
    const file = await sent('DOCUMENT');
    const { answers } = await save('attachments', { attachments: [{ id: file.id, name: 'evil.pdf', size: 1 }] });
    const [kept] = (answers?.attachments ?? []) as { name: string; size: number }[];
    expect(kept).toMatchObject({ id: file.id, name: 'a.pdf', size: pdf().length });
    await save('attachments', { attachments: [] });
  });

  it('is refused when it is somebody else’s, gone, used elsewhere or sent for something else', async () => {
    const stranger = await recruiter(api);
    const logo = await sent('LOGO');
    const used = await sent('GALLERY');
    const other = await created(ask, ida, 'Other');
    await fill(ask, ida, other, { gallery: { images: [used] } });
    for (const image of [await sent('GALLERY', stranger), { ...logo, id: '999999' }, used, logo]) {
      const { code, message } = await save('gallery', { images: [image] });
      expect(code).toBe('UPLOAD_UNKNOWN');
      expect(message).toMatch(/\.$/);
    }
    expect(await rowOf(logo)).toMatchObject({ state: 'temporary' });
    expect((await groupOf('gallery')).answers).toEqual({ images: [] });
  });
});

const HOSTILE = '<p onclick="alert(1)">Good</p><script>alert(1)</script><img src=x onerror=alert(1)>';

describe('rich text', () => {
  it('is stored without what could run, in the format of its writer', async () => {
    const text = `${HOSTILE}<table><tr><td>1</td></tr></table>`;
    const { answers } = await save('about', { presentation: { value: text, format: 'full_html' } });
    expect(answers).toEqual({ presentation: { value: '<p>Good</p><p>1</p>', format: 'filtered_html' } });
    const admin = await insertPerson(api, { roles: ['administrator'] });
    const full = await save('about', { presentation: { value: text, format: 'full_html' } }, admin);
    expect(full.answers).toMatchObject({ presentation: { format: 'full_html' } });
    expect(JSON.stringify(full.answers)).toContain('<table>');
    expect(JSON.stringify(full.answers)).not.toMatch(/alert|onclick|onerror/);
  });

  it('of an administrator survives others who do not change it', async () => {
    const { answers } = await groupOf('about');
    const saved = await save('about', { ...answers, industry: ['media'] });
    expect(saved.answers).toEqual({ ...answers, industry: ['media'] });
  });

  it('that was only markup is missing where one is asked for, and nothing where not', async () => {
    const empty = { value: '<script>alert(1)</script>', format: 'filtered_html' };
    expect((await save('about', { presentation: empty })).answers).toEqual({});
    const { faults } = await save('faq', { questions: [{ question: 'Why?', answer: empty }] });
    expect(faults).toMatchObject([{ code: 'required', pointer: '/faq/questions/0/answer' }]);
  });

  it('that is plain becomes paragraphs, once', async () => {
    const plain = { value: 'One & two\n\n<b>three</b>', format: 'plain' };
    const { answers } = await save('about', { presentation: plain });
    const kept = { value: '<p>One &amp; two</p><p>&lt;b&gt;three&lt;/b&gt;</p>', format: 'filtered_html' };
    expect(answers).toEqual({ presentation: kept });
    expect((await save('about', { presentation: kept })).answers).toEqual({ presentation: kept });
  });
});

it('takes markup in a plain field for what it is: text', async () => {
  const { answers } = await save('contact_people', {
    people: [{ lastName: HOSTILE.slice(0, 80), position: '<b>Boss</b>', contactInfo: HOSTILE }],
  });
  expect(answers).toMatchObject({ people: [{ position: '<b>Boss</b>', contactInfo: HOSTILE }] });
});
