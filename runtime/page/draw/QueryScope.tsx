import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Answers } from '../assemble/page-props.ts';
import { usePage } from '../PageContext.tsx';
import type { WidgetProps } from '../widget-contract.ts';

let shared: QueryClient | undefined;

/** The one client of the browser, so that widgets share what they asked for; a fresh one for every render of the server. */
function clientOfPage(): QueryClient {
  const create = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
  if (typeof window === 'undefined') return create();
  shared ??= create();
  return shared;
}

/** The answers under the keys `['page', key]`, as a cache takes them over. */
function cacheOf(answers: Answers) {
  const filled = new QueryClient();
  for (const [key, data] of Object.entries(answers)) filled.setQueryData(['page', key], data);
  return dehydrate(filled);
}

/** TanStack Query for what stands inside, filled with what the server loaded for the page. */
export function QueryScope({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [client] = useState(clientOfPage);
  const state = useMemo(() => cacheOf(answers), [answers]);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

/** The widget inside a `QueryScope`; the generated registry uses it for widgets that say `"queries": true`. @public */
export function inQueries<Props, Data>(Widget: ComponentType<WidgetProps<Props, Data>>) {
  return function WidgetInQueries(props: WidgetProps<Props, Data>) {
    const { answers } = usePage();
    return (
      <QueryScope answers={answers}>
        <Widget {...props} />
      </QueryScope>
    );
  };
}
