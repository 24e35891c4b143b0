/** The browser's client. Import it when it is needed: `await import('../../runtime/graphql/client.ts')`. */
import type { GraphqlQuery } from '../core/request-context.ts';
import { browserSettings } from './browser-settings.ts';
import { createGraphqlClient, type RunQuery } from './create-client.ts';

const clients = new Map<string, RunQuery>();

/** Runs one operation for the brand and language of the page. Rejects with `GraphqlError`. */
export function graphql<T>(query: GraphqlQuery): Promise<T> {
  const { endpoint, frontend } = browserSettings();
  const visualEditor = new URLSearchParams(window.location.search).get('visual_editor') === 'true';
  const key = `${endpoint} ${frontend} ${visualEditor}`;
  const client =
    clients.get(key) ??
    createGraphqlClient({ endpoint: new URL(endpoint, window.location.origin).href, frontend, visualEditor });
  clients.set(key, client);
  return client<T>(query);
}
