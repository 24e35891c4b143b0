import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext, PageOutcome, WidgetData } from '../../runtime/page/widget-contract.ts';
import { loadCvSiteQuery } from './cv-site.generated.ts';

/** What its owner shares, and the labels of the sections. */
export function load({ page: { content } }: LoadContext) {
  return content?.type === 'cv-site' ? { cv: operation(loadCvSiteQuery, { id: content.id }) } : {};
}

/** Unpublished while the page was being rendered; or excluded from search engines. */
export function outcome(_context: LoadContext, _props: unknown, { cv }: WidgetData<typeof load>): PageOutcome {
  const site = cv?.cvSite ?? null;
  return site === null ? { status: 404 } : { noindex: !site.indexable };
}
