import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingHost } from './missing-host.ts';

it.each([
  '{ "site": { "hosts": ["jobs.acme.example"] } }',
  '{ "site": { "status": "draft" } }',
  '{ "abstract": true }',
])('accepts %s', (document) => {
  expect(report(missingHost, document)).toEqual([]);
});

it('says nothing of the demo, which is there for trying out alone', () => {
  const { site } = JSON.parse(readFileSync('brands/demo.json', 'utf8'));
  expect(report(missingHost, { site })).toEqual([]);
});

const sentence =
  'The brand "acme" has no host, so the links in its emails only work on the server itself. Add one to "site.hosts", such as "jobs.example.com".';

it.each([
  [{}, '1:1'],
  [{ site: { name: 'Acme' } }, '2:11'],
  [{ site: { hosts: [] } }, '3:14'],
])('warns of a live brand without a host: %j', (document, place) => {
  expect(report(missingHost, document)).toEqual([
    `brands/acme.json:${place}  warning  MISSING_HOST  /site/hosts\n  ${sentence}`,
  ]);
});
