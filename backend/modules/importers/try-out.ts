/** What a source has, and what its items would become: nothing is saved. */
import type { ApiContext } from '../../context.ts';
import { openDatabase } from '../../database/pool.ts';
import { UserError } from '../../errors.ts';
import type { JobData } from '../jobs/job-data.ts';
import { readJobData } from '../jobs/job-data.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { guessMapping } from './map/guess-mapping.ts';
import type { Mapped, MappedJob, Mapping } from './map/mapped-job.ts';
import type { FeedItem, FeedShape } from './read/feed-item.ts';
import { detectShape } from './read/shape.ts';
import { findLastUpload } from './run-store.ts';
import { faultIn, fetchSource, openFeed, sampleOf } from './runs/feed-source.ts';
import type { FetchedFeed } from './runs/fetch-feed.ts';
import type { SourceFault } from './runs/source.ts';
import { type ImporterRecord, requireImporter } from './service.ts';
import { parseMapping, parseShape } from './stored-settings.ts';

const SAMPLE = 50;
const TRIED = 20;
const VALUES = 5;
const LONGEST_VALUE = 300;
/** Somebody waits for it. */
const PATIENCE_MS = 60_000;
/** Of a sitemap; its pages are fetched one after the other, with pauses. */
const SAMPLED = { mostPages: 30, forMs: 30_000 };

export interface SampleField {
  path: string;
  /** Different ones, as examples. */
  values: string[];
  /** Items of the sample that have it. */
  filled: number;
}

export interface Sample {
  fault: SourceFault | null;
  shape: FeedShape | null;
  mapping: Mapping | null;
  fields: SampleField[];
  items: number;
  /** Pages of a sitemap that were fetched; null for a feed. */
  pages: number | null;
}

/** The first items of the source, and the mapping that they suggest. */
export async function sampleSource(context: ApiContext, id: number): Promise<Sample> {
  const record = await requireImporter(context, id);
  const sampled = await withSource(context, record, async ({ feed }, signal) => {
    const shape = await detectShape(feed);
    const items = await sampleOf(feed, shape, { signal, most: SAMPLE });
    return {
      shape,
      mapping: guessMapping(shape, items),
      fields: fieldsOf(items),
      items: items.length,
      pages: feed.pages ?? null,
    };
  });
  if ('fault' in sampled)
    return { fault: sampled.fault, shape: null, mapping: null, fields: [], items: 0, pages: null };
  return { fault: null, ...sampled.result };
}

function fieldsOf(items: readonly FeedItem[]): SampleField[] {
  const fields = new Map<string, SampleField>();
  for (const item of items)
    for (const [path, values] of item.fields) {
      const field = fields.get(path) ?? { path, values: [], filled: 0 };
      field.filled += 1;
      for (const value of values) {
        const shown = value.slice(0, LONGEST_VALUE).toWellFormed();
        if (field.values.length < VALUES && !field.values.includes(shown)) field.values.push(shown);
      }
      fields.set(path, field);
    }
  return [...fields.values()];
}

export interface TriedItem {
  line: number;
  raw: string;
  fields: Record<string, readonly string[]>;
  refusals: { code: string; params: Record<string, string | number> }[];
  notes: { code: string; params: Record<string, string | number> }[];
  unknown: { kind: string; text: string }[];
  job: JobRecord | null;
}

export interface Trial {
  fault: SourceFault | null;
  items: TriedItem[];
}

interface Wanted {
  id: number;
  shape: unknown;
  mapping: unknown;
}

/** Twenty items as visitors would see them, with a mapping that need not be saved. */
export async function trySource(context: ApiContext, { id, shape, mapping }: Wanted): Promise<Trial> {
  const record = await requireImporter(context, id);
  const wanted = {
    shape: parseShape(shape ?? record.row.shape),
    mapping: parseMapping(mapping ?? record.row.mapping),
  };
  if (shape != null && wanted.shape === null) throw new UserError('BAD_INPUT', 'This is no shape.', { path: 'shape' });
  if (mapping != null && wanted.mapping === null)
    throw new UserError('BAD_INPUT', 'This is no mapping.', { path: 'mapping' });
  const tried = await withSource(context, record, async (fetched, signal) => {
    const { feed } = fetched;
    const read = wanted.shape ?? (await detectShape(feed));
    const items = await sampleOf(feed, read, { signal, most: SAMPLE });
    const mappedBy = wanted.mapping ?? guessMapping(read, items);
    const opening = { importer: record.row, fetched, shape: read, mapping: mappedBy };
    const { map } = await openFeed(toolsOf(context), opening);
    return Promise.all(items.slice(0, TRIED).map(async (item) => triedItem(context, record, item, await map(item))));
  });
  return 'fault' in tried ? { fault: tried.fault, items: [] } : { fault: null, items: tried.result };
}

function triedItem(context: ApiContext, { row }: ImporterRecord, item: FeedItem, mapped: Mapped): TriedItem {
  const common = { line: item.line, raw: item.raw, fields: Object.fromEntries(item.fields) };
  if ('refused' in mapped) return { ...common, refusals: mapped.refused, notes: [], unknown: [], job: null };
  const { notes, unknown } = mapped.job;
  return { ...common, refusals: [], notes, unknown, job: shownJob(context, row, mapped.job) };
}

/** The job as its page would show it; what is looked up for organizations happens when it is imported. */
function shownJob({ now }: ApiContext, row: ImporterRecord['row'], mapped: MappedJob): JobRecord {
  const data: JobData = readJobData(mapped.data);
  return {
    row: {
      ...{ id: 0, frontend: row.frontend, organizationId: null, organizationName: mapped.organizationName ?? '' },
      ...{ state: 'published', title: mapped.title, langcode: mapped.langcode, featured: false, top: false },
      ...{
        backfill: row.backfill,
        external: true,
        sample: false,
        published: mapped.posted ?? now,
        expires: mapped.expires,
      },
      ...{ archived: null, changed: now },
    },
    isGuest: false,
    data,
    organization: null,
    epoch: '',
  };
}

const toolsOf = ({ pool, now, findBrand, regions, uploads, outbound, vault }: ApiContext) => ({
  ...{ db: openDatabase(pool), findBrand, uploads, outbound, vault },
  now: () => now,
  regions: async () => regions,
});

/** Fetches the source as it is now. A fault of the source is an answer. */
async function withSource<T>(
  context: ApiContext,
  { row }: ImporterRecord,
  work: (fetched: FetchedFeed, signal: AbortSignal) => Promise<T>,
): Promise<{ result: T } | { fault: SourceFault }> {
  const scope = { db: context.db, frontend: row.frontend };
  const uploadId = row.url === null ? await findLastUpload(scope, row.id) : null;
  if (row.url === null && uploadId === null)
    throw new UserError('BAD_INPUT', 'This importer has neither an address nor a file.', { path: 'id' });
  await context.limits.take('import-sample', `brand ${row.frontend}`);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let fetched: FetchedFeed | null = null;
  try {
    fetched = await fetchSource(
      toolsOf(context),
      { ...row, etag: null, lastModified: null },
      { uploadId },
      { signal, sample: SAMPLED },
    );
    if (fetched === null) throw new Error('Nothing was asked under a condition.');
    return { result: await work(fetched, signal) };
  } catch (error) {
    if (signal.aborted)
      return { fault: { code: 'SAMPLE_TIMEOUT', line: null, params: { seconds: PATIENCE_MS / 1000 } } };
    const fault = faultIn(error);
    if (fault === null) throw error;
    return { fault };
  } finally {
    await fetched?.close();
  }
}
