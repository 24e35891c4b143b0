import { expect, it } from 'vitest';
import { readAround } from './place-words.ts';

it.each(['en', 'de', 'fr', 'es'])(
  'is not sure of a place at the beginning, without a word around it (%s)',
  (language) => {
    expect(readAround(['orange', 'driver'], 0, 1, language)).toEqual({ from: 0, to: 1, sign: 'none' });
  },
);

it.each([
  ['fr', 'soudeur a colmar'],
  ['es', 'cocinero en merida'],
])('knows the short word before a place of its language (%s)', (language, text) => {
  const words = text.split(' ');
  expect(readAround(words, 2, 3, language)).toMatchObject({ sign: 'place' });
  expect(readAround(words, 2, 3, 'de')).toMatchObject({ sign: 'none' });
});
