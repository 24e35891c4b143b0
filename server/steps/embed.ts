/** `/embed/...`: frames for other sites, where the brand allows some. No cookie, no session, and the only pages that others may frame. */
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { builderPage } from '../embed/builder.ts';
import { COPY_SCRIPT, EMBED_STYLE, FRAME_SCRIPT, HEIGHT_SCRIPT } from '../embed/files.ts';
import type { Frame } from '../embed/read-frame.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, redirect, send } from '../http.ts';
import { type StaticFile, sendFile, staticFile } from './static-files.ts';

export interface EmbedServices {
  /** Changes with every change of the brand's jobs; null where nobody can tell. */
  version(exchange: BrandExchange): Promise<string | null>;
  /** Counts a frame that is shown. */
  count(brand: string): void;
  /** The frame at the path; null where there is none. */
  read(exchange: BrandExchange): Promise<Frame | null>;
}

const files: Readonly<Record<string, StaticFile>> = {
  '/embed/frame.js': staticFile('text/javascript; charset=utf-8', FRAME_SCRIPT),
  '/embed/height.js': staticFile('text/javascript; charset=utf-8', HEIGHT_SCRIPT),
  '/embed/copy.js': staticFile('text/javascript; charset=utf-8', COPY_SCRIPT),
  '/embed/frame.css': staticFile('text/css; charset=utf-8', EMBED_STYLE),
};

const MEGABYTE = 1024 * 1024;
const LONGEST_QUERY = 500;
/** A frame may be as old as other lists are; what depends on the time alone is asked again after a minute. */
const SURE_MS = 2000;
const KEEP_MS = 60_000;

interface Kept {
  file: StaticFile;
  version: string;
  checked: number;
}

export function createEmbed(services: EmbedServices): Step<BrandExchange> {
  const kept = new LRUCache<string, Kept>({
    maxSize: 8 * MEGABYTE,
    ttl: KEEP_MS,
    sizeCalculation: ({ file }) => file.body.length * 2 + 1024,
  });

  async function find(exchange: BrandExchange): Promise<StaticFile | Frame | null> {
    const { brand, origin, path, query } = exchange;
    const key = `${origin}${path}?${query}`;
    const before = kept.get(key);
    if (before?.version.endsWith(brand.revision) && Date.now() - before.checked < SURE_MS) return before.file;
    const current = query.length > LONGEST_QUERY ? null : await services.version(exchange);
    const version = current === null ? null : `${current}-${brand.revision}`;
    if (before && before.version === version) {
      before.checked = Date.now();
      return before.file;
    }
    const frame = await services.read(exchange);
    if (frame?.status !== 200) return frame;
    const file = staticFile('text/html; charset=utf-8', frame.html);
    if (version !== null) kept.set(key, { file, version, checked: Date.now() });
    return file;
  }

  return async (exchange) => {
    const { req, res, path, brand } = exchange;
    if (path !== '/embed' && !path.startsWith('/embed/')) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (brand.document.embed.frameAncestors.length === 0) {
      redirect(req, res, 308, '/404', true);
      return true;
    }
    const own = Object.hasOwn(files, path) ? files[path] : undefined;
    if (own) {
      // Pages that isolate themselves load nothing from others that does not allow it.
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return sendFile(exchange, own, 'revalidate');
    }
    if (path === '/embed') {
      const { html } = builderPage(exchange);
      res.setHeader('X-Robots-Tag', 'noindex');
      res.setHeader('Content-Security-Policy', policyOf(["'self'"], "frame-src 'self'"));
      return sendFile(exchange, staticFile('text/html; charset=utf-8', html), 'revalidate');
    }
    const found = await find(exchange);
    if (found === null) return false;
    services.count(brand.id);
    openTo(res, brand);
    if ('etag' in found) return sendFile(exchange, found, 'revalidate');
    send(req, res, {
      status: found.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(found.status === 503 && { 'Retry-After': '60' }),
      },
      body: found.html,
    });
    return true;
  };
}

/** Lets the sites that the brand names frame this response, and nobody run anything in it. */
function openTo(res: ServerResponse, { document }: CompiledBrand): void {
  res.removeHeader('X-Frame-Options');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.setHeader('Content-Security-Policy', policyOf(["'self'", ...document.embed.frameAncestors]));
}

function policyOf(ancestors: readonly string[], ...more: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...more,
    ['frame-ancestors', ...ancestors].join(' '),
  ].join('; ');
}
