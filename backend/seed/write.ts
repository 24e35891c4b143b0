/** Stores the demo content: rows in bulk, logos and images as files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { LandingText } from './content.ts';
import type { DemoContent } from './generate.ts';
import type { DemoJob } from './jobs.ts';
import { drawLogo } from './logo.ts';
import type { DemoOrganization } from './organizations.ts';
import { drawPicture } from './picture.ts';
import { languageOf } from './plan.ts';
import type { Language } from './plan-rows.ts';

type Client = Pick<pg.ClientBase, 'query'>;

const BATCH = 500;

/** Inserts rows of one table with given ids, so that the same content has the same ids everywhere. */
async function insert(client: Client, table: string, columns: string, rows: readonly object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += BATCH)
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(first, first + BATCH))],
    );
}

/** Sets the id sequence to continue after the given ids. */
async function continueIds(client: Client, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
  );
}

/** Writes organizations, profiles and jobs into an empty database. Does not index them for search. */
export async function writeContent(client: Client, content: DemoContent, now: Date): Promise<void> {
  await insertContent(client, content, { now, sample: false });
  for (const table of ['organization', 'organization_profile', 'job']) await continueIds(client, table);
}

/** The same with ids that are taken from the sequences already. `sample` marks content of a draft. */
export async function insertContent(
  client: Client,
  {
    organizations,
    jobs,
  }: { organizations: readonly (DemoOrganization & { profileId?: number })[]; jobs: readonly DemoJob[] },
  { now, sample }: { now: Date; sample: boolean },
): Promise<void> {
  await insert(
    client,
    'organization',
    'id, name, data, sample, created, changed',
    organizations.map((from) => ({ ...organizationRow(from, now), sample })),
  );
  await insert(
    client,
    'organization_profile',
    'id, organization_id, frontend, slug, published, featured, training, changed',
    organizations.map((from) => profileRow(from, now)),
  );
  await insert(
    client,
    'job',
    `id, frontend, organization_id, organization_name, state, title, langcode, data, featured, top, backfill,
     publish_at, published, expires, archived, created, changed, views, sample`,
    jobs.map((job) => ({ ...jobRow(job), sample })),
  );
  await insert(
    client,
    'job_frontend',
    'job_id, frontend',
    jobs.flatMap(({ id, frontends }) => frontends.map((frontend) => ({ job_id: id, frontend }))),
  );
}

const organizationRow = ({ id, name, data }: DemoOrganization, now: Date) => ({
  id,
  name,
  data,
  created: now,
  changed: now,
});

const profileRow = (
  { id, profileId = id, brand, slug, published, featured, training }: DemoOrganization & { profileId?: number },
  now: Date,
) => ({
  id: profileId,
  organization_id: id,
  frontend: brand,
  slug,
  published,
  featured,
  training,
  changed: now,
});

const jobRow = ({ organizationId, organizationName, publishAt, frontends: _, ...job }: DemoJob) => ({
  ...job,
  organization_id: organizationId,
  organization_name: organizationName,
  publish_at: publishAt,
  changed: job.archived ?? job.published ?? job.created,
});

interface StoredPage extends LandingText {
  frontend: string;
  langcode: string;
  sample: boolean;
  changed: Date;
}

/** Content pages; one that is there already stays as it is. */
export async function insertPages(client: Client, pages: readonly StoredPage[]): Promise<void> {
  const columns = 'frontend, langcode, path, title, description, body, sample, changed';
  await client.query(
    `insert into landing_page (${columns}, created, publish_at, announced)
     select ${columns}, changed, changed, true from jsonb_populate_recordset(null::landing_page, $1)
     on conflict do nothing`,
    [JSON.stringify(pages)],
  );
}

/** The article of a brand in each of its languages. */
export const pagesOf = (
  { id, languages }: { id: string; languages: readonly string[] },
  texts: Readonly<Record<Language, LandingText>>,
) => languages.map((langcode) => ({ frontend: id, langcode, ...texts[languageOf(langcode)] }));

/** A content page in each of a brand's languages, and the settings that its pages read. */
export async function writePages(
  client: Client,
  brands: readonly { id: string; languages: readonly string[] }[],
  texts: Readonly<Record<Language, LandingText>>,
  now: Date,
): Promise<void> {
  await insertPages(
    client,
    brands.flatMap((brand) => pagesOf(brand, texts).map((page) => ({ ...page, sample: false, changed: now }))),
  );
  const settings = brands.flatMap(({ id }) => [
    { frontend: id, name: 'Creation source', key: 'creation_source', value: '1' },
  ]);
  await client.query(
    `insert into app_config (frontend, name, key, value) select frontend, name, key, value
     from jsonb_populate_recordset(null::app_config, $1) on conflict do nothing`,
    [JSON.stringify(settings)],
  );
}

/** Draws logos, covers and galleries into `<dataDir>/files/<within>`, which the server serves under `/files`. */
export async function writePictures(
  dataDir: string,
  organizations: readonly DemoOrganization[],
  within = '',
): Promise<void> {
  const folder = join(dataDir, 'files', within);
  await Promise.all(['logos', 'pictures'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const drawn = organizations.flatMap(({ slug, name, trade, pictures }) => [
    { file: `logos/${slug}.svg`, text: drawLogo(name, trade.trade) },
    ...pictures.map((picture) => ({ file: picture.file, text: drawPicture(slug, picture) })),
  ]);
  await Promise.all(drawn.map(async ({ file, text }) => writeFile(join(folder, file), await text)));
}
