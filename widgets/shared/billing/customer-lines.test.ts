import { expect, it } from 'vitest';
import { addressLines } from './customer-lines.ts';

it('writes addresses in the manner of their country', () => {
  const address = {
    countryCode: 'US',
    addressLine1: '7 Wharf Street',
    locality: 'Portland',
    administrativeArea: 'ME',
    zip: '04101',
  };
  expect(addressLines({ companyName: 'Harbor Ice', firstName: 'Ida', lastName: 'Berg', address }, 'en')).toEqual([
    'Harbor Ice',
    'Ida Berg',
    '7 Wharf Street',
    'Portland, ME 04101',
    'United States',
  ]);
  const german = { countryCode: 'DE', addressLine1: 'Kai 1', zip: '20457', locality: 'Hamburg' };
  expect(addressLines({ companyName: 'Eis', address: german }, 'de')).toEqual([
    'Eis',
    'Kai 1',
    '20457 Hamburg',
    'Deutschland',
  ]);
});

it('leaves out what is not there', () => {
  expect(addressLines({}, 'en')).toEqual([]);
  expect(addressLines({ companyName: 'Eis', address: 'Kai 1' }, 'en')).toEqual(['Eis']);
});
