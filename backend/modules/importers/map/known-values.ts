/** What administrators decided about values of feeds, and what they may mean. Pure; the rows are read elsewhere. */
import type { Terms } from '../../taxonomies/terms.ts';
import type { ValueKind } from './mapped-job.ts';
import { createTermIndex, foldValue, type TermIndex } from './term-index.ts';
import { wordingOf } from './wordings.ts';

/** A decision: of the brand, or of the network where the brand has none. */
export interface KnownValue {
  kind: ValueKind;
  /** `foldedValue` of the text. */
  folded: string;
  /** Code of a term; for a place, the text to look up instead; null where the value means nothing. */
  code: string | null;
  scope: 'network' | 'brand';
}

export interface KnownValues {
  /** Undefined where nothing was decided. */
  find(kind: ValueKind, text: string): { code: string | null } | undefined;
}

const LONGEST = 200;

/** Under which a value is stored: letter case, accents, punctuation and blanks make no difference. */
export function foldedValue(text: string): string {
  // What has no letters and digits is told apart by its signs.
  return foldValue(text.slice(0, LONGEST * 5)).slice(0, LONGEST) || text.trim().slice(0, LONGEST);
}

export function createKnownValues(rows: readonly KnownValue[]): KnownValues {
  const known = new Map<string, KnownValue>();
  for (const row of rows) {
    const id = `${row.kind} ${row.folded}`;
    if (row.scope === 'brand' || !known.has(id)) known.set(id, row);
  }
  return { find: (kind, text) => known.get(`${kind} ${foldedValue(text)}`) };
}

/** Kinds whose values are terms of the taxonomy of the same name. */
export const TERM_KINDS = [
  'employment_type',
  'occupation',
  'industry',
  'experience',
  'degree_level',
  'remote_option',
  'language',
] as const satisfies readonly ValueKind[];
export type TermKind = (typeof TERM_KINDS)[number] | 'skill';

export interface TermIndexes {
  of(kind: TermKind): TermIndex;
}

/** Of a brand's terms; each is made when it is first needed. */
export function createTermIndexes(terms: Pick<Terms, 'offered'>): TermIndexes {
  const made = new Map<TermKind, TermIndex>();
  return {
    of(kind) {
      const index = made.get(kind) ?? createTermIndex(terms.offered(kind), wordingOf(kind));
      made.set(kind, index);
      return index;
    },
  };
}

/** Terms that an unknown value may mean, most alike first. */
export function suggestValues(
  indexes: TermIndexes,
  { kind, text }: { kind: ValueKind; text: string },
  most = 5,
): { code: string; likeness: number }[] {
  return isTermKind(kind) ? indexes.of(kind).suggest(text, most) : [];
}

function isTermKind(kind: ValueKind): kind is (typeof TERM_KINDS)[number] {
  return TERM_KINDS.some((one) => one === kind);
}
