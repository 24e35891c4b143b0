import { describe, expect, it } from 'vitest';
import { readTaxonomies } from '../../data/load-taxonomies.ts';
import { foldText } from '../fold.ts';
import { findFacetWords } from './terms.ts';

const wordsOf = (text: string) => foldText(text).split(' ');
const valuesIn = (text: string, ...languages: string[]) =>
  findFacetWords(wordsOf(text), languages).map(({ from, to, code }) => [wordsOf(text).slice(from, to).join(' '), code]);

describe('words that mean a facet value', () => {
  it.each([
    ['part time nurse', 'en', [['part time', 'part_time']]],
    [
      'Nurse part-time, remote',
      'en',
      [
        ['part-time', 'part_time'],
        ['remote', 'remote'],
      ],
    ],
    ['internships in Boston', 'en', [['internships', 'internship']]],
    ['work from home jobs', 'en', [['work from home', 'remote']]],
    ['hybrid remote', 'en', [['hybrid remote', 'hybrid']]],
    ['contract manager', 'en', []],
    [
      'Teilzeit Pflege Homeoffice',
      'de',
      [
        ['teilzeit', 'part_time'],
        ['homeoffice', 'remote'],
      ],
    ],
    ['Bürokraft im Home-Office', 'de-AT', [['home-office', 'remote']]],
    ['befristete Stelle', 'de', [['befristete stelle', 'temporary']]],
    ['Azubi Berlin', 'de', [['azubi', 'apprenticeship']]],
    [
      'vendeuse temps partiel CDI',
      'fr',
      [
        ['temps partiel', 'part_time'],
        ['cdi', 'permanent'],
      ],
    ],
    ['comptable à distance', 'fr', [['à distance', 'remote']]],
    [
      'alternance mi-temps',
      'fr-CH',
      [
        ['alternance', 'apprenticeship'],
        ['mi-temps', 'part_time'],
      ],
    ],
  ])('are found in %j (%s)', (text, language, expected) => expect(valuesIn(text, language)).toEqual(expected));

  it('count only in the languages of the board', () => {
    expect(valuesIn('stage manager', 'en')).toEqual([]);
    expect(valuesIn('stage marketing', 'en', 'fr')).toEqual([['stage', 'internship']]);
  });

  it.each([
    ['employment_type', 'employment_type', ['contract']],
    ['remote_options', 'remote_option', []],
  ])('include the labels of %s, except words with other meanings', (field, taxonomy, ambiguous) => {
    const { terms } = readTaxonomies().find((one) => one.taxonomy === taxonomy) ?? { terms: [] };
    const missed = terms.flatMap(({ code, labels }) =>
      Object.entries(labels)
        .filter(([language, label]) => {
          const words = wordsOf(label);
          const [span] = findFacetWords(words, [language]);
          return span?.to !== words.length || span.field !== field || span.code !== code;
        })
        .map(([, label]) => foldText(label)),
    );
    expect(missed).toEqual(ambiguous);
    expect(terms.length).toBeGreaterThan(2);
  });
});
