/** URL of a job page. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import type { JobRow } from './store.ts';

/** Absolute URL on the owner brand, in the language of the request if that brand has it. */
export function jobUrl(
  row: Pick<JobRow, 'id' | 'title' | 'frontend'>,
  context: Pick<ApiContext, 'brand' | 'locale' | 'findBrand' | 'originOf'>,
): string {
  const owner = context.findBrand(row.frontend) ?? context.brand;
  const locale = languageOr(owner.document.locales, context.locale);
  return context.originOf(owner) + hrefOf(owner, locale).job({ id: row.id, slug: slugOf(row.title) });
}
