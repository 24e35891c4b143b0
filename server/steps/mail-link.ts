/** Reads the addresses that emails contain: a page of the brand, in any of its languages, with a token behind it. */
import { readPath, writePath } from '../../runtime/core/paths/raw-url.ts';
import { toCanonical } from '../../runtime/core/paths/translate.ts';
import { compileRoutes } from '../../runtime/core/routing/table.ts';
import type { BrandExchange } from '../exchange.ts';

/** The canonical path of the page, and the last segment behind it; both empty for a path that cannot be one. */
export function linkAt({ document }: BrandExchange['brand'], path: string): { page: string; token: string } {
  const read = readPath(path);
  if (read.kind !== 'path') return { page: '', token: '' };
  const table = compileRoutes(document);
  const [first = '', ...behind] = read.segments;
  const prefix = table.locales.get(first.toLowerCase());
  const locale = prefix ?? table.defaultLocale;
  const canonical = toCanonical(table.translations.get(locale), prefix === undefined ? read.segments : behind);
  return { page: writePath(canonical.slice(0, -1)), token: canonical.at(-1) ?? '' };
}
