import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unsafeKey } from './unsafe-key.ts';

it('accepts ordinary keys', () => {
  expect(report(unsafeKey, '{ "messages": { "en": {} } }')).toEqual([]);
});

it('refuses keys that JavaScript reads otherwise', () => {
  expect(report(unsafeKey, '{\n  "messages": { "__proto__": { "polluted": true } }\n}')).toEqual([
    'brands/acme.json:2:17  error  UNSAFE_KEY  /messages/__proto__\n  "__proto__" cannot be used as a key. Choose another.',
  ]);
});
