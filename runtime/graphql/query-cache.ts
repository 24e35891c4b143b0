/** The browser's query cache: one per person, so that nothing is left for the next one. */
import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { onSessionState, sessionState } from '../session/session-state.ts';

// By default components are notified by a timer, which a second click may overtake: it would not see that a mutation is pending.
notifyManager.setScheduler(queueMicrotask);

/**
 * A cache with this product's defaults. Inactive queries are removed after every mutation, so that nobody sees stale
 * data.
 */
export function createQueryCache(): QueryClient {
  // Offline requests should fail like any other, rather than wait; errors are not retried.
  const networkMode = 'always';
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode },
    },
    mutationCache: new MutationCache({ onSuccess: () => client.removeQueries({ type: 'inactive' }) }),
  });
  return client;
}

interface Person {
  id: number | null;
  organization: number | null;
}

let cache: QueryClient | undefined;
let person: Person | undefined;
let generation = 0;
const listeners = new Set<() => void>();

function personNow(): Person {
  const { user } = sessionState();
  return { id: user?.id ?? null, organization: user?.activeOrganization?.id ?? null };
}

function follow(): void {
  const before = person;
  const now = personNow();
  if (!cache || !before || (now.id === before.id && now.organization === before.organization)) return;
  person = now;
  if (before.id !== null && now.id !== before.id) {
    cache.clear();
    cache = createQueryCache();
    generation += 1;
    for (const tell of [...listeners]) tell();
    return;
  }
  // After signing in, or switching to another organization, a person stays on the same page.
  cache.removeQueries({ type: 'inactive' });
  void cache.invalidateQueries();
}

/** The cache of the current person. */
export function queryCache(): QueryClient {
  if (!cache) {
    cache = createQueryCache();
    person = personNow();
    onSessionState(follow);
  }
  return cache;
}

/** Number of times the person has changed: components remount with it. */
export function cacheGeneration(): number {
  return generation;
}

/** Notifies when the cache is replaced. */
export function onQueryCache(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
