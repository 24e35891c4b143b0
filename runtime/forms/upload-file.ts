/** Sends files as GraphQL multipart requests. Unlike `fetch`, XMLHttpRequest tells how far it has come. */
import { isSchema } from '../../schemas/resolved-schema.ts';
import { uploadBody } from '../graphql/extract-files.ts';
import { GraphqlError } from '../graphql/graphql-error.ts';
import type { SentFile, UploadFile } from './control-contract.ts';
import { uploadMutation } from './forms.generated.ts';

export interface UploadSettings {
  /** Endpoint, relative or absolute. */
  endpoint: string;
  /** Brand and language: `acme;de`. */
  frontend: string;
  /** Bearer of the session, asked for at each file; none for guests. */
  token?: () => string | null;
}

/** Refusals of the backend stand in `graphql` of the error and are for the person; anything else went wrong on the way. */
export function createUploadFile({ endpoint, frontend, token }: UploadSettings): UploadFile {
  return (file, purpose, { onProgress, signal } = {}) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      const broken = (reason: string) => fail(new GraphqlError({ network: [reason] }));
      request.open('POST', endpoint);
      request.setRequestHeader('frontend', frontend);
      const bearer = token?.();
      if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
      request.addEventListener('error', () => broken('The connection broke off.'));
      request.addEventListener('abort', () => fail(new DOMException('The upload was cancelled.', 'AbortError')));
      request.addEventListener('load', () => {
        const answer = readUploadAnswer(request.responseText);
        if (answer instanceof GraphqlError) fail(answer);
        else if (answer) done(answer);
        else broken(`Response not successful: Received status code ${request.status}`);
      });
      if (signal?.aborted) return fail(new DOMException('The upload was cancelled.', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      const operation = JSON.stringify({ query: uploadMutation, variables: { file: null, purpose } });
      request.send(uploadBody(operation, new Map([[file, ['variables.file']]])));
    });
}

/** The file that was taken in, the refusal, or undefined for what is no answer. @public */
export function readUploadAnswer(text: string): SentFile | GraphqlError | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isSchema(answer)) return undefined;
  const errors = Array.isArray(answer.errors) ? answer.errors.filter(isSchema) : [];
  const graphql = errors.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
  const codes = errors.flatMap(({ extensions }) =>
    isSchema(extensions) && typeof extensions.code === 'string' ? [extensions.code] : [],
  );
  if (graphql.length > 0) return new GraphqlError({ graphql, codes });
  const sent = isSchema(answer.data) ? answer.data.upload : undefined;
  return isSent(sent) ? sent : undefined;
}

function isSent(value: unknown): value is SentFile {
  return isSchema(value) && typeof value.id === 'string' && typeof value.url === 'string';
}
