/** Gathers jobs at the towns of a map. */
import { EARTH_RADIUS_KM } from '../../search/geo.ts';
import type { JobPoint } from './store.ts';

interface Point {
  lat: number;
  lon: number;
}

/** Kilometers between two points, exact enough for the distances between towns. */
export function kilometersBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const width = (one.lon - other.lon) * Math.cos(((one.lat + other.lat) / 2) * radians);
  return Math.hypot(one.lat - other.lat, width) * radians * EARTH_RADIUS_KM;
}

/** Each point joins the largest one within `km`; most jobs first. `points` are sorted by count. */
export function gatherPoints(points: readonly JobPoint[], km: number): JobPoint[] {
  const towns: JobPoint[] = [];
  for (const point of points) {
    const town = towns.find((other) => kilometersBetween(other, point) <= km);
    if (town === undefined) towns.push({ ...point });
    else town.count += point.count;
  }
  return towns.sort((a, b) => b.count - a.count);
}

/** Number of jobs of each hub: each point belongs to the nearest one, if that is within `km`. */
export function gatherAtHubs(points: readonly JobPoint[], hubs: readonly Point[], km: number): JobPoint[] {
  const towns = hubs.map(({ lat, lon }): JobPoint => ({ lat, lon, count: 0 }));
  for (const point of points) {
    let nearest: { town: JobPoint; far: number } | undefined;
    for (const town of towns) {
      const far = kilometersBetween(town, point);
      if (far <= km && (nearest === undefined || far < nearest.far)) nearest = { town, far };
    }
    if (nearest !== undefined) nearest.town.count += point.count;
  }
  return towns;
}
