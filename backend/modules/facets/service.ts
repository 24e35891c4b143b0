/** Finds facet values by alias, id and label. */

import { isFacetOn } from '../../../runtime/core/document/facet-fields.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { FacetAlias, SearchFacetValue, SearchRequest } from '../../graphql.generated.ts';
import { InvalidSearchRequest } from '../../search/errors.ts';
import { FACET_TAXONOMIES, unknownName } from '../../search/fields.ts';
import type { SearchIndex, SearchScope } from '../../search/port.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { describeAlias, describeFormer, describeValues } from './describe-facets.ts';
import { findAliases, findFormerAliases, findSuccessors } from './store.ts';

const MOST_ALIASES = 50;
const MOST_VALUES = 100;

/** The values of path segments or filter ids, also of former ones; unknown ones are left out. */
export async function resolveAliases(
  context: ApiContext,
  index: SearchIndex,
  asked: { aliases: readonly string[]; filters: readonly string[]; language: string | null | undefined },
): Promise<FacetAlias[]> {
  if (asked.aliases.length + asked.filters.length > MOST_ALIASES) {
    throw new UserError('BAD_INPUT', `At most ${MOST_ALIASES} aliases and filters are resolved at once.`);
  }
  const language = supportedLanguage(context, asked.language);
  const found = asked.aliases.length > 0 ? await findAliases(context, index, language, asked.aliases) : [];
  const byFilter = asked.filters.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const ids = [
    ...new Set([...asked.aliases.flatMap((word) => found.find(({ alias }) => alias === word)?.id ?? []), ...byFilter]),
  ];
  const rows = await context.facetValues.load(context, index, ids);
  const today = ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined || !isOn(context, row.field) ? [] : [describeAlias(row, language)];
  });
  const unknownWords = asked.aliases.filter((word) => !found.some(({ alias }) => alias === word));
  const unknownIds = byFilter.filter((id) => !rows.has(id));
  const former = [
    ...(unknownWords.length > 0 ? await findFormerAliases(context, index, language, unknownWords) : []),
    ...(unknownIds.length > 0 ? await findSuccessors(context, unknownIds) : []),
  ];
  if (former.length === 0) return today;
  const others = await context.facetValues.load(
    context,
    index,
    former.map(({ id }) => id),
  );
  const moved = former.flatMap(({ word, id }) => {
    const row = others.get(id);
    return row === undefined || !isOn(context, row.field) ? [] : [describeFormer(row, language, word)];
  });
  return [...today, ...moved];
}

/** One value by its id, or null when this brand does not show it. */
export async function facetAliasOf(context: ApiContext, index: SearchIndex, id: number): Promise<FacetAlias | null> {
  const rows = await context.facetValues.load(context, index, [id]);
  const row = rows.get(id);
  return row === undefined || !isOn(context, row.field) ? null : describeAlias(row, context.locale);
}

/** Values of one facet whose label contains the text. */
export async function suggestValues(
  context: ApiContext,
  index: SearchIndex,
  asked: { field: string; text: string; language: string | null | undefined; limit: number },
): Promise<SearchFacetValue[]> {
  const { field, text, limit } = asked;
  if (limit < 1 || limit > MOST_VALUES) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_VALUES} are allowed.`, { path: 'limit' });
  }
  const language = supportedLanguage(context, asked.language);
  checkFacets(context, index, { facets: [{ field }] });
  const scope = await scopeOf(context, index);
  const found = await refusing(() => context.search.suggest({ ...scope, field, text, language, limit }));
  const rows = await context.facetValues.load(
    context,
    index,
    found.map(({ id }) => id),
  );
  return found.flatMap((value) => describeValues([value], rows, language));
}

function isOn({ brand }: ApiContext, field: string): boolean {
  return isFacetOn(brand.document.features, field);
}

/** Throws `UserError` for an unknown facet; one that the brand has turned off counts as unknown. */
export function checkFacets(
  context: ApiContext,
  index: SearchIndex,
  { facets, conditionGroup }: Pick<SearchRequest, 'conditionGroup'> & { facets?: readonly { field: string }[] | null },
): void {
  const asked = [...(facets ?? []).map(({ field }) => field), ...fieldsIn(conditionGroup)];
  const off = asked.find((field) => !isOn(context, field));
  if (off === undefined) return;
  const known = Object.keys(FACET_TAXONOMIES[index]).filter((field) => isOn(context, field));
  const { code, message } = unknownName('', 'facet', off, known);
  throw new UserError(code, message, { path: 'request' });
}

function fieldsIn(group: SearchRequest['conditionGroup']): string[] {
  if (!group) return [];
  return [...(group.conditions ?? []).map(({ field }) => field), ...(group.groups ?? []).flatMap(fieldsIn)];
}

/** The scope of a search on this brand. */
export async function scopeOf(context: ApiContext, index: SearchIndex): Promise<SearchScope> {
  const scope = scopeOfBrand(context.brand, index, context.now);
  return index === 'RESUMES' ? { ...scope, excluded: await context.hiddenResumes(context.viewer) } : scope;
}

/** The requested language if the brand has it, otherwise that of the request. */
export function supportedLanguage({ brand, locale }: ApiContext, language: string | null | undefined): string {
  const { supported } = brand.document.locales;
  return language && supported.includes(language) ? language : locale;
}

/** Runs a search, and turns invalid requests into `UserError`. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidSearchRequest) throw new UserError(error.code, error.message, { path: error.path });
    throw error;
  }
}
