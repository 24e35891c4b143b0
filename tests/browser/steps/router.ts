/**
 * Replaces Next's router on a page without Next: client-side navigation within one page, with the browser's own
 * history.
 */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let mayPop: (state: { as: string }) => boolean = () => true;

const address = () => window.location.pathname + window.location.search;
/** As in Next: the current address, even while the browser is already ahead. */
let current = address();
const here = () => current;
const tell = () => {
  current = address();
  for (const listener of listeners) listener();
};

window.addEventListener('popstate', () => {
  if (mayPop({ as: address() })) tell();
});

const Router = {
  get asPath() {
    return here();
  },
  async push(to: string) {
    window.history.pushState(null, '', to);
    tell();
  },
  async replace(to: string) {
    window.history.replaceState(null, '', to);
    tell();
  },
  beforePopState(ask: typeof mayPop) {
    mayPop = ask;
  },
};
export default Router;

export function useRouter(): { asPath: string } {
  const asPath = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, here);
  return { asPath };
}
