import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { defaultNotOffered } from './default-not-offered.ts';

it('accepts a default that is offered', () => {
  expect(report(defaultNotOffered, { search: { radius: { options: [5, 10], default: 10 } } })).toEqual([]);
});

it('reports a radius and an order that nobody can choose', () => {
  expect(
    report(defaultNotOffered, { search: { radius: { default: 30 }, sorting: { jobs: { default: 'salery' } } } }),
  ).toEqual([
    'brands/acme.json:4:18  error  DEFAULT_NOT_OFFERED  /search/radius/default\n  The default radius 30 is not among the options. Allowed: 5, 25, 50, 100, 200.',
    'brands/acme.json:8:20  error  DEFAULT_NOT_OFFERED  /search/sorting/jobs/default\n  The default sort order "salery" of jobs is not among the options. Allowed: "relevancy", "publish_date_desc".',
  ]);
});
