import { expect, it } from 'vitest';
import type { GraphqlQuery } from '../../core/operation.ts';
import { emptySearch } from '../../core/search/empty-search.ts';
import { contextFixture } from '../testing/context-fixture.ts';
import { brandFixture, pageFixture } from '../testing/page-fixture.ts';
import type { PageInfo } from '../widget-contract.ts';
import { pageEvent } from './page-event.ts';

const nowhere = { country: null, administrativeArea: null, lat: null, lon: null, locationType: null };
const search = { ...emptySearch, text: 'nurse' };
const brand = brandFixture(({ analytics }) => {
  analytics.ga4MeasurementIds = ['G-ABC1234567'];
});
const label = (text: string) => ({ label: text });
const job = {
  id: 42,
  title: 'Pilot',
  type: 'job_per_template',
  frontend: 'other',
  importerId: 3,
  organizationName: 'Airways',
  organization: { id: 9 },
  location: label('Bonn'),
  locations: [label('Bath')],
  occupations: [label('Aviation')],
  employmentTypes: [label('Full time')],
  skills: ['Landing'],
  languages: ['English'],
  fieldsOfStudy: [],
  featured: true,
  top: false,
  applicationWorkflow: 'external',
};
const answer = ({ document }: GraphqlQuery) =>
  document.includes('organization(')
    ? { organization: { id: 7, name: 'Airways', occupations: [label('Aviation')] } }
    : { job };

const eventOf = (page: PageInfo, fixture = contextFixture(answer, { brand })) => pageEvent(fixture, page);

it('is a search on a listing, with what was chosen', async () => {
  const chosen = { field: 'occupations', filter: '1', alias: 'care', label: 'Care' };
  expect(await eventOf(pageFixture({ search: { ...search, choices: [chosen] } }))).toMatchObject({
    key: 'job_search',
    params: { search_query: 'nurse', region: null, route: '/jobs', occupations: ['Care'], companies: [] },
  });
  const organizations = pageFixture({ page: 'organizations', search: { ...search, index: 'ORGANIZATIONS' } });
  expect((await eventOf(organizations))?.key).toBe('orgprofile_search');
});

it.each([
  ['a place that was chosen', undefined, 'Bonn'],
  ['a place that several have the name of', { label: 'Bonn, Germany', others: [] }, 'Bonn'],
  ['no place that nobody knows', { label: null, others: [] }, null],
])('names %s', async (_, place, region) => {
  const bonn = { ...nowhere, label: 'Bonn', radius: 30 };
  const event = await eventOf(pageFixture({ search: { ...search, location: bonn }, ...(place && { place }) }));
  expect(event?.params.region).toBe(region);
});

it('is a visit on the page of a job, with all about the job and nothing about its people', async () => {
  const page = pageFixture({ page: 'job', document: 'job', path: '/job/pilot-42', content: { type: 'job', id: 42 } });
  expect(await eventOf(page)).toEqual({
    key: 'job_visit',
    params: {
      entity_id: 42,
      entity_type: 'job',
      entity_bundle: 'job_per_template',
      entity_title: 'Pilot',
      importer_ID: 3,
      organization_id: 9,
      organization_name: 'Airways',
      companies: 'Airways',
      application_type: 'external',
      occupations: ['Aviation'],
      regions: ['Bonn', 'Bath'],
      employment_types: ['Full time'],
      skills: ['Landing'],
      languages: ['English'],
      fields_of_study: [],
      upgrades: ['featured'],
      job_owner_frontend: 'other',
      route: '/job/pilot-42',
    },
  });
});

it('is a visit beside the list and on a profile; the form for an application is only about a job', async () => {
  const beside = pageFixture({ search: { ...search, jobId: 42 } });
  const profile = pageFixture({ page: 'organization', content: { type: 'organization', id: 7 } });
  const form = pageFixture({ page: 'personal', document: 'apply', rest: '42/files' });
  const said = await Promise.all([beside, profile, form].map((page) => eventOf(page)));
  expect(said.map((event) => [event?.key, event?.params.entity_id, event?.params.entity_title])).toEqual([
    ['job_visit', 42, 'Pilot'],
    ['orgprofile_visit', 7, 'Airways'],
    [null, 42, 'Pilot'],
  ]);
});

it('says which job it is about where the backend fails', async () => {
  const failing = contextFixture(
    () => {
      throw new Error('down');
    },
    { brand },
  );
  const page = pageFixture({ page: 'job', path: '/job/pilot-42', content: { type: 'job', id: 42 } });
  expect(await eventOf(page, failing)).toEqual({
    key: 'job_visit',
    params: { entity_id: 42, entity_type: 'job', route: '/job/pilot-42' },
  });
  expect(failing.logged.map(({ code }) => code)).toEqual(['TRACKED_PAGE_FAILED']);
});

it('is nothing on other pages, and asks nothing on brands that track nobody', async () => {
  expect(await eventOf(pageFixture({ page: 'home', document: 'home' }))).toBeNull();
  expect(await eventOf(pageFixture({ page: 'personal', document: 'apply', rest: 'x' }))).toBeNull();
  const silent = contextFixture(answer);
  expect(await eventOf(pageFixture({ page: 'job', content: { type: 'job', id: 42 } }), silent)).toBeNull();
  expect(silent.asked).toEqual([]);
});
