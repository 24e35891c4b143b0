import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { LocationFilter, PlaceReading, SearchState } from '../../../runtime/core/search/types.ts';
import { PageFrame } from '../../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { PlaceNote } from './PlaceNote.tsx';

const maine: LocationFilter = {
  label: 'Portland, Maine',
  country: 'US',
  administrativeArea: 'ME',
  lat: 43.66,
  lon: -70.26,
  radius: 100,
  locationType: 'locality',
};
const search: SearchState = {
  ...emptySearch,
  page: 4,
  text: 'editor',
  location: { ...maine, label: 'Portland', lat: 45.52, lon: -122.68, administrativeArea: 'OR' },
};

function show(place?: PlaceReading): string {
  const page = pageFixture({ search, ...(place && { place }) });
  return renderToStaticMarkup(
    <PageFrame page={page} namespaces={['search']} onMissing={(key) => expect.fail(key)}>
      <PlaceNote page={page} />
    </PageFrame>,
  );
}

it('links the other places of the name to the same search there, from its first page', () => {
  const html = show({ label: 'Portland, Oregon', others: [maine] });
  expect(html).toContain('Near Portland, Oregon. Did you mean');
  expect(html.replaceAll('&amp;', '&')).toContain(
    'href="/jobs?search=editor&geo_location=Portland,+Maine&country=US&administrative_area_level_1=ME&lat=43.66&lon=-70.26"',
  );
});

it('says that nobody knows the place', () => {
  expect(show({ label: null, others: [] })).toContain(
    'We could not find a location called “Portland”, so we are showing all locations.',
  );
});

it('is silent about a place that was chosen', () => {
  expect(show()).toBe('');
});
