/** The browser's client. Import it dynamically: `await import('../../runtime/graphql/client.ts')`. */
import type { Operation } from '../core/operation.ts';
import { restoreSession, sessionToken } from '../session/session-keeper.ts';
import { asksForEditor } from './asks-for-editor.ts';
import { browserSettings } from './browser-settings.ts';
import { createGraphqlClient, type RunQuery } from './create-client.ts';
import { GraphqlError } from './graphql-error.ts';

const clients = new Map<string, RunQuery>();

/**
 * Runs one operation for the brand and language of the page, with the session if there is one; if that has expired,
 * renews it and retries. Rejects with `GraphqlError`. With another brand it is about that one, as the workspace may be.
 */
export function graphql<Answer>(query: Operation<Answer>, brand?: string): Promise<Answer> {
  return inSession(() => graphqlOnce(query, brand));
}

/** Runs work that calls the backend; if the session has expired, retries once after renewing it. */
export async function inSession<T>(work: () => Promise<T>): Promise<T> {
  const token = sessionToken();
  try {
    return await work();
  } catch (error) {
    if (!isSessionEnd(error) || !(await restoreSession(token))) throw error;
    return work();
  }
}

/** The same without a retry: for operations that determine whether there is a session. */
export function graphqlOnce<Answer>(query: Operation<Answer>, brand?: string): Promise<Answer> {
  const { endpoint, frontend: own } = browserSettings();
  const frontend = brand === undefined ? own : own.replace(/^[^;]*/, brand);
  const visualEditor = asksForEditor();
  const key = `${endpoint} ${frontend} ${visualEditor}`;
  const client =
    clients.get(key) ??
    createGraphqlClient({
      endpoint: new URL(endpoint, window.location.origin).href,
      frontend,
      visualEditor,
      token: sessionToken,
    });
  clients.set(key, client);
  return client(query);
}

/** Whether the backend rejected the session of a request. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof GraphqlError && error.codes.includes('SESSION_ENDED');
}
