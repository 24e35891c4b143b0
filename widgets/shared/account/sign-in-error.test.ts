import { expect, it } from 'vitest';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { brandFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { signInError } from './sign-in-error.ts';

const t = translatorOf(cutCatalogue(brandFixture(), 'en', ['account']), 'account');

it('has a sentence for every code of the sign-in routes', () => {
  const codes = [
    'SessionRequired',
    'CredentialsSignin',
    'TooManyTries',
    'AccessDenied',
    'OAuthAccountNotLinked',
    'OAuthEmailMissing',
    'OAuthSignin',
    'OAuthCallback',
    'OAuthCreateAccount',
    'Callback',
    'Verification',
    'MissingCSRF',
    'Configuration',
    'Unreachable',
    'Default',
  ];
  for (const code of codes) expect(signInError(code, t), code).toMatch(/^[A-Z].*\.$/);
});

it('shows what it does not know as text, cut to 300 characters', () => {
  expect(signInError('toString', t)).toBe('toString');
  expect(signInError('x'.repeat(400), t)).toHaveLength(300);
  expect(signInError('  ', t)).toBeNull();
  expect(signInError(null, t)).toBeNull();
});
