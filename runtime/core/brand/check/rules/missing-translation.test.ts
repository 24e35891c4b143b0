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

it('warns of a text of the site that is reworded in some languages alone, once for all plural forms', () => {
  const messages = {
    en: { search: { submit: 'Find', results: { total_one: '{{count}} post', total_other: '{{count}} posts' } } },
    de: { search: { submit: 'Finden' } },
  };
  expect(report(missingTranslation, { locales: { supported: ['en', 'de'] }, messages })).toEqual([
    'brands/acme.json:13:24  warning  MISSING_TRANSLATION  /messages/en/search/results/total_one\n  There is no text for "de" here, so visitors see the usual one; it is reworded for "en". Add it.',
  ]);
});

it('accepts a reworded text on a site of one language, of a variety, and with an inherited translation', () => {
  const english = { en: { search: { submit: 'Find' } } };
  expect(report(missingTranslation, { messages: english })).toEqual([]);
  expect(report(missingTranslation, { locales: { supported: ['en', 'en-GB'] }, messages: english })).toEqual([]);
  const parent = { locales: { supported: ['en', 'de'] }, messages: { de: { search: { submit: 'Finden' } } } };
  const own = { extends: 'parent', messages: english };
  expect(report(missingTranslation, own, { others: { parent } })).toEqual([]);
});
