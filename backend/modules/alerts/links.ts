/** Where the links in mails of alerts lead: one address to confirm, change, pause and end it, and for the one click (RFC 8058). */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { LinkedRow, PersonalLinks } from '../../services/personal-links.ts';
import { hrefOf } from '../jobs/address.ts';

/** Kind of the tokens of alerts. */
export const ALERT_LINK = 'job alert';
/** Canonical path of the page, in front of the token. */
export const ALERTS_PATH = '/user/alerts';

/** `origin`: scheme and host of the brand. */
export function alertLink(
  { brand, links }: { brand: CompiledBrand; links: PersonalLinks },
  origin: string,
  alert: LinkedRow & { locale: string },
): string {
  return `${origin}${hrefOf(brand, alert.locale).path(`${ALERTS_PATH}/${links.tokenOf(ALERT_LINK, alert)}`)}`;
}
