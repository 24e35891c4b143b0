import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { LandingLinksProps } from '../props.generated.ts';
import { landingLinksQuery } from './landing-links.generated.ts';

export function load({ page }: LoadContext, { pages, limit }: Pick<LandingLinksProps, 'pages' | 'limit'>) {
  const near = page.page === 'landing' ? page.canonical : null;
  return { landings: operation(landingLinksQuery, { pages, near, language: page.locale, limit }) };
}
