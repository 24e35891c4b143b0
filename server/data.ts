/** The data source of pages: the backend in this process, or an external endpoint through the site's own client. */
import type { Backend } from '../backend/backend.ts';
import { trailHeaders } from '../backend/observe/current.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { createGraphqlClient, type RunQuery } from '../runtime/graphql/create-client.ts';
import type { Settings } from './settings/settings.ts';
import type { ShownTags } from './steps/page-tags.ts';

/** The queries of one render or feed, for the scheme and host of its URL. */
export type QueryFor = (brand: CompiledBrand, locale: string, origin: string) => PageQueries;

export interface PageQueries {
  query: RequestContext['query'];
  /** Tags of what they have read so far; nothing announces what changes on an external endpoint. */
  shown(): Promise<ShownTags>;
}

const nothing: ShownTags = { own: new Set(), listed: new Set() };

/** URL of a brand's external endpoint, or null for the one in this process. */
export function outsideEndpoint(settings: Pick<Settings, 'graphqlEndpoint'>, brand: CompiledBrand): string | null {
  const own = brand.document.backend.graphqlEndpoint;
  return /^https?:\/\//.test(own) ? own : settings.graphqlEndpoint;
}

/** Base URL of the external backend whose sitemaps are served, or null for our own. */
export function outsideBackend(
  settings: Pick<Settings, 'graphqlEndpoint' | 'backendUrl'>,
  brand: CompiledBrand,
): string | null {
  const { backendUrl, graphqlEndpoint } = brand.document.backend;
  if (backendUrl) return backendUrl.replace(/\/+$/, '');
  if (/^https?:\/\//.test(graphqlEndpoint)) return graphqlEndpoint.replace(/\/graphql\/?$/, '');
  return settings.backendUrl;
}

/** That backend learns which request it works for; of several in one batch, the first. */
const fetchWithTrail: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(trailHeaders())) headers.set(name, value);
  return fetch(input, { ...init, headers });
};

/** Clients of external endpoints are cached; in this process, each call starts a run that reads every row once. */
export function createQueryFor(settings: Settings, backend: Pick<Backend, 'openRun'>): QueryFor {
  const clients = new Map<string, RunQuery>();

  function clientOf(endpoint: string, frontend: string): RunQuery {
    const key = `${endpoint} ${frontend}`;
    const known = clients.get(key);
    if (known) return known;
    if (clients.size > 5000) clients.clear();
    const made = createGraphqlClient({ endpoint, frontend, fetch: fetchWithTrail });
    clients.set(key, made);
    return made;
  }

  return (brand, locale, origin) => {
    const endpoint = outsideEndpoint(settings, brand);
    if (endpoint) {
      const query = clientOf(endpoint, `${brand.id};${locale}-${brand.document.locales.region}`);
      return { query, shown: async () => nothing };
    }
    // The executor returns what the schema says; callers name the result type of their own document.
    const run = backend.openRun(brand.id, locale, origin);
    return {
      query: async <T>(query: Parameters<RequestContext['query']>[0]) => (await run.query(query)) as T,
      shown: run.shown,
    };
  };
}
