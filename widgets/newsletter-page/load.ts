import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { newsletterReaderQuery } from './newsletter-page.generated.ts';

/** What the link is about, so that the page works without scripts. */
export function load({ page }: LoadContext) {
  const token = page.rest ?? '';
  return token === '' ? {} : { reader: operation(newsletterReaderQuery, { token }) };
}
