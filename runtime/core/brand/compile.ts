/** Compiles a checked document into what the server works with. */

import type { BrandDocument } from '../document/brand.generated.ts';
import { withoutOffFacets } from '../document/facet-fields.ts';
import { withTextPages } from '../document/text-pages.ts';
import type { CompiledBrand } from '../request-context.ts';
import { withSavedLists } from './saved-lists.ts';
import { digest, shortHash } from './sources/digest.ts';
import { deepFreeze } from './sources/json.ts';
import { themeStamp } from './theme-stamp.ts';

/** Increase this when unchanged documents must produce new pages. */
const ENGINE_VERSION = 1;

/**
 * Freezes a checked document without disabled facets, with the widgets of its text and landing pages, and computes its revision.
 * Equal documents give equal revisions in any process.
 */
export function compileBrand(document: BrandDocument, id: string): CompiledBrand {
  const frozen = deepFreeze(withTextPages(withSavedLists(withoutOffFacets(document))));
  const theme = themeStamp(frozen);
  return Object.freeze({
    id,
    revision: shortHash(`${ENGINE_VERSION} ${id} ${theme} ${digest(frozen)}`),
    document: frozen,
    themeHref: `/theme/${id}.${theme}.css`,
  });
}
