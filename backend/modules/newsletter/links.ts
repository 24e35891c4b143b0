/** The link in every mail of the newsletter: one URL to confirm and to unsubscribe, also with one click (RFC 8058). */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { hrefOf } from '../../services/href.ts';
import type { LinkedRow, PersonalLinks } from '../../services/personal-links.ts';

/** Canonical path of its page, before the token. */
export const NEWSLETTER_PATH = '/user/newsletter';
/** Kind of its tokens. */
export const NEWSLETTER_LINK = 'newsletter';

/** `origin`: scheme and host of the brand. */
export function newsletterLink(
  { brand, links }: { brand: CompiledBrand; links: PersonalLinks },
  origin: string,
  reader: LinkedRow & { locale: string },
): string {
  return `${origin}${hrefOf(brand, reader.locale).path(`${NEWSLETTER_PATH}/${links.tokenOf(NEWSLETTER_LINK, reader)}`)}`;
}
