/** Rows for tests: fresh values, plausible by default. */
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { Database } from '../database/pool.ts';
import { account } from '../database/schema/accounts.ts';
import { blogPost, blogPostFrontend } from '../database/schema/blog.ts';
import { frontend } from '../database/schema/brands.ts';
import { importer, importerRefusal, importerRun, importerValue } from '../database/schema/importers.ts';
import { job, jobFrontend } from '../database/schema/jobs.ts';
import { merge } from '../database/schema/merges.ts';
import { organization, organizationProfile } from '../database/schema/organizations.ts';
import { landingPage } from '../database/schema/pages.ts';
import { country, place, placeName, region } from '../database/schema/places.ts';
import { syndicatedJob, syndicationEvent, syndicationRule } from '../database/schema/syndication.ts';
import { taxonomyTerm } from '../database/schema/taxonomies.ts';
import { wordsOf } from '../modules/blog/edit-store.ts';
import { indexJobs, indexOrganizations } from '../search/index-job.ts';
import { everyBrand } from './every-brand.ts';

/** A time so many days from now; negative for the past. */
export function days(count: number): Date {
  return new Date(Date.now() + count * DAY_MS);
}

type JobValues = Partial<typeof job.$inferInsert> & { on?: readonly string[]; groups?: Record<string, unknown> };

/** A published job of brand `acme` with its search row; `on` lists the brands that show it. Returns its id. */
export async function insertJob(db: Database, values: JobValues = {}): Promise<number> {
  const { on, groups, ...columns } = values;
  const owner = columns.frontend ?? 'acme';
  const [row] = await db
    .insert(everyBrand(job))
    .values({
      frontend: owner,
      organizationName: 'Harbor Works',
      state: 'published',
      title: 'Reporter',
      langcode: 'en',
      published: days(-3),
      expires: days(30),
      ...columns,
      data: { ...jobGroups(), ...groups },
    })
    .returning({ id: job.id });
  const id = row?.id ?? 0;
  await db.insert(everyBrand(jobFrontend)).values((on ?? [owner]).map((brand) => ({ jobId: id, frontend: brand })));
  await indexJobs(db.$client, [id]);
  return id;
}

function jobGroups(): Record<string, unknown> {
  return {
    job_info: {
      type: 'job_per_template',
      description: { value: '<p>Write &amp; report.</p>', format: 'filtered_html' },
    },
    job_location: {
      address: {
        locality: 'Portland',
        administrativeArea: 'ME',
        countryCode: 'US',
        zip: '04101',
        lat: 43.66,
        lon: -70.26,
      },
      remoteOptions: 'none',
    },
    job_categorization: {
      employmentType: ['full_time'],
      occupationalField: ['journalism'],
      minSalary: 25,
      maxSalary: 30,
      currencyCode: 'USD',
      salaryUnit: 'hour',
    },
    application_options: { applicationWorkflow: 'external', applicationLink: 'https://apply.example/1' },
  };
}

type PostValues = Partial<Omit<typeof blogPost.$inferInsert, 'words'>> & { on?: readonly string[] };

/** A published post of brand `acme`; `on` lists the brands that show it. Returns its id. */
export async function insertBlogPost(db: Database, { on, ...values }: PostValues = {}): Promise<number> {
  const title = values.title ?? 'Writing an application';
  const post = {
    ...{
      frontend: 'acme',
      langcode: 'en',
      category: 'Applying',
      authors: ['Ida Berg'],
      translation: null,
      picture: null,
    },
    ...{ slug: title.toLowerCase().replaceAll(' ', '-'), summary: 'What employers read.', publishAt: days(-3) },
    ...{ body: '<p>Begin with what you have done.</p>', announced: true, ...values, title },
  };
  const [row] = await db
    .insert(everyBrand(blogPost))
    .values({ ...post, words: wordsOf(post) })
    .returning({ id: blogPost.id });
  const postId = row?.id ?? 0;
  const { langcode, slug } = post;
  await db
    .insert(everyBrand(blogPostFrontend))
    .values((on ?? [post.frontend]).map((frontend) => ({ frontend, postId, langcode, slug })));
  return postId;
}

