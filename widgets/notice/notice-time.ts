import { toWallClock } from '../../runtime/core/moments.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { NoticeProps } from '../props.generated.ts';

/** Whether a page of this time shows the notice: both days are included, in the brand's time zone. */
export function isCurrent({ from, until }: Pick<NoticeProps, 'from' | 'until'>, { now, brand }: PageInfo): boolean {
  const today = toWallClock(now, brand.site.timeZone).slice(0, 10);
  return (from === undefined || from <= today) && (until === undefined || today <= until);
}

/** Name under which dismissing is remembered. A notice with other words is another notice. */
export function nameOf({ title, text, from, until }: NoticeProps): string {
  let hash = 0;
  for (const char of JSON.stringify([title, text, from, until]))
    hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return `n${hash.toString(36)}`;
}
