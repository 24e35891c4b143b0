/** A source as a run reads it. */
import type { ItemKeys } from '../map/keys.ts';
import type { Mapped } from '../map/mapped-job.ts';
import type { FeedItem, ItemFault } from '../read/feed-item.ts';
import type { ImporterColumns, RunColumns } from './work-store.ts';

/** Why a source could not be used, in codes. */
export interface SourceFault {
  code: string;
  line: number | null;
  params: Record<string, string | number>;
}

/** An opened source. */
export interface OpenSource {
  /** Throws what `faultIn` knows if the source cannot be used as a whole. */
  items(signal: AbortSignal): AsyncIterable<FeedItem | ItemFault>;
  keysOf(item: FeedItem): ItemKeys;
  map(item: FeedItem): Promise<Mapped>;
  /** What its server said of this version. */
  etag: string | null;
  lastModified: string | null;
  /** Deletes what was fetched. */
  close(): Promise<void>;
}

export interface Sources {
  /** `unchanged` if its server says that it is as it was at the last good run. */
  open(importer: ImporterColumns, run: RunColumns, signal: AbortSignal): Promise<OpenSource | 'unchanged'>;
  /** The fault that an error tells of; null for any other error. */
  faultIn(error: unknown): SourceFault | null;
}
