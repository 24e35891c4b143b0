import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownFacet } from './unknown-facet.ts';

it('accepts built-in facets', () => {
  expect(report(unknownFacet, { facets: { jobs: { order: ['salary'] } } })).toEqual([]);
});

it('suggests the facet that was meant', () => {
  expect(
    report(unknownFacet, { facets: { jobs: { order: ['employment_typ'] }, organizations: { items: { colour: {} } } } }),
  ).toEqual([
    'brands/acme.json:5:9  error  UNKNOWN_FACET  /facets/jobs/order/0\n  There is no facet "employment_typ" of jobs. Did you mean "employment_type"?',
    'brands/acme.json:10:9  error  UNKNOWN_FACET  /facets/organizations/items/colour\n  There is no facet "colour" of organizations. Allowed: "industry", "occupations", "fields_of_study".',
  ]);
});
