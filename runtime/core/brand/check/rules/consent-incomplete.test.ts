import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { consentIncomplete } from './consent-incomplete.ts';

it('accepts a service with all ids', () => {
  expect(
    report(consentIncomplete, {
      consent: { provider: 'didomi', providerId: 'd-1', services: { analytics: 'ga' } },
      analytics: { ga4MeasurementIds: ['G-ABC1234567'] },
    }),
  ).toEqual([]);
});

it('reports a service without the id of the site', () => {
  expect(report(consentIncomplete, { consent: { provider: 'didomi' } })).toEqual([
    'brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/providerId\n  The site has no id at "didomi", so every tracker is allowed without asking. Add it.',
  ]);
});

it('reports a tracker without its id', () => {
  expect(
    report(consentIncomplete, {
      consent: { provider: 'didomi', providerId: 'd-1' },
      analytics: { behaviour: { id: 'b-1' } },
    }),
  ).toEqual([
    'brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/services/behaviour\n  "analytics.behaviour.id" is set, but the tracker has no id at "didomi". Add it, or nobody is asked about it.',
  ]);
});
