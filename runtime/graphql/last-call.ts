/**
 * One operation of a page being unloaded: sent immediately, unbatched, and completed by the browser after the page is
 * gone.
 */
import type { Operation } from '../core/operation.ts';
import { sessionToken } from '../session/session-keeper.ts';
import { browserSettings } from './browser-settings.ts';
import { GraphqlError } from './graphql-error.ts';
import { executionResponse } from './transport.ts';

/** Rejects with `GraphqlError`; browsers limit the body to 64 KB. */
export async function lastCall<Answer>({ document, variables }: Operation<Answer>): Promise<Answer> {
  const { endpoint, frontend } = browserSettings();
  const token = sessionToken();
  const response = await executionResponse((input, init) => fetch(input, { ...init, keepalive: true }), endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      frontend,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Answer | null; errors?: readonly { message: string }[] };
  if (errors || !data) throw new GraphqlError({ graphql: (errors ?? []).map(({ message }) => message) });
  return data;
}
