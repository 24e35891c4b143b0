import type { RequestContext } from '../core/request-context.ts';
import { localised } from '../core/texts/localised.ts';
import type { HeadInfo } from './page-props.ts';
import type { Resolved } from './resolve-page.ts';
import type { PageOutcome } from './widget-contract.ts';

/** Starts what the head needs from the backend; the answer takes what the widgets' data said about the page. */
export async function headOf(
  context: RequestContext,
  resolved: Extract<Resolved, { kind: 'page' }>,
): Promise<(outcome: PageOutcome) => HeadInfo> {
  const { document } = context.brand;
  const own = document.pages[resolved.document];
  const title = own?.title ? localised(own.title, document, context.locale) : '';
  return () => ({
    title: title ? `${title} | ${document.site.name}` : document.site.name,
    metas: [],
    links: [],
    jsonLd: [],
  });
}
