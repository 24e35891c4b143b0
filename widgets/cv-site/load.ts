import type { LoadContext, PageOutcome, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import type { CvSiteData } from './cv-site-data.ts';

const document = `query CvSite($id: Int!) {
  cvSite(id: $id) {
    headline name indexable changed
    view { name email parts { group answers } terms { taxonomy code label } }
    words { group schema fields { name control width } }
  }
}`;

/** What its owner shows, and what the parts are called. */
export function load({ page: { content } }: LoadContext): WidgetQueries {
  if (content?.type !== 'cv-site') return {};
  return { cv: { document, variables: { id: content.id } } };
}

/** It went while the page was made; or search engines are asked to leave it out. */
export function outcome(_context: LoadContext, _props: unknown, { cv }: CvSiteData): PageOutcome {
  const site = cv?.cvSite ?? null;
  return site === null ? { status: 404 } : { noindex: !site.indexable };
}
