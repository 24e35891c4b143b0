import { expect, it } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { unknownKey } from './unknown-key.ts';

it('accepts settings there are', () => {
  expect(report(unknownKey, { site: { name: 'Acme' } })).toEqual([]);
});

it('suggests the setting that was meant', () => {
  expect(report(unknownKey, { site: { nmae: 'Acme' }, colour: 'red' })).toEqual([
    'brands/acme.json:3:5  error  UNKNOWN_KEY  /site/nmae\n  There is no setting "nmae" here. Did you mean "name"?',
    'brands/acme.json:5:3  error  UNKNOWN_KEY  /colour\n  There is no setting "colour" here. Allowed: "$schema", "version", "extends", "abstract", "site", "theme", "locales", "features", "routes", "pages", "navigation", "prices" and 17 more.',
  ]);
});

it('says where a setting belongs that is in the wrong place', () => {
  const messages = (document: JsonObject) => report(unknownKey, document).map((text) => text.split('\n  ')[1]);
  expect(
    messages({ timeZone: 'UTC', site: { name: 'Acme', pages: {} }, theme: { publisher: 'Acme', title: 'Acme' } }),
  ).toEqual([
    '"timeZone" is in the wrong place. It belongs in "site".',
    '"pages" is in the wrong place. It belongs beside "site", not inside it.',
    '"publisher" is in the wrong place. It belongs in "site.legal".',
    expect.stringMatching(/^There is no setting "title" here/),
  ]);
});

it.each<[JsonObject, string]>([
  [{ name: 'Acme' }, 'There is no setting "name" here. There is one in "site" and one in "prices.tax".'],
  [{ site: { _note: 'x' } }, 'There is no setting "_note" here. A brand file has no room for notes. Remove it.'],
  [
    { pages: { home: { main: [{ widget: 'note', count: 6 }] } } },
    'There is no setting "count" here. The settings of a widget belong in its "props".',
  ],
])('says of %j where such a setting would be', (document, message) => {
  expect(report(unknownKey, document).map((text) => text.split('\n  ')[1])).toEqual([message]);
});
