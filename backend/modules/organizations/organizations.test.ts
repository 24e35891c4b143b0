import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertJob, insertOrganization, insertPlaces } from '../../testing/rows.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const BY_SLUG = 'query ($slug: String) { organization(slug: $slug) { id name } }';
const BY_ID = 'query ($id: Int) { organization(id: $id) { name } }';

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
});

describe('organization', () => {
  it('shows everything a page needs in the language of the request', async () => {
    const id = await insertOrganization(api.db, {
      name: 'Morgen Verlag',
      data: {
        organization_page: {
          alternativeName: 'Morgen',
          website: 'https://morgen.example',
          organizationLocation: {
            locality: 'München',
            administrativeArea: 'BY',
            countryCode: 'DE',
            lat: 48.1,
            lon: 11.6,
          },
          xingProfile: 'https://xing.example/morgen',
        },
        about: {
          presentation: { value: '<p>Wir drucken.</p>', format: 'filtered_html' },
          industry: ['media'],
          size: '11-50',
        },
        benefits: { benefits: ['bicycle', 'Kantine'] },
        contact_people: { people: [{ firstName: 'Ada', lastName: 'Lang', email: 'ada@morgen.example' }] },
        gallery: { images: [{ url: '/1.jpg', alt: 'Halle' }, { alt: 'without an address' }] },
        video_gallery: { videos: [{ source: 'https://video.example/1', coverTitle: 'Film' }] },
        faq: { questions: [{ question: 'Wann?', answer: { value: '<p>Jetzt.</p>', format: 'filtered_html' } }] },
        further_locations: { locations: [{ name: 'Büro', address: { locality: 'Paris', countryCode: 'FR' } }] },
      },
    });
    await insertJob(api.db, { organizationId: id, organizationName: 'Morgen Verlag' });
    const document = `query ($slug: String) { organization(slug: $slug) { id name alternativeName slug logo { url } cover { url } presentation summary
      industries { label } occupations { label } benefits size website profiles { network url } location { label } locations { label }
      contactPeople { firstName lastName position email } gallery { url alt } videos { source coverTitle } faq { question answer } featured
      training openJobs facet { alias field label } } }`;
    const { organization } = await api.run('acme', document, { slug: 'morgen-verlag' }, 'de');
    expect(organization).toEqual({
      id,
      name: 'Morgen Verlag',
      alternativeName: 'Morgen',
      slug: 'morgen-verlag',
      logo: null,
      cover: null,
      presentation: '<p>Wir drucken.</p>',
      summary: 'Wir drucken.',
      industries: [{ label: 'Medien' }],
      occupations: [],
      benefits: ['Fahrrad', 'Kantine'],
      size: '11-50',
      website: 'https://morgen.example',
      profiles: [{ network: 'xing', url: 'https://xing.example/morgen' }],
      location: { label: 'München, Deutschland' },
      locations: [{ label: 'Paris, Frankreich' }],
      contactPeople: [{ firstName: 'Ada', lastName: 'Lang', position: null, email: 'ada@morgen.example' }],
      gallery: [{ url: '/1.jpg', alt: 'Halle' }],
      videos: [{ source: 'https://video.example/1', coverTitle: 'Film' }],
      faq: [{ question: 'Wann?', answer: '<p>Jetzt.</p>' }],
      featured: false,
      training: false,
      openJobs: 1,
      facet: { alias: 'morgen-verlag', field: 'company', label: 'Morgen Verlag' },
    });
  });

  it('is not seen by another brand, by slug or by id', async () => {
    const id = await insertOrganization(api.db, { name: 'Only Acme' });
    expect(await api.run('acme', BY_SLUG, { slug: 'only-acme' })).toEqual({ organization: { id, name: 'Only Acme' } });
    expect(await api.run('rhein', BY_SLUG, { slug: 'only-acme' })).toEqual({ organization: null });
    expect(await api.run('rhein', BY_ID, { id })).toEqual({ organization: null });
  });

  it('is shown on each brand with the profile of that brand, and not before it is published', async () => {
    const profiles = [
      { frontend: 'acme', slug: 'both' },
      { frontend: 'rhein', slug: 'beide', published: false },
    ];
    const id = await insertOrganization(api.db, { name: 'Both', profiles });
    expect(await api.run('acme', BY_ID, { id })).toEqual({ organization: { name: 'Both' } });
    expect(await api.run('rhein', BY_SLUG, { slug: 'beide' })).toEqual({ organization: null });
  });

  it('lists its newest jobs on this brand, and no job of another', async () => {
    const id = await insertOrganization(api.db, { name: 'Two Jobs' });
    const own = { organizationId: id, organizationName: 'Two Jobs' };
    await insertJob(api.db, { ...own, title: 'Older', published: new Date('2026-01-01') });
    await insertJob(api.db, { ...own, title: 'Newer', published: new Date('2026-02-01') });
    await insertJob(api.db, { title: 'Of somebody else' });
    const jobs = 'query ($id: Int, $limit: Int) { organization(id: $id) { openJobs jobs(limit: $limit) { title } } }';
    expect(await api.run('acme', jobs, { id, limit: 5 })).toEqual({
      organization: { openJobs: 2, jobs: [{ title: 'Newer' }, { title: 'Older' }] },
    });
    expect(await api.run('acme', jobs, { id, limit: 1 })).toMatchObject({
      organization: { jobs: [{ title: 'Newer' }] },
    });
    await expect(api.run('acme', jobs, { id, limit: 21 })).rejects.toThrow('limit is 21; 1 to 20 are allowed.');
  });

  it('has no jobs before it advertises one', async () => {
    const id = await insertOrganization(api.db, { name: 'No Jobs' });
    const document = 'query ($id: Int) { organization(id: $id) { openJobs facet { alias } jobs { title } } }';
    expect(await api.run('acme', document, { id })).toEqual({ organization: { openJobs: 0, facet: null, jobs: [] } });
  });

  it('needs a slug or an id', async () => {
    await expect(api.run('acme', '{ organization { id } }')).rejects.toThrow('organization needs a slug or an id.');
  });
});
