/**
 * What a preview may read. Every other table is hidden behind a temporary one of the same name, so a new table is hidden
 * until it is listed here.
 */

/** Read as they are: what the pages of a site show to everybody. */
export const OPEN_TABLES: ReadonlySet<string> = new Set([
  'app_config',
  'blog_post',
  'blog_post_frontend',
  'country',
  'facet_alias',
  'facet_alias_later',
  'facet_value',
  'former_facet_alias',
  'frontend',
  'job_search',
  'job_search_brand',
  'landing_page',
  'organization_search',
  'organization_slug',
  'place',
  'place_name',
  'region',
  'search_epoch',
  'search_form',
  'search_word',
  'search_word_later',
  'taxonomy_term',
]);

/** Read as they are where this holds, together with rows of the made-up people. How many real resumes there are is not shown. */
export const SHARED_TABLES: Readonly<Record<string, string>> = {
  facet_change: `index <> 'RESUMES'`,
  facet_count: `index <> 'RESUMES'`,
  job: 'true',
  job_frontend: 'true',
};

/** The table of a world with the rows of the made-up people. */
export const madeUpTable = (name: string): string => `made_up_${name}`;

const ofJobs =
  'select j.organization_id from public.job j join public.job_frontend f on f.job_id = j.id where f.frontend = $1';

/** Hidden, but filled with rows of the brand ($1): what only members of organizations may read is taken out of the copy. */
export const FILLED_TABLES: Readonly<Record<string, string>> = {
  consent_info: 'frontend = $1',
  consent_info_revision: 'info_id in (select id from public.consent_info where frontend = $1)',
  organization_profile: 'frontend = $1',
  organization: `id in (select organization_id from public.organization_profile where frontend = $1 union ${ofJobs})`,
};

/** Hidden and empty at first, but written to with their constraints: on the temporary table, as everything else. */
export const WRITTEN_TABLES: readonly string[] = ['invoice_counter', 'rate_limit'];

/** Copied for a preview of another day: the clock moves the jobs of the copy. */
export const MOVED_TABLES: readonly string[] = [
  'facet_alias',
  'facet_alias_later',
  'facet_change',
  'facet_count',
  'facet_value',
  'job',
  'job_frontend',
  'job_search',
  'job_search_brand',
  'search_epoch',
  'search_word',
  'search_word_later',
];
