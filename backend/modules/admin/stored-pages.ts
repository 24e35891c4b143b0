/** Pages of the database that a brand document hides, as findings of its check: the document alone cannot know them. */
import type { Examination } from '../../../runtime/core/brand/check/checkup.ts';
import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import { Locator } from '../../../runtime/core/brand/check/locate.ts';
import type { Scope } from '../../scope.ts';
import { hiddenBy } from '../pages/address.ts';
import { listPagePaths } from '../pages/edit-store.ts';

const CODE = 'STORED_PAGE_HIDDEN';

/** One warning per page that is or will be published, at what hides it. Empty for a document that cannot be served. */
export async function findHiddenPages(scope: Scope, { document, resolved }: Examination): Promise<Finding[]> {
  if (document === undefined || resolved === undefined) return [];
  const pages = await listPagePaths(scope);
  const locator = new Locator(resolved.layers);
  return pages.flatMap((page) => {
    const key = hiddenBy(document, page);
    if (key === null) return [];
    const place = key === 'routes' ? ['routes'] : ['pages', key];
    const way =
      key === 'routes' ? 'its rules lead visitors elsewhere' : `visitors see the page "${key}" of this document there`;
    return {
      code: CODE,
      severity: 'warning' as const,
      ...locator.locate(place, 'key'),
      pointer: `/${place.join('/')}`,
      message:
        `The database has a page at "${page.path}" (${page.langcode}) that nobody sees, because ${way}. ` +
        'Give one of them another address, or archive the page under Administration, Pages.',
    };
  });
}
