/** A board's own figures: where its jobs are, and how many come. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { JobTown, JobWeek, Place, QueryJobTownsArgs } from '../../graphql.generated.ts';
import { keptForPages } from '../../services/kept-for-pages.ts';
import { nearestPlaces } from '../places/nearest.ts';
import { countByWeek, findJobPoints, type JobPoint } from './store.ts';
import { gatherAtHubs, gatherPoints } from './towns.ts';

const MOST_TOWNS = 100;
const MOST_HUBS = 60;
const WIDEST_KM = 500;
const MOST_WEEKS = 53;

export type TownsAsked = QueryJobTownsArgs & { km: number; limit: number };

/** Most jobs first; hubs in their own order. Throws `UserError`. */
export function listJobTowns(context: ApiContext, asked: TownsAsked): Promise<JobTown[]> {
  const { box = null, hubs = null, km, limit } = asked;
  within('limit', limit, 1, MOST_TOWNS);
  within('km', km, 0, WIDEST_KM);
  if (hubs !== null) within('hubs', hubs.length, 0, MOST_HUBS);
  const language = asked.language ?? context.locale;
  return keptForPages(context, JSON.stringify(['towns', box, hubs, km, limit, language]), async () => {
    const points = await findJobPoints(context, { box, now: context.now });
    if (hubs !== null) return nameHubs(context, gatherAtHubs(points, hubs, km), language);
    return nameTowns(context, gatherPoints(points, km).slice(0, limit), language);
  });
}

/** At their coordinates in the gazetteer, which may turn two positions into one town. */
async function nameTowns(context: ApiContext, points: readonly JobPoint[], language: string): Promise<JobTown[]> {
  const places = await nearestPlaces(context, points, language);
  const towns = new Map<string, JobTown>();
  for (const [at, { count }] of points.entries()) {
    const place = places[at];
    if (!place) continue;
    towns.set(place.id, describeTown(context, place, { language, count: count + (towns.get(place.id)?.count ?? 0) }));
  }
  return [...towns.values()].sort((a, b) => b.count - a.count);
}

async function nameHubs(context: ApiContext, hubs: readonly JobPoint[], language: string): Promise<JobTown[]> {
  const places = await nearestPlaces(context, hubs, language);
  return hubs.flatMap(({ lat, lon, count }, at) => {
    const place = places[at];
    return place ? [describeTown(context, { ...place, lat, lon }, { language, count })] : [];
  });
}

function describeTown(
  { regions }: ApiContext,
  place: Place,
  { language, count }: { language: string; count: number },
): JobTown {
  const { country, administrativeArea: code } = place;
  return { place, region: code ? regions.regionName(country, code, language) : null, count };
}

/** The last complete weeks, oldest first. Throws `UserError`. */
export function listJobWeeks(context: ApiContext, weeks: number): Promise<JobWeek[]> {
  within('weeks', weeks, 2, MOST_WEEKS);
  const { timeZone } = context.brand.document.site;
  return keptForPages(context, `weeks ${weeks}`, () => countByWeek(context, { weeks, now: context.now, timeZone }));
}

function within(name: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return;
  throw new UserError('BAD_INPUT', `${name} is ${value}; ${least} to ${most} are allowed.`, { path: name });
}
