/**
 * Query parameters of a search page, besides the facets. `locale` redirects to the address in a language; `region` and
 * `router` are accepted and dropped.
 */
export const searchParameters: readonly string[] = [
  'page',
  'jobId',
  'search',
  'literal',
  'geo_location',
  'country',
  'administrative_area_level_1',
  'lat',
  'lon',
  'radius',
  'sorting',
  'facet',
  'job_organization_name',
];
