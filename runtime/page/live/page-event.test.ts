import { expect, it } from 'vitest';
import { emptySearch } from '../../core/search/empty-search.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import { pageEvent } from './page-event.ts';

const nowhere = { country: null, administrativeArea: null, lat: null, lon: null, locationType: null };
const search = { ...emptySearch, text: 'nurse' };

it('is a search on a listing', () => {
  expect(pageEvent(pageFixture({ search }))).toMatchObject({
    key: 'job_search',
    params: { search_query: 'nurse', region: null, route: '/jobs' },
  });
  const organizations = pageFixture({ page: 'organizations', search: { ...search, index: 'ORGANIZATIONS' } });
  expect(pageEvent(organizations)?.key).toBe('orgprofile_search');
});

it.each([
  ['a place that was chosen', undefined, 'Bonn'],
  ['a place that several have the name of', { label: 'Bonn, Germany', others: [] }, 'Bonn'],
  ['no place that nobody knows', { label: null, others: [] }, null],
])('names %s', (_, place, region) => {
  const bonn = { ...nowhere, label: 'Bonn', radius: 30 };
  const event = pageEvent(pageFixture({ search: { ...search, location: bonn }, ...(place && { place }) }));
  expect(event?.params?.region).toBe(region);
});

it('is a visit on the page of a job, beside the list and on a profile', () => {
  const job = pageFixture({ page: 'job', path: '/job/pilot-42', content: { type: 'job', id: 42 } });
  const beside = pageFixture({ search: { ...search, jobId: 42 } });
  const profile = pageFixture({ page: 'organization', content: { type: 'organization', id: 7 } });
  const said = [job, beside, profile].map((page) => {
    const { key, params } = pageEvent(page) ?? {};
    return [key, params?.entity_id];
  });
  expect(said).toEqual([
    ['job_visit', 42],
    ['job_visit', 42],
    ['orgprofile_visit', 7],
  ]);
});

it('is nothing on other pages and errors', () => {
  expect(pageEvent(pageFixture({ page: 'home' }))).toBeNull();
  expect(pageEvent(pageFixture({ search, status: 404 }))).toBeNull();
});
