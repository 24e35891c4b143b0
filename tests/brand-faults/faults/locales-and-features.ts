/** Faults of the languages and of the switches for features. */
import type { Fault } from '../fault.ts';

const supported = '"supported": ["en", "de"]';

export const localesAndFeatures: readonly Fault[] = [
  [
    'a default language that the site does not have',
    '"default": "en",\n    "supported"',
    '"default": "fr",\n    "supported"',
    '/locales',
  ],
  ['a language that is not offered', supported, '"supported": ["en", "de", "it"]', '/locales/supported'],
  ['a language in capitals', supported, '"supported": ["EN", "de"]', '/locales/supported'],
  ['a language with its country', supported, '"supported": ["en", "de-DE"]', '/locales/supported'],
  ['a language with an underscore', supported, '"supported": ["en", "en_GB"]', '/locales/supported'],
  ['languages in one text', supported, '"supported": "en, de"', '/locales/supported'],
  ['no language', supported, '"supported": []', '/locales/supported'],
  ['a language twice', supported, '"supported": ["en", "de", "de"]', '/locales/supported'],
  ['a region in capitals', '"region": "eu"', '"region": "EU"', '/locales/region'],
  ['a region in words', '"region": "eu"', '"region": "europe"', '/locales/region'],
  ['a feature switched on with yes', '"blog": true', '"blog": "yes"', '/features/blog'],
  ['a feature switched on with a text', '"blog": true', '"blog": "true"', '/features/blog'],
  ['a feature switched on with 1', '"blog": true', '"blog": 1', '/features/blog'],
  ['a feature that is not set', '"blog": true', '"blog": null', '/features/blog'],
  [
    'social sign-in as one switch',
    '"oauth": { "linkedin": false, "google": true }',
    '"oauth": true',
    '/features/oauth',
  ],
  ['a search for resumes without resumes', '"resumeSearches": true', '…,\n    "resume": false', '/features', 'warning'],
  [
    'consent to terms that do not exist',
    '"terms": "terms"',
    '"terms": null',
    '/features/latestTerms /site/legal/terms',
    'warning',
  ],
];
