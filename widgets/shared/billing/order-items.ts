/** The items of an order. */
import type { OrderItem } from './billing.generated.ts';

export interface Item {
  product: string;
  quantity: number;
  /** ISO date; null to start once it is paid. */
  start: string | null;
}

/** The same in the backend's format. */
export function orderItems(items: readonly Item[]): OrderItem[] {
  return items.map(({ product, quantity, start }) => ({
    product,
    quantity,
    start: start === null ? null : `${start}T00:00:00Z`,
  }));
}
