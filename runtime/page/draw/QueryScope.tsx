import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { cacheGeneration, createQueryCache, onQueryCache, queryCache } from '../../graphql/query-cache.ts';
import type { Answers } from '../assemble/page-props.ts';
import { usePage } from '../PageContext.tsx';
import type { WidgetProps } from '../widget-contract.ts';

/** The answers of a page as dehydrated query state: under the keys that `useQuery` uses for the same queries. */
function stateOf(answers: Answers): DehydratedState {
  const filled = new QueryClient();
  for (const [key, data] of Object.entries(answers)) filled.setQueryData(key.split('.'), data);
  return dehydrate(filled);
}

/** Provides TanStack Query, filled with what the server loaded for the page. Remounts when the person changes. */
export function QueryScope({ answers, children }: { answers?: Answers; children: ReactNode }) {
  const [ofRender] = useState(() => (typeof window === 'undefined' ? createQueryCache() : null));
  const generation = useSyncExternalStore(onQueryCache, cacheGeneration, cacheGeneration);
  const state = useMemo(() => stateOf(answers ?? {}), [answers]);
  return (
    <QueryClientProvider key={generation} client={ofRender ?? queryCache()}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

/** The widget inside a `QueryScope`; the generated registry uses it for widgets with `"queries": true`. @public */
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

/** For a lazily loaded part of a public page: wraps it with the query cache. */
export function withQueries<Props extends object>(Part: ComponentType<Props>) {
  return function PartWithQueries(props: Props) {
    return (
      <QueryScope>
        <Part {...props} />
      </QueryScope>
    );
  };
}
