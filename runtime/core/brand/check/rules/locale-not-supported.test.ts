import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { localeNotSupported } from './locale-not-supported.ts';

it('accepts texts in a language of the site', () => {
  expect(
    report(localeNotSupported, {
      locales: { supported: ['en', 'de'] },
      messages: { de: { search: { submit: 'Los' } } },
    }),
  ).toEqual([]);
});

it('reports a default that is not offered and texts that nobody sees', () => {
  expect(
    report(localeNotSupported, {
      locales: { default: 'de', supported: ['en'] },
      messages: { fr: { search: { submit: 'Chercher' } } },
    }),
  ).toEqual([
    'brands/acme.json:3:16  error  LOCALE_NOT_SUPPORTED  /locales/default\n  The default language "de" is not among the languages of the site: "en". Add it to "locales.supported".',
    'brands/acme.json:9:5  warning  LOCALE_NOT_SUPPORTED  /messages/fr\n  "fr" is not among the languages of the site ("en"), so nobody sees this. Add it to "locales.supported", or remove this.',
  ]);
});
