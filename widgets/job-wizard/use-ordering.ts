import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import {
  type CustomerProfile,
  loadCustomerQuery,
  type PostingTerms,
  type Quote,
} from '../shared/billing/billing.generated.ts';
import { customerFormQuery } from '../shared/billing/customer-form.generated.ts';
import { orderItems } from '../shared/billing/order-items.ts';
import { useQuote } from '../shared/billing/use-quote.ts';
import { createSendKeys } from '../shared/send-keys.ts';
import { type OwnJob, orderForJobMutation } from './job-wizard.generated.ts';
import type { OrderWish } from './order-wish.ts';

type Products = PostingTerms['products'];

interface OrderingOptions {
  /** Who orders; null while nothing is to be ordered. */
  employer: { id: number; name: string } | null;
  products: Products;
  wish: OrderWish;
  onWish(change: Partial<OrderWish>): void;
}

/** An order that can be placed. */
export interface OpenOrder extends Pick<OrderingOptions, 'wish' | 'onWish'> {
  employer: { id: number; name: string };
  products: Products;
  product: Products[number];
  quote: Quote;
  offer: ReturnType<typeof useQuote>;
  customer: CustomerProfile;
  /** Asks for the billing details. */
  form: FormToFill;
  /** The chosen way to pay. */
  way: string;
  isFree: boolean;
  /** Code of the voucher that reduces it; null for none. */
  voucher: string | null;
  /** Of the button that orders. */
  label: string;
  /** Loads the billing details again once they were saved. */
  reloadCustomer(): Promise<unknown>;
}

export interface Ordering {
  /** Null while it is loading, and if nothing is to be ordered. */
  open: OpenOrder | null;
  /** Why it cannot be loaded. */
  failure: Error | null;
  isBusy: boolean;
  /** The total if it differs by now from the one shown, which it replaces; otherwise null. A billing address may change the tax. */
  newTotal(): Promise<string | null>;
  /** Orders what a saved job needs. Resolves with the address to pay at, null for none, or with `changed` if the price has. */
  place(job: Pick<OwnJob, 'id' | 'version'>): Promise<{ payAt: string | null } | 'changed'>;
}

/** What a job needs to be posted, as an order: product, price, billing details, ways to pay. */
export function useOrdering({ employer, products, wish, onWish }: OrderingOptions): Ordering {
  const b = useTexts('billing');
  const cache = useQueryClient();
  const [keyOf] = useState(createSendKeys);
  const placing = useMutation(mutationOf(orderForJobMutation));
  const enabled = employer !== null;
  const organizationId = employer?.id ?? 0;
  const customer = useQuery({ ...queryOf(loadCustomerQuery, { organizationId }), enabled });
  const form = useQuery({ ...queryOf(customerFormQuery), enabled });
  const product = products.find(({ key }) => key === wish.product) ?? cheapestOf(products);
  const items = enabled && product ? orderItems([{ product: product.key, quantity: 1, start: null }]) : [];
  const offer = useQuote({ organizationId, items, code: wish.voucher });
  const { quote, asked } = offer;
  const failure = customer.error ?? offer.failure ?? form.error;
  const billing = form.data?.form;
  const way = quote?.ways.find((one) => one === wish.way) ?? quote?.ways[0] ?? 'invoice';
  const voucher = quote?.voucher?.refusal === null ? quote.voucher.code : null;

  async function latest(): Promise<Quote> {
    return (await cache.fetchQuery({ ...asked, staleTime: 0 })).orderQuote;
  }

  async function newTotal(): Promise<string | null> {
    const { sum } = await latest();
    return sum.total.amount === quote?.sum.total.amount ? null : sum.total.text;
  }

  async function place({ id, version }: Pick<OwnJob, 'id' | 'version'>): ReturnType<Ordering['place']> {
    const { sum, hash } = await latest();
    if (!product || sum.total.amount !== quote?.sum.total.amount) return 'changed';
    const values = { id, product: product.key, way, hash, reference: wish.reference, voucher };
    const { orderForJob: placed } = await placing.mutateAsync({ ...values, key: keyOf([values, version]) });
    if (placed.quote) cache.setQueryData(asked.queryKey, { orderQuote: placed.quote });
    return placed.order || placed.payAt ? { payAt: placed.payAt ?? null } : 'changed';
  }

  function openOrder(): OpenOrder | null {
    if (!employer || !product || !quote || !customer.data || !billing) return null;
    const { total } = quote.sum;
    const isFree = total.amount === 0;
    return {
      ...{ employer, products, product, quote, offer, wish, onWish, form: billing, way, isFree, voucher },
      customer: customer.data.customerProfile,
      label: isFree ? b('orderFree') : b('orderFor', { total: total.text }),
      reloadCustomer: () => customer.refetch(),
    };
  }

  return { open: failure === null ? openOrder() : null, failure, isBusy: placing.isPending, newTotal, place };
}

/** What pays for this job alone, as a rule. */
function cheapestOf(products: Products): Products[number] | undefined {
  return [...products].sort((one, other) => one.price.amount - other.price.amount)[0];
}
