/** What the address of a page asks for besides the page: where to go after signing in, and what happens then. */
import { ownDestination } from '../core/routing/destination.ts';

const dispatches = ['signup-start', 'login'] as const;
export type Dispatch = (typeof dispatches)[number];

export interface Wishes {
  /** Path on this site; null where none is named, or one that leads away. */
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

/** Whether an address says something of the kind, be it nonsense or the way to another site. */
export function hasWishes(path: string): boolean {
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  return path.includes('?') && names.some((name) => query.has(name));
}

/** The same address without them. */
export function withoutWishes({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return pathname + (query.size > 0 ? `?${query}` : '') + hash;
}

/** Who has just signed in is not led back to the door. */
function isForSignedIn(path: string): boolean {
  return !/^(?:\/[\w-]+)?\/user\/(?:login|register|logout|verify|password)(?:[/?#]|$)/.test(path);
}

/** A page with a destination to go to from there. */
export function withDestination(path: string, destination: string | null, error?: string): string {
  const query = new URLSearchParams();
  if (error !== undefined) query.set('error', error);
  if (destination !== null) query.set('destination', destination);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Takes them out of the address bar; the router's own memory of the page stays. */
export function forgetWishes(): void {
  const next = withoutWishes(window.location);
  if (next === window.location.pathname + window.location.search + window.location.hash) return;
  const kept: unknown = window.history.state;
  const state = typeof kept === 'object' && kept !== null ? { ...kept, as: next } : kept;
  window.history.replaceState(state, '', next);
}
