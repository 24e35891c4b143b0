import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { reservedHost } from './reserved-host.ts';

it('accepts a host name', () => {
  expect(report(reservedHost, { site: { hosts: ['jobs.acme.example'] } })).toEqual([]);
});

it('reports what is kept for the machine itself', () => {
  expect(report(reservedHost, { site: { hosts: ['acme.localhost', '127.0.0.1'] } })).toEqual([
    'brands/acme.json:4:7  error  RESERVED_HOST  /site/hosts/0\n  The host "acme.localhost" cannot belong to a brand. Remove it; the brand is always available at "acme.localhost".',
    'brands/acme.json:5:7  error  RESERVED_HOST  /site/hosts/1\n  The host "127.0.0.1" cannot belong to a brand. Remove it; the brand is always available at "acme.localhost".',
  ]);
});
