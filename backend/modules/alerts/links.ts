/** Where the links in mails of alerts lead: one address to confirm, change, pause and end it, and for the one click (RFC 8058). */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { hrefOf } from '../../services/href.ts';
import type { LinkedRow, PersonalLinks } from '../../services/personal-links.ts';
import type { AlertKind } from './kinds.ts';

/** `origin`: scheme and host of the brand. */
export function alertLink(
  { brand, links }: { brand: CompiledBrand; links: PersonalLinks },
  origin: string,
  { path, link }: AlertKind,
  alert: LinkedRow & { locale: string },
): string {
  return `${origin}${hrefOf(brand, alert.locale).path(`${path}/${links.tokenOf(link, alert)}`)}`;
}
