import { expect, it } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { consentIncomplete } from './consent-incomplete.ts';

const analytics = {
  ga4MeasurementIds: ['G-ABC1234567'],
  measurementApi: true,
  behaviour: { id: 'b-1', script: 'https://b.example/b.js' },
};

it('accepts a service with all ids, one with categories, and the banner of the site', () => {
  const services = { analytics: 'ga', behaviour: 'b' };
  const accepted: JsonObject[] = [
    { provider: 'usercentrics', providerId: 'd-1', services },
    { provider: 'onetrust', providerId: 'd-1' },
    { provider: 'tcf', script: 'https://cmp.example/cmp.js', services: { behaviour: '12' } },
    { provider: 'own' },
  ];
  for (const consent of accepted) expect(report(consentIncomplete, { consent, analytics })).toEqual([]);
});

it('reports a service without the id of the site, or without its script', () => {
  expect(report(consentIncomplete, { consent: { provider: 'cookiebot' } })).toEqual([
    'brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/providerId\n  The site has no id at "cookiebot", so nobody is asked and nothing is tracked. Add it.',
  ]);
  expect(report(consentIncomplete, { consent: { provider: 'tcf' } })).toEqual([
    "brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/script\n  The address of the consent service's script is missing, so nobody is asked and nothing is tracked. Add it.",
  ]);
});

it('reports trackers without an id, once where two services share it', () => {
  expect(report(consentIncomplete, { consent: { provider: 'usercentrics', providerId: 'd-1' }, analytics })).toEqual([
    'brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/services/analytics\n  "analytics.ga4MeasurementIds" is set, but the tracker has no id at "usercentrics", so it is never allowed. Add it.',
    'brands/acme.json:3:17  warning  CONSENT_INCOMPLETE  /consent/services/behaviour\n  "analytics.behaviour.id" is set, but the tracker has no id at "usercentrics", so it is never allowed. Add it.',
  ]);
  expect(
    report(consentIncomplete, { consent: { provider: 'tcf', script: 'https://cmp.example/cmp.js' }, analytics }),
  ).toEqual([expect.stringContaining('/consent/services/behaviour')]);
});
