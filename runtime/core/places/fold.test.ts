import { describe, expect, it } from 'vitest';
import { foldPlace, foldUmlauts, foldVariants } from './fold.ts';

describe('foldPlace', () => {
  it('drops accents, case and punctuation', () => {
    expect(foldPlace('  Île-de-France ')).toBe('ile de france');
    expect(foldPlace('KÖLN')).toBe('koln');
    expect(foldPlace("Val-d'Or")).toBe('val dor');
    expect(foldPlace('Łódź')).toBe('lodz');
    expect(foldPlace('Straße')).toBe('strasse');
  });

  it('writes saint in one way', () => {
    expect(new Set(['St. Louis', 'Saint Louis', 'Sankt Louis', 'St Louis'].map(foldPlace))).toEqual(
      new Set(['st louis']),
    );
  });

  it('gives the same answer for its own answer', () => {
    for (const name of ['Düsseldorf', 'Saint-Étienne', 'Fort Worth', 'Kraków', '東京'])
      expect(foldPlace(foldPlace(name))).toBe(foldPlace(name));
  });

  it('leaves nothing of a text without letters', () => {
    expect(foldPlace(' --- ')).toBe('');
  });
});

describe('foldUmlauts', () => {
  it('writes umlauts out, and answers null without any', () => {
    expect(foldUmlauts('München')).toBe('muenchen');
    expect(foldUmlauts('Bonn')).toBeNull();
  });
});

describe('foldVariants', () => {
  it('knows a name without its bracket and each half of a double name', () => {
    expect(foldVariants('Halle (Saale)')).toEqual(['halle saale', 'halle']);
    expect(foldVariants('Biel/Bienne')).toEqual(['biel bienne', 'biel', 'bienne']);
    expect(foldVariants('Köln')).toEqual(['koln', 'koeln']);
  });
});
