import type { LoadContext } from '../../runtime/page/widget-contract.ts';

/** Memoizes a query that several widgets of a page run alike: all of them are given the same context. */
export function perPage<T extends object>(make: (context: LoadContext) => T): (context: LoadContext) => T {
  const made = new WeakMap<LoadContext, T>();
  return (context) => {
    const kept = made.get(context) ?? make(context);
    made.set(context, kept);
    return kept;
  };
}
