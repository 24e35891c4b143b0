import { isDay, type PreviewAddress, writeLabel } from '../../backend/modules/previews/address.ts';
import { isPreviewRole } from '../../backend/preview/people.ts';
import type { BrandExchange } from '../exchange.ts';
import { redirect } from '../http.ts';
import { liveOrigin } from './live-origin.ts';

/** Leads out of the preview, or to the page that the bar stood on, as somebody else, on another day, or in another language. */
export function barAnswer(exchange: BrandExchange, address: PreviewAddress, host: string): void {
  const { req, res, query } = exchange;
  const wishes = new URLSearchParams(query);
  const live = liveOrigin(exchange);
  const target = wishes.has('leave') && live !== null ? `${live}/` : pageOf(wishes, exchange, address, host);
  redirect(req, res, 303, target, true);
}

function pageOf(
  wishes: URLSearchParams,
  { req, brand, visited }: BrandExchange,
  address: PreviewAddress,
  host: string,
): string {
  const role = wishes.get('role') ?? '';
  const day = wishes.get('day') ?? '';
  const label = writeLabel({
    ...address,
    role: isPreviewRole(role) ? role : address.role,
    day: day === '' ? null : isDay(day) ? day : address.day,
  });
  const { protocol, port } = new URL(visited);
  const target = new URL(`${protocol}//${label}.${host}${port && `:${port}`}`);
  const page = pageBehind(req.headers.referer, visited);
  target.pathname = page?.pathname ?? '/';
  target.search = page?.search ?? '';
  const locale = wishes.get('language') ?? '';
  if (brand.document.locales.supported.some((one) => one === locale)) target.searchParams.set('locale', locale);
  return target.href;
}

/** The page that sent the form, if it is of this preview. */
function pageBehind(referer: string | undefined, visited: string): URL | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.origin === visited ? page : null;
}
