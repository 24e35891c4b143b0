/** The API as a preview sees it: a brand that is not saved, made-up people, a moment of its own, and no way to change anything. */
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { ApiContext } from '../context.ts';
import type { ContextFactory } from '../create-context.ts';
import type { Executor, Run } from '../execute.ts';
import { createGraphqlEndpoint, type EndpointOptions, type GraphqlEndpoint } from '../graphql.ts';
import { supportedLocale } from '../guards/frontend.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { nothingShown } from '../shown.ts';
import { type PreviewRole, previewViewer } from './people.ts';
import { createWorlds } from './world.ts';

/** What a preview shows. */
export interface ShownPreview {
  brand: CompiledBrand;
  role: PreviewRole;
  /** Null for now. */
  at: Date | null;
}

export interface Previews {
  /** Runs the operations of one page render, as a visitor: pages are the same for everybody. */
  openRun(shown: ShownPreview, locale: string, visited: string): Run;
  /** GraphQL over HTTP, as the made-up person of the preview. */
  fetch(shown: ShownPreview, ...request: Parameters<GraphqlEndpoint>): Promise<Response>;
  /** Drops the cache entries with these tags. */
  forgetTags(tags: readonly string[]): void;
  close(): Promise<void>;
}

interface PreviewsOptions extends Pick<EndpointOptions, 'calls' | 'log' | 'production'> {
  url: string;
  schema: GraphQLSchema;
  languagesOf: LanguagesOf;
  run: Executor;
  /** What makes contexts on the connections of a preview. */
  contextsOn(pool: pg.Pool): ContextFactory;
}

const MOST_ENDPOINTS = 20;

/** Opens no connection until a preview is looked at. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { url, languagesOf, run, contextsOn, log, schema, calls, production } = options;
  const worlds = createWorlds({
    url,
    languagesOf,
    log: (message) => log('warn', 'PREVIEW', message),
    furnish: contextsOn,
  });
  /** By brand revision and role: an endpoint is costly to make. */
  const endpoints = new LRUCache<string, GraphqlEndpoint>({ max: MOST_ENDPOINTS });

  function contextOf({ brand, at, role }: ShownPreview, locale: string, visited: string): Promise<ApiContext> {
    const viewer = previewViewer(role);
    return worlds.of(brand, at).makeForPreview(brand, locale, visited, { now: at ?? new Date(), viewer });
  }

  function endpointOf(shown: ShownPreview): GraphqlEndpoint {
    const { brand, role, at } = shown;
    const key = [brand.id, brand.revision, role, at?.toISOString() ?? ''].join(' ');
    const known = endpoints.get(key);
    if (known) return known;
    const made = createGraphqlEndpoint({
      schema,
      brands: { get: (id) => (id === brand.id ? brand : undefined), list: () => [brand], byHost: () => ({ brand }) },
      makeContext: (_brand, locale, visited = '') => contextOf(shown, locale, visited),
      // Whatever a request sends, nobody real is signed in.
      findViewer: async ({ viewer }) => viewer,
      calls,
      log,
      production,
    });
    endpoints.set(key, made);
    return made;
  }

  return {
    openRun(shown, locale, visited) {
      let context: Promise<ApiContext> | undefined;
      return {
        async query(query) {
          context ??= contextOf({ ...shown, role: 'visitor' }, supportedLocale(shown.brand, locale), visited);
          return run(await context, query);
        },
        shown: async () => (await context)?.shown ?? nothingShown(),
      };
    },
    fetch: (shown, request, from) => endpointOf(shown)(request, from),
    forgetTags(tags) {
      for (const contexts of worlds.open()) contexts.forgetTags(tags);
    },
    close: worlds.close,
  };
}
