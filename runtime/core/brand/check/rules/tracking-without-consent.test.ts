import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { trackingWithoutConsent } from './tracking-without-consent.ts';

const analytics = { ga4MeasurementIds: ['G-ABC1234567'] };
const site = (country: string) => ({ name: 'A', country });

it('accepts sites that ask, that track nobody, and those of other countries', () => {
  expect(report(trackingWithoutConsent, { site: site('DE'), analytics, consent: { provider: 'own' } })).toEqual([]);
  expect(report(trackingWithoutConsent, { site: site('DE') })).toEqual([]);
  expect(report(trackingWithoutConsent, { site: site('US'), analytics })).toEqual([]);
});

it('warns in the European Economic Area, the United Kingdom and Switzerland', () => {
  expect(report(trackingWithoutConsent, { site: site('DE'), analytics })).toEqual([
    'brands/acme.json:6:16  warning  TRACKING_WITHOUT_CONSENT  /consent/provider\n  A site of the country "DE" has to ask visitors before it tracks them, but "consent.provider" is "none". Set it to "own", or to a consent service.',
  ]);
  for (const country of ['NO', 'GB', 'CH']) {
    expect(report(trackingWithoutConsent, { site: site(country), analytics })).toHaveLength(1);
  }
});
