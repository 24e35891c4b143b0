/** Runs searches through the search port, and loads what a page shows of the hits. */
import type { ApiContext } from '../../context.ts';
import type {
  Place,
  SearchFacet,
  SearchRelaxation,
  SearchRequest,
  SearchUnderstanding,
} from '../../graphql.generated.ts';
import type { FacetCounts, Relaxation, SearchIndex, SearchInput, SearchOutcome } from '../../search/port.ts';
import { describeValues, labelOf } from '../facets/describe-facets.ts';
import { checkFacets, refusing, scopeOf, supportedLanguage } from '../facets/service.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { loadPublished } from '../jobs/show/service.ts';
import { loadFound } from '../resumes/found.ts';
import { adviseOn } from './advice.ts';
import type { HitRecord } from './hit.ts';
import { type Understood, type UnderstoodPlace, understandPlace, understandWhole } from './understand.ts';

const NOTHING = { field: null, filter: null, place: null, radius: null };

/** Runs a search on this brand. Throws `UserError` for an invalid request. */
export async function runSearch(context: ApiContext, index: SearchIndex, request: SearchRequest) {
  const language = supportedLanguage(context, request.language);
  checkFacets(context, index, request);
  const { meant, place, outcome } = await findMeant(context, index, request, language);
  const [hits, counted] = await Promise.all([
    loadHits(context, index, outcome.ids),
    describeFacets(context, index, outcome.facets, language),
  ]);
  const advice = await adviseOn(context, index, { request: meant, language, outcome, hits });
  const facets = advice?.facets ? await describeFacets(context, index, advice.facets, language) : counted;
  return {
    ...totalsOf(outcome),
    relaxations: place === null ? outcome.relaxations.map(asAnswered) : relaxationsAround(place, meant, outcome),
    hits,
    facets,
    understood: await describeUnderstood(context, index, outcome, place, language),
    related: advice?.related ?? [],
    facetsOfAll: (advice?.facets ?? null) !== null,
  };
}

export interface MeantSearch {
  input: SearchInput;
  outcome: SearchOutcome;
  /** The request without the words of the place. */
  meant: SearchRequest;
  place: WidenedPlace | null;
}

interface WidenedPlace extends UnderstoodPlace {
  /** In kilometers; null for the radius of the brand. */
  radius: number | null;
}

/**
 * Searches for what the words mean; as typed, if there is nothing at the place that they may name. Throws `UserError`
 * for an invalid request.
 */
export async function findMeant(
  context: ApiContext,
  index: SearchIndex,
  request: SearchRequest,
  language: string,
): Promise<MeantSearch> {
  const found = await findAround(context, index, request, language);
  if (found.place === null || found.outcome.total > 0) return found;
  const typed = await find(context, index, { ...request, language });
  return typed.outcome.total > 0 ? { ...typed, meant: request, place: null } : found;
}

/**
 * Searches around a place among the words, in a larger radius where nothing nearer is called so: ads that only mention
 * the words are no reason to stay near. Throws `UserError` for an invalid request.
 */
export async function findAround(
  context: ApiContext,
  index: SearchIndex,
  request: SearchRequest,
  language: string,
): Promise<MeantSearch> {
  const understood = await understandPlace(context, index, request, language);
  if (understood.place !== null) return searchAround(context, index, understood, language);
  const typed = { ...(await find(context, index, { ...request, language })), meant: request, place: null };
  if (typed.outcome.total > 0) return typed;
  const whole = await understandWhole(context, index, request, language);
  const around = whole.place === null ? typed : await searchAround(context, index, whole, language);
  return around.outcome.total > 0 ? around : typed;
}

async function searchAround(
  context: ApiContext,
  index: SearchIndex,
  { request: meant, place }: Understood & { place: UnderstoodPlace | null },
  language: string,
): Promise<MeantSearch> {
  if (place === null) throw new Error('A search around a place needs one.');
  const names = [place.name, place.place.name];
  const wider = widerAround(context, meant);
  const search = async (radius: number | null): Promise<MeantSearch> => {
    const geoLocation = meant.geoLocation && { ...meant.geoLocation, ...(radius !== null && { radius }) };
    const own = { ...meant, geoLocation };
    const advised = { ...own, language, geoLocation: geoLocation && { ...geoLocation, wider } };
    return { ...(await find(context, index, advised, names)), meant: own, place: { ...place, radius } };
  };
  const nearest = await search(null);
  if (isGood(nearest)) return nearest;
  for (const radius of wider) {
    const found = await search(radius);
    if (isGood(found)) return found;
  }
  return nearest;
}