/** A published page of text on `acme` unless told. Returns its id. */
export async function insertPage(db: Database, values: Partial<typeof landingPage.$inferInsert> = {}): Promise<number> {
  const page = { frontend: 'acme', langcode: 'en', path: '/fair', title: 'Job fair', body: '<p>Come along.</p>' };
  const [row] = await db
    .insert(everyBrand(landingPage))
    .values({ ...page, publishAt: days(-3), announced: true, ...values })
    .returning({ id: landingPage.id });
  return row?.id ?? 0;
}

/** An account without rows that was merged into this one. Returns the number of the merge. */
export async function insertMerge(db: Database, keptId: number, created = days(-0.01)): Promise<number> {
  const [gone] = await db
    .insert(account)
    .values({
      email: `merged-into-${keptId}@example.com`,
      mergedInto: keptId,
      blocked: created,
      created,
      changed: created,
    })
    .returning({ id: account.id });
  const [row] = await db
    .insert(merge)
    .values({ kind: 'account', keptId, goneId: gone?.id ?? 0, created })
    .returning({ id: merge.id });
  return row?.id ?? 0;
}

type OrganizationValues = { name?: string; data?: Record<string, unknown>; profiles?: ProfileValues[] };
type ProfileValues = Partial<typeof organizationProfile.$inferInsert> & { frontend: string };

/** An organization with a published profile on `acme` unless told. Returns its id. */
export async function insertOrganization(db: Database, values: OrganizationValues = {}): Promise<number> {
  const name = values.name ?? 'Harbor Works';
  const [row] = await db
    .insert(organization)
    .values({ name, data: values.data ?? {} })
    .returning({ id: organization.id });
  const organizationId = row?.id ?? 0;
  const profiles = values.profiles ?? [{ frontend: 'acme' }];
  if (profiles.length === 0) return organizationId;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const rows = await db
    .insert(everyBrand(organizationProfile))
    .values(profiles.map((profile) => ({ organizationId, slug, published: true, ...profile })))
    .returning({ id: organizationProfile.id });
  await indexOrganizations(
    db.$client,
    rows.map(({ id }) => id),
  );
  return organizationId;
}

/** Brands and terms that test jobs refer to. */
export async function insertBasics(db: Database, brands: readonly string[]): Promise<void> {
  await db
    .insert(frontend)
    .values(brands.map((key) => ({ key })))
    .onConflictDoNothing();
  await db
    .insert(taxonomyTerm)
    .values([
      term('employment_type', 'full_time', { en: 'Full time', de: 'Vollzeit' }),
      term('employment_type', 'part_time', { en: 'Part time', de: 'Teilzeit' }),
      term('occupation', 'journalism', { en: 'Journalism', de: 'Journalismus' }),
      term('industry', 'media', { en: 'Media', de: 'Medien' }),
      term('benefit', 'bicycle', { en: 'Bicycle', de: 'Fahrrad' }),
      ...['none', 'hybrid', 'remote'].map((code) => term('remote_option', code, { en: code })),
    ]);
}

function term(taxonomy: string, code: string, labels: Record<string, string>) {
  const aliases = Object.fromEntries(
    Object.entries(labels).map(([language, label]) => [language, label.toLowerCase().replaceAll(' ', '-')]),
  );
  return { taxonomy, code, labels, aliases };
}

