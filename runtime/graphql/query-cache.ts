/** The cache of what the browser asked for: one for each person, so that nothing of one is there for the next. */
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { onSessionState, sessionState } from '../session/session-state.ts';

/** A cache in the manner of this product. What is not on the screen is forgotten with every change, so that nobody meets it as it was before. */
export function createQueryCache(): QueryClient {
  // A browser that takes itself for offline is told so by the request, like any other failure; a refusal stays one.
  const networkMode = 'always';
  const client = new QueryClient({
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
  // A visitor who signs in, or a person who acts for another organization, goes on where they are.
  cache.removeQueries({ type: 'inactive' });
  void cache.invalidateQueries();
}

/** The cache of the person who is here now. */
export function queryCache(): QueryClient {
  if (!cache) {
    cache = createQueryCache();
    person = personNow();
    onSessionState(follow);
  }
  return cache;
}

/** How often a person has gone: what stands on the page begins anew with it. */
export function cacheGeneration(): number {
  return generation;
}

/** Tells when the cache becomes another one. */
export function onQueryCache(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
