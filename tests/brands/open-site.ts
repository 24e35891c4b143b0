/** Opens a brand on a running server for its tests. */
import { brandLanguages } from '../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { client, type Reply } from '../site/support/http.ts';
import { findPages } from './pages.ts';
import type { Person, TestedPage, TestedSite } from './tested-site.ts';

/** A brand of the server on this port, which must serve this very document. */
export function testedSite(brand: CompiledBrand, port: number, people: readonly Person[] = []): TestedSite {
  const ask = client(port, { brand: brand.id });
  const replies = new Map<string, Promise<Reply>>();
  const routes = publicRoutes(brand.document);
  let pages: Promise<readonly TestedPage[]> | undefined;
  const site: TestedSite = {
    brand,
    origin: `http://${brand.id}.localhost:${port}`,
    languages: brandLanguages(brand.document.locales),
    routes,
    people,
    href: (locale) => createHref(routes, locale),
    ask,
    read(path) {
      const reply = replies.get(path) ?? ask(path);
      replies.set(path, reply);
      return reply;
    },
    pages: () => (pages ??= findPages(site)),
  };
  return site;
}
