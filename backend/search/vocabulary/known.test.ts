import { describe, expect, it } from 'vitest';
import { foldText } from '../fold.ts';
import { isVocabulary } from './known.ts';

describe('words that are spelled right', () => {
  it.each([
    [
      'de',
      'Lehrerin Lehrer Arzt Krankenpfleger Kraftfahrer Softwareentwicklerinnen Hebammen Perückenmacher Teilzeitkoch',
    ],
    ['en', 'waiter waitresses warehouse attorneys plumber paralegal'],
    ['fr', 'infirmières aide-soignant chauffagiste perruquier'],
  ])('are those of names (%s): %s', (language, line) => {
    const words = foldText(line).split(/[ -]/);
    expect(words.filter((word) => !isVocabulary(word, [language]))).toEqual([]);
  });

  it.each([
    ['de', 'Leherer Krankenpflegr Berlin Buchalter Softwareentwicker'],
    ['en', 'waitter plumbber lawer nures'],
    ['fr', 'infirmeir chaufagiste'],
    ['nl', 'waiter'],
  ])('are not misspelled, nor anything else (%s): %s', (language, line) => {
    const words = foldText(line).split(' ');
    expect(words.filter((word) => isVocabulary(word, [language]))).toEqual([]);
  });
});
