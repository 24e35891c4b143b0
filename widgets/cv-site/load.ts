import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext, PageOutcome, WidgetData } from '../../runtime/page/widget-contract.ts';
import { loadCvSiteQuery } from './cv-site.generated.ts';

/** What its owner shows, and what the parts are called. */
export function load({ page: { content } }: LoadContext) {
  return content?.type === 'cv-site' ? { cv: operation(loadCvSiteQuery, { id: content.id }) } : {};
}

/** It went while the page was made; or search engines are asked to leave it out. */
export function outcome(_context: LoadContext, _props: unknown, { cv }: WidgetData<typeof load>): PageOutcome {
  const site = cv?.cvSite ?? null;
  return site === null ? { status: 404 } : { noindex: !site.indexable };
}
