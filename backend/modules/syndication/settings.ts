/** Settings of a rule as they are given, checked. Throws `UserError` BAD_INPUT, with the path of the setting. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type {
  SyndicationConditionsInput,
  SyndicationPlaceInput,
  SyndicationRuleInput,
} from '../../graphql.generated.ts';
import { primaryLanguage } from '../../search/fold.ts';
import type { Conditions, RulePlace } from './conditions.ts';
import { LONGEST_NAME, LONGEST_WORDS, MOST_VALUES } from './limits.ts';
import { findNames, type RuleValues } from './rule-store.ts';

const LOCATION_TYPES = ['locality', 'postal_code', 'administrative_area_level_1', 'country'];
const FARTHEST_KM = 1000;

/** The columns that the input changes. */
export async function readSettings(
  context: ApiContext,
  target: string,
  input: SyndicationRuleInput,
  isNew: boolean,
): Promise<RuleValues> {
  const values: RuleValues = {};
  if (input.name !== undefined || isNew) values.name = readName(input.name);
  if (input.source !== undefined || isNew) values.source = readSource(context, target, input.source ?? null);
  if (input.conditions != null || isNew)
    values.conditions = { ...(await parseConditions(context, input.conditions ?? {})) };
  if (input.needsReview != null) values.needsReview = input.needsReview;
  return values;
}

function bad(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}

function readName(given: string | null | undefined): string {
  const name = given?.trim() ?? '';
  if (name === '' || name.length > LONGEST_NAME)
    throw bad('name', `The name has ${name.length} characters; it takes 1 to ${LONGEST_NAME}.`);
  return name;
}

export function readSource({ findBrand }: Pick<ApiContext, 'findBrand'>, target: string, source: string | null) {
  if (source === null) return null;
  if (source === target) throw bad('source', 'Jobs go to another brand than their own.');
  if (findBrand(source) === undefined) throw bad('source', `This server has no brand "${source.slice(0, 60)}".`);
  return source;
}

export async function parseConditions(context: ApiContext, given: SyndicationConditionsInput): Promise<Conditions> {
  const words = given.words?.trim() ?? '';
  if (words.length > LONGEST_WORDS)
    throw bad('conditions/words', `The words have ${words.length} characters; ${LONGEST_WORDS} are allowed.`);
  const organizations = [...new Set(listOf('organizations', given.organizations))];
  const known = await findNames(context.db, organizations);
  const unknown = organizations.find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) throw bad('conditions/organizations', `There is no organization ${unknown}.`);
  return {
    words,
    occupations: await codesOf(context, 'occupations', 'occupation', given.occupations),
    industries: await codesOf(context, 'industries', 'industry', given.industries),
    employmentTypes: await codesOf(context, 'employmentTypes', 'employment_type', given.employmentTypes),
    place: given.place == null ? null : readPlace(given.place),
    organizations,
    languages: [...new Set(listOf('languages', given.languages).map(languageOf))].sort(),
    origin: given.origin ?? 'all',
    backfill: given.backfill ?? false,
  };
}

function listOf<Value>(name: string, given: readonly Value[] | null | undefined): readonly Value[] {
  const list = given ?? [];
  if (list.length > MOST_VALUES)
    throw bad(`conditions/${name}`, `${name} has ${list.length} values; ${MOST_VALUES} are allowed.`);
  return list;
}

function languageOf(text: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text))
    throw bad('conditions/languages', `"${text.slice(0, 20)}" is no code of a language.`);
  return primaryLanguage(text);
}

async function codesOf(
  { terms }: ApiContext,
  name: string,
  taxonomy: string,
  given: readonly string[] | null | undefined,
): Promise<string[]> {
  const codes = [...new Set(listOf(name, given))];
  const known = await terms.find(taxonomy, codes);
  const unknown = codes.find((code) => !known.some((term) => term.code === code));
  if (unknown !== undefined) throw bad(`conditions/${name}`, `There is no ${taxonomy} "${unknown.slice(0, 60)}".`);
  return codes.sort();
}

function readPlace({
  label,
  locationType,
  country,
  administrativeArea,
  lat,
  lon,
  radius,
}: SyndicationPlaceInput): RulePlace {
  const name = label.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw bad('conditions/place/label', `The name of the place takes 1 to ${LONGEST_NAME} characters.`);
  if (!LOCATION_TYPES.includes(locationType))
    throw bad('conditions/place/locationType', `A place is one of: ${LOCATION_TYPES.join(', ')}.`);
  const isArea = locationType === 'country' || locationType === 'administrative_area_level_1';
  const isPoint = !isArea && lat != null && lon != null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const isCoded = country != null && /^[A-Za-z]{2}$/.test(country);
  const hasRegion = administrativeArea != null && /^[A-Za-z0-9-]{1,16}$/.test(administrativeArea);
  if (isArea ? !isCoded || (locationType !== 'country' && !hasRegion) : !isPoint)
    throw bad('conditions/place', 'A country or region has its code, and any other place its coordinates.');
  if (radius != null && !(radius > 0 && radius <= FARTHEST_KM))
    throw bad('conditions/place/radius', `The radius is ${radius} km; up to ${FARTHEST_KM} km are allowed.`);
  return {
    ...{ label: name, locationType, country: isCoded ? country.toUpperCase() : null },
    ...{ administrativeArea: hasRegion ? administrativeArea : null },
    ...{ lat: isPoint ? lat : null, lon: isPoint ? lon : null, radius: isPoint ? (radius ?? null) : null },
  };
}
