import { expect, it } from 'vitest';
import { callingCode, internationalNumber, tidyNumber } from './phone-number.ts';

it.each([
  ['0171 2345678', 'DE', '+49 171 2345678'],
  ['(0221) 123456', 'DE', '+49 (221) 123456'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['06 123 4567', 'IT', '+39 06 123 4567'],
  ['(207) 555-0123', 'US', '+1 (207) 555-0123'],
  ['1-207-555-0123', 'US', '+1 207-555-0123'],
  ['020 7946 0958', 'GB', '+44 20 7946 0958'],
])('%s in %s is dialled from abroad as %s', (text, country, number) => {
  expect(internationalNumber(text, country)).toBe(number);
  expect(number).toMatch(/^\+?[0-9][0-9 ()/.-]{4,30}$/);
});

it.each([
  ['+49 171 2345678', 'DE'],
  ['0049 171 2345678', 'DE'],
  ['0171', 'DE'],
  ['call me', 'DE'],
  ['0171 2345678', 'XX'],
])('leaves "%s" in %s as it is', (text, country) => {
  expect(internationalNumber(text, country)).toBeNull();
});

it.each([
  ['0049  171 2345678 ', '+49 171 2345678'],
  ['+ 49 171', '+49 171'],
  ['0221 1', '0221 1'],
])('tidies "%s"', (text, tidy) => {
  expect(tidyNumber(text)).toBe(tidy);
});

it('knows codes of countries and no others', () => {
  expect(callingCode('DE')).toBe('+49');
  expect(callingCode('constructor')).toBeNull();
});
