import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTaxonomies } from '../../../data/load-taxonomies.ts';
import type { TermRecord } from '../../taxonomies/terms.ts';
import { createKnownValues, createTermIndexes, foldedValue, suggestValues } from './known-values.ts';
import { readEntries, readExperience, readTerms, readTypes } from './read-terms.ts';
import { oddText } from './testing/odd-text.ts';

const TERMS = readTaxonomies().map(({ taxonomy, terms }) => ({
  taxonomy,
  terms: terms.map(
    ({ code, labels, aliases, synonyms = {}, parent = null }, id): TermRecord => ({
      id,
      taxonomy,
      code,
      parent,
      labels,
      aliases,
      synonyms,
      isRetired: false,
      mergedInto: null,
    }),
  ),
}));
const indexes = createTermIndexes({ offered: (name) => TERMS.find(({ taxonomy }) => taxonomy === name)?.terms ?? [] });
const reader = { indexes, values: createKnownValues([]) };

describe('employment types', () => {
  it.each([
    ['FULL_TIME', 'full_time'],
    ['fulltime', 'full_time'],
    ['Full-Time, Permanent', 'full_time permanent'],
    ['Full-time permanent', 'full_time permanent'],
    ['Onsite - Full Time', 'full_time on none'],
    ['Remote - Freelance', 'contract on remote'],
    ['À plein temps et Prestataire', 'full_time contract'],
    ['CDI / 35H Travail en journée', 'permanent'],
    ['CDI / temps partiel - 17H50 Autre', 'permanent part_time'],
    ['UNBEFRISTET', 'permanent'],
    ['Vollzeit/Teilzeit', 'full_time part_time'],
    ['Befristet; Teilzeit', 'temporary part_time'],
    ['Direct Placement', 'permanent'],
    ['Contract to Hire', 'temporary'],
    ['Working student', 'student_job'],
    ['Dual studies', 'apprenticeship'],
    ['Minijob auf 556-Euro-Basis', 'mini_job'],
    ['Jornada completa, contrato indefinido', 'full_time permanent'],
    ['Fultime', 'full_time'],
    ['INTERN', 'internship'],
    ['Ausbildung', 'apprenticeship'],
    ['Contrat d’apprentissage', 'apprenticeship'],
    ['["FULL_TIME","CONTRACTOR"]', 'full_time contract'],
  ])('are read from "%s"', (text, expected) => {
    const { employment, remote, unknown } = readTypes(reader, [text]);
    expect([...employment, ...(remote === null ? [] : ['on', remote])].join(' ')).toBe(expected);
    expect(unknown).toEqual([]);
  });

  it.each(['OTHER', 'KEINE_ANGABE', 'n/a', 'berufserfahren', 'professional / experienced', '35H'])(
    'are not named by "%s"',
    (text) => {
      expect(readTypes(reader, [text])).toMatchObject({ employment: [], unknown: [] });
    },
  );

  it('keeps what it does not know as it was written', () => {
    expect(readTypes(reader, ['Full-time, Frobnication'])).toMatchObject({
      employment: ['full_time'],
      unknown: [{ kind: 'employment_type', text: 'Frobnication' }],
    });
  });

  it('take no longer for a text that is nearly one', () => {
    expect(readTypes(reader, [`${'1'.repeat(250)} weeks or so`]).employment).toEqual([]);
  });

  it('never throws, and gives codes of terms alone', () => {
    const codes = new Set(TERMS.find(({ taxonomy }) => taxonomy === 'employment_type')?.terms.map(({ code }) => code));
    fc.assert(
      fc.property(oddText(400), (text) => {
        const { employment } = readTypes(reader, [text]);
        expect(employment.filter((code) => !codes.has(code))).toEqual([]);
      }),
    );
  });
});

describe('occupations', () => {
  it.each([
    ['Vendeur / Vendeuse', ['retail_salesperson'], []],
    ['Boulanger / Boulangère', ['baker'], []],
    ['Agent / Agente de propreté de locaux', [], ['Agent / Agente de propreté de locaux']],
    ['Registered nurse', ['registered_nurse'], []],
    ['Assistant to a baker', [], ['Assistant to a baker']],
  ])('of "%s" are one name', (text, codes, unknown) => {
    const found = readTerms(reader, 'occupation', [text]);
    expect({ ...found, unknown: found.unknown.map((value) => value.text) }).toEqual({ codes, unknown });
  });
});

describe('other values', () => {
  it.each([
    ['2 An(s)', 'one_to_two'],
    ['3 Mois', 'entry'],
    ['5+ years', 'three_to_five'],
    ['3-5 ans', 'three_to_five'],
    ['12 Mois', 'one_to_two'],
    ['Mehr als 10 Jahre', 'six_to_ten'],
    ['Débutant accepté', 'entry'],
    ['Entry-Level', 'entry'],
  ])('of experience are read from "%s"', (text, code) => {
    expect(readExperience(reader, [text])).toEqual({ codes: [code], unknown: [] });
  });

  it.each([
    ['Pas_teletravail', 'none'],
    ['true', 'remote'],
    ['TELECOMMUTE', 'remote'],
    ['Fully remote', 'remote'],
    ['Hybride', 'hybrid'],
    ['false', 'none'],
  ])('of remote work are read from "%s"', (text, code) => {
    expect(readTerms(reader, 'remote_option', [text])).toEqual({ codes: [code], unknown: [] });
  });

  it('of lists are found in literals of programs', () => {
    const list = `[{'code': '1', 'libelle': 'Deutsch'}, {'code': '2', 'libelle': "Langue d'oc"}]`;
    expect(readEntries(reader, 'language', [list])).toEqual({ codes: ['de'], free: ["Langue d'oc"] });
  });
});

describe('decisions of administrators', () => {
  const decided = (code: string | null, scope: 'brand' | 'network', text = 'Frobnication') =>
    ({ kind: 'employment_type', folded: foldedValue(text), code, scope }) as const;

  it('come before what the text resembles, those of the brand before those of the network', () => {
    const values = createKnownValues([decided('seasonal', 'brand'), decided('contract', 'network')]);
    expect(readTypes({ indexes, values }, ['FROBNICATION'])).toMatchObject({ employment: ['seasonal'], unknown: [] });
    expect(readTypes({ indexes, values }, ['Full time, frobnication!'])).toMatchObject({
      employment: ['full_time', 'seasonal'],
      unknown: [],
    });
  });

  it('may be that a value means nothing', () => {
    const values = createKnownValues([decided(null, 'network', 'Full time')]);
    expect(readTypes({ indexes, values }, ['full-time'])).toMatchObject({ employment: [], unknown: [] });
  });

  it('are suggested by likeness', () => {
    const [first] = suggestValues(indexes, { kind: 'employment_type', text: 'Seasonal helper' });
    expect(first?.code).toBe('seasonal');
    expect(first?.likeness).toBeGreaterThan(0.5);
    expect(suggestValues(indexes, { kind: 'employment_type', text: '#' })).toEqual([]);
    expect(suggestValues(indexes, { kind: 'place', text: 'Portland' })).toEqual([]);
  });
});
