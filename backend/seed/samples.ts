/** Fills a draft brand with sample jobs, organizations and an article, from the same sentences as the demo content. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { inTransaction } from '../database/transaction.ts';
import { indexJobs, indexOrganizations } from '../search/index-job.ts';
import { publishTags } from '../services/tag-store.ts';
import { seedBlog, writeArticlePictures } from './blog.ts';
import { type Content, readContent } from './content.ts';
import { createJobs, type DemoJob } from './jobs.ts';
import { createOrganizations, type DemoOrganization } from './organizations.ts';
import { planOf, townsOf, withTowns } from './plan.ts';
import type { BrandPlan } from './plan-rows.ts';
import { holdSamples, isShownLive, removeSamples, tagsOf } from './sample-store.ts';
import { insertContent, insertPages, pagesOf, writePictures } from './write.ts';

export interface SampleOptions {
  pool: pg.Pool;
  brand: CompiledBrand;
  /** Pictures are written to `<dataDir>/files/samples/<brand>`. */
  dataDir: string;
  /** Asked while nobody can take the brand live: sample content must never be written for a live brand. */
  isDraft(): Promise<boolean>;
  now?: Date;
}

export interface Samples {
  jobs: number;
  organizations: number;
  /** Paths of the articles, one per language. */
  articles: string[];
}

const JOBS = 24;
const ORGANIZATIONS = 8;
/** Generated jobs include drafts and expired ones; this many contain enough that are published. */
const GENERATED = 3 * JOBS;
/** Nobody answers emails to a sample employer. */
const WAYS = ['external'] as const;

/**
 * Replaces the sample content of a draft. Writes nothing for a brand that is `live`, or that a server still shows as live
 * (`shown`).
 */
export async function fillSamples(options: SampleOptions): Promise<Samples | 'live' | 'shown'> {
  const { pool, brand, dataDir, isDraft, now = new Date() } = options;
  await removeSamples(pool, brand.id);
  return inTransaction(pool, async (client) => {
    await holdSamples(client, brand.id);
    if (!(await isDraft())) return 'live';
    if (await isShownLive(client, brand.id)) return 'shown';
    const taken = await client.query<{ slug: string }>('select slug from organization_profile where frontend = $1', [
      brand.id,
    ]);
    const slugs = new Set(taken.rows.map(({ slug }) => slug));
    const size = { jobs: GENERATED, organizations: ORGANIZATIONS, ways: WAYS };
    const towns = await townsOf(client, [brand]);
    const content = withTowns(readContent(), towns);
    const generated = generate(content, planOf(brand, size, towns), slugs, now);
    const { organizations, jobs } = await withIds(client, generated);
    const languages = brand.document.locales.supported;
    const pages = pagesOf({ id: brand.id, languages }, content.landing);
    await writePictures(dataDir, organizations, folderOf(brand.id));
    await insertContent(client, { organizations, jobs }, { now, sample: true });
    await insertPages(
      client,
      pages.map((page) => ({ ...page, sample: true, changed: now })),
    );
    await writeArticlePictures(dataDir);
    await seedBlog(client, [brand], { now, sample: true });
    const languagesOf = (id: string) => (id === brand.id ? languages : undefined);
    await indexOrganizations(
      client,
      organizations.map(({ id, profileId }) => profileId ?? id),
      languagesOf,
    );
    await indexJobs(
      client,
      jobs.map(({ id }) => id),
      languagesOf,
    );
    await publishTags(client, tagsOf(brand.id));
    return { jobs: jobs.length, organizations: organizations.length, articles: pages.map(({ path }) => path) };
  });
}

/** Removes the sample content of a brand with its pictures. */
export async function clearSamples(pool: pg.Pool, brand: string, dataDir: string) {
  const removed = await removeSamples(pool, brand);
  await rm(join(dataDir, 'files', folderOf(brand)), { recursive: true, force: true });
  return removed;
}

const folderOf = (brand: string) => `samples/${brand}`;

interface Generated {
  organizations: (DemoOrganization & { profileId?: number })[];
  jobs: DemoJob[];
}

/** Published employers and open jobs only, with pictures in a folder of their own. */
function generate(content: Content, plan: BrandPlan, taken: Set<string>, now: Date): Generated {
  const made = createOrganizations(content, plan, 1, taken);
  const published = made.map((one) => ({ ...one, published: true, data: inFolder(one.data, folderOf(plan.id)) }));
  const jobs = createJobs(content, plan, made, 1, now).filter(
    ({ state, backfill }) => state === 'published' && !backfill,
  );
  return { organizations: published, jobs: jobs.slice(0, JOBS) };
}

function inFolder(data: Record<string, unknown>, folder: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data).replaceAll('"/files/', `"/files/${folder}/`));
}

/** Ids from the database's own sequences, since the site is in use. */
async function withIds(client: pg.PoolClient, { organizations, jobs }: Generated): Promise<Generated> {
  const take = async (table: string, count: number): Promise<number[]> => {
    const { rows } = await client.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2::int)`,
      [table, count],
    );
    return rows.map(({ id }) => id);
  };
  const profileIds = await take('organization_profile', organizations.length);
  const organizationIds = new Map(
    (await take('organization', organizations.length)).map((id, index) => [organizations[index]?.id, id]),
  );
  const jobIds = await take('job', jobs.length);
  return {
    organizations: organizations.map((one, index) => ({
      ...one,
      id: organizationIds.get(one.id) ?? one.id,
      ...(profileIds[index] !== undefined && { profileId: profileIds[index] }),
    })),
    jobs: jobs.map((job, index) => {
      const organization = organizationIds.get(job.organizationId ?? 0) ?? null;
      return {
        ...job,
        id: jobIds[index] ?? job.id,
        organizationId: organization,
        data: { ...job.data, company_info: { organizationAssignment: 'own', organization } },
      };
    }),
  };
}
