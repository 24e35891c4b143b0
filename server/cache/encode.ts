/** Compressed forms of a body. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

interface Encodable {
  body: Buffer;
  encoded: Map<'br' | 'gzip', Buffer>;
}

/** Better compression of what is sent more than once: `good` in a millisecond or two, `best` for files that never change. */
export type Effort = 'good' | 'best';

/**
 * The compressed body of a page that was just made, at once and on this thread: to hand it to another one and back takes
 * longer than to compress it by a tenth less.
 */
export function encodeNow(page: Encodable, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page.body;
  const known = page.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? zlib.brotliCompressSync(page.body, brotliOptions(page.body, 1))
      : zlib.gzipSync(page.body, { level: 1 });
  page.encoded.set(encoding, made);
  return made;
}

/** Compresses off this thread and keeps the result in place of a quicker one. */
export async function encodeWell(page: Encodable, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return page.body;
  const isBest = effort === 'best';
  const made =
    encoding === 'br'
      ? await brotli(page.body, brotliOptions(page.body, isBest ? 10 : 4))
      : await gzip(page.body, { level: isBest ? 9 : 5 });
  page.encoded.set(encoding, made);
  return made;
}

function brotliOptions(body: Buffer, quality: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
