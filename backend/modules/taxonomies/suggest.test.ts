import { describe, expect, it } from 'vitest';
import { foldName, spellingsOf } from './spellings.ts';
import { findTerms } from './suggest.ts';
import type { TermRecord } from './terms.ts';

const term = (code: string, labels: Record<string, string>, synonyms: Record<string, string[]> = {}): TermRecord => ({
  id: 1,
  taxonomy: 'occupation',
  code,
  parent: null,
  isRetired: false,
  mergedInto: null,
  labels,
  aliases: {},
  synonyms,
});

const TERMS = [
  term('office', { en: 'Office manager', de: 'Büroleitung', fr: 'Responsable de bureau' }),
  term('nurse', { en: 'Registered nurse', de: 'Pflegefachkraft', fr: 'Infirmier/ière' }, { de: ['Krankenschwester'] }),
  term('cook', { en: 'Cook', de: 'Koch/Köchin', fr: 'Cuisinier/ière' }),
  term('developer', { en: 'Software developer', de: 'Softwareentwickler/in', fr: 'Développeur/euse logiciel' }),
  term('manager', { en: 'Manager', de: 'Leitung', fr: 'Cadre' }),
  term('mechatronics', { en: 'Mechatronics technician', de: 'Mechatroniker/in', fr: 'Mécatronicien/ne' }),
  term('cpp', { en: 'C++', de: 'C++', fr: 'C++' }),
  term('c', { en: 'C', de: 'C', fr: 'C' }),
  term('node', { en: 'Node.js', de: 'Node.js', fr: 'Node.js' }),
];
const found = (text: string, language: string) => findTerms(TERMS, text, language).map(({ code }) => code);

describe('findTerms', () => {
  it('gives all terms in their order when nothing was typed', () => {
    expect(found('', 'de')).toEqual(TERMS.map(({ code }) => code));
    expect(found(' - ', 'de')).toEqual(TERMS.map(({ code }) => code));
  });

  it('puts whole names before beginnings, those before later words, and parts of words last', () => {
    expect(found('manager', 'en')).toEqual(['manager', 'office']);
    expect(found('leitung', 'de')).toEqual(['manager', 'office']);
    expect(found('entwickler', 'de')).toEqual(['developer']);
    expect(found('c', 'en')).toEqual(['c', 'cpp', 'cook']);
  });

  it('prefers names with the accents that were typed, among those that match equally well', () => {
    const bakery = [
      term('backend', { en: 'Back-end developer', de: 'Backend-Entwickler/in', fr: 'Développeur/euse back-end' }),
      term('baker', { en: 'Baker', de: 'Bäcker/in', fr: 'Boulanger/ère' }),
      term('pastry', { en: 'Pastry cook', de: 'Feinbäcker/in', fr: 'Pâtissier/ière' }),
      term('pate', { en: 'Paste maker', de: 'Pastenmacher/in', fr: 'Patissage' }),
    ];
    const named = (text: string, language: string) => findTerms(bakery, text, language).map(({ code }) => code);
    expect(named('Bäck', 'de')).toEqual(['baker', 'backend', 'pastry']);
    expect(named('Baeck', 'de')).toEqual(['baker', 'pastry']);
    expect(named('pâtiss', 'fr')).toEqual(['pastry', 'pate']);
    // Without accents the person may have left them out.
    expect(named('back', 'de')).toEqual(['backend', 'baker', 'pastry']);
    expect(named('patiss', 'fr')).toEqual(['pate', 'pastry']);
  });

  it('takes words in any order', () => {
    expect(found('manag off', 'en')).toEqual(['office']);
    expect(found('manag cook', 'en')).toEqual([]);
  });

  it.each([
    ['BURO', 'de', 'office'],
    ['buero', 'de', 'office'],
    ['köchin', 'de', 'cook'],
    ['koechin', 'de', 'cook'],
    ['infirmière', 'fr', 'nurse'],
    ['infirmiere', 'fr', 'nurse'],
    ['developpeuse log', 'fr', 'developer'],
    ['Mécatronicienne', 'fr', 'mechatronics'],
    ['Mechatronikerin', 'de', 'mechatronics'],
    ['c++', 'de', 'cpp'],
    ['nodejs', 'en', 'node'],
    ['node.js', 'en', 'node'],
  ])('finds "%s" (%s)', (text, language, code) => {
    expect(found(text, language)).toEqual([code]);
  });

  it('finds a term by its other names and, at last, by its name in another language', () => {
    expect(found('krankenschw', 'de')).toEqual(['nurse']);
    expect(found('registered', 'de')).toEqual(['nurse']);
    expect(found('krankenschwester', 'en')).toEqual([]);
  });

  it.each([
    ['labour law', 'Labor law'],
    ['organisational', 'Organizational skills'],
    ['jewellery', 'Jewelry making'],
    ['anaesthesia', 'Anesthesia care'],
    ['theatre', 'Theater manager'],
    ['driving licence', 'Driving license B'],
    ['counsellor', 'School counselor'],
    ['cataloguing', 'Cataloging'],
    ['catalogue', 'Cataloging'],
    ['nurse', 'Nurse'],
    ['four', 'Four-day week'],
  ])('takes the British "%s" for the same as in "%s"', (text, en) => {
    expect(findTerms([term('it', { en, de: 'Es' })], text, 'en-GB')).toHaveLength(1);
  });

  it('names terms in English where a language has no labels', () => {
    expect(found('manager', 'pt-BR')).toEqual(['manager', 'office']);
  });
});

describe('spellingsOf', () => {
  it.each([
    ['Assistant/e administratif/ive', ['assistant administratif', 'assistante administrative']],
    ['Kaufmann/-frau für Büromanagement', ['kaufmann fur buromanagement', 'kauffrau fur buromanagement']],
    ['Chef/fe de cuisine', ['chef de cuisine', 'cheffe de cuisine']],
    ['Hôte/sse de caisse', ['hote de caisse', 'hotesse de caisse']],
    ['Enseignant/e-chercheur/euse', ['enseignant chercheur', 'enseignante chercheuse']],
    ['Conducteur/trice de train', ['conducteur de train', 'conductrice de train']],
    ['Steuerfachangestellte/r', ['steuerfachangestellte', 'steuerfachangestellter']],
  ])('of %s has both forms', (name, forms) => {
    expect(spellingsOf(name)).toEqual(expect.arrayContaining(forms));
  });

  it('folds letters that have no accent to lose', () => {
    expect(foldName('  Chœur – Straße  ')).toBe('choeur strasse');
  });
});
