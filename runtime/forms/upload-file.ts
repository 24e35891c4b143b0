/** Uploads files as GraphQL multipart requests. Unlike `fetch`, XMLHttpRequest reports upload progress. */
import { isSchema } from '../../schemas/resolved-schema.ts';
import { uploadBody } from '../graphql/extract-files.ts';
import { GraphqlError } from '../graphql/graphql-error.ts';
import type { SentFile, UploadFile } from './control-contract.ts';
import { uploadMutation } from './forms.generated.ts';

export interface UploadSettings {
  /** Endpoint, relative or absolute. */
  endpoint: string;
  /** Brand and locale: `acme;de`. */
  frontend: string;
  /** Bearer token of the session, read for each upload; null for guests. */
  token?: () => string | null;
}

/** Backend errors are in `graphql` of the error and can be shown to people; anything else is a network problem. */
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

/** The uploaded file, the backend's error, or undefined if the text is not an answer. @public */
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
