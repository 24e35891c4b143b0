/** What is ordered. */
import type { OrderItem } from './billing.generated.ts';

export interface Item {
  product: string;
  quantity: number;
  /** ISO day; null for as soon as it is paid. */
  start: string | null;
}

/** The same as the backend takes it. */
export function orderItems(items: readonly Item[]): OrderItem[] {
  return items.map(({ product, quantity, start }) => ({
    product,
    quantity,
    start: start === null ? null : `${start}T00:00:00Z`,
  }));
}
