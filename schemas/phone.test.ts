import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { bringPhoneLibrary, isPhone } from './phone.ts';
import { numbersOfTheWorld } from './phone-library.ts';

const { read, write } = numbersOfTheWorld;

describe('a telephone number', () => {
  it.each([
    ['(207) 555-0148', 'US', '+12075550148', '(207) 555-0148'],
    ['207-555-0148', 'US', '+12075550148', '(207) 555-0148'],
    ['1-207-555-0148', 'US', '+12075550148', '(207) 555-0148'],
    ['+1 (207) 555-0148', 'US', '+12075550148', '(207) 555-0148'],
    ['(207) 555-0148', 'CA', '+12075550148', '(207) 555-0148'],
    ['0171 2345678', 'DE', '+491712345678', '0171 2345678'],
    ['(0221) 123456', 'DE', '+49221123456', '0221 123456'],
    ['+49 (0)221 123456', 'DE', '+49221123456', '0221 123456'],
    ['0049 221 123456', 'DE', '+49221123456', '0221 123456'],
    ['06 12 34 56 78', 'FR', '+33612345678', '06 12 34 56 78'],
    ['020 7946 0958', 'GB', '+442079460958', '020 7946 0958'],
    ['06 123 4567', 'IT', '+39061234567', '06 123 4567'],
    ['+33 6 12 34 56 78', 'DE', '+33612345678', '+33 6 12 34 56 78'],
  ])('typed as %s in %s is kept as %s and shown there as %s', (text, country, kept, shown) => {
    expect(read(text, country)).toBe(kept);
    expect(write(kept, country)).toBe(shown);
    // A stored number is stable, in whichever country it is read.
    expect(read(kept, undefined)).toBe(kept);
  });

  it.each([
    ['call me', 'US'],
    ['555-0148', 'US'],
    ['0171', 'DE'],
    ['207 555 0148 x12', 'US'],
    ['0171 2345678', undefined],
    ['my number is (207) 555-0148', 'US'],
    ['', 'US'],
  ])('is not what "%s" is in %s, and that is shown as it stands', (text, country) => {
    expect(read(text, country)).toBeNull();
    expect(write(text, country)).toBe(text);
  });

  it('is shown to callers from everywhere without a country', () => {
    expect(write('+12075550148', undefined)).toBe('+1 207 555 0148');
  });
});

describe('answers with a telephone number', () => {
  const schema = { properties: { phone: { type: 'string', format: 'phone', 'x-trim': true, 'x-country': 'US' } } };

  it('are kept in one form once numbers are known', () => {
    bringPhoneLibrary(numbersOfTheWorld);
    expect(normalise(schema, { phone: ' (207) 555-0148 ' })).toEqual({ phone: '+12075550148' });
    expect(normalise(schema, { phone: 'call me' })).toEqual({ phone: 'call me' });
    expect(['+12075550148', 'call me', '0171', '(0) 1'].map(isPhone)).toEqual([true, false, false, false]);
  });
});
