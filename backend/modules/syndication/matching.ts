/** Which jobs a rule means. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { SearchRequest } from '../../graphql.generated.ts';
import { loadFacetValues } from '../../search/facet-values.ts';
import type { Transaction } from '../../search/index-types.ts';
import type { SearchPort } from '../../search/port.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { type Candidate, meetsFacts } from './candidate.ts';
import { type Conditions, requestOf, termsOf } from './conditions.ts';

/** Conditions with the search that they stand for. */
export interface Meaning {
  /** Null for every other brand. */
  source: string | null;
  target: string;
  conditions: Conditions;
  request: SearchRequest;
}

export interface MatchTools {
  search: SearchPort;
  now: Date;
  findBrand(id: string): CompiledBrand | undefined;
}

export async function readMeaning(tx: Transaction, rule: Omit<Meaning, 'request'>): Promise<Meaning> {
  return { ...rule, request: requestOf(rule.conditions, await loadFacetValues(tx, termsOf(rule.conditions), [])) };
}

/** Only jobs of a brand that visitors can open go elsewhere. */
export function isSource({ source, target }: Meaning, brand: CompiledBrand): boolean {
  return brand.document.site.status === 'live' && brand.id !== target && (source ?? brand.id) === brand.id;
}

/** Ids of those of these jobs that the rule means: published ones, of its source, that its search finds. */
export async function findMatching(
  { search, now, findBrand }: MatchTools,
  meaning: Meaning,
  jobs: readonly Candidate[],
): Promise<Set<number>> {
  const found = new Set<number>();
  for (const id of new Set(jobs.map(({ frontend }) => frontend))) {
    const brand = findBrand(id);
    if (brand === undefined || !isSource(meaning, brand)) continue;
    const own = jobs.filter((job) => job.frontend === id && meetsFacts(job, meaning.conditions));
    if (own.length === 0) continue;
    const matches = await search.match(
      { ...scopeOfBrand(brand, 'JOBS', now), request: meaning.request },
      own.map((job) => job.id),
    );
    for (const match of matches) found.add(match.id);
  }
  return found;
}
