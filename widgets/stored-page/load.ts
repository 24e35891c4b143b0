import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { storedPageQuery } from './stored-page.generated.ts';

export function load({ page }: LoadContext) {
  if (page.content?.type !== 'landing' || page.draft) return {};
  return { stored: operation(storedPageQuery, { slug: page.canonical ?? page.path, language: page.locale }) };
}
