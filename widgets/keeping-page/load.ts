import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { keepingLinkQuery } from './keeping-page.generated.ts';
import { linkIn } from './link-in.ts';

/** What the link is about, so that the page works without scripts. */
export function load({ page }: LoadContext) {
  const { token } = linkIn(page.rest ?? '');
  return token === '' ? {} : { keeping: operation(keepingLinkQuery, { token }) };
}