/** A small gazetteer. */
export async function insertPlaces(db: Database): Promise<void> {
  await db.insert(country).values([
    { code: 'US', names: { en: 'United States', de: 'Vereinigte Staaten', fr: 'États-Unis' } },
    { code: 'DE', names: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne' } },
    { code: 'FR', names: { en: 'France', de: 'Frankreich', fr: 'France' } },
  ]);
  await db.insert(region).values([
    { country: 'US', code: 'ME', name: 'Maine', names: { en: 'Maine' } },
    { country: 'US', code: 'OR', name: 'Oregon', names: { en: 'Oregon' } },
    { country: 'US', code: 'TX', name: 'Texas', names: { en: 'Texas' } },
    { country: 'DE', code: 'BY', name: 'Bavaria', names: { en: 'Bavaria', de: 'Bayern' } },
  ]);
  const places: [number, string, string, string | null, number, number, number, [string, number][]][] = [
    [1, 'Portland', 'US', 'OR', 45.52, -122.67, 650_000, [['portland', 0]]],
    [
      2,
      'Portland',
      'US',
      'ME',
      43.66,
      -70.26,
      68_000,
      [
        ['portland', 0],
        ['04101', 2],
      ],
    ],
    [
      3,
      'Munich',
      'DE',
      'BY',
      48.14,
      11.58,
      1_500_000,
      [
        ['munich', 0],
        ['munchen', 1],
        ['muenchen', 1],
        ['80331', 2],
      ],
    ],
    [4, 'Paris', 'FR', null, 48.85, 2.35, 2_138_000, [['paris', 0]]],
    [5, 'Paris', 'US', 'TX', 33.66, -95.55, 24_000, [['paris', 0]]],
    [6, 'Portsmouth', 'US', null, 43.07, -70.76, 21_000, [['portsmouth', 0]]],
  ];
  for (const [id, name, of, code, lat, lon, population, spellings] of places) {
    const names: Record<string, string> = id === 3 ? { de: 'München' } : {};
    await db.insert(place).values({ id, name, names, country: of, region: code, lat, lon, population });
    await db.insert(placeName).values(spellings.map(([folded, kind]) => ({ folded, placeId: id, kind })));
  }
}

/** A mapping of fields of a job from one path each. */
export const mappingOf = (fields: Record<string, string>) => ({
  version: 1,
  fields: Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, { paths: [path] }])),
});

/** The fields that importers of tests read: those of Indeed. */
const IMPORTED = {
  ...{ title: 'title', reference: 'referencenumber', company: 'company', description: 'description' },
  ...{ city: 'city', region: 'state', country: 'country', employmentType: 'jobtype', url: 'url' },
};

/** An importer of a brand with an address and fields, a run that failed with one refusal, and a value. */
export async function insertImporter(
  db: Database,
  frontend: string,
  values: Partial<typeof importer.$inferInsert> = {},
) {
  const name = `of ${frontend}`;
  const [made] = await db
    .insert(everyBrand(importer))
    .values({
      ...{ frontend, name, url: 'https://feeds.example/jobs.xml', created: days(-9), changed: days(-9) },
      mapping: mappingOf(IMPORTED),
      ...values,
    })
    .returning({ id: importer.id });
  const importerId = made?.id ?? 0;
  const [run] = await db
    .insert(everyBrand(importerRun))
    .values({ frontend, importerId, cause: 'person', state: 'failed', faultCode: 'NOT_WELL_FORMED', created: days(-1) })
    .returning({ id: importerRun.id });
  const runId = run?.id ?? 0;
  await db
    .insert(everyBrand(importerRefusal))
    .values({ frontend, runId, line: 3, code: 'NO_TITLE', params: {}, raw: name });
  const text = `text ${importerId}`;
  const [value] = await db
    .insert(everyBrand(importerValue))
    .values({ frontend, kind: 'employment_type', text, folded: text, code: 'full_time', created: days(-1) })
    .returning({ id: importerValue.id });
  return { importer: importerId, importerRun: runId, importerValue: value?.id ?? 0 };
}

/** A rule of a brand that is off, with a job that waits on it, and an entry of its log. */
export async function insertSyndication(db: Database, frontend: string, jobId: number) {
  const [made] = await db
    .insert(everyBrand(syndicationRule))
    .values({ frontend, source: 'attic', name: `of ${frontend}`, conditions: {}, created: days(-9), changed: days(-9) })
    .returning({ id: syndicationRule.id });
  const ruleId = made?.id ?? 0;
  const about = { frontend, jobId, ruleId };
  await db.insert(everyBrand(syndicatedJob)).values({ ...about, state: 'waiting', content: 'x', since: days(-1) });
  await db
    .insert(everyBrand(syndicationEvent))
    .values({ ...about, jobTitle: `of ${frontend}`, kind: 'waits', created: days(-1) });
  return { syndicationRule: ruleId, syndicatedJob: jobId };
}
