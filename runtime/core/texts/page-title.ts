import type { BrandDocument } from '../document/brand.generated.ts';
import { localised } from './localised.ts';

/** The title of a page in a language; null for a page that has none. */
export function pageTitle(document: BrandDocument, key: string | null, locale: string): string | null {
  const title = key === null ? undefined : document.pages[key]?.title;
  return title === undefined ? null : localised(title, document, locale).trim() || null;
}
