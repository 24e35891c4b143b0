import { describe, expect, it } from 'vitest';
import { foldText } from '../fold.ts';
import { parseGroups, shippedSynonyms } from './synonym-groups.ts';
import { findSynonyms, type SynonymScope } from './synonyms.ts';

const wordsOf = (text: string) => foldText(text).split(' ');
const alternativesOf = (text: string, languages: string[], own: SynonymScope['own'] = []) =>
  findSynonyms(wordsOf(text), { languages, own }).flatMap(({ alternatives, related }) => [...alternatives, ...related]);

describe('synonyms', () => {
  it('stand in for the words of a phrase', () => {
    expect(findSynonyms(wordsOf('Registered nurses in Portland'), { languages: ['en-US'], own: [] })).toEqual([
      { from: 0, to: 2, alternatives: ['nurse', 'rn', 'staff nurse'], related: [] },
    ]);
  });

  it.each([
    ['en', 'HGV driver', 'truck driver'],
    ['en', 'attorney', 'lawyer'],
    ['en', 'cooks', 'line cook'],
    ['en', 'waitress', 'server'],
    ['en', 'part-time', 'teilzeit', 'de'],
    ['de', 'Krankenschwester', 'pflegefachkraft'],
    ['de', 'Krankenpflegerin', 'gesundheits und krankenpfleger'],
    ['de', 'Pflegefachkräfte', 'krankenpfleger'],
    ['de', 'Azubi', 'ausbildung'],
    ['de', 'Kauffrau im Einzelhandel', 'verkaufer'],
    ['fr', 'CDI', 'contrat à duree indeterminee'],
    ['fr', 'infirmières', 'ide'],
    ['fr', 'assistante maternelle', 'nounou'],
    ['fr', 'secrétaires médicales', 'assistant medico-administratif'],
    ['fr', 'chauffeuse poids lourd', 'conducteur routier'],
    ['de', 'Krankenpfleger', 'nurse', 'en'],
    ['en', 'nurse', 'infirmier', 'fr'],
  ])('know (%s) that %s is also %s', (language, text, other, second = language) => {
    expect(alternativesOf(text, [language, second])).toContain(other);
  });

  it('stay in the languages of the board', () => {
    expect(alternativesOf('Krankenpfleger', ['en'])).toEqual([]);
    expect(alternativesOf('nurse', ['en'])).toEqual(['registered nurse', 'rn', 'staff nurse']);
  });

  it('lead from the field to its occupations, not back', () => {
    expect(alternativesOf('Buchhaltung', ['de'])).toContain('buchhalter');
    expect(alternativesOf('Buchhalter', ['de'])).not.toContain('buchhaltung');
  });

  it.each([
    ['de', 'Pflege', 'krankenpfleger altenpfleger pflegefachkraft krankenschwester'],
    ['de', 'Krankenpflege', 'krankenpfleger pflegefachkraft'],
    ['de', 'Altenpflege', 'altenpfleger pflegefachkraft altenpflegehelfer'],
    ['de', 'Buchhaltung', 'buchhalter finanzbuchhalter'],
    ['de', 'Verkauf', 'verkaufer vertriebsmitarbeiter'],
    ['de', 'Gastronomie', 'koch kellner servicekraft barkeeper'],
    ['de', 'Erziehung', 'erzieher kinderpfleger'],
    ['de', 'Lager', 'lagerist lagermitarbeiter staplerfahrer'],
    ['de', 'Reinigung', 'reinigungskraft gebaudereiniger'],
    ['de', 'Fahrer', 'kraftfahrer'],
    ['de', 'Elektro', 'elektriker elektroniker elektroinstallateur'],
    ['en', 'nursing', 'nurse'],
    ['en', 'accounting', 'accountant bookkeeper'],
    ['en', 'teaching', 'teacher'],
    ['en', 'driving', 'driver'],
    ['en', 'cooking', 'cook chef'],
    ['en', 'cleaning', 'cleaner custodian'],
    ['en', 'sales', 'salesperson'],
    ['en', 'retail', 'cashier salesperson'],
    ['en', 'hospitality', 'server cook bartender'],
    ['fr', 'comptabilité', 'comptable'],
    ['fr', 'vente', 'vendeur commercial'],
    ['fr', 'restauration', 'serveur cuisinier plongeur'],
    ['fr', 'enseignement', 'enseignant professeur'],
    ['fr', 'nettoyage', 'agent entretien proprete'],
  ])('lead (%s) from the line of work %s to its occupations', (language, field, occupations) => {
    const words = alternativesOf(field, [language]).flatMap(wordsOf);
    expect(occupations.split(' ').filter((word) => !words.includes(word))).toEqual([]);
  });

  it('tell apart what is only close to it', () => {
    const [span] = findSynonyms(['altenpflege'], { languages: ['de'], own: [] });
    expect(span?.alternatives).toContain('altenpfleger');
    expect(span?.alternatives).not.toContain('pflegefachkraft');
    expect(span?.related).toContain('pflegefachkraft');
    expect(findSynonyms(['translator'], { languages: ['en'], own: [] })[0]?.related).toEqual(['interpreter']);
  });

  it('take the longest name', () => {
    expect(findSynonyms(wordsOf('bus driver nights'), { languages: ['en'], own: [] })).toEqual([
      { from: 0, to: 2, alternatives: ['coach driver', 'school bus driver'], related: [] },
    ]);
  });

  it('begin with the groups of the brand, which hold in all its languages', () => {
    const own = [
      ['DJ', 'morning show host'],
      ['Pflegebär', 'Krankenpfleger'],
    ];
    expect(alternativesOf('Morning-Show hosts', ['en'], own)).toEqual(['dj']);
    expect(alternativesOf('DJ', ['en'], own).slice(0, 2)).toEqual(['morning show host', 'radio host']);
    expect(alternativesOf('Krankenpflegerin', ['en', 'de'], own)[0]).toBe('pflegebar');
  });

  it('keep the groups of brands apart', () => {
    expect(alternativesOf('frobnicator', ['en'], [['frobnicator', 'widget maker']])).toEqual(['widget maker']);
    expect(alternativesOf('frobnicator', ['en'], [['frobnicator', 'gadget maker']])).toEqual(['gadget maker']);
    expect(alternativesOf('frobnicator', ['en'])).toEqual([]);
  });

  it('include the labels of the same occupation where there is no group', () => {
    expect(alternativesOf('Perückenmacherin', ['de', 'en'])).toContain('wig maker');
    expect(alternativesOf('wig makers', ['en', 'fr'])).toContain('perruquier');
    expect(alternativesOf('wig maker', ['de', 'fr'])).toEqual([]);
  });

  it('join two words that are one', () => {
    const [span] = findSynonyms(wordsOf('ware house night'), { languages: ['en'], own: [] });
    expect(span).toMatchObject({ from: 0, to: 2 });
    expect(span?.alternatives.slice(0, 2)).toEqual(['warehouse', 'warehouse worker']);
    expect(alternativesOf('Software Entwicklerinnen', ['de'])[0]).toBe('softwareentwicklerinnen');
    expect(alternativesOf('Berlin Halle', ['de'])).toEqual([]);
  });

  it('are none for words that are in no name', () => {
    expect(alternativesOf('constructor zzz', ['en', 'de', 'fr'])).toEqual([]);
    expect(findSynonyms([], { languages: ['en'], own: [] })).toEqual([]);
  });
});

describe('groups of synonyms', () => {
  it('are read from lines', () => {
    const [group] = parseGroups('# remark\n\nnurse, R.N. | | infirmier(ère) > soins > aide\n');
    expect([...(group ?? [])]).toEqual([
      ['en', { equal: ['nurse', 'r n'], further: [], related: [] }],
      ['de', { equal: [], further: [], related: [] }],
      ['fr', { equal: ['infirmier'], further: ['soins'], related: ['aide'] }],
      ['es', { equal: [], further: [], related: [] }],
    ]);
  });

  it('ship by the hundred', () => {
    expect(new Set([...shippedSynonyms().values()].flat()).size).toBeGreaterThan(350);
  });
});
