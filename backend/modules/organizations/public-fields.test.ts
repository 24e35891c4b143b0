/** Every field of a profile contains a unique word: which of them the public can read, and where. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertPerson } from '../../testing/people.ts';
import { insertBasics, insertOrganization, insertPlaces } from '../../testing/rows.ts';
import { asker } from './testing/ask.ts';

const own = testBrand('acme', (document) => {
  const terms = { code_choice: { label: 'Mark x_public' }, code_secret: { label: 'Mark x_private' } };
  document.customFields = {
    x_public: { label: 'Public', groups: ['organization/about'], multiple: true, terms },
    x_private: { label: 'Private', groups: ['organization/personal_info'], multiple: true, terms },
  };
});
const api = testBackend([own]);
const ask = asker(api);

/** Answers that contain their own path: `mark-about-presentation`. */
function marked(schema: Schema, mark: string): unknown {
  if (schema['x-part'] === 'image' || schema['x-part'] === 'file')
    return {
      id: '1',
      name: `${mark}.pdf`,
      size: 7,
      url: `/files/public/${mark}`,
      alt: `${mark}-alt`,
      title: `${mark}-title`,
    };
  if (schema['x-part'] === 'richText') return { value: `<p>${mark}</p>`, format: 'filtered_html' };
  if (typeof schema['x-taxonomy'] === 'string') return schema.type === 'array' ? [mark] : mark;
  if (isSchema(schema.items)) return [marked(schema.items, mark)];
  if (isSchema(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, field]) =>
        isSchema(field) && field.readOnly !== true ? [[name, marked(field, `${mark}-${name}`)]] : [],
      ),
    );
  return schema['x-part'] === 'webAddress' || schema['x-part'] === 'videoAddress' ? `https://${mark}.example` : mark;
}

const groups = readFormCatalogue().get('organization') ?? new Map();
const data = Object.fromEntries([...groups].map(([name, { schema }]) => [name, marked(schema, `mark-${name}`)]));
Object.assign(data.about, { x_public: ['code_choice'] });
Object.assign(data.personal_info, { x_private: ['code_secret'] });
const marks = [...new Set(JSON.stringify(data).match(/mark-[\w-]+/g))];

/** The complete list of public fields. Country and region are shown by name, and the test has no names. */
const PUBLIC = `query ($id: Int) { organization(id: $id) {
  name alternativeName presentation summary size website companyName
  logo { ...Picture } cover { ...Picture } industries { label } occupations { label } fieldsOfStudy { label } benefits
  choices { field label values } profiles { network url }
  companyAddress { ...Place } location { ...Place } locations { ...Place } branches { name place { ...Place } }
  contactPeople { salutation firstName lastName position email phone linkedinProfile contactInfo photo { ...Picture } }
  gallery { ...Picture } videos { source coverTitle cover { ...Picture } } faq { question answer }
  attachments { name size url }
} }
fragment Picture on Image { url alt title small width height }
fragment Place on JobLocation { label addressLine1 addressLine2 locality administrativeArea zip countryCode lat lon }`;
const SEARCH = `query ($text: String!) { search(index: ORGANIZATIONS, request: {
  fulltext: { keys: $text }, range: { first: 0, last: 10 }, facets: [{ field: "x_private" }] }) {
  total facets { values { label } } hits { organization { name summary } } } }`;

let id: number;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
  id = await insertOrganization(api.db, { name: 'Marked', data });
});

const isPrivate = (mark: string) => mark.startsWith('mark-personal_info');

describe('a published profile', () => {
  it('has a mark in every field', () => {
    expect(marks.length).toBeGreaterThan(60);
    expect(marks.filter(isPrivate).length).toBe(5);
  });

  it('shows the public every field that is for it, and not one that is not', async () => {
    const { organization } = await api.run('acme', PUBLIC, { id });
    const shown = JSON.stringify(organization);
    const seen = marks.filter((mark) => shown.includes(mark));
    expect(seen.filter(isPrivate)).toEqual([]);
    expect(shown).not.toContain('x_private');
    expect(shown).toContain('Mark x_public');
    // Unknown term codes are not shown; fields for files are skipped for pictures and vice versa.
    const silent = /-(industry|occupation|fieldsOfStudy)$|^mark-company_info-name$|^mark-organization_page-name$/;
    const pictureNames =
      /^mark-(organization_page-(logo|cover)|contact_people-people-photo|gallery-images|video_gallery-videos-cover)$/;
    const missing = marks.filter((mark) => !isPrivate(mark) && !seen.includes(mark));
    expect(
      missing.filter(
        (mark) => !silent.test(mark) && !pictureNames.test(mark) && !/attachments-(alt|title)$/.test(mark),
      ),
    ).toEqual([]);
  });

  it('is found by what is public, never by what is private', async () => {
    expect(await api.run('acme', SEARCH, { text: 'mark-about-presentation' })).toMatchObject({ search: { total: 1 } });
    for (const mark of marks.filter(isPrivate)) {
      const { search } = await api.run('acme', SEARCH, { text: `"${mark}"` });
      expect({ mark, search }).toMatchObject({ search: { total: 0 } });
    }
    const all = JSON.stringify(await api.run('acme', SEARCH, { text: 'Marked' }));
    expect(all).not.toMatch(/personal_info|x_private|Mark x_private/);
  });

  it('keeps its private answers from visitors, applicants and other recruiters in the language of the API, too', async () => {
    const query = `query ($id: Int) { ownOrganization(organizationId: $id) { groups { answers } } }`;
    for (const person of [null, await insertPerson(api), await insertPerson(api, { roles: ['recruiter'] })]) {
      const { data: answer } = await ask(person, query, { id });
      expect(JSON.stringify(answer)).not.toContain('mark-personal_info');
    }
  });
});
