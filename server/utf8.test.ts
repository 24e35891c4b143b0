import { expect, it } from 'vitest';
import { encodeUtf8 } from './utf8.ts';

const long = (text: string) => text.repeat(1000);

it.each([
  ['nothing', ''],
  ['a short text', 'Küche – 20 €'],
  ['ASCII', long('<li>Nurse</li>')],
  ['Latin', long('Küchenchef à Bonn')],
  ['dashes and euros', long('Koch – 20 €')],
  ['characters of two halves', long('👩‍🍳')],
  ['half a character', `${long('a')}\ud83d`],
  ['more than any page before', 'ä'.repeat(400_000)],
])('encodes %s as Buffer.from does', (_, text) => {
  expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
});

it('keeps what it gave when it encodes the next text', () => {
  const first = encodeUtf8(long('first'));
  encodeUtf8(long('other'));
  expect(first.toString()).toBe(long('first'));
});
