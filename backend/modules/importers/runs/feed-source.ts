/** Sources as importers have them: fetched from an address or uploaded, read and mapped. */
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import type { CleanHtml } from '../../../answers/clean-html.ts';
import type { Database } from '../../../database/pool.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { OutboundFault } from '../../../outbound/outbound-fault.ts';
import type { Vault } from '../../../services/vault.ts';
import type { StoredFiles } from '../../../uploads/stored-files.ts';
import type { Regions } from '../../places/regions.ts';
import { createTermCatalogue } from '../../taxonomies/terms.ts';
import { keysOf } from '../map/keys.ts';
import { createKnownValues } from '../map/known-values.ts';
import type { Mapping } from '../map/mapped-job.ts';
import { createMapper } from '../map/mapper.ts';
import { mapperTools } from '../map/tools.ts';
import { FeedFault, type FeedItem, type FeedShape, type ItemFault, isItemFault } from '../read/feed-item.ts';
import type { Following } from '../read/follow-sitemap.ts';
import { readFeed } from '../read/read-feed.ts';
import { detectShape } from '../read/shape.ts';
import type { SpooledFeed } from '../read/spool.ts';
import { openCredentials } from '../settings.ts';
import { parseMapping, parseShape } from '../stored-settings.ts';
import { knownValuesOf } from '../value-store.ts';
import { type FetchedFeed, fetchFeed, openUpload } from './fetch-feed.ts';
import type { OpenSource, Sources } from './source.ts';
import type { ImporterColumns, RunColumns } from './work-store.ts';

/** What sources are made with, in a task or in a request. */
export interface FeedTools {
  db: Database;
  now(): Date;
  findBrand(id: string): CompiledBrand | undefined;
  regions(): Promise<Regions>;
  uploads: StoredFiles;
  outbound: Outbound;
  vault: Vault;
  /** Sanitizes texts; by default in the process for it. */
  clean?: CleanHtml;
}

export function createFeedSources(tools: FeedTools): Sources {
  return {
    async open(importer, run, signal) {
      const fetched = await fetchSource(tools, importer, run, { signal });
      if (fetched === null) return 'unchanged';
      try {
        const { shape, mapping } = await settingsOf(importer, fetched.feed);
        return await openFeed(tools, { importer, fetched, shape, mapping });
      } catch (error) {
        await fetched.close();
        throw error;
      }
    },
    faultIn,
  };
}

export function faultIn(error: unknown): ReturnType<Sources['faultIn']> {
  if (error instanceof FeedFault) return { code: error.code, line: error.line, params: error.params };
  if (error instanceof OutboundFault) return { code: error.code, line: null, params: error.params };
  return null;
}

/** Null if it has not changed since the last good run. */
export function fetchSource(
  { uploads, outbound, vault }: Pick<FeedTools, 'uploads' | 'outbound' | 'vault'>,
  importer: ImporterColumns,
  { uploadId }: Pick<RunColumns, 'uploadId'>,
  following: Pick<Following, 'signal' | 'sample'>,
): Promise<FetchedFeed | null> {
  if (uploadId !== null) return openUpload(uploads, importer.frontend, uploadId);
  const { url, etag, lastModified } = importer;
  if (url === null) throw new FeedFault('FEED_EMPTY');
  return fetchFeed(outbound, { url, etag, lastModified, credentials: openCredentials(vault, importer) }, following);
}

/** Those that were saved; without a shape, the one that the feed has. */
async function settingsOf(
  importer: ImporterColumns,
  feed: SpooledFeed,
): Promise<{ shape: FeedShape; mapping: Mapping }> {
  const mapping = parseMapping(importer.mapping);
  if (mapping === null) throw new Error(`A run of importer ${importer.id} began before its fields were saved.`);
  return { shape: parseShape(importer.shape) ?? (await detectShape(feed)), mapping };
}

/** The first items of a feed. */
export async function sampleOf(
  feed: SpooledFeed,
  shape: FeedShape,
  { signal, most }: { signal: AbortSignal; most: number },
): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of readFeed(feed, shape, signal)) {
    if (!isItemFault(item)) items.push(item);
    if (items.length === most) break;
  }
  return items;
}

interface Opening {
  importer: ImporterColumns;
  fetched: FetchedFeed;
  shape: FeedShape;
  mapping: Mapping;
}

export async function openFeed(tools: FeedTools, { importer, fetched, shape, mapping }: Opening): Promise<OpenSource> {
  const { db, findBrand, now, regions, clean } = tools;
  const brand = findBrand(importer.frontend);
  if (brand === undefined) throw new Error(`There is no brand ${importer.frontend}.`);
  const values = createKnownValues(await knownValuesOf({ db, brands: [brand.id] }));
  const terms = await createTermCatalogue(db).of({ db, frontend: brand.id });
  const place = { db, brand, regions: await regions(), terms, now: now(), clean };
  const map = createMapper(mapperTools(place, mapping, values));
  const revision = String(importer.revision);
  const { feed, etag, lastModified, close } = fetched;
  return {
    items: (signal): AsyncGenerator<FeedItem | ItemFault> => readFeed(feed, shape, signal),
    keysOf: (item) => keysOf(item, mapping, revision),
    map,
    ...{ etag, lastModified, close },
  };
}
