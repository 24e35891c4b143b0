/** The choice of an employer to get the figures of the week by email, and the link that ends it. */
import { randomBytes } from 'node:crypto';
import { latestWeekday } from '../../../runtime/core/moments.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { hrefOf } from '../../services/href.ts';
import type { LinkedRow, PersonalLinks } from '../../services/personal-links.ts';
import { personOf } from '../rights/access.ts';
import { beginWeekly, endWeekly, findSince, findWeekly } from './weekly-store.ts';

/** Canonical path of the page that ends them, before the token. */
export const WEEKLY_PATH = '/user/settings/figures';
/** Kind of its tokens. */
export const WEEKLY_LINK = 'weekly figures';
/** Seven o'clock on Mondays, in the time zone of the brand. */
const MORNING = { weekday: 1, hour: 7 };

/** Time of the latest issue at or before a moment. */
export const weeklyIssueAt = ({ document }: Pick<CompiledBrand, 'document'>, moment: Date): Date =>
  latestWeekday(moment, { ...MORNING, timeZone: document.site.timeZone });

/** `origin`: scheme and host of the brand. */
export function weeklyLink(
  { brand, links }: { brand: CompiledBrand; links: PersonalLinks },
  origin: string,
  { locale, ...row }: LinkedRow & { locale: string },
): string {
  return `${origin}${hrefOf(brand, locale).path(`${WEEKLY_PATH}/${links.tokenOf(WEEKLY_LINK, row)}`)}`;
}

/** Since when the person gets them on this brand; null if they do not. */
export function weeklySince(context: ApiContext): Promise<Date | null> {
  return findSince(context, personOf(context).id);
}

/** Begins with the next Monday, or ends; idempotent. */
export async function setWeekly(context: ApiContext, wanted: boolean): Promise<Date | null> {
  const { id: accountId } = personOf(context);
  const { brand, now } = context;
  const nonce = randomBytes(12).toString('base64url');
  if (wanted) await beginWeekly(context, { accountId, nonce, since: now, issue: weeklyIssueAt(brand, now) });
  else await endWeekly(context, accountId);
  return findSince(context, accountId);
}

/** Ends those of whoever has the link, however often it is followed. False for an invalid token. */
export async function endLinkedWeekly(
  context: Pick<ApiContext, 'db' | 'frontend' | 'links' | 'now'>,
  token: string,
): Promise<boolean> {
  const id = context.links.idIn(token);
  const row = id === null ? undefined : await findWeekly(context, id);
  if (row === undefined || !context.links.isTokenOf(WEEKLY_LINK, row, token)) return false;
  await endWeekly(context, row.accountId);
  return true;
}
