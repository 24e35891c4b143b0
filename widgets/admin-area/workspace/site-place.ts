import { createContext, useContext } from 'react';

/** Scheme and host of the chosen brand's site in the workspace; null on the site itself. */
export const SitePlace = createContext<string | null>(null);

/** Addresses of the brand's own pages: paths on the site itself, whole addresses in the workspace. */
export function useSiteHref(): (path: string) => string {
  const origin = useContext(SitePlace);
  return (path) => (origin === null ? path : origin + path);
}
