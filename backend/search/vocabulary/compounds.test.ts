import { describe, expect, it } from 'vitest';
import { foldText } from '../fold.ts';
import { parseLexicon, splitCompound, splitWith } from './compounds.ts';

describe('German compounds', () => {
  it.each([
    ['Berufskraftfahrer', 'beruf fahrer'],
    ['Gabelstaplerfahrerin', 'gabelstapler fahrer'],
    ['Softwareentwickler', 'software entwickler'],
    ['Softwareentwicklerinnen', 'software entwickler'],
    ['Krankenpfleger', 'kranken pfleger'],
    ['Altenpflegefachkraft', 'alten pflegefachkraft pflege fachkraft'],
    ['Kinderkrankenschwester', 'kinder krankenschwester kranken schwester'],
    ['Einzelhandelskaufmann', 'einzelhandel kaufmann'],
    ['Grundschullehrer', 'grundschule lehrer'],
    ['Bäckereifachverkäuferin', 'backerei fachverkaufer verkaufer'],
    ['Reinigungskräfte', 'reinigung'],
    ['Bilanzbuchhalter', 'bilanz buchhalter'],
    ['Bauingenieur', 'bau ingenieur'],
    ['Omnibusfahrer', 'omnibus fahrer'],
  ])('%s consists of %s', (word, parts) => {
    expect(splitCompound(foldText(word)).join(' ')).toBe(parts);
  });

  it.each(
    'Entwickler Buchhalter Buchhaltung Hausmeister Kindergärtner Tierpfleger Raumpflegerin Zahnarzt Verwaltung Fahrzeugen Winzer Mitarbeiter Berlin Restaurant'.split(
      ' ',
    ),
  )('%s stays whole', (word) => expect(splitCompound(foldText(word))).toEqual([]));

  it('a compound that stays whole is no head of others', () => {
    const lexicon = parseLexicon('# remark\n~kraft\n=tierpfleger\npfleger\nkranken\nzoo\ntier\n');
    expect(splitWith(lexicon, 'krankenpfleger')).toEqual(['kranken', 'pfleger']);
    expect(splitWith(lexicon, 'zootierpfleger')).toEqual(['zoo', 'tierpfleger']);
    expect(splitWith(lexicon, 'haustierpfleger')).toEqual([]);
  });

  it('leaves long strings and other signs alone', () => {
    expect(splitCompound('software'.repeat(20))).toEqual([]);
    expect(splitCompound('software-entwickler')).toEqual([]);
    expect(splitCompound('software2entwickler')).toEqual([]);
  });
});
