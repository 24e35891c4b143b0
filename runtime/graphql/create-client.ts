import { ClientError, GraphQLClient } from 'graphql-request';
import type { Operation } from '../core/operation.ts';
import { extractFiles, uploadBody } from './extract-files.ts';
import { asGraphqlError, GraphqlError } from './graphql-error.ts';
import { createBatchingFetch, executionResponse } from './transport.ts';

export interface ClientSettings {
  /** Absolute URL of the endpoint. */
  endpoint: string;
  /** Brand and locale, with the region if the brand has one: `acme;de-eu`. */
  frontend: string;
  /** Bearer token of the session; null for visitors. */
  token?: () => string | null;
  /** Requests drafts (`?visual_editor=true`). */
  visualEditor?: boolean;
  fetch?: typeof fetch;
}

/** Runs one operation. Rejects with `GraphqlError`. */
export type RunQuery = <Answer>(query: Operation<Answer>) => Promise<Answer>;

/** The single entry point to a GraphQL endpoint: headers, batching, uploads, errors. */
export function createGraphqlClient(settings: ClientSettings): RunQuery {
  // Looked up late, so that a global fetch replaced by tests or tracing is used.
  const send: typeof fetch = settings.fetch ?? ((input, init) => fetch(input, init));
  const headers = () => headersOf(settings);
  const batching = new GraphQLClient(settings.endpoint, { headers, fetch: createBatchingFetch(send) });

  return async <Answer>({ document, variables }: Operation<Answer>): Promise<Answer> => {
    const { variables: plain, files } = extractFiles(variables);
    const client =
      files.size > 0 ? new GraphQLClient(settings.endpoint, { headers, fetch: uploadFetch(send, files) }) : batching;
    try {
      return await client.request<Answer>(document, plain);
    } catch (error) {
      throw error instanceof ClientError ? fromBackend(error) : asGraphqlError(error);
    }
  };
}

function headersOf({ frontend, token, visualEditor }: ClientSettings): Record<string, string> {
  const bearer = token?.();
  return {
    frontend,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(visualEditor ? { 'visual-editor': '1' } : {}),
  };
}

/** The content type of a form includes its boundary, so the JSON one must be removed. */
function uploadFetch(send: typeof fetch, files: ReadonlyMap<Blob, readonly string[]>): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('content-type');
    return executionResponse(send, String(input), {
      method: 'POST',
      headers,
      body: uploadBody(String(init?.body), files),
    });
  };
}

function fromBackend({ response }: ClientError): GraphqlError {
  const errors = response.errors ?? [];
  return new GraphqlError({
    graphql: errors.map(({ message }) => message),
    codes: errors.flatMap(({ extensions: { code } = {} }) => (typeof code === 'string' ? [code] : [])),
  });
}
