import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { familyWithHosts } from './family-with-hosts.ts';

it('accepts a family without hosts', () => {
  expect(report(familyWithHosts, { abstract: true, site: { hosts: [] } })).toEqual([]);
});

it('reports a family that has hosts', () => {
  expect(report(familyWithHosts, { abstract: true, site: { hosts: ['jobs.acme.example'] } })).toEqual([
    'brands/acme.json:2:15  error  FAMILY_WITH_HOSTS  /abstract\n  "abstract" makes this a family, not a site: nobody would answer on "jobs.acme.example". Remove it, or remove the hosts.',
  ]);
});
