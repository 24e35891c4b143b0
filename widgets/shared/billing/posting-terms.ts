/** Describes the price of posting for an organization. */

import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PostingTerms } from './billing.generated.ts';

/** Where people order what a job needs: in the last step, on the same page, or elsewhere, such as in the shop. */
export type OrderPlace = 'next' | 'here' | null;

const ORDERED = { next: 'orderedNext', here: 'orderedHere' };

/** One sentence each: what is charged, what remains, the price, the duration. `t` has the texts `posting-terms`. */
export function describeTerms(
  t: Translate,
  terms: PostingTerms,
  { organization, waits, orders }: { organization: string; waits: boolean; orders: OrderPlace },
): string[] {
  const { price, paidWith, credits, slots, days, duration, products, mayOrder } = terms;
  if (price === 'free') return [t('free'), t('runs', { count: duration })];
  const prices = t('prices', { prices: products.map(({ name, price: { text } }) => `${name} ${text}`).join(' · ') });
  const left = [
    slots === null ? t('left.anySlots') : slots > 0 && t('left.slots', { count: slots }),
    (slots === 0 || credits > 0) && t('left.credits', { count: credits }),
  ].filter((sentence) => typeof sentence === 'string');
  if (price === 'paid') return [t(`paid.${paidWith ?? 'free'}`), ...left];
  if (price === 'none') {
    const ordered = mayOrder ? t(orders === null ? 'none' : ORDERED[orders]) : t('orderedByOwners', { organization });
    return [ordered, prices, t('runs', { count: duration })];
  }
  return [
    t(`takes.${price}${waits ? 'Later' : ''}`),
    ...left,
    prices,
    t(days === null ? 'runs' : 'runsAtMost', { count: duration }),
  ];
}
