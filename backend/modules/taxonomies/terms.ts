/** Terms of the taxonomies, held in memory: they are few, read on every page and change with a seed only. */

import type { Connection } from '../../database/pool.ts';
import type { Scope } from '../../scope.ts';
import { inLanguage } from './localised.ts';
import { loadTermAliases, loadTerms } from './store.ts';

export interface TermRecord {
  id: number;
  code: string;
  labels: Readonly<Record<string, string>>;
  /** Alias per language as this brand's addresses have it. */
  aliases: Readonly<Record<string, string>>;
}

export interface Terms {
  /** The terms behind stored codes; a code that no longer exists is left out. */
  find(taxonomy: string, codes: readonly string[]): TermRecord[];
}

export interface TermCatalogue {
  of(scope: Scope): Promise<Terms>;
  /** Reads anew at the next use. */
  forget(): void;
}

const KEEP_MS = 60_000;

/** Terms per brand, read again after a minute; a failure is not kept. */
export function createTermCatalogue(db: Connection): TermCatalogue {
  let terms: Promise<Awaited<ReturnType<typeof loadTerms>>> | undefined;
  let perBrand = new Map<string, { terms: Promise<Terms>; until: number }>();
  const forget = () => {
    terms = undefined;
    perBrand = new Map();
  };
  return {
    forget,
    of(scope) {
      const known = perBrand.get(scope.frontend);
      if (known !== undefined && known.until > Date.now()) return known.terms;
      if (known !== undefined) terms = undefined;
      terms ??= loadTerms(db);
      const made = Promise.all([terms, loadTermAliases({ db, frontend: scope.frontend })]).then(([rows, aliases]) =>
        indexTerms(rows, aliases),
      );
      made.catch(forget);
      perBrand.set(scope.frontend, { terms: made, until: Date.now() + KEEP_MS });
      return made;
    },
  };
}

function indexTerms(
  rows: Awaited<ReturnType<typeof loadTerms>>,
  aliases: Awaited<ReturnType<typeof loadTermAliases>>,
): Terms {
  const aliasesOf = new Map<number, Record<string, string>>();
  for (const { termId, langcode, alias } of aliases) {
    if (termId === null) continue;
    const known = aliasesOf.get(termId);
    if (known === undefined) aliasesOf.set(termId, { [langcode]: alias });
    else known[langcode] = alias;
  }
  const byCode = new Map<string, TermRecord>();
  for (const { id, taxonomy, code, labels, aliases: own } of rows) {
    byCode.set(`${taxonomy}/${code}`, { id, code, labels, aliases: { ...own, ...aliasesOf.get(id) } });
  }
  return {
    find: (taxonomy, codes) =>
      codes.map((code) => byCode.get(`${taxonomy}/${code}`)).filter((term) => term !== undefined),
  };
}

/** Labels of stored answers that are codes or free texts. */
export function labelsOf(terms: Terms, taxonomy: string, answers: readonly string[], locale: string): string[] {
  return answers.map((answer) => {
    const [term] = terms.find(taxonomy, [answer]);
    return term === undefined ? answer : (inLanguage(term.labels, locale) ?? answer);
  });
}
