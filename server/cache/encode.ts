/** Compressed variants of a body. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Compressed = Exclude<Encoding, 'identity'>;

export interface Encodable {
  /** Null once it is packed: read it with `bodyOf`. */
  body: Buffer | null;
  encoded: Map<Compressed, Buffer>;
}

export interface Encoded {
  encoding: Encoding;
  body: Buffer;
}

/** Better compression for what is sent more than once: `good` takes a millisecond or two, `best` is for files that never change. */
export type Effort = 'good' | 'best';

/** The body as it is, which is made anew from a variant each time once it is packed. */
export function bodyOf({ body, encoded }: Encodable): Buffer {
  return body ?? zlib.zstdDecompressSync(encoded.get('zstd') ?? Buffer.alloc(0));
}

/** Keeps only a compressed variant, which takes a quarter of the memory and serves almost everybody. */
export function pack(page: Encodable): void {
  if (!page.encoded.has('zstd')) page.encoded.set('zstd', quickly(bodyOf(page), 'zstd'));
  page.body = null;
}

/** Of a packed body. */
export const packedBytes = ({ encoded }: Encodable): number => encoded.get('zstd')?.length ?? 0;

/** An existing variant, the first that the client accepts; the body as it is only for clients that accept nothing else. */
export function encodedForm(page: Encodable, accepted: readonly Encoding[]): Encoded | null {
  for (const encoding of accepted) {
    const known = encoding === 'identity' ? undefined : page.encoded.get(encoding);
    if (known) return { encoding, body: known };
  }
  const isPlain = accepted.every((encoding) => encoding === 'identity');
  return isPlain ? { encoding: 'identity', body: bodyOf(page) } : null;
}

/**
 * Compresses a newly rendered page in the fastest way, synchronously: passing it to another thread and back takes longer
 * than a slightly better compression saves.
 */
export function encodeNow(page: Encodable, accepted: readonly Encoding[]): Encoded {
  const known = encodedForm(page, accepted);
  if (known) return known;
  const encoding = (['zstd', 'br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (!encoding) return { encoding: 'identity', body: bodyOf(page) };
  const body = quickly(bodyOf(page), encoding);
  page.encoded.set(encoding, body);
  return { encoding, body };
}

/** Tables for a page of up to 64 KB: larger ones take longer to clear than to fill. */
const zstdOptions: zlib.ZstdOptions = {
  params: {
    [zlib.constants.ZSTD_c_compressionLevel]: 1,
    [zlib.constants.ZSTD_c_windowLog]: 16,
    [zlib.constants.ZSTD_c_hashLog]: 13,
  },
};

function quickly(body: Buffer, encoding: Compressed): Buffer {
  if (encoding === 'zstd') return alone(zlib.zstdCompressSync(body, zstdOptions));
  if (encoding === 'br') return alone(zlib.brotliCompressSync(body, brotliOptions(body, 1)));
  return alone(zlib.gzipSync(body, { level: 1 }));
}

/** A copy that takes no more than its length: zlib fills a piece of 64 KB, and `Buffer.from` a part of one, which is kept whole. */
function alone(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part;
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

/** Compresses on another thread, and replaces the fast variant with the result. */
export async function encodeWell(page: Encodable, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  const isBest = effort === 'best';
  const body = bodyOf(page);
  const made =
    encoding === 'br'
      ? await brotli(body, brotliOptions(body, isBest ? 10 : 4))
      : await gzip(body, { level: isBest ? 9 : 5 });
  const own = alone(made);
  page.encoded.set(encoding, own);
  return own;
}

function brotliOptions(body: Buffer, quality: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
