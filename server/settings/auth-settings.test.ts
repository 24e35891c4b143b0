import { expect, it } from 'vitest';
import { parseNetworkKeys } from './auth-settings.ts';

it('gives a brand its own keys, else those of all', () => {
  const keysOf = parseNetworkKeys({
    GOOGLE_ID: 'all',
    GOOGLE_SECRET: 'all secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9000/',
    GOOGLE_ID__HARBOR_NEWS: 'own',
    GOOGLE_SECRET__HARBOR_NEWS: 'own secret',
    LINKEDIN_ID: '',
  });
  const issuer = 'http://127.0.0.1:9000';
  expect(keysOf('harbor-news', 'google')).toEqual({ id: 'own', secret: 'own secret', issuer });
  expect(keysOf('other', 'google')).toEqual({ id: 'all', secret: 'all secret', issuer });
  expect(keysOf('other', 'linkedin')).toBeNull();
});

it.each([
  [{ GOOGLE_ID: 'a' }, 'GOOGLE_ID is set and GOOGLE_SECRET is not; they belong together.'],
  [
    { FACEBOOK_SECRET__ACME: 'hidden' },
    'FACEBOOK_SECRET__ACME is set and FACEBOOK_ID__ACME is not; they belong together.',
  ],
  [
    { LINKEDIN_ISSUER: 'ftp://x' },
    'LINKEDIN_ISSUER is "ftp://x"; it must be an http or https address such as https://id.example.com.',
  ],
])('refuses %j', (env: Record<string, string>, sentence) => {
  expect(() => parseNetworkKeys(env)).toThrow(sentence);
});
