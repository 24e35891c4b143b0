/** Parameters of a page's address about signing in: where to go afterwards, and what happens then. */
import { ownDestination } from '../core/routing/destination.ts';

const dispatches = ['signup-start', 'login'] as const;
export type Dispatch = (typeof dispatches)[number];

export interface Wishes {
  /** Path on this site; null if none is given, or an external one. */
  destination: string | null;
  dispatch: Dispatch | null;
}

/** Reads `destination` (or `callbackUrl` of the sign-in routes) and `dispatch` from an address. */
export function readWishes({ search, origin }: Pick<URL, 'search' | 'origin'>): Wishes {
  const query = new URLSearchParams(search);
  const wanted = query.get('destination') ?? query.get('callbackUrl');
  const destination = wanted === null ? null : ownDestination(wanted, origin);
  return {
    destination: destination !== null && isForSignedIn(destination) ? destination : null,
    dispatch: dispatches.find((one) => one === query.get('dispatch')) ?? null,
  };
}

const names = ['destination', 'callbackUrl', 'dispatch'];

/** Whether an address has such parameters, even invalid or external ones. */
export function hasWishes(path: string): boolean {
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  return path.includes('?') && names.some((name) => query.has(name));
}

/** The same address without these parameters. */
export function withoutWishes({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return pathname + (query.size > 0 ? `?${query}` : '') + hash;
}

/** People who have just signed in are not sent back to the sign-in page. */
function isForSignedIn(path: string): boolean {
  return !/^(?:\/[\w-]+)?\/user\/(?:login|register|logout|verify|password)(?:[/?#]|$)/.test(path);
}

/** A page's address with a destination to continue to. */
export function withDestination(path: string, destination: string | null, error?: string): string {
  const query = new URLSearchParams();
  if (error !== undefined) query.set('error', error);
  if (destination !== null) query.set('destination', destination);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Removes the parameters from the address bar; the router's own state is kept. */
export function forgetWishes(): void {
  const next = withoutWishes(window.location);
  if (next === window.location.pathname + window.location.search + window.location.hash) return;
  const kept: unknown = window.history.state;
  const state = typeof kept === 'object' && kept !== null ? { ...kept, as: next } : kept;
  window.history.replaceState(state, '', next);
}