function isGood({ outcome }: MeantSearch): boolean {
  return outcome.total > 0 && !outcome.isWeak;
}

/** In kilometers, ascending; none for a region. */
function widerAround({ brand }: ApiContext, { geoLocation }: SearchRequest): number[] {
  const { options, multiplier } = brand.document.search.radius;
  const radius = geoLocation?.radius ?? Number.POSITIVE_INFINITY;
  return options
    .map((option) => option * multiplier)
    .filter((km) => km > radius)
    .sort((a, b) => a - b);
}

async function find(context: ApiContext, index: SearchIndex, request: SearchRequest, preferred?: readonly string[]) {
  const input = { ...(await scopeOf(context, index)), request, ...(preferred !== undefined && { preferred }) };
  const recalled = index === 'JOBS' ? await stillTrue(context, input) : null;
  return { input, outcome: recalled ?? (await refusing(() => context.search.search(input))) };
}

async function describeUnderstood(
  context: ApiContext,
  index: SearchIndex,
  { understood }: SearchOutcome,
  place: WidenedPlace | null,
  language: string,
): Promise<SearchUnderstanding[]> {
  const ids = understood.map(({ value }) => value);
  const rows = await context.facetValues.load(context, index, ids);
  const values = understood.flatMap(({ words, field, value }): SearchUnderstanding[] => {
    const row = rows.get(value);
    if (row === undefined) return [];
    return [{ ...NOTHING, words, meaning: 'FACET', label: labelOf(row, language), field, filter: String(value) }];
  });
  if (place === null) return values;
  const { words, radius } = place;
  const label = labelHere(context, place.place);
  return [{ ...NOTHING, words, meaning: 'PLACE', label, place: place.place, radius }, ...values];
}

/** `Portland, Maine`: without the country at home. */
function labelHere({ brand }: ApiContext, { label, country }: Place): string {
  const parts = label.split(', ');
  const isHome = country.toUpperCase() === brand.document.site.country.toUpperCase();
  return isHome && parts.length > 1 ? parts.slice(0, -1).join(', ') : label;
}

async function describeFacets(
  context: ApiContext,
  index: SearchIndex,
  facets: readonly FacetCounts[],
  language: string,
): Promise<SearchFacet[]> {
  const ids = facets.flatMap(({ values }) => values.map(({ id }) => id));
  const rows = await context.facetValues.load(context, index, ids);
  return facets.map(({ field, values }) => ({ field, values: describeValues(values, rows, language) }));
}

/** The cached result of the search, if the versions of its jobs still match: then one statement is enough. */
async function stillTrue(context: ApiContext, input: SearchInput): Promise<SearchOutcome | null> {
  const recalled = await refusing(async () => context.search.recall(input));
  if (!recalled) return null;
  const jobs = await context.jobs.loadMany(recalled.outcome.ids);
  const read = jobs.find((job): job is JobRecord => job !== null && !(job instanceof Error));
  return read?.epoch === recalled.epoch ? recalled.outcome : null;
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

function totalsOf({ total, exact, corrections, textIgnored, isWeak }: SearchOutcome) {
  return { total, exact, corrections, textIgnored, mentionsOnly: isWeak };
}

function asAnswered(change: Relaxation): SearchRelaxation {
  return { ...change, text: change.text ?? null, radius: change.radius ?? null, place: null };
}

/** Of a search whose place stands in its text: changes of the place are changes of the text, too. */
function relaxationsAround(
  { words, place }: UnderstoodPlace,
  { fulltext, geoLocation: near }: SearchRequest,
  { relaxations, total }: SearchOutcome,
): SearchRelaxation[] {
  return relaxations.flatMap((change) => {
    const { field, text, radius } = change;
    if (field === 'fulltext' && text) return [asAnswered({ ...change, text: `${text} ${words}` })];
    // Everything around the place, which then moves into its own field.
    if (field === 'fulltext')
      return total === 0 && near?.radius
        ? [{ ...asAnswered(change), field: 'geoLocation', text: '', radius: near.radius, place }]
        : [];
    if (field !== 'geoLocation') return [asAnswered(change)];
    if (radius !== undefined) return [{ ...asAnswered(change), text: fulltext?.keys ?? '', place }];
    return fulltext ? [asAnswered({ ...change, field: 'fulltext', text: fulltext.keys })] : [];
  });
}
