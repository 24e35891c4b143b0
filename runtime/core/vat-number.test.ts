import { describe, expect, it } from 'vitest';
import { isMemberState, isVatNumber, stateOfVatNumber, VAT_STATES } from './vat-number.ts';

/** Valid numbers, one per member state. */
const NUMBERS = [
  'ATU13585627',
  'BE0428759497',
  'BG101004508',
  'CY00532445O',
  'CZ46505334',
  'DE136695976',
  'DK88146328',
  'EE100207415',
  'EL040127797',
  'ESA13585625',
  'FI09853608',
  'FR83404833048',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IT00743110157',
  'LT213179412',
  'LU10000356',
  'LV40003009497',
  'MT15121333',
  'NL010000446B01',
  'PL5260001246',
  'PT501964843',
  'RO18547290',
  'SE556188840401',
  'SI15012557',
  'SK2022749619',
];

describe('a VAT number', () => {
  it('is known of all 27 member states', () => {
    expect(NUMBERS.map((number) => number.slice(0, 2))).toEqual([...VAT_STATES]);
    expect(VAT_STATES).toHaveLength(27);
  });

  it.each(NUMBERS)('%s holds', (number) => expect(isVatNumber(number)).toBe(true));

  // Typical typing errors: swapped or wrong digits.
  it.each(NUMBERS)('%s with one other digit does not', (number) => {
    const at = number.search(/\d/) + (/^(NL|SE)/.test(number) ? 7 : 3);
    const other = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
    expect(isVatNumber(other)).toBe(false);
  });

  it.each(NUMBERS)('%s with a further sign does not', (number) => expect(isVatNumber(`${number}Z`)).toBe(false));

  it('of Belgium may begin with 1', () => {
    expect(isVatNumber('BE1000000021')).toBe(true);
    expect(isVatNumber('BE1000000022')).toBe(false);
  });

  it('of a country outside of the union is taken as it is', () => {
    expect(isVatNumber('CHE123456788')).toBe(true);
    expect(isVatNumber('GB999999973')).toBe(true);
    expect(isVatNumber('123456789')).toBe(false);
  });

  it('tells its member state by the code of the country', () => {
    expect(stateOfVatNumber('EL040127797')).toBe('GR');
    expect(stateOfVatNumber('DE136695976')).toBe('DE');
    expect(stateOfVatNumber('DE136695977')).toBeNull();
    expect(stateOfVatNumber('CHE123456788')).toBeNull();
    expect(['GR', 'DE', 'EL', 'CH', 'GB', 'US'].filter(isMemberState)).toEqual(['GR', 'DE']);
  });
});
