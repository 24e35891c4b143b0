import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { plainApplicationLinkQuery } from './applications-page.generated.ts';

/**
 * What a guest's link is about, so that the page works without scripts. In the browser, it is loaded as the person who
 * is signed in: a query of its own.
 */
export function load({ page }: LoadContext) {
  const token = page.query?.token ?? '';
  return token === '' ? {} : { linked: operation(plainApplicationLinkQuery, { token }) };
}
