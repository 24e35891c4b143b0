/** What the form of a rule holds, and what is sent of it. */
import type { SuggestedPlace } from '../../shared/places/places.generated.ts';
import type { RuleSettings, SyndicationConditionsInput } from './syndication.generated.ts';

/** The value of the choice of all other brands. */
export const EVERY_OTHER = '*';
/** Kilometers around a town. */
export const RADIUSES = [10, 25, 50, 100, 200] as const;
const USUAL_RADIUS = 50;

export type RuleConditions = RuleSettings['conditions'];
export type RulePlace = NonNullable<RuleConditions['place']>;

export interface RuleFields {
  name: string;
  /** The brand on which the jobs appear; '' for none yet. */
  brand: string;
  /** The brand whose jobs go, `EVERY_OTHER`, or '' for none yet. */
  source: string;
  needsReview: boolean;
  conditions: RuleConditions;
}

const NO_CONDITIONS: RuleConditions = {
  ...{ words: '', occupations: [], industries: [], employmentTypes: [], place: null, organizations: [], languages: [] },
  ...{ origin: 'all', backfill: false },
};

/** A new rule; jobs go to the chosen brand, and wait for a review. */
export function emptyRule(brand: string): RuleFields {
  return { name: '', brand, source: '', needsReview: true, conditions: NO_CONDITIONS };
}

export function fieldsOf({ name, brand, source, needsReview, conditions }: RuleSettings): RuleFields {
  return { name, brand, source: source ?? EVERY_OTHER, needsReview, conditions };
}

/** Whether both brands are chosen. */
export const hasBrands = ({ brand, source }: Pick<RuleFields, 'brand' | 'source'>): boolean =>
  brand !== '' && source !== '';

/** Null for all other brands. */
export const sourceOf = ({ source }: Pick<RuleFields, 'source'>): string | null =>
  source === EVERY_OTHER ? null : source;

/** Conditions as the API takes them. */
export function conditionsInput({ organizations, place, origin, backfill, ...rest }: RuleConditions) {
  return {
    ...rest,
    words: rest.words.trim(),
    place,
    organizations: organizations.map(({ id }) => id),
    origin,
    // What people posted is no backfill: the choice is not there.
    backfill: backfill && origin !== 'own',
  } satisfies SyndicationConditionsInput;
}

/** The settings to send. */
export function inputOf(fields: RuleFields) {
  const { name, needsReview, conditions } = fields;
  return { name: name.trim(), source: sourceOf(fields), needsReview, conditions: conditionsInput(conditions) };
}

/** Whether a place has a center, and so a radius; a region or a country has none. */
export const hasRadius = ({ locationType }: Pick<RulePlace, 'locationType'>): boolean =>
  locationType !== 'country' && locationType !== 'administrative_area_level_1';

/** A place of the gazetteer as the condition of a rule. */
export function placeOf({ label, locationType, country, administrativeArea, lat, lon }: SuggestedPlace): RulePlace {
  const radius = hasRadius({ locationType }) ? USUAL_RADIUS : null;
  return { label, locationType, country, administrativeArea, lat, lon, radius };
}
