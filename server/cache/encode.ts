/** Compressed variants of a body. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Compressed = Exclude<Encoding, 'identity'>;

export interface Encodable {
  body: Buffer;
  encoded: Map<Compressed, Buffer>;
}

export interface Encoded {
  encoding: Encoding;
  body: Buffer;
}

/** Better compression for what is sent more than once: `good` takes a millisecond or two, `best` is for files that never change. */
export type Effort = 'good' | 'best';

/** An existing variant, the first that the client accepts. */
export function encodedForm({ body, encoded }: Encodable, accepted: readonly Encoding[]): Encoded | null {
  for (const encoding of accepted) {
    const known = encoding === 'identity' ? body : encoded.get(encoding);
    if (known) return { encoding, body: known };
  }
  return null;
}

/**
 * Compresses a newly rendered page in the fastest way, synchronously: passing it to another thread and back takes longer
 * than a slightly better compression saves.
 */
export function encodeNow(page: Encodable, accepted: readonly Encoding[]): Encoded {
  const compressed = accepted.filter((encoding) => encoding !== 'identity');
  const known = encodedForm(page, compressed);
  if (known) return known;
  const encoding = (['zstd', 'br', 'gzip'] as const).find((one) => compressed.includes(one));
  if (!encoding) return { encoding: 'identity', body: page.body };
  const body = quickly(page.body, encoding);
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
  if (encoding === 'zstd') return zlib.zstdCompressSync(body, zstdOptions);
  return encoding === 'br' ? zlib.brotliCompressSync(body, brotliOptions(body, 1)) : zlib.gzipSync(body, { level: 1 });
}

/** Compresses on another thread, and replaces the fast variant with the result. */
export async function encodeWell(page: Encodable, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
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
