/** Stands in for Next's router where a page has no Next: addresses of one page, soft, with the browser's own history. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let mayPop: (state: { as: string }) => boolean = () => true;

const tell = () => {
  for (const listener of listeners) listener();
};
const here = () => window.location.pathname + window.location.search;

window.addEventListener('popstate', () => {
  if (mayPop({ as: here() })) tell();
});

const Router = {
  get asPath() {
    return here();
  },
  async push(address: string) {
    window.history.pushState(null, '', address);
    tell();
  },
  async replace(address: string) {
    window.history.replaceState(null, '', address);
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
