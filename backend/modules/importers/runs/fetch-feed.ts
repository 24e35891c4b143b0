/** Brings the bytes of a source into a file of this machine: from its address, or from the store of uploads. */
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '../../../../runtime/core/durations.ts';
import type { Outbound, OutboundAnswer } from '../../../outbound/outbound.ts';
import { OutboundFault } from '../../../outbound/outbound-fault.ts';
import type { StoredFiles } from '../../../uploads/stored-files.ts';
import { FeedFault } from '../read/feed-item.ts';
import { type Following, followSitemap } from '../read/follow-sitemap.ts';
import { MOST_FEED_BYTES } from '../read/limits.ts';
import type { SpooledFeed } from '../read/spool.ts';
import type { ImporterCredentials } from '../settings.ts';
import { openOwnFolder } from './own-folder.ts';

/** A feed in a folder of its own. */
export interface FetchedFeed {
  feed: SpooledFeed;
  etag: string | null;
  lastModified: string | null;
  /** Deletes the folder. */
  close(): Promise<void>;
}

interface Address {
  url: string;
  credentials: ImporterCredentials | null;
  etag: string | null;
  lastModified: string | null;
}

const SECONDS_TO_COPY = 900;
const IDLE_MS = 60_000;

/** Null if the server says that nothing has changed. Throws `OutboundFault`. */
export async function fetchFeed(
  outbound: Outbound,
  address: Address,
  { signal, sample }: Pick<Following, 'signal' | 'sample'>,
): Promise<FetchedFeed | null> {
  const { url, credentials, etag, lastModified } = address;
  const answer = await outbound.safeFetch(url, {
    ...{ etag, lastModified, credentials: credentials && asked(credentials), signal },
    ...{ keepPacked: true, mostBytes: MOST_FEED_BYTES, totalMs: HOUR_MS, idleMs: IDLE_MS },
  });
  if (answer.status === 304 && (etag !== null || lastModified !== null)) {
    await answer.body.close();
    return null;
  }
  if (answer.status !== 200) {
    await answer.body.close();
    throw statusFault(answer);
  }
  const header = (name: string) => answer.headers.get(name) ?? null;
  const { made, close } = await inFolder(async (file) => {
    await pipeline(answer.body, createWriteStream(file));
    const fetched = { path: file, contentType: header('content-type'), url: answer.url };
    return followSitemap(fetched, { outbound, signal, sample });
  });
  // A sitemap stays the same while its pages change.
  const isWhole = made.isCrawl !== true;
  return {
    feed: made,
    etag: isWhole ? header('etag') : null,
    lastModified: isWhole ? header('last-modified') : null,
    close,
  };
}

/** An uploaded file of the brand. Throws `FeedFault` if it is gone. */
export async function openUpload(uploads: StoredFiles, frontend: string, uploadId: number): Promise<FetchedFeed> {
  const opened = await uploads.open(frontend, uploads.addressOf({ uploadId, variant: '' }, SECONDS_TO_COPY));
  if (opened === null || opened === 'expired') throw new FeedFault('FEED_EMPTY');
  const { made: feed, close } = await inFolder(async (file) => {
    await pipeline(await opened.read(), createWriteStream(file));
    return { path: file, contentType: null, url: null };
  });
  return { feed, etag: null, lastModified: null, close };
}

/** Makes something of a file in a new folder. */
async function inFolder<T>(make: (file: string) => Promise<T>): Promise<{ made: T; close(): Promise<void> }> {
  const folder = await openOwnFolder();
  try {
    return { made: await make(path.join(folder.path, 'feed')), close: folder.close };
  } catch (error) {
    await folder.close();
    throw error;
  }
}

function asked({ kind, name, secret }: ImporterCredentials) {
  if (kind === 'basic') return { kind, user: name, password: secret };
  return kind === 'bearer' ? { kind, token: secret } : { kind, name, value: secret };
}

function statusFault({ status, headers }: OutboundAnswer): OutboundFault {
  if (status === 401 || status === 403) return new OutboundFault('OUTBOUND_UNAUTHORIZED', { status });
  const retryAfter = Number(headers.get('retry-after'));
  return new OutboundFault('OUTBOUND_STATUS', { status, ...(retryAfter > 0 && { retryAfter }) });
}
