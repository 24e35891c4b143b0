import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownFacet } from './unknown-facet.ts';

it('accepts built-in facets', () => {
  expect(report(unknownFacet, { facets: { jobs: { order: ['salary'] } } })).toEqual([]);
});

it('says how a field of the brand becomes a facet', () => {
  const field = { label: 'Field', groups: ['job/job_categorization'], terms: {} };
  expect(
    report(unknownFacet, {
      facets: { jobs: { order: ['x_field', 'x_certificates'] }, organizations: { order: ['x_field'] } },
      customFields: { x_field: field },
    }),
  ).toEqual([
    'brands/acme.json:6:9  error  UNKNOWN_FACET  /facets/jobs/order/1\n  There is no facet "x_certificates" of jobs. Add a field "x_certificates" with "groups": ["job/job_categorization"] below "customFields".',
    'brands/acme.json:11:9  error  UNKNOWN_FACET  /facets/organizations/order/0\n  There is no facet "x_field" of organizations. Add "organization/about" to the "groups" of the field "x_field" below "customFields".',
  ]);
});

it('suggests the facet that was meant', () => {
  expect(
    report(unknownFacet, { facets: { jobs: { order: ['employment_typ'] }, organizations: { items: { colour: {} } } } }),
  ).toEqual([
    'brands/acme.json:5:9  error  UNKNOWN_FACET  /facets/jobs/order/0\n  There is no facet "employment_typ" of jobs. Did you mean "employment_type"?',
    'brands/acme.json:10:9  error  UNKNOWN_FACET  /facets/organizations/items/colour\n  There is no facet "colour" of organizations. Allowed: "industry", "occupations", "fields_of_study".',
  ]);
});
