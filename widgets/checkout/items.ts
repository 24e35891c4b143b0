/** The selection is part of the checkout's address: `?items=three_jobs:2,job_year:1@2026-12-01`. */

import type { Product } from '../shared/billing/on-sale.generated.ts';
import type { Item } from '../shared/billing/order-items.ts';

export const CHECKOUT_STEPS = ['products', 'customer', 'summary'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

const MOST = 100;

/** Known products without duplicates; invalid items are skipped. */
export function itemsIn(address: string, products: readonly Product[]): Item[] {
  const text = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '').get('items') ?? '';
  const seen = new Set<string>();
  return text.split(',').flatMap((part) => {
    const [, product = '', number = '', start] =
      /^([a-z][a-z0-9_]*):(\d{1,3})(?:@(\d{4}-\d{2}-\d{2}))?$/.exec(part) ?? [];
    const known = products.find(({ key }) => key === product);
    const quantity = Number(number);
    if (!known || seen.has(product) || quantity < 1 || quantity > MOST) return [];
    seen.add(product);
    return [{ product, quantity: isTimed(known) ? 1 : quantity, start: isTimed(known) ? (start ?? null) : null }];
  });
}

/** The voucher that was entered: `?items=three_jobs:2&voucher=SPRING`; null for none. */
export function voucherIn(address: string): string | null {
  return new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '').get('voucher') || null;
}

/** The same as a part of an address. */
export function itemsText(items: readonly Item[]): string {
  return items.map(({ product, quantity, start }) => `${product}:${quantity}${start ? `@${start}` : ''}`).join(',');
}

/** Flat rates and profiles have a duration, and are bought once. */
export function isTimed({ credits }: Pick<Product, 'credits'>): boolean {
  return credits === null;
}

/** Net total in minor units. */
export function netOf(items: readonly Item[], products: readonly Product[]): number {
  return items.reduce((sum, { product, quantity }) => {
    const price = products.find(({ key }) => key === product)?.price.amount ?? 0;
    return sum + price * quantity;
  }, 0);
}

/** The step at an address: `/checkout/summary?items=...`; `done` once ordered. */
export function checkoutStepOf(address: string): CheckoutStep | 'done' {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1);
  if (last === 'done') return 'done';
  return CHECKOUT_STEPS.find((step) => step === last) ?? 'products';
}
