import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingTranslation } from './missing-translation.ts';

it('accepts a text in all languages of the site', () => {
  expect(
    report(missingTranslation, {
      locales: { supported: ['en', 'de'] },
      site: { tagline: { en: 'Work', de: 'Arbeit' } },
    }),
  ).toEqual([]);
});

it('warns of a language without a text', () => {
  expect(
    report(missingTranslation, {
      locales: { supported: ['en', 'de', 'fr'] },
      site: { tagline: { en: 'Work', de: 'Arbeit' } },
    }),
  ).toEqual([
    'brands/acme.json:10:16  warning  MISSING_TRANSLATION  /site/tagline\n  There is no text for "fr" here; it is given for "en", "de". Add it.',
  ]);
});
