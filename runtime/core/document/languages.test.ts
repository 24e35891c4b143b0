import { expect, it } from 'vitest';
import { brandLanguages } from './languages.ts';

it.each([
  ['the default first, and each language once', 'de', ['en', 'de', 'fr'], ['de', 'en', 'fr']],
  ['a default that is not among the supported ones', 'en-GB', ['de'], ['en-GB', 'de']],
  ['the one language of a brand', 'en', ['en'], ['en']],
])('names %s', (_, standard, supported, languages) => {
  expect(brandLanguages({ default: standard, supported })).toEqual(languages);
});
