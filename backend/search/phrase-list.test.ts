import { expect, it } from 'vitest';
import { foldText } from './fold.ts';
import { PhraseList } from './phrase-list.ts';

const list = new PhraseList(
  (
    [
      ['Nurse', 5],
      ['Registered Nurse', 40],
      ['Nursery Teacher', 9],
      ['Maschinenbau-Ingenieur', 3],
      ['Berufskraftfahrer', 7],
      ['Kraftfahrer', 2],
      ['C++ Developer', 4],
    ] as const
  ).map(([text, count]) => ({ text, folded: foldText(text), count, value: null })),
);
const found = (text: string, limit = 8) => list.find(foldText(text), limit).map((phrase) => phrase.text);

it.each([
  ['the beginning of any word, the most frequent first', 'nur', ['Registered Nurse', 'Nursery Teacher', 'Nurse']],
  ['several words in any order', 'nurse reg', ['Registered Nurse']],
  ['the parts of a hyphenated word', 'ingen', ['Maschinenbau-Ingenieur']],
  ['a word before what merely contains it', 'kraft', ['Kraftfahrer', 'Berufskraftfahrer']],
  ['names with punctuation', 'c++', ['C++ Developer']],
  ['nothing inside of words for two letters', 'rs', []],
  ['nothing for a text without letters', ' ?!', []],
  ['nothing across two phrases', 'developer nurse', []],
])('finds %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('returns no more than asked for', () => {
  expect(found('nur', 2)).toEqual(['Registered Nurse', 'Nursery Teacher']);
  expect(found('kraft', 1)).toEqual(['Kraftfahrer']);
});

it('finds nothing in an empty list', () => {
  expect(new PhraseList([]).find('nurse', 8)).toEqual([]);
});
