import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHref } from '../routing/href.ts';
import { testAliases } from '../routing/testing.ts';
import { toChoice } from '../search/choices.ts';
import { searchInLocale } from '../search/search-address.ts';
import { parse, routes, stateOf } from './testing.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((value) => value / 10_000 || 0);
const values = testAliases().map((alias) => toChoice(alias, 'en'));

const anyState = fc
  .record({
    page: fc.integer({ min: 1, max: 100_000 }),
    search: text,
    geo_location: text,
    country: fc.constantFrom('', 'us', 'DE', 'x'),
    administrative_area_level_1: fc.constantFrom('', 'ME', 'Île-de-France', '<'),
    lat: fc.oneof(fc.constant(''), degrees(90).map(String), text),
    lon: fc.oneof(fc.constant(''), degrees(180).map(String), text),
    radius: fc.oneof(fc.constantFrom('', '60', '1e9'), text),
    sorting: fc.constantFrom('', 'relevancy', 'publish_date_desc', 'evil'),
    facet: fc.constantFrom('', 'company', 'industry', 'evil'),
    job_organization_name: text,
    jobId: fc.constantFrom('', '42', '0'),
  })
  .chain((query) =>
    fc.record({
      query: fc.constant(query),
      chosen: fc.subarray(values),
      locale: fc.constantFrom(...routes.locales),
      listing: fc.constantFrom('/jobs', '/resumes'),
    }),
  );

describe('parseSearch and the address of a search', () => {
  it('agree: the address of any state is read as that state, without a redirect', () => {
    fc.assert(
      fc.property(anyState, ({ query, chosen, locale, listing }) => {
        const href = createHref(routes, locale);
        const pairs = Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]);
        const facets = chosen.map(({ field, filter }) => [field, filter] as [string, string]);
        const asked = `${href.path(listing)}?${new URLSearchParams([...pairs.filter(([name, value]) => name !== 'page' || value !== '1'), ...facets])}`;
        const first = parse(asked);
        const address =
          first.kind === 'state' ? href.search(first.state) : first.kind === 'redirect' ? first.location : '';
        const state = stateOf(address);
        expect(href.search(state)).toBe(address);
        if (first.kind === 'state') expect(state).toEqual(first.state);
      }),
      { numRuns: 500 },
    );
  });

  it('agree in every language on the same choices', () => {
    const state = stateOf('/jobs/nurse/full-time?industries=5,6&search=a');
    for (const [locale, address] of Object.entries(createHref(routes, 'en').searchAlternates(state))) {
      const same = stateOf(address);
      expect(same.choices.map(({ filter }) => filter)).toEqual(state.choices.map(({ filter }) => filter));
      if (locale !== 'en-GB') expect(createHref(routes, locale).search(searchInLocale(state, locale))).toBe(address);
    }
  });
});
