/** A feed on disk, and its bytes as they were before they were packed. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedFault } from './feed-item.ts';
import { FREE_OF_RATIO, MOST_FEED_BYTES, MOST_RATIO } from './limits.ts';
import { openOnlyFile } from './zip.ts';

/** A feed that was fetched or uploaded, as it came: it may be packed, and in any encoding. */
export interface SpooledFeed {
  path: string;
  /** As the server or the browser named it. */
  contentType: string | null;
  /** Where it was fetched from. */
  url: string | null;
  /** One page of a site per line (`crawl.ts`), instead of a feed. */
  isCrawl?: boolean;
  /** How many pages were fetched for it. */
  pages?: number;
}

/** A file in an archive in an archive is not looked for. */
const MOST_LAYERS = 2;

/** Bytes of the feed, unpacked while they are read. Throws `FeedFault` beyond the limits. */
export async function* bytesOf(feed: SpooledFeed, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const kind = await kindOf(feed.path);
  let bytes: Readable | null = null;
  try {
    bytes = await openFile(feed.path, kind);
    let total = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      total += chunk.length;
      if (total > MOST_FEED_BYTES) {
        throw new FeedFault('FEED_TOO_LARGE', { params: { megabytes: MOST_FEED_BYTES / 1024 ** 2 } });
      }
      yield chunk;
    }
  } catch (fault) {
    const isOfArchive = kind !== 'plain' && !signal?.aborted && !(fault instanceof FeedFault);
    throw isOfArchive ? new FeedFault('ARCHIVE_BROKEN') : fault;
  } finally {
    // Closes the file as well if the reader leaves early.
    bytes?.destroy();
  }
}

type Kind = 'plain' | 'gzip' | 'zip';

async function kindOf(path: string): Promise<Kind> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isGzip(buffer) ? 'gzip' : isZip(buffer) ? 'zip' : 'plain';
  } finally {
    await file.close();
  }
}

async function openFile(path: string, kind: Kind): Promise<Readable> {
  if (kind === 'plain') return createReadStream(path);
  if (kind === 'zip') {
    const { stream, packed } = await openOnlyFile(path);
    return through(
      stream,
      limitRatio(() => packed),
    );
  }
  const source = createReadStream(path);
  let unpacked = through(
    source,
    createGunzip(),
    limitRatio(() => source.bytesRead),
  );
  // Servers pack what is packed already.
  for (let layer = 1; layer < MOST_LAYERS; layer += 1) {
    const [start, rest] = await peek(unpacked);
    if (!isGzip(start)) return rest;
    unpacked = through(
      rest,
      createGunzip(),
      limitRatio(() => source.bytesRead),
    );
  }
  return unpacked;
}

/** The beginning of a stream, and the stream with it. */
async function peek(stream: Readable): Promise<[Buffer, Readable]> {
  const start = await new Promise<Buffer>((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', () => resolve(Buffer.alloc(0)));
    stream.once('readable', () => resolve((stream.read() as Buffer | null) ?? Buffer.alloc(0)));
  });
  stream.removeAllListeners('readable');
  if (start.length > 0) stream.unshift(start);
  return [start, stream];
}

function through(source: Readable, ...steps: Transform[]): Readable {
  const last = steps.at(-1);
  if (!last) return source;
  // What goes wrong is thrown by whoever reads the last step.
  pipeline([source, ...steps], () => undefined);
  return last;
}

/** Refuses what grows to many times of what was read of the archive. */
function limitRatio(packed: () => number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      const isBomb = total > FREE_OF_RATIO && total > packed() * MOST_RATIO;
      done(isBomb ? new FeedFault('ARCHIVE_BOMB', { params: { times: MOST_RATIO } }) : null, chunk);
    },
  });
}

const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;
const isZip = (start: Buffer): boolean => start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
