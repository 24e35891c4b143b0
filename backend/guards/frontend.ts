/** Determines the brand and language of an HTTP request. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { UserError } from '../errors.ts';

/** Source of brands, such as the server's registry. */
export interface BrandSource {
  get(id: string): CompiledBrand | undefined;
  /** All brands served here; background work iterates over them. */
  list(): readonly CompiledBrand[];
  byHost(host: string): { brand: CompiledBrand } | { redirectTo: string } | undefined;
}

/** Reads the header `frontend: <brand>;<locale>`. Throws `UserError` for an unknown brand, and for one that does not belong to the host. */
export function readFrontend(request: Request, brands: BrandSource): { brand: CompiledBrand; locale: string } {
  const header = request.headers.get('frontend');
  const own = brandOfHost(request, brands);
  if (header === null) {
    if (own !== undefined) return { brand: own, locale: own.document.locales.default };
    throw new UserError('UNKNOWN_FRONTEND', 'The header "frontend" is missing. Send "frontend: <brand>;<locale>".', {
      status: 400,
    });
  }
  const [id = '', locale = ''] = header.split(';').map((part) => part.trim());
  const brand = brands.get(id);
  if (brand === undefined) {
    throw new UserError('UNKNOWN_FRONTEND', `There is no frontend "${id.slice(0, 80)}".`, { status: 400 });
  }
  if (isFromBrowser(request) && own?.id !== brand.id) {
    throw new UserError('FRONTEND_MISMATCH', `The frontend "${brand.id}" does not belong to this host.`, {
      status: 403,
    });
  }
  return { brand, locale: supportedLocale(brand, locale) };
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
