import { expect, it } from 'vitest';
import type { FoundPlace } from '../forms.generated.ts';
import { addressAt, describePlace } from './places.ts';

const portland: FoundPlace = {
  id: '4975802',
  label: 'Portland, Maine, United States',
  name: 'Portland',
  country: 'US',
  administrativeArea: 'ME',
  locationType: 'locality',
};
const code = {
  ...portland,
  id: '4975802-04101',
  label: '04101 Portland, Maine, United States',
  name: '04101',
  locationType: 'postal_code',
};

it('fills town, region and country in, and keeps the street', () => {
  expect(addressAt(portland, { addressLine1: '1 Congress St', zip: '99999', countryCode: 'DE' })).toEqual({
    addressLine1: '1 Congress St',
    locality: 'Portland',
    administrativeArea: 'ME',
    countryCode: 'US',
  });
});

it('reads town and postal code of a postal code', () => {
  expect(addressAt(code)).toEqual({ zip: '04101', locality: 'Portland', administrativeArea: 'ME', countryCode: 'US' });
});

it('knows no town of a region or a country', () => {
  const maine = {
    ...portland,
    name: 'Maine',
    label: 'Maine, United States',
    locationType: 'administrative_area_level_1',
  };
  expect(addressAt(maine)).toEqual({ administrativeArea: 'ME', countryCode: 'US' });
  const states = { ...maine, name: 'United States', administrativeArea: null, locationType: 'country' };
  expect(addressAt(states)).toEqual({ countryCode: 'US' });
});

it('names a place in the language of the form, without numbers of regions', () => {
  expect(describePlace({ locality: 'Köln', zip: '50667', administrativeArea: '07', countryCode: 'DE' }, 'de')).toBe(
    '50667 Köln, Deutschland',
  );
  expect(describePlace({ locality: 'Portland', administrativeArea: 'ME', countryCode: 'US' }, 'en')).toBe(
    'Portland, ME, United States',
  );
  expect(describePlace({}, 'en')).toBe('');
  expect(describePlace({ countryCode: 'x' }, 'en')).toBe('x');
});
