/** Landing pages that name no widgets: they list what their search finds, as the search itself does. */
import type { BrandDocument, PageDocument, WidgetPlacement } from '../document/brand.generated.ts';
import { mayHaveText } from '../document/text-pages.ts';
import { listingAt } from '../routing/listing-at.ts';

const LISTS = { jobs: 'job-results', organizations: 'organization-results' } as const;

/** What a landing page has where it says nothing itself. */
export const LANDING_LAYOUT = 'aside-right';

/** Whether a page has a saved search, and leaves to the software how that is shown. Pages may be malformed. */
export function listsBySearch(page: object, key: string): boolean {
  return mayHaveText(key) && 'search' in page && typeof page.search === 'string' && !('main' in page);
}

/**
 * The document with the lists of such pages written out: the list of the search with the props that it has there, and
 * the other landing pages beside it.
 */
export function withSavedLists(document: BrandDocument): BrandDocument {
  const { pages } = document;
  const written = Object.entries(pages).flatMap(([key, page]): [string, PageDocument][] => {
    if (!page?.search || !listsBySearch(page, key)) return [];
    const list = listOf(document, page.search);
    const aside = [{ widget: 'landing-links' }];
    return [[key, { layout: LANDING_LAYOUT, aside, ...page, main: [list] }]];
  });
  return written.length === 0 ? document : { ...document, pages: { ...pages, ...Object.fromEntries(written) } };
}

/** The list as it stands on the page of the search. */
function listOf(document: BrandDocument, address: string): WidgetPlacement {
  const listing = listingAt(document, address)?.match.page ?? 'jobs';
  const widget = LISTS[listing];
  return document.pages[listing]?.main?.find((one) => one.widget === widget) ?? { widget };
}
