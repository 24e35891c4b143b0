/** A brand on a running server, as its tests see it. */
import type { Path } from '../../runtime/core/brand/sources/json.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Href, PublicRoutes } from '../../runtime/core/routing/href.ts';
import type { Get, Reply } from '../site/support/http.ts';

export interface TestedPage {
  kind: 'fixed' | 'content' | 'personal' | 'job' | 'organization' | 'stored';
  locale: string;
  /** Key of its page document. */
  key: string;
  address: string;
  path: Path;
}

export interface Login {
  email: string;
  password: string;
}

export interface Person {
  name: string;
  /** Null for a visitor. */
  login: Login | null;
  path: Path;
}

export interface TestedSite {
  readonly brand: CompiledBrand;
  /** Scheme, host and port at which it is tested. */
  readonly origin: string;
  /** The default language first. */
  readonly languages: readonly string[];
  readonly routes: PublicRoutes;
  /** Who signs in, besides visitors. */
  readonly people: readonly Person[];
  href(locale: string): Href;
  /** Sends a request to the brand. */
  ask: Get;
  /** The reply to a GET, asked for once. */
  read(path: string): Promise<Reply>;
  /** Every page the document promises, in all languages, and one page of each kind that rows make. */
  pages(): Promise<readonly TestedPage[]>;
}

export interface Arrival {
  /** Status of the last reply, or null where the way leaves the site. */
  status: number | null;
  /** The last address: a path of this site, or a URL of another. */
  at: string;
  /** Statuses of the redirects before it. */
  redirects: readonly number[];
}

const mostRedirects = 5;

/** Where an address of the site leads in the end. A circle ends with the status of a redirect. */
export async function follow({ read, origin }: TestedSite, from: string): Promise<Arrival> {
  const redirects: number[] = [];
  let at = from;
  for (;;) {
    const { status, headers } = await read(at);
    const next = status >= 300 && status < 400 ? headers.location : undefined;
    if (next === undefined || redirects.length === mostRedirects) return { status, at, redirects };
    redirects.push(status);
    at = next.startsWith(`${origin}/`) ? next.slice(origin.length) : next;
    if (!at.startsWith('/')) return { status: null, at, redirects };
  }
}

/** Why an address of the site leads nowhere; null if it shows a page, or leads to another site. */
export async function deadEnd(site: TestedSite, from: string): Promise<string | null> {
  const { status, at, redirects } = await follow(site, from);
  if (status === null || status === 200) return null;
  const way = at === from ? '' : `, which leads to ${at},`;
  if (status >= 300 && status < 400) return `${from} is redirected ${redirects.length} times and reaches no page.`;
  return `${from}${way} answers ${status}.`;
}
