import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { hostClaimedTwice } from './host-claimed-twice.ts';

it('accepts a host of its own', () => {
  expect(report(hostClaimedTwice, { site: { hosts: ['jobs.acme.example'] } })).toEqual([]);
});

it('reports a host of another brand', () => {
  expect(
    report(
      hostClaimedTwice,
      { site: { hosts: ['jobs.acme.example', 'shared.example'] } },
      { hosts: { 'shared.example': 'zeta' } },
    ),
  ).toEqual([
    'brands/acme.json:5:7  error  HOST_CLAIMED_TWICE  /site/hosts/1\n  The host "shared.example" already belongs to the brand "zeta". Remove it from one of the two.',
  ]);
});
