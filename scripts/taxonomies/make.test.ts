import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTaxonomies } from '../../backend/data/load-taxonomies.ts';
import { composeTaxonomy } from './compose.ts';
import { makeTaxonomies } from './make.ts';
import { parseChosenTerms } from './read-terms.ts';
import { regionTaxonomy } from './regions.ts';
import { readSources, type Sources } from './sources.ts';

const SOURCES = {
  'esco-occupations.en.csv':
    'isco,code,label,alt_labels\n' +
    '7411,7411.1,electrician,"wireman|building electrician|fitter, electrical|house electrician|sparky|welder"\n',
  'esco-skills.de.csv': 'label\nBücher binden\n',
  'esco-skill-groups.en.csv':
    'uri,code,label\nhttp://data.europa.eu/esco/isced-f/0613,,software\nhttp://data.europa.eu/esco/skill/S1,S1,"x\ny"\n',
  'isco08-groups.en.csv': 'code,label\n2512,Software developers\n',
  'nace-wz2008.de.csv': 'code,label\n62.0,"Dienstleistungen, IT"\n',
};
const TERMS = `# remark
trades | Trades | Handwerk | Artisanat | Oficios
  electrician | Electrician | Elektroniker/in | Électricien/ne | Electricista | esco:7411.1
    ~ de: Elektriker, Elektroinstallateur
    ~ es: Técnico electricista
    = fr-CA: Maître électricien
  welder | Welder | Schweißer/in | Soudeur/euse | Soldador/a
  bookbinding | Children's bookbinding | Buchbinden | Reliure d'œuvres | Encuadernación | esco:Bücher binden | fr=reliure
`;
const folder = mkdtempSync(join(tmpdir(), 'taxonomies-'));
let sources: Sources;

beforeAll(() => {
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'trade.txt'), TERMS);
  sources = readSources(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (...lines: string[]) =>
  composeTaxonomy('trade', parseChosenTerms('trade.txt', lines.join('\n')), sources).problems;

describe('the maker of taxonomies', () => {
  it('makes terms of our lines, and takes short names that are no other term from the source', () => {
    const { files, problems } = makeTaxonomies(folder, sources);
    expect(problems).toEqual([]);
    expect([...files.keys()]).toEqual(['trade.json']);
    expect(JSON.parse(files.get('trade.json') ?? '')).toEqual({
      taxonomy: 'trade',
      terms: [
        {
          code: 'trades',
          labels: { en: 'Trades', de: 'Handwerk', fr: 'Artisanat', es: 'Oficios' },
          aliases: { en: 'trades', de: 'handwerk', fr: 'artisanat', es: 'oficios' },
        },
        {
          code: 'electrician',
          parent: 'trades',
          labels: {
            ...{ en: 'Electrician', de: 'Elektroniker/in', fr: 'Électricien/ne', es: 'Electricista' },
            'fr-CA': 'Maître électricien',
          },
          aliases: {
            ...{ en: 'electrician', de: 'elektroniker', fr: 'electricien', es: 'electricista' },
            'fr-CA': 'maitre-electricien',
          },
          synonyms: {
            en: ['sparky', 'wireman', 'fitter, electrical'],
            de: ['Elektriker', 'Elektroinstallateur'],
            es: ['Técnico electricista'],
          },
        },
        {
          code: 'welder',
          parent: 'trades',
          labels: { en: 'Welder', de: 'Schweißer/in', fr: 'Soudeur/euse', es: 'Soldador/a' },
          aliases: { en: 'welder', de: 'schweisser', fr: 'soudeur', es: 'soldador' },
        },
        {
          code: 'bookbinding',
          parent: 'trades',
          labels: { en: "Children's bookbinding", de: 'Buchbinden', fr: "Reliure d'œuvres", es: 'Encuadernación' },
          aliases: { en: 'childrens-bookbinding', de: 'buchbinden', fr: 'reliure', es: 'encuadernacion' },
          synonyms: { de: ['Bücher binden'] },
        },
      ],
    });
  });

  it('writes the same letters each time', () => {
    expect(makeTaxonomies(folder, readSources(folder))).toEqual(makeTaxonomies(folder, sources));
  });

  it('finds references in every source', () => {
    const line = (code: string, source: string) => [code, code, code, code, code, source].join(' | ');
    expect(
      problemsOf(line('a', 'isced:0613'), line('b', 'esco:S1'), line('c', 'isco:2512'), line('d', 'nace:62.0')),
    ).toEqual([]);
    expect(problemsOf(line('a', 'cldr:de'), line('b', 'cldr:zzz'), line('c', 'isco:1'), line('d', 'onet:1'))).toEqual([
      'trade.txt:2: b: no source has "cldr:zzz".',
      'trade.txt:3: c: no source has "isco:1".',
      'trade.txt:4: d: no source has "onet:1".',
    ]);
  });

  it('reports what stands twice', () => {
    expect(
      problemsOf('a | One | Eins | Un | Uno', 'a | Two | Zwei | Deux | Dos', 'b | one | Drei | Trois | Tres'),
    ).toEqual(['trade.txt:2: a: "a" is the code of a.', 'trade.txt:3: b: "one" is the alias (en) of a.']);
  });

  it.each([
    ['  a | A | A | A | A', 'trade.txt:1: "a" is indented, but there is nothing above it.'],
    ['A-b | A | A | A | A', 'trade.txt:1: "A-b" is no code; small letters, digits and _ are.'],
    ['a | A | A | A', 'trade.txt:1: expected "code | English | German | French | Spanish | source | aliases".'],
    ['a | A | A | A | A | | it=a', 'trade.txt:1: "it=a" is no alias; en=word, de=word, fr=word and es=word are.'],
    ['~ de: A', 'trade.txt:1: other names, but there is no term above them.'],
    ['= fr-CA: A', 'trade.txt:1: a label of a country, but there is no term above it.'],
    ['a | A | A | A | A\n= it-CH: B', 'trade.txt:2: expected "= fr-CA: label", with a country after en, de, fr or es.'],
    ['a | A | A | A | A\n~ it: B', 'trade.txt:2: expected "~ de: name, name", with en, de, fr or es.'],
  ])('refuses the line "%s"', (text, message) => {
    expect(() => parseChosenTerms('trade.txt', text)).toThrow(new Error(message));
  });
});

describe('the shipped taxonomies', () => {
  it('have the regions of the lists of places', () => {
    expect(readTaxonomies().find(({ taxonomy }) => taxonomy === 'region')).toEqual(regionTaxonomy());
  });

  it('are what our lines say, apart from the names taken from sources', () => {
    const knowsAll: Sources = new Map(
      ['esco', 'isco', 'isced', 'nace', 'cldr'].map((scheme) => [scheme, () => ({ names: {} })]),
    );
    const { files, problems } = makeTaxonomies(join(import.meta.dirname, 'terms'), knowsAll);
    expect(problems).toEqual([]);
    // The region taxonomy is built from the lists of places.
    const shipped = readTaxonomies().filter(({ taxonomy }) => taxonomy !== 'region');
    expect(shipped.map(({ taxonomy }) => `${taxonomy}.json`)).toEqual([...files.keys()]);
    for (const taxonomy of shipped)
      expect(taxonomy, taxonomy.taxonomy).toMatchObject(
        JSON.parse(files.get(`${taxonomy.taxonomy}.json`) ?? '', (key, value) =>
          key === 'synonyms' ? undefined : value,
        ),
      );
  });
});
