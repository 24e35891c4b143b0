/** Links in alert mails: one URL to confirm, change, pause and delete it, and one for one-click unsubscribe (RFC 8058). */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { hrefOf } from '../../services/href.ts';
import type { LinkedRow, PersonalLinks } from '../../services/personal-links.ts';
import type { AlertKind } from './kinds.ts';

/** Behind the address of an alert: its results, which count as opened then. */
export const RESULTS = '/results';

/** `origin`: scheme and host of the brand. */
export function alertLink(
  { brand, links }: { brand: CompiledBrand; links: PersonalLinks },
  origin: string,
  { path, link }: AlertKind,
  alert: LinkedRow & { locale: string },
): string {
  return `${origin}${hrefOf(brand, alert.locale).path(`${path}/${links.tokenOf(link, alert)}`)}`;
}
