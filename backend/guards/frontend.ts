/** Determines the brand and language of an HTTP request. */

import { NETWORK_ID } from '../../runtime/core/brand/network-id.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { UserError } from '../errors.ts';
import { unknownFrontends } from '../observe/metrics.ts';
import type { Reader } from '../refusal.ts';

/** Source of brands, such as the server's registry. */
export interface BrandSource {
  get(id: string): CompiledBrand | undefined;
  /** All brands served here; background work iterates over them. */
  list(): readonly CompiledBrand[];
  byHost(host: string): { brand: CompiledBrand } | { redirectTo: string } | undefined;
}

/** What a request is about, and where it comes from. */
export interface Frontend extends Reader {
  /** The site of the session: that of the host. Only in the workspace it is another one than the brand. */
  home: CompiledBrand;
  /** Who reads the answer: in the workspace in its language, whatever those of the brand. */
  reader: Reader;
}

/**
 * Reads the header `frontend: <brand>;<locale>`. Throws `UserError` for an unknown brand, and for one that does not
 * belong to the host. In the workspace it may name any brand: the viewer decides (viewer.ts).
 */
export function readFrontend(request: Request, brands: BrandSource): Frontend {
  const header = request.headers.get('frontend');
  const own = brandOfHost(request, brands);
  if (header === null) {
    if (own !== undefined) return frontendOf(own, own, own.document.locales.default);
    throw unknownFrontend('The header "frontend" is missing. Send "frontend: <brand>;<locale>".');
  }
  const [id = '', locale = ''] = header.split(';').map((part) => part.trim());
  const brand = brands.get(id);
  if (brand === undefined) {
    throw unknownFrontend(`There is no frontend "${id.slice(0, 80)}".`);
  }
  const isWorkspace = own?.id === NETWORK_ID;
  const isForeign = isFromBrowser(request) || brand.id === NETWORK_ID;
  if (!isWorkspace && isForeign && own?.id !== brand.id) {
    unknownFrontends.inc();
    throw new UserError('FRONTEND_MISMATCH', `The frontend "${brand.id}" does not belong to this host.`, {
      status: 403,
    });
  }
  return frontendOf(brand, isWorkspace ? own : brand, locale);
}

function unknownFrontend(message: string): UserError {
  unknownFrontends.inc();
  return new UserError('UNKNOWN_FRONTEND', message, { status: 400 });
}

function frontendOf(brand: CompiledBrand, home: CompiledBrand, wanted: string): Frontend {
  return { ...readerOf(brand, wanted), home, reader: readerOf(home, wanted) };
}

function readerOf(brand: CompiledBrand, wanted: string): Reader {
  return { brand, locale: supportedLocale(brand, wanted) };
}

/** Browsers send the Origin header and scripts cannot change it; other clients send none. */
function isFromBrowser(request: Request): boolean {
  return request.headers.has('origin') || request.headers.has('sec-fetch-site');
}

function brandOfHost(request: Request, brands: BrandSource): CompiledBrand | undefined {
  const found = brands.byHost(new URL(request.url).hostname);
  return found !== undefined && 'brand' in found ? found.brand : undefined;
}

/** `de-eu` is German with the region eu. A language the brand does not have falls back to its default. */
export function supportedLocale(brand: CompiledBrand, locale: string): string {
  const { supported, default: standard } = brand.document.locales;
  const known = (wanted: string) => supported.find((entry) => entry.toLowerCase() === wanted.toLowerCase());
  return known(locale) ?? known(locale.replace(/[-_][^-_]*$/, '')) ?? standard;
}
