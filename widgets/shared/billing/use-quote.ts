import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import { loadQuoteQuery } from './billing.generated.ts';
import type { orderItems } from './order-items.ts';

interface Wanted {
  organizationId: number;
  items: ReturnType<typeof orderItems>;
  /** Code of the voucher; null for none. */
  code: string | null;
}

/** What an order costs. If its voucher cannot be tried, the price is that without it. */
export function useQuote({ organizationId, items, code }: Wanted) {
  const enabled = items.length > 0;
  const plain = queryOf(loadQuoteQuery, { organizationId, items });
  const reduced = queryOf(loadQuoteQuery, { organizationId, items, voucher: code });
  const offered = useQuery({ ...plain, enabled, placeholderData: keepPreviousData });
  const tried = useQuery({ ...reduced, enabled: enabled && code !== null });
  const isTried = code !== null && tried.data !== undefined && tried.error === null;
  return {
    /** Null while it is loading. */
    quote: (isTried ? tried.data : offered.data)?.orderQuote ?? null,
    failure: offered.error,
    /** Where the quote is kept. */
    asked: isTried ? reduced : plain,
    /** Why the voucher could not be tried. */
    voucherFailure: code === null ? null : tried.error,
    isTrying: tried.isFetching,
    tryAgain: () => void tried.refetch(),
  };
}
