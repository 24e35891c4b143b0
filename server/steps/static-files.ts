/** Files from disk: build output, brand assets, stored files. Limited in memory, never outside their folder. */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { type Compressed, encodeWell } from '../cache/encode.ts';
import type { Exchange } from '../exchange.ts';
import { acceptedEncodings, allowMethods, isFresh, send } from '../http.ts';

export interface StaticFile {
  type: string;
  body: Buffer;
  etag: string;
  encoded: Map<Compressed, Buffer>;
}

const compressible =
  /^(text\/|application\/(javascript|json|xml|rss\+xml|atom\+xml|feed\+json|manifest\+json)|image\/svg)/;
export const largestFile = 8 * 1024 * 1024;

/** A generated file in memory, with an ETag; compressed variants are created on demand. */
export function staticFile(type: string, body: Buffer | string): StaticFile {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return { type, body: bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`, encoded: new Map() };
}

/** The same with the type that its name tells. */
export function namedFile(name: string, body: Buffer): StaticFile {
  const type = lookup(name) ?? 'application/octet-stream';
  return staticFile(/^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type, body);
}

/** Reads files in `folder`; undefined for a file that is missing, too large, a link to the outside or not a plain path. */
export function createFolder(folder: string, options: { maxBytes: number }) {
  const files = new LRUCache<string, StaticFile>({
    maxSize: options.maxBytes,
    sizeCalculation: (file) => file.body.length * 2 + 256,
  });
  return async function find(relative: string): Promise<StaticFile | undefined> {
    const name = safeName(relative);
    if (!name) return undefined;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.size > largestFile) return undefined;
    const key = `${name}\n${found.mtimeMs}\n${found.size}`;
    const known = files.get(key);
    if (known) return known;
    const [real, home] = await Promise.all([realpath(file), realpath(folder)]);
    if (!real.startsWith(home + path.sep)) return undefined;
    const made = namedFile(name, await readFile(file));
    files.set(key, made);
    return made;
  };
}

/** The decoded relative path, or null if it is empty, hidden or escapes the folder. */
export function safeName(relative: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(relative);
  } catch {
    return null;
  }
  const parts = decoded.split('/');
  const usable = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\0:]/.test(part));
  return usable ? parts.join('/') : null;
}

/** `immutable` is for URLs with a content hash; others have a time of their own, and that of their last change. */
export type Caching = 'immutable' | 'revalidate' | { seconds: number; modified: Date };

const MAX_AGE = { immutable: 'public, max-age=31536000, immutable', revalidate: 'public, max-age=300' };

export async function sendFile(exchange: Exchange, file: StaticFile, caching: Caching): Promise<true> {
  const { req, res } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': typeof caching === 'string' ? MAX_AGE[caching] : `public, max-age=${caching.seconds}`,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  const modified = typeof caching === 'string' ? undefined : caching.modified;
  if (modified) headers['Last-Modified'] = modified.toUTCString();
  // An SVG opened directly is a document: without this it could run scripts on the site's origin.
  if (file.type.startsWith('image/svg'))
    headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  if (isFresh(req, file.etag, modified)) {
    send(req, res, { status: 304, headers });
    return true;
  }
  const accepted = compressible.test(file.type) ? acceptedEncodings(req) : [];
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (encoding) headers['Content-Encoding'] = encoding;
  const effort = caching === 'immutable' ? 'best' : 'good';
  const body = encoding ? (file.encoded.get(encoding) ?? (await encodeWell(file, encoding, effort))) : file.body;
  send(req, res, { status: 200, headers, body });
  return true;
}
