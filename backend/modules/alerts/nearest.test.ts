import { expect, it } from 'vitest';
import mail from '../../../locales/en/mail.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { readAddress } from '../places/address.ts';
import { areaOf, distanceTo, nearestOf } from './nearest.ts';

const t = translatorOf({ locale: 'en', namespaces: { mail } }, 'mail');
const miles = { options: [30], default: 30, unit: 'mi' as const, multiplier: 1.609344 };
const portland = { lat: 43.66, lon: -70.26, locationType: 'locality' };
const at = (locality: string, lat?: number, lon?: number) => readAddress({ locality, lat, lon });
const farFrom = (geoLocation: Record<string, unknown> | undefined, address: ReturnType<typeof at>) =>
  distanceTo(address, areaOf(geoLocation ? { geoLocation } : {}, miles), t);

it.each([
  ['in the unit of the brand', portland, at('Lewiston', 44.1, -70.21), '31 miles away'],
  ['one by itself', portland, at('South Portland', 43.645, -70.26), '1 mile away'],
  ['not for the place itself', portland, at('Portland', 43.661, -70.26), ''],
  [
    'not outside the radius, where remote jobs are found',
    { ...portland, radius: 40 },
    at('Lewiston', 44.1, -70.21),
    '',
  ],
  ['not without coordinates', portland, at('Lewiston'), ''],
  ['not from the middle of a country', { ...portland, locationType: 'country' }, at('Lewiston', 44.1, -70.21), ''],
  ['not without a place', undefined, at('Lewiston', 44.1, -70.21), ''],
])('says a distance %s', (_, place, address, text) => {
  expect(farFrom(place, address)).toBe(text);
});

it('chooses the nearest location, and the first one where nothing can be measured', () => {
  const [bangor, lewiston, unknown] = [at('Bangor', 44.8, -68.78), at('Lewiston', 44.1, -70.21), at('Somewhere')];
  const all = [unknown, bangor, lewiston].filter((one) => one !== null);
  const area = areaOf({ geoLocation: portland }, miles);
  expect(nearestOf(all, area)).toBe(lewiston);
  expect(nearestOf(all, null)).toBe(unknown);
  expect(nearestOf(all.slice(0, 1), area)).toBe(unknown);
  expect(nearestOf([], area)).toBeNull();
});
