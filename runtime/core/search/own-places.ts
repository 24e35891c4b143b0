import type { SearchState } from './types.ts';

/** `search.geoInfo`: a list for all searches, or one for each listing. */
export type GeoInfo<P> = readonly P[] | { readonly jobs: readonly P[]; readonly organizations: readonly P[] };

/** The places that a brand suggests in one search. Resumes are searched where the jobs are. */
export function ownPlaces<P>(places: GeoInfo<P>, index: SearchState['index']): readonly P[] {
  if (!('jobs' in places)) return places;
  return index === 'ORGANIZATIONS' ? places.organizations : places.jobs;
}

/** The places that a brand suggests in any search. */
export function allOwnPlaces<P>(places: GeoInfo<P>): readonly P[] {
  return 'jobs' in places ? [...places.jobs, ...places.organizations] : places;
}
