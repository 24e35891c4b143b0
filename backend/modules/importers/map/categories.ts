/** What an item says about the job in the terms of our taxonomies, and its salary. Pure. */

import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import { dropGenderMarks } from '../../../search/gender-marks.ts';
import { currencyOf } from './currencies.ts';
import { allValuesOf, type Fields, textAt, valuesOf } from './item-values.ts';
import type { KnownValues } from './known-values.ts';
import type { Mapping, MappingNote, UnknownValue } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import type { FoundPlaces } from './places.ts';
import { readEntries, readExperience, readTerms, readTypes, type TermReader } from './read-terms.ts';
import { readSalary } from './salary.ts';
import type { MapperTools } from './tools.ts';

export interface Categories {
  answers: Record<string, unknown>;
  /** Remote option that an employment type says. */
  remote: string | null;
  unknown: UnknownValue[];
  notes: MappingNote[];
}

const MOST_CODES = 6;

export function categoriesOf(
  fields: Fields,
  { mapping, brand, values }: MapperTools,
  reader: TermReader,
  { title, country }: { title: string; country: string | undefined },
): Categories {
  const all = (name: ImportField) => allValuesOf(fields, mapping, name).map(lineOf);
  const types = readTypes(reader, all('employmentType'));
  const times = readTypes(reader, all('workingTime'));
  const employment = [...new Set([...types.employment, ...times.employment])];
  const occupation = readTerms(reader, 'occupation', all('occupation'));
  const byTitle = occupation.codes.length > 0 ? null : reader.indexes.of('occupation').lookup(dropGenderMarks(title));
  const industry = readTerms(reader, 'industry', all('industry'));
  const experience = readExperience(reader, all('experience'));
  const degree = readTerms(reader, 'degree_level', all('degree'));
  const skills = readEntries(reader, 'skill', all('skills'));
  const languages = readEntries(reader, 'language', all('languages'));
  const salary = salaryOf(
    fields,
    mapping,
    values,
    currencyOf(country ?? '') ?? currencyOf(brand.country.toUpperCase()),
  );
  const years = experience.codes[0] ?? types.experience;
  const listed = (name: string, codes: readonly string[]) =>
    codes.length > 0 ? { [name]: codes.slice(0, MOST_CODES) } : {};
  return {
    answers: {
      ...listed('employmentType', employment),
      ...listed('occupationalField', byTitle === null ? occupation.codes : [byTitle]),
      ...listed('industry', industry.codes),
      ...(degree.codes[0] !== undefined && { degreeLevel: degree.codes[0] }),
      ...(years && { yearsOfExperience: years }),
      ...salary.answers,
      ...(skills.codes.length > 0 && { skills: skills.codes }),
      ...(skills.free.length > 0 && { skillsFree: skills.free }),
      ...(languages.codes.length > 0 && { languages: languages.codes.slice(0, 10) }),
      ...(languages.free.length > 0 && { languagesFree: languages.free.slice(0, 10) }),
    },
    remote: types.remote ?? times.remote,
    unknown: [
      ...types.unknown,
      // Hours and shifts stand beside the kind of working time.
      ...(employment.length > 0 ? [] : times.unknown),
      // Tags of boards name more than occupations.
      ...occupation.unknown.filter(({ text }) => reader.indexes.of('remote_option').lookup(text) === null),
      ...industry.unknown,
      ...experience.unknown,
      ...degree.unknown,
      ...salary.unknown,
    ],
    notes: salary.notes,
  };
}

function salaryOf(fields: Fields, mapping: Mapping, values: KnownValues, currency: string | null) {
  const of = (name: ImportField) => lineOf(textAt(fields, mapping, name));
  const parts = {
    text: of('salary'),
    min: of('salaryMin'),
    max: of('salaryMax'),
    currency: of('salaryCurrency'),
    unit: of('salaryUnit'),
  };
  const text = parts.text || [parts.min, parts.max].filter(Boolean).join(' - ');
  const nothing = { answers: {}, unknown: [] as UnknownValue[], notes: [] as MappingNote[] };
  if (values.find('salary', text)?.code === null) return nothing;
  const read = readSalary(parts, currency);
  if (read === null) return nothing;
  if (read === 'unread') return { ...nothing, unknown: [{ kind: 'salary' as const, text: text.slice(0, 200) }] };
  if (read === 'nonsense')
    return { ...nothing, notes: [{ code: 'SALARY_NONSENSE' as const, params: { text: text.slice(0, 200) } }] };
  const { min, max, currencyCode, unit } = read.salary;
  return {
    ...nothing,
    answers: {
      ...(min !== null && { minSalary: min }),
      ...(max !== null && { maxSalary: max }),
      currencyCode,
      salaryUnit: unit,
    },
  };
}

/** What the feed says of it, else what its place or its employment type says. */
export function remoteOf(
  fields: Fields,
  mapping: Mapping,
  reader: TermReader,
  places: FoundPlaces,
  byType: string | null,
) {
  const { codes, unknown } = readTerms(reader, 'remote_option', valuesOf(fields, mapping, 'remote').map(lineOf));
  const [named] = codes;
  if (named !== undefined && named !== 'none') return { code: named, unknown };
  const byPlace = places.isHybrid ? 'hybrid' : places.isRemote ? 'remote' : null;
  return { code: byType ?? byPlace ?? named ?? null, unknown };
}
