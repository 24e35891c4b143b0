/** The search operations over the port: hits and facet values come with what a page shows of them. */
import { isFacetOn } from '../../../runtime/core/brand/facet-fields.ts';
import { brandLanguages } from '../../../runtime/core/brand/languages.ts';
import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { FacetAlias, SearchFacetValue } from '../../graphql.generated.ts';
import { InvalidSearchRequest } from '../../search/errors.ts';
import { FACET_TAXONOMIES, unknownName } from '../../search/fields.ts';
import type { SearchIndex, SearchInput, SearchOutcome, SearchScope } from '../../search/port.ts';
import type { JobRecord } from '../jobs/job.ts';
import { loadPublished } from '../jobs/service.ts';
import { loadFound } from '../resumes/found.ts';
import { describeAlias, describeValues } from './describe-facets.ts';
import type { HitRecord } from './hit.ts';
import { findAliases } from './store.ts';

const MOST_ALIASES = 50;
const MOST_VALUES = 100;

/** Runs a search of this brand. Throws `UserError` for a request that cannot be answered. */
export async function runSearch(context: ApiContext, index: SearchIndex, request: SearchRequest) {
  const language = supportedLanguage(context, request.language);
  checkFacets(context, index, request);
  const input = { ...scopeOf(context, index), request: { ...request, language } };
  const outcome =
    (index === 'JOBS' && (await stillTrue(context, input))) || (await refusing(() => context.search.search(input)));
  const [hits, rows] = await Promise.all([
    loadHits(context, index, outcome.ids),
    context.facetValues.load(
      context,
      index,
      outcome.facets.flatMap(({ values }) => values.map(({ id }) => id)),
    ),
  ]);
  const facets = outcome.facets.map(({ field, values }) => ({ field, values: describeValues(values, rows, language) }));
  return { ...totalsOf(outcome), hits, facets };
}

/** What the search answered last, if that is still so by the rows of its jobs: then one statement answers the page. */
async function stillTrue(context: ApiContext, input: SearchInput): Promise<SearchOutcome | null> {
  const recalled = await refusing(async () => context.search.recall(input));
  if (!recalled) return null;
  const jobs = await context.jobs.loadMany(recalled.outcome.ids);
  const read = jobs.find((job): job is JobRecord => job !== null && !(job instanceof Error));
  return read?.epoch === recalled.epoch ? recalled.outcome : null;
}

/** The values that path segments or filter ids stand for; unknown ones are absent. */
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
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined || !isOn(context, row.field) ? [] : [describeAlias(row, language)];
  });
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
  const found = await refusing(() =>
    context.search.suggest({ ...scopeOf(context, index), field, text, language, limit }),
  );
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

/** A facet that the brand has switched off is as unknown as one that there is not. */
function checkFacets(
  context: ApiContext,
  index: SearchIndex,
  { facets = [], conditionGroup }: Pick<SearchRequest, 'conditionGroup'> & { facets?: readonly { field: string }[] },
): void {
  const asked = [...facets.map(({ field }) => field), ...fieldsIn(conditionGroup)];
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

function scopeOf(context: ApiContext, index: SearchIndex): SearchScope {
  const languages = brandLanguages(context.brand.document.locales);
  return { index, brand: context.frontend, languages, now: context.now };
}

function supportedLanguage({ brand, locale }: ApiContext, language: string | null | undefined): string {
  const { supported } = brand.document.locales;
  return language && supported.includes(language) ? language : locale;
}

async function loadHits(context: ApiContext, index: SearchIndex, ids: readonly number[]): Promise<HitRecord[]> {
  if (index === 'JOBS') {
    const jobs = await loadPublished(context, ids);
    return jobs.map((job) => ({ id: job.row.id, job, organization: null, resume: null }));
  }
  if (index === 'RESUMES') {
    const resumes = await loadFound(context, ids);
    return resumes.map((resume) => ({ id: resume.id, job: null, organization: null, resume }));
  }
  const found = await Promise.all(ids.map((id) => context.organizations.byId.load(id)));
  return found.flatMap((organization) =>
    organization === null ? [] : [{ id: organization.row.id, job: null, organization, resume: null }],
  );
}

function totalsOf({ total, exact, corrections, textIgnored, relaxations }: SearchOutcome) {
  return { total, exact, corrections, textIgnored, relaxations };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidSearchRequest) throw new UserError(error.code, error.message, { path: error.path });
    throw error;
  }
}
