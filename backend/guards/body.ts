/** Reads the body of a GraphQL request and refuses invalid ones before anything is parsed as GraphQL. */
import { UserError } from '../errors.ts';

export const MOST_BYTES = 256 * 1024;
export const LONGEST_TEXT = 8_192;
/** Longest text in the variables `answers` and `input`, in characters: forms and editors take long texts, and limit each. */
export const LONGEST_ANSWER = 65_536;
const MOST_VARIABLE_BYTES = 192 * 1024;
export const MOST_NESTING = 64;

/** The body as sent and as JSON. Throws `UserError` with the HTTP status. */
export async function readBody(request: Request): Promise<{ text: string; operations: unknown }> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && type !== 'application/graphql+json') {
    throw new UserError('WRONG_CONTENT_TYPE', `The body is "${type.slice(0, 80)}"; "application/json" is expected.`, {
      status: 415,
    });
  }
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') {
    const message = `The body is encoded as "${encoding.slice(0, 80)}"; compressed bodies are not supported, send it as it is.`;
    throw new UserError('WRONG_CONTENT_ENCODING', message, { status: 415 });
  }
  const text = await readText(request);
  return { text, operations: parseOperations(text) };
}

/** The body as JSON: an operation or a list of them, within the limits for variables. Throws `UserError`. */
export function parseOperations(text: string): unknown {
  const body = parseJson(text);
  checkOperations(body);
  return body;
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) {
      throw new UserError('BODY_TOO_LARGE', `The body is longer than ${MOST_BYTES / 1024} KB.`, { status: 413 });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is not';
    throw new UserError('NOT_JSON', `The body is not JSON: ${reason.slice(0, 200)}`, { status: 400 });
  }
}

/** An escaped NUL or lone surrogate in the query text itself. */
const writesUnkeepable = /\\u(?:0000|\{0+\}|d[89a-f]..)/i;

function checkOperations(body: unknown): void {
  for (const operation of Array.isArray(body) ? body : [body]) {
    if (typeof operation !== 'object' || operation === null) {
      throw new UserError(
        'NOT_JSON',
        'The body is JSON, but not a GraphQL request: an object with "query" is expected.',
        { status: 400 },
      );
    }
    const variables = 'variables' in operation ? operation.variables : undefined;
    checkVariables(variables);
    if ('query' in operation && typeof operation.query === 'string' && /\bmutation\b/.test(operation.query))
      checkKeepable(operation.query, variables);
  }
}

/** Throws `UserError` for variables that are too long in total, and for a single text that is too long. */
export function checkVariables(variables: unknown): void {
  if (variables === null || variables === undefined) return;
  let size = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    if (depth > MOST_NESTING) throw tooLong(`The variables are nested deeper than ${MOST_NESTING} levels.`, path);
    if (typeof value === 'string') {
      size += value.length;
      const most = /^\/(?:answers|input)\//.test(path) ? LONGEST_ANSWER : LONGEST_TEXT;
      if (value.length > most) throw tooLong(`${path} has ${value.length} characters; ${most} are allowed.`, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        size += key.length + 4;
        visit(entry, `${path}/${key}`, depth + 1);
      }
    } else size += 8;
    if (size > MOST_VARIABLE_BYTES)
      throw tooLong(`The variables are longer than ${MOST_VARIABLE_BYTES / 1024} KB.`, '');
  };
  visit(variables, '', 0);
}

/** Texts to be stored must be valid in PostgreSQL. Texts to search for may hold anything, and match nothing. */
function checkKeepable(query: string, variables: unknown): void {
  if (writesUnkeepable.test(query)) throw unkeepable('The query');
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw unkeepable(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) visit(entry, `${path}/${key}`);
  };
  visit(variables, '');
}

function unkeepable(path: string): UserError {
  const message = `${path} holds a character that cannot be kept: NUL, or half of a pair.`;
  return new UserError('BAD_INPUT', message, { path: path.slice(0, 200), status: 400 });
}

function tooLong(message: string, path: string): UserError {
  return new UserError('VARIABLE_TOO_LONG', message, { path: path.slice(0, 200), status: 400 });
}
