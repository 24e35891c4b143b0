import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';

const document = /* GraphQL */ `
  query StoredPage($slug: String!, $language: String) {
    getRoutInfo(slug: $slug, language: $language) { route { content { landingPage { title body } } } }
  }
`;

export function load({ page }: LoadContext): WidgetQueries {
  if (page.content?.type !== 'landing') return {};
  return { stored: { document, variables: { slug: page.canonical ?? page.path, language: page.locale } } };
}
