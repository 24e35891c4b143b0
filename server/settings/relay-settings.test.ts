import { expect, it } from 'vitest';
import { parseRelayKeys } from './relay-settings.ts';

it('gives a brand its own keys, else those of all', () => {
  const keysOf = parseRelayKeys({
    GA4_API_SECRET: 's-all',
    GA4_API_SECRET__HARBOR_NEWS: 'G-ABC1234567=s-1, G-DEF1234567=s-2',
    META_CONVERSIONS_TOKEN: 't-all',
    META_CONVERSIONS_TOKEN__HARBOR_NEWS: 't-own',
    META_API_BASE: 'http://127.0.0.1:9/v1/',
  });
  const own = keysOf('harbor-news');
  expect(own.measurement.base).toBe('https://www.google-analytics.com');
  expect(['G-ABC1234567', 'G-DEF1234567', 'G-XYZ'].map(own.measurement.secretOf)).toEqual(['s-1', 's-2', null]);
  expect(own.conversions).toEqual({ base: 'http://127.0.0.1:9/v1', token: 't-own' });
  const other = keysOf('other');
  expect([other.measurement.secretOf('G-XYZ'), other.conversions.token]).toEqual(['s-all', 't-all']);
  const none = parseRelayKeys({})('other');
  expect([none.measurement.secretOf('G-XYZ'), none.conversions.token]).toEqual([null, null]);
});

it.each([
  [
    { GA4_API_SECRET__ACME: 'G-ABC1234567=hidden,nonsense' },
    'GA4_API_SECRET__ACME is not valid; it must be one secret, or pairs such as G-ABC1234567=secret with commas.',
  ],
  [
    { GA4_API_BASE: 'ftp://x' },
    'GA4_API_BASE is "ftp://x"; it must be an http or https address such as https://www.google-analytics.com.',
  ],
])('refuses %j', (env: Record<string, string>, sentence) => {
  expect(() => parseRelayKeys(env)).toThrow(sentence);
});
