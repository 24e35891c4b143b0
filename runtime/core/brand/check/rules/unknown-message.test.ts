import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownMessage } from './unknown-message.ts';

it('accepts a text that the site has', () => {
  expect(report(unknownMessage, { messages: { en: { search: { submit: 'Find it' } } } })).toEqual([]);
});

it('warns of texts and namespaces that the site does not have', () => {
  expect(
    report(unknownMessage, {
      messages: { en: { search: { sumbit: 'Find it', results: { count: '{{count}}' } }, serch: { submit: 'x' } } },
    }),
  ).toEqual([
    'brands/acme.json:5:9  warning  UNKNOWN_MESSAGE  /messages/en/search/sumbit\n  There is no text "sumbit" in "search". Did you mean "submit"?',
    'brands/acme.json:7:11  warning  UNKNOWN_MESSAGE  /messages/en/search/results/count\n  There is no text "results.count" in "search". Did you mean "results.total"?',
    'brands/acme.json:10:7  warning  UNKNOWN_MESSAGE  /messages/en/serch\n  There is no part of the site called "serch" in the texts. Did you mean "search"?',
  ]);
});

it('warns of a group of texts in the place of a text', () => {
  expect(report(unknownMessage, { messages: { en: { search: { submit: { label: 'Find it' } } } } })).toEqual([
    'brands/acme.json:5:9  warning  UNKNOWN_MESSAGE  /messages/en/search/submit\n  "submit" is one text, so nobody sees what is in this group. Write the text in quotes instead.',
  ]);
  expect(report(unknownMessage, { messages: { en: { search: { results: { total: {} } } } } })).toEqual([
    'brands/acme.json:6:11  warning  UNKNOWN_MESSAGE  /messages/en/search/results/total\n  "results.total" is one text, so nobody sees what is in this group. Write the text in quotes instead.',
  ]);
});

it('warns of a text in the place of a group of texts', () => {
  expect(report(unknownMessage, { messages: { en: { search: { results: 'All' } } } })).toEqual([
    'brands/acme.json:5:9  warning  UNKNOWN_MESSAGE  /messages/en/search/results\n  "results" is a group of texts, so nobody sees this one. Allowed: "results.total".',
  ]);
});
