import { expect, it } from 'vitest';
import defaults from '../../../brands/default.json' with { type: 'json' };
import type { BrandDocument } from '../document/brand.generated.ts';
import { trackingPolicy } from './policy.ts';
import { servicesOf } from './services.ts';
import { trackingOf } from './settings.ts';

type Changes = { [Key in 'analytics' | 'consent']?: Partial<BrandDocument[Key]> };

const documentOf = ({ analytics, consent }: Changes = {}) =>
  ({
    analytics: { ...defaults.analytics, ...analytics },
    consent: { ...defaults.consent, ...consent },
  }) as Pick<BrandDocument, 'analytics' | 'consent'>;

const everything: Partial<BrandDocument['analytics']> = {
  ga4MeasurementIds: ['G-ABC1234567', 'G-DEF1234567'],
  measurementApi: true,
  conversionApi: true,
  conversionEvents: ['job_apply_complete'],
  metaPixelId: '1234567890',
  behaviour: {
    ...defaults.analytics.behaviour,
    id: '7',
    script: 'https://b.example/b.js',
    hosts: ['https://*.c.example'],
  },
  audience: { ...defaults.analytics.audience, id: '8', script: '/brands/acme/ping.js' },
};

it('tracks nobody unless a brand says so', () => {
  expect(servicesOf(documentOf().analytics)).toEqual([]);
  expect(trackingOf(documentOf({ consent: { provider: 'onetrust', providerId: 'x' } }))).toBe(null);
  expect(trackingPolicy(documentOf({ consent: { provider: 'onetrust', providerId: 'x' } }))).toEqual({
    scripts: [],
    connect: [],
    frames: [],
    inlineStyles: false,
  });
});

it('lists what is switched on, with purpose and script', () => {
  expect(
    servicesOf(documentOf({ analytics: everything }).analytics).map(({ id, purpose, script }) => [id, purpose, script]),
  ).toEqual([
    ['browser-analytics', 'statistics', 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'],
    ['measurement-relay', 'statistics', null],
    ['conversion-relay', 'marketing', null],
    ['behaviour', 'statistics', 'https://b.example/b.js'],
    ['ranking', 'statistics', '/brands/acme/ping.js'],
  ]);
});

it('leaves out a tool without its script, and relays without anything to send', () => {
  const analytics = {
    measurementApi: true,
    conversionApi: true,
    conversionEvents: ['job_apply_complete'],
    behaviour: { ...defaults.analytics.behaviour, id: '7' },
  };
  expect(servicesOf(documentOf({ analytics }).analytics)).toEqual([]);
});

it('opens the policy to the hosts of services alone, and of a dialog of others, with its styles', () => {
  const own = trackingPolicy(documentOf({ analytics: everything, consent: { provider: 'own' } }));
  expect(own).toEqual({
    scripts: ['https://www.googletagmanager.com', 'https://b.example', 'https://*.c.example'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://b.example',
      'https://*.c.example',
    ],
    frames: [],
    inlineStyles: false,
  });
  const others = trackingPolicy(
    documentOf({ analytics: everything, consent: { provider: 'cookiebot', providerId: 'x' } }),
  );
  const dialog = ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'];
  expect(others).toEqual({
    scripts: [...own.scripts, ...dialog],
    connect: [...own.connect, ...dialog],
    frames: dialog,
    inlineStyles: true,
  });
});

it('takes the tag of a server of its own, and names no host that browsers could not load from', () => {
  const tagOf = (script: string) =>
    servicesOf(documentOf({ analytics: { ga4MeasurementIds: ['G-ABC1234567'], script } }).analytics)[0];
  expect(tagOf('https://tags.example/gtag?x=1')).toMatchObject({
    script: 'https://tags.example/gtag?x=1&id=G-ABC1234567',
    scriptHosts: ['https://tags.example'],
  });
  expect(tagOf('/gtag.js')).toMatchObject({ script: '/gtag.js?id=G-ABC1234567', scriptHosts: [] });
  expect(tagOf('https://999.999.999.999/gtag.js')?.scriptHosts).toEqual([]);
});

it('asks again after a new service, another host or a new version', () => {
  const version = (analytics: Changes['analytics'], consent: Changes['consent'] = {}) =>
    trackingOf(documentOf({ analytics, consent }))?.version;
  const ids = { ga4MeasurementIds: ['G-ABC1234567'] };
  expect(version(ids)).toBe('1; browser-analytics statistics https://www.googletagmanager.com/gtag/js');
  expect(version({ ga4MeasurementIds: ['G-DEF1234567'] })).toBe(version(ids));
  const others = [
    version({ ...ids, measurementApi: true }),
    version({ ...ids, script: 'https://tags.example/gtag' }),
    version(ids, { version: 2 }),
  ];
  expect(new Set([version(ids), ...others]).size).toBe(4);
});
