/** Fills an empty database with taxonomies, places and demo content. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { customTaxonomies, readTaxonomies } from '../data/load-taxonomies.ts';
import { loadTaxonomies } from '../data/taxonomy-store.ts';
import { inTransaction } from '../database/transaction.ts';
import { indexJobs, indexOrganizations, indexResumes } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { noteForm } from '../search/rebuild.ts';
import { keepSearch } from '../search/upkeep.ts';
import { seedApplications } from './applications.ts';
import { seedBilling } from './billing.ts';
import { seedBlog, writeArticlePictures } from './blog.ts';
import { seedContacts } from './contacts.ts';
import { type Content, readContent } from './content.ts';
import { seedCvSites } from './cv-sites.ts';
import { generateDemo } from './generate.ts';
import { seedOwnJobs } from './own-jobs.ts';
import { DEMO_PASSWORD, seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';
import { withPlans } from './plan.ts';
import { seedResumes } from './resumes.ts';
import { seedStatistics } from './statistics.ts';
import { writeContent, writePages, writePictures } from './write.ts';

export interface SeedOptions {
  pool: pg.Pool;
  brands: readonly CompiledBrand[];
  /** Logos and images are written to `<dataDir>/files`. */
  dataDir: string;
  log: (message: string) => void;
  /** Deletes jobs, organizations, pages and settings first. */
  reset?: boolean;
  /** Reference time for the dates of jobs. */
  now?: Date;
}

/** Tables with demo content or data derived from it; the network's places and terms are kept. */
const CONTENT = [
  'job',
  'job_frontend',
  'organization',
  'organization_profile',
  'job_search',
  'organization_search',
  'facet_alias',
  'facet_value',
  'facet_alias_later',
  'facet_count',
  'facet_change',
  'search_epoch',
  'search_change',
  'search_word',
  'search_word_later',
  'landing_page',
  'blog_post',
  'blog_post_frontend',
  'app_config',
  'statistic',
];

/** Taxonomies and places, which every board needs. Does nothing if they exist. */
export async function seedReference({
  pool,
  brands,
  log,
}: Pick<SeedOptions, 'pool' | 'brands' | 'log'>): Promise<void> {
  await loadTaxonomies(pool, [...readTaxonomies(), ...customTaxonomies(brands)]);
  if (await hasRows(pool, 'place')) return;
  const started = Date.now();
  const places = await seedPlaces(pool);
  log(`${places.toLocaleString('en-US')} places stored in ${seconds(started)}.`);
}

/** Arbitrary lock id: processes that start at the same time on one database seed one after the other. */
const SEED_LOCK = 3_025_010;

/** Fills what is empty and leaves everything else unchanged. Whether it stored jobs. */
export async function seed(options: SeedOptions): Promise<boolean> {
  const client = await options.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    return await fill(options);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
    client.release();
  }
}

async function fill(options: SeedOptions): Promise<boolean> {
  const { pool, brands, dataDir, log, reset = false } = options;
  // With milliseconds the dates of two runs in the same second would differ.
  const now = options.now ?? new Date(Math.floor(Date.now() / 1000) * 1000);
  if (reset) await pool.query(`truncate ${CONTENT.join(', ')} restart identity cascade`);
  const reference = seedReference({ pool, brands, log });
  if (await hasRows(pool, 'job')) {
    await reference;
    // Demo content from before accounts existed.
    if (!(await hasRows(pool, 'account'))) await fillPeople(options, await contentFor(options), now);
    return false;
  }
  // Search depends on terms and places, and so does what is made up for a country, so they come first.
  await reference;
  const started = Date.now();
  const content = await contentFor(options);
  const demo = generateDemo(
    content,
    brands.map(({ id, document }) => ({ id, fields: Object.keys(document.customFields) })),
    now,
  );
  await writePictures(dataDir, demo.organizations);
  await writeArticlePictures(dataDir);
  await inTransaction(pool, async (client) => {
    const languagesOf = languagesIn(brands);
    await writeContent(client, demo, now);
    await writePages(
      client,
      brands.map(({ id, document }) => ({ id, languages: document.locales.supported })),
      content.landing,
      now,
    );
    await seedBlog(client, brands, { now, sample: false });
    await indexOrganizations(
      client,
      demo.organizations.map(({ id }) => id),
      languagesOf,
    );
    await indexJobs(
      client,
      demo.jobs.map(({ id }) => id),
      languagesOf,
    );
    await noteForm(client);
  });
  log(`${demo.jobs.length} demo jobs of ${demo.organizations.length} organizations stored in ${seconds(started)}.`);
  await fillPeople(options, content, now);
  await keepSearch(pool);
  await inTransaction(pool, (client) =>
    seedStatistics(
      client,
      brands.map(({ id, document }) => ({ id, language: document.locales.default })),
      now,
    ),
  );
  return true;
}

/** Size of the content of a brand without a plan of its own. */
const UNPLANNED = { jobs: 72, organizations: 8, ways: ['external', 'email', 'none'] } as const;
/** A start must not take minutes: of a thousand brands in the folder, the first have content. */
const MOST_BRANDS = 100;

const contentFor = ({ pool, brands }: SeedOptions) =>
  withPlans(pool, readContent(), brands.slice(0, MOST_BRANDS), UNPLANNED);

function languagesIn(brands: SeedOptions['brands']): LanguagesOf {
  const languages = new Map(brands.map(({ id, document }) => [id, document.locales.supported]));
  return (brand) => languages.get(brand);
}

/** Their password is in every log and in the documentation, so they only exist in demo mode. */
async function fillPeople({ pool, brands, log }: SeedOptions, content: Content, now: Date): Promise<void> {
  const emails = await inTransaction(pool, async (client) => {
    const made = await seedPeople(client, brands, now);
    await seedOwnJobs(client, brands, now);
    await seedBilling(client, brands, now);
    await seedApplications(client, brands, now);
    await indexResumes(client, await seedResumes(client, content, brands, now), languagesIn(brands));
    await seedCvSites(client, brands);
    await seedContacts(client, brands, now);
    return made;
  });
  if (emails.length > 0) log(`People to try it with, password "${DEMO_PASSWORD}": ${emails.join(', ')}.`);
}

async function hasRows(pool: pg.Pool, table: 'job' | 'place' | 'account'): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(`select exists (select from ${table}) as found`);
  return rows[0]?.found ?? false;
}

const seconds = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;
