/** Reads the values of an item that are terms of taxonomies. Pure. */
import { entriesOf } from './item-values.ts';
import type { KnownValues, TermIndexes, TermKind } from './known-values.ts';
import type { UnknownValue, ValueKind } from './mapped-job.ts';

export interface ReadTerms {
  codes: string[];
  unknown: UnknownValue[];
}

export interface TermReader {
  indexes: TermIndexes;
  values: KnownValues;
}

/** The terms of all values; a decision of an administrator comes first. */
export function readTerms(reader: TermReader, kind: Exclude<TermKind, 'skill'>, values: readonly string[]): ReadTerms {
  const codes: string[] = [];
  const unknown: UnknownValue[] = [];
  const index = reader.indexes.of(kind);
  for (const value of values) {
    const decided = reader.values.find(kind, value);
    if (decided !== undefined) {
      if (decided.code !== null) codes.push(decided.code);
      continue;
    }
    const { codes: found, unknown: rest } = index.match(value);
    codes.push(...found);
    for (const text of rest) {
      const part = reader.values.find(kind, text);
      if (part === undefined) unknown.push({ kind, text });
      else if (part.code !== null) codes.push(part.code);
    }
  }
  return { codes: [...new Set(codes)], unknown };
}

export interface ReadTypes {
  employment: string[];
  remote: string | null;
  experience: string | null;
  unknown: UnknownValue[];
}

/** Employment types; values of it that say where or by whom the work is done count as those: `Onsite - Full Time`. */
export function readTypes(reader: TermReader, values: readonly string[]): ReadTypes {
  const { codes, unknown } = readTerms(reader, 'employment_type', values);
  const result: ReadTypes = { employment: codes, remote: null, experience: null, unknown: [] };
  for (const value of unknown) {
    const remote = reader.indexes.of('remote_option').lookup(value.text);
    const experience = reader.indexes.of('experience').lookup(value.text);
    if (remote !== null) result.remote ??= remote;
    else if (experience !== null) result.experience ??= experience;
    else result.unknown.push(value);
  }
  return result;
}

const YEARS =
  /(\d+(?:[.,]\d+)?)\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*\d+\s*\+?\s*)?(?:ans?\b|an\(s\)|years?|yrs?|jahre?n?|años?|anos?)/iu;
const MONTHS = /(\d+)\s*\+?\s*(?:mois|months?|monate?n?|meses)/iu;
const BANDS: readonly [number, string][] = [
  [1, 'entry'],
  [3, 'one_to_two'],
  [6, 'three_to_five'],
  [11, 'six_to_ten'],
  [Number.POSITIVE_INFINITY, 'over_ten'],
];

/** `2 An(s)`, `5+ years`, `6 Mois`, or a term. */
export function readExperience(reader: TermReader, values: readonly string[]): ReadTerms {
  for (const value of values) {
    if (reader.values.find('experience', value) !== undefined) continue;
    const [, written] = YEARS.exec(value.slice(0, 200)) ?? [];
    const [, months] = MONTHS.exec(value.slice(0, 200)) ?? [];
    const years =
      written === undefined ? (months === undefined ? null : Number(months) / 12) : Number(written.replace(',', '.'));
    const code = years === null ? undefined : BANDS.find(([below]) => years < below)?.[1];
    if (code !== undefined && reader.indexes.of('experience').lookup(code) === code)
      return { codes: [code], unknown: [] };
  }
  return readTerms(reader, 'experience', values);
}

const MOST_ENTRIES = 30;
const LONGEST_ENTRY = 80;

/** Codes of known entries, and the others as text. */
export function readEntries(reader: TermReader, kind: 'skill' | 'language', values: readonly string[]) {
  const codes = new Set<string>();
  const free = new Set<string>();
  for (const entry of values.flatMap(entriesOf)) {
    const decided = kind === 'skill' ? undefined : reader.values.find(kind satisfies ValueKind, entry);
    const code = decided === undefined ? reader.indexes.of(kind).lookup(entry) : decided.code;
    if (code !== null) codes.add(code);
    else if (decided === undefined && entry.length <= LONGEST_ENTRY) free.add(entry);
  }
  return { codes: [...codes].slice(0, MOST_ENTRIES), free: [...free].slice(0, MOST_ENTRIES) };
}
