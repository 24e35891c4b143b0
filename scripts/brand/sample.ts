/** `brand sample`: fills a draft with sample content, or empties it. */
import type pg from 'pg';
import type { SampleCounts } from '../../backend/seed/sample-store.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import { liveOwners } from './live-hosts.ts';
import { UserError } from './user-error.ts';
import { type Locations, Workspace } from './workspace.ts';

/** Where sample content is stored. */
export interface SampleStore {
  /** Runs the work with the site's database. */
  withDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
  /** Folder of stored files. */
  dataDir: string;
  /** False if there has never been a site here, so that there is no database to ask. */
  exists(): boolean;
}

interface Sampling {
  locations: Locations;
  store: SampleStore;
  say(text: string): void;
}

/** Fills a draft. Throws a UserError for a brand that is live or has errors. */
export async function fill(id: string, { locations, store, say }: Sampling): Promise<void> {
  const document = await draftOf(locations, id);
  const [{ fillSamples }, { hasReference }, { seedReference }] = await Promise.all([
    import('../../backend/seed/samples.ts'),
    import('../../backend/seed/sample-store.ts'),
    import('../../backend/seed/seed.ts'),
  ]);
  const brand = compileBrand(document, id);
  const made = await store.withDatabase(async (pool) => {
    await requireSameDatabase(id, pool, locations, store);
    if (!(await hasReference(pool))) await seedReference({ pool, brands: [brand], log: say });
    return fillSamples({ pool, brand, dataDir: store.dataDir, isDraft: () => isDraft(locations, id) });
  });
  if (made === 'live') throw isLive(id);
  if (made === 'shown')
    throw new UserError(
      `"${id}" is a draft now, but was live when a server last showed it. Start the server, then try again.`,
    );
  const articles = made.articles.length === 1 ? 'an article at' : 'articles at';
  say(
    `"${id}" has ${made.jobs} sample jobs of ${made.organizations} organizations, and ${articles} ${made.articles.join(', ')}.`,
  );
  say('They are on this brand alone, in no feed, sitemap or email, and vanish when it goes live.');
}

/** Removes the sample content of a brand, also of one whose file is gone. */
export async function clear(id: string, { locations, store, say }: Sampling): Promise<void> {
  const { clearSamples } = await import('../../backend/seed/samples.ts');
  const { jobs, organizations } = await store.withDatabase(async (pool) => {
    await requireSameDatabase(id, pool, locations, store);
    return clearSamples(pool, id, store.dataDir);
  });
  say(
    jobs + organizations === 0
      ? `"${id}" has no sample content.`
      : `${jobs} sample jobs and ${organizations} organizations of "${id}" were removed.`,
  );
}

/** How much sample content a brand has; null if there is no database yet. */
export async function countOf(id: string, store: SampleStore): Promise<SampleCounts | null> {
  if (!store.exists()) return null;
  const { countSamples } = await import('../../backend/seed/sample-store.ts');
  return store.withDatabase((pool) => countSamples(pool, id));
}

/** Throws a UserError if a server here shows the brand, but with another database than this command has. */
async function requireSameDatabase(
  id: string,
  pool: pg.Pool,
  { port }: Locations,
  { dataDir }: SampleStore,
): Promise<void> {
  const shown = await liveOwners([`${id}.localhost`], port);
  if (shown.size === 0) return;
  const { isServed } = await import('../../backend/seed/sample-store.ts');
  if (await isServed(pool)) return;
  const mine = process.env.DATABASE_URL ? 'that of DATABASE_URL' : `that in "${dataDir}"`;
  throw new UserError(
    `The server on port ${port} shows "${id}" from another database than ${mine}. Run this command with the same DATA_DIR or DATABASE_URL as the server. Nothing was changed.`,
  );
}

const isLive = (id: string) =>
  new UserError(`"${id}" is live, so visitors would see the samples. Set "status": "draft" in its "site" first.`);

async function draftOf(locations: Locations, id: string) {
  const { document } = (await Workspace.open(locations)).examine(id);
  if (document === undefined) throw new UserError(`"${id}" has errors. Run: npm run brand -- check ${id}`);
  if (document.abstract) throw new UserError(`"${id}" is a family, which no visitor sees.`);
  if (document.site.status !== 'draft') throw isLive(id);
  return document;
}

async function isDraft(locations: Locations, id: string): Promise<boolean> {
  return (await Workspace.open(locations)).examine(id).document?.site.status === 'draft';
}
