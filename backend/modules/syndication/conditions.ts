/** The conditions of a rule: stored, checked, and as a search on the board of the source. */
import type { SearchRequest } from '../../graphql.generated.ts';
import { type JsonObject, readNumber, readObject, readText, readTexts } from '../../read-json.ts';
import type { FacetValues } from '../../search/facet-values.ts';
import type { TermReference } from '../../search/index-types.ts';

export const ORIGINS = ['all', 'own', 'imported'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A place as the search takes it. */
export interface RulePlace {
  label: string;
  locationType: string;
  country: string | null;
  administrativeArea: string | null;
  lat: number | null;
  lon: number | null;
  /** In kilometers; null for areas. */
  radius: number | null;
}

/** A job goes if it meets all of them; an empty list is no condition. */
export interface Conditions {
  words: string;
  /** Codes of terms. */
  occupations: readonly string[];
  industries: readonly string[];
  employmentTypes: readonly string[];
  place: RulePlace | null;
  /** Ids of organizations. */
  organizations: readonly number[];
  /** Languages without region. */
  languages: readonly string[];
  origin: Origin;
  /** Whether jobs of backfill importers go, too. */
  backfill: boolean;
}

export const NO_CONDITIONS: Conditions = {
  ...{ words: '', occupations: [], industries: [], employmentTypes: [], place: null, organizations: [], languages: [] },
  ...{ origin: 'all', backfill: false },
};

export function readConditions(stored: unknown): Conditions {
  const given = readObject(stored);
  const { organizations } = given;
  return {
    words: readText(given.words) ?? '',
    occupations: readTexts(given.occupations),
    industries: readTexts(given.industries),
    employmentTypes: readTexts(given.employmentTypes),
    place: readPlace(given.place),
    organizations: Array.isArray(organizations) ? organizations.flatMap((id) => readNumber(id) ?? []) : [],
    languages: readTexts(given.languages),
    origin: ORIGINS.find((one) => one === given.origin) ?? 'all',
    backfill: given.backfill === true,
  };
}

function readPlace(stored: unknown): RulePlace | null {
  const given: JsonObject = readObject(stored);
  const [label, locationType] = [readText(given.label), readText(given.locationType)];
  if (label === null || locationType === null) return null;
  return {
    ...{ label, locationType, country: readText(given.country), radius: readNumber(given.radius) },
    ...{
      administrativeArea: readText(given.administrativeArea),
      lat: readNumber(given.lat),
      lon: readNumber(given.lon),
    },
  };
}

const FACETS = [
  ['occupations', 'occupations', 'occupation'],
  ['industries', 'industries', 'industry'],
  ['employmentTypes', 'employment_type', 'employment_type'],
] as const;

/** The terms whose facet values `requestOf` needs. */
export function termsOf(conditions: Conditions): TermReference[] {
  return FACETS.flatMap(([name, field, taxonomy]) => conditions[name].map((code) => ({ field, taxonomy, code })));
}

/** No facet value has it: a term that is gone matches nothing, rather than everything. */
const NO_VALUE = 0;

/** The search that finds what the conditions mean. Words mean what they say, whatever else is on the board. */
export function requestOf(conditions: Conditions, values: FacetValues): SearchRequest {
  const facets = FACETS.filter(([name]) => conditions[name].length > 0).map(([name, field, taxonomy]) => {
    const ids = conditions[name].map((code) => values.ofTerm({ field, taxonomy, code })[0] ?? NO_VALUE);
    return { field, value: [...new Set(ids)].join(',') };
  });
  const flags = conditions.backfill ? [] : [{ field: 'backfill', value: '0' }];
  return {
    range: { first: 0, last: 1 },
    conditionGroup: { conjunction: 'AND', conditions: [...facets, ...flags] },
    ...(conditions.words !== '' && { fulltext: { keys: conditions.words, literal: true } }),
    ...(conditions.place !== null && { geoLocation: placeIn(conditions.place) }),
  };
}

function placeIn({ locationType, country, administrativeArea, lat, lon, radius }: RulePlace) {
  return { locationType, country, administrativeArea, lat, lon, radius };
}
