/** Adapts a saved search to features that were turned off since. Pure. */
import { isFacetOn } from '../../../runtime/core/document/facet-fields.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { SearchConditionGroup } from '../../graphql.generated.ts';
import type { SearchCore } from './saved-search.ts';

/** The search without the filters that the brand has turned off; null if no other filter remains, since it would match everything. */
export function withKnownFilters({ document }: CompiledBrand, request: SearchCore): SearchCore | null {
  const { conditionGroup, ...rest } = request;
  if (!conditionGroup) return request;
  const known = keepGroup(conditionGroup, (field) => isFacetOn(document.features, field));
  if (known !== null) return { ...rest, conditionGroup: known };
  return rest.fulltext || rest.geoLocation ? rest : null;
}

function keepGroup(group: SearchConditionGroup, isKnown: (field: string) => boolean): SearchConditionGroup | null {
  const conditions = (group.conditions ?? []).filter(({ field }) => isKnown(field));
  const groups = (group.groups ?? []).flatMap((inner) => keepGroup(inner, isKnown) ?? []);
  return conditions.length + groups.length === 0 ? null : { conjunction: group.conjunction, conditions, groups };
}
