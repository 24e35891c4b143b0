/** Taxonomy lookups of forms. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { findTerms } from './suggest.ts';
import { isOffered, type TermRecord } from './terms.ts';

export interface TermQuery {
  taxonomy: string;
  text: string;
  /** Language of the text. */
  language: string;
  /** Code of the broader term, empty for top-level terms; null for all. */
  parent: string | null;
  /** Null for all. */
  codes: readonly string[] | null;
  leaves: boolean;
  limit: number;
}

const MOST_TERMS = 200;
const LONGEST_TEXT = 100;

/** The matching terms, best first, up to the limit. Throws `UserError`. */
export function chooseTerms(context: ApiContext, query: TermQuery): { total: number; terms: TermRecord[] } {
  const { taxonomy, text, language, parent, codes, leaves, limit } = query;
  if (limit < 1 || limit > MOST_TERMS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_TERMS} are allowed.`, { path: 'limit' });
  }
  if (codes !== null && codes.length > MOST_TERMS) {
    throw new UserError('BAD_INPUT', `There are ${codes.length} codes; ${MOST_TERMS} are allowed.`, { path: 'codes' });
  }
  const all = visibleTerms(context, taxonomy);
  if (parent !== null && parent !== '' && !all.some(({ code }) => code === parent)) {
    throw new UserError('BAD_INPUT', `Taxonomy "${taxonomy}" has no term "${parent}".`, { path: 'parent' });
  }
  const broader = new Set(leaves ? all.filter(isOffered).map((term) => term.parent) : []);
  const candidates = (codes === null ? all.filter(isOffered) : inOrderOf(codes, all)).filter(
    (term) => (parent === null || (term.parent ?? '') === parent) && !broader.has(term.code),
  );
  const found = findTerms(candidates, text.slice(0, LONGEST_TEXT), language);
  return { total: found.length, terms: found.slice(0, limit) };
}

/** A brand sees the network's taxonomies and, for its custom fields, the terms in its document. */
function visibleTerms({ terms, brand }: ApiContext, taxonomy: string): TermRecord[] {
  const { customFields } = brand.document;
  const own = Object.hasOwn(customFields, taxonomy) ? customFields[taxonomy] : undefined;
  const listed = terms.list(taxonomy);
  const visible = own === undefined ? listed : listed.filter(({ code }) => Object.hasOwn(own.terms, code));
  if (visible.length === 0 || (own === undefined && taxonomy.startsWith('x_'))) {
    throw new UserError('BAD_INPUT', `There is no taxonomy "${taxonomy}".`, { path: 'taxonomy' });
  }
  return visible;
}

function inOrderOf(codes: readonly string[], all: readonly TermRecord[]): TermRecord[] {
  const byCode = new Map(all.map((term) => [term.code, term]));
  return [...new Set(codes)].flatMap((code) => {
    const term = byCode.get(code);
    const today = term?.mergedInto ? byCode.get(term.mergedInto) : term;
    // Under the code of the answer, by which the form finds it.
    return today === undefined ? [] : [{ ...today, code }];
  });
}
