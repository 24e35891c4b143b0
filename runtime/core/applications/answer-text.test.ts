import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

const yesNo = (value: string) => (value === 'yes' ? 'Ja' : 'Nein');

it.each([
  ['number', ['6.5'], 'de', '6,5'],
  ['number', ['6.5'], 'fr', '6,5'],
  ['number', ['6.5'], 'en', '6.5'],
  ['number', ['12000'], 'de', '12000'],
  ['number', ['sechs'], 'de', 'sechs'],
  ['yes_no', ['yes'], 'de', 'Ja'],
  ['many', ['Brot', '6.5'], 'de', 'Brot, 6.5'],
  ['text', ['6.5'], 'de', '6.5'],
] as const)('writes an answer of the type %s, %j, in %s as %s', (type, values, locale, text) => {
  expect(answerText({ type, values }, locale, yesNo)).toBe(text);
});
