/** Taxonomy terms, kept in memory: they are few, read on every page, and rarely change. */

import type { Connection } from '../../database/pool.ts';
import type { Scope } from '../../scope.ts';
import { inLanguage } from './localised.ts';
import { loadTermAliases, loadTerms } from './store.ts';

export interface TermRecord {
  id: number;
  taxonomy: string;
  code: string;
  /** Code of the broader term. */
  parent: string | null;
  labels: Readonly<Record<string, string>>;
  /** Aliases by language, as in this brand's URLs. */
  aliases: Readonly<Record<string, string>>;
  /** Synonyms by language. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Whether forms no longer offer it. */
  isRetired: boolean;
  /** Code of the term that took its place. */
  mergedInto: string | null;
  /** Requested language of the term, if it differs from that of the request. */
  language?: string | undefined;
}

export interface Terms {
  /** The terms of stored codes, or those that took their place; codes that no longer exist are left out. */
  find(taxonomy: string, codes: readonly string[]): TermRecord[];
  /** All terms of a taxonomy in order, also those that are no longer offered; empty for an unknown one. */
  list(taxonomy: string): TermRecord[];
  /** Those of them that people can choose. */
  offered(taxonomy: string): TermRecord[];
}

export interface TermCatalogue {
  of(scope: Scope): Promise<Terms>;
  /** Reloads at the next use. */
  forget(): void;
}

const KEEP_MS = 60_000;

/** Taxonomy -> code -> term, in order; shared by all brands. */
type Shelves = ReadonlyMap<string, ReadonlyMap<string, TermRecord>>;

interface Kept<T> {
  value: Promise<T>;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Terms per brand, reloaded after a minute; a failure is not cached. */
export function createTermCatalogue(db: Connection): TermCatalogue {
  let shelves: Kept<Shelves> | undefined;
  let perBrand = new Map<string, Kept<Terms>>();
  const forget = () => {
    shelves = undefined;
    perBrand = new Map();
  };
  const currentShelves = (): Promise<Shelves> => {
    if (shelves === undefined || shelves.until <= Date.now()) shelves = keep(loadTerms(db).then(shelve));
    return shelves.value;
  };
  return {
    forget,
    of(scope) {
      const known = perBrand.get(scope.frontend);
      if (known !== undefined && known.until > Date.now()) return known.value;
      const made = Promise.all([currentShelves(), loadTermAliases({ db, frontend: scope.frontend })]).then(
        ([all, aliases]) => termsOf(all, aliases),
      );
      made.catch(forget);
      perBrand.set(scope.frontend, keep(made));
      return made;
    },
  };
}

const keep = <T>(value: Promise<T>): Kept<T> => ({ value, until: Date.now() + KEEP_MS });

function shelve(rows: Awaited<ReturnType<typeof loadTerms>>): Shelves {
  const shelves = new Map<string, Map<string, TermRecord>>();
  for (const row of rows) {
    const shelf = shelves.get(row.taxonomy) ?? new Map<string, TermRecord>();
    shelves.set(row.taxonomy, shelf.set(row.code, row));
  }
  return shelves;
}

/** The terms for one brand: only those with aliases of their own are stored a second time. */
function termsOf(shelves: Shelves, rows: Awaited<ReturnType<typeof loadTermAliases>>): Terms {
  const aliasesOf = new Map<number, Record<string, string>>();
  for (const { termId, langcode, alias } of rows) {
    if (termId === null) continue;
    const known = aliasesOf.get(termId);
    if (known === undefined) aliasesOf.set(termId, { [langcode]: alias });
    else known[langcode] = alias;
  }
  const ownOf = new Map<number, TermRecord>();
  for (const shelf of shelves.values())
    for (const term of shelf.values()) {
      const aliases = aliasesOf.get(term.id);
      if (aliases !== undefined) ownOf.set(term.id, { ...term, aliases: { ...term.aliases, ...aliases } });
    }
  const own = (term: TermRecord): TermRecord => ownOf.get(term.id) ?? term;
  const list = (taxonomy: string) => [...(shelves.get(taxonomy)?.values() ?? [])].map(own);
  return {
    find: (taxonomy, codes) =>
      codes.flatMap((code) => {
        const term = shelves.get(taxonomy)?.get(code);
        const today = term?.mergedInto ? shelves.get(taxonomy)?.get(term.mergedInto) : term;
        return today === undefined ? [] : [own(today)];
      }),
    list,
    offered: (taxonomy) => list(taxonomy).filter(isOffered),
  };
}

export const isOffered = ({ isRetired, mergedInto }: TermRecord): boolean => !isRetired && mergedInto === null;

/** Labels of stored answers that are codes or free text. */
export function labelsOf(terms: Terms, taxonomy: string, answers: readonly string[], locale: string): string[] {
  return answers.map((answer) => {
    const [term] = terms.find(taxonomy, [answer]);
    return term === undefined ? answer : (inLanguage(term.labels, locale) ?? answer);
  });
}
