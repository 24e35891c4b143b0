/** Compressed forms of a cached body, each made once, off the main thread. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

interface Encodable {
  body: Buffer;
  encoded: Map<'br' | 'gzip', Buffer>;
}

/** `thorough` is for files that never change; pages take the quick settings, because they are made often. */
export async function encode(page: Encodable, encoding: Encoding, thorough = false): Promise<Buffer> {
  if (encoding === 'identity') return page.body;
  const known = page.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? await brotli(page.body, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 4,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
          },
        })
      : await gzip(page.body, { level: thorough ? 9 : 5 });
  page.encoded.set(encoding, made);
  return made;
}
