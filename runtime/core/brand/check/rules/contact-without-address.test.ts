import { expect, it } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { contactWithoutAddress } from './contact-without-address.ts';

const found = (site: JsonObject, more: JsonObject = {}) =>
  report(contactWithoutAddress, { site: { hosts: ['jobs.acme.example'], ...site }, ...more });

it('accepts an address, and no form', () => {
  expect(found({ contactEmail: 'jobs@acme.example' })).toEqual([]);
  expect(found({}, { pages: { contact: null } })).toEqual([]);
});

it('accepts a brand that nobody visits yet', () => {
  expect(found({ status: 'draft' })).toEqual([]);
  expect(found({ hosts: [] })).toEqual([]);
  expect(found({}, { abstract: true })).toEqual([]);
});

it('reports a form whose messages nobody would receive', () => {
  const message =
    '  The page "contact" has the contact form, but takes no messages: no address receives them. Set "site.contactEmail".';
  expect(found({})).toEqual([
    `brands/acme.json:3:14  warning  CONTACT_WITHOUT_ADDRESS  /site/contactEmail\n${message}`,
  ]);
  expect(found({ contactEmail: null })).toEqual([
    `brands/acme.json:6:21  warning  CONTACT_WITHOUT_ADDRESS  /site/contactEmail\n${message}`,
  ]);
});
