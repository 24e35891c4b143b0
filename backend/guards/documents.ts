/** Parses the documents of a GraphQL request within limits that hold before parsing, and rates their total cost. */
import { type DocumentNode, type GraphQLSchema, Lexer, parse, Source, TokenKind } from 'graphql';
import { UserError } from '../errors.ts';
import { checkCost } from './limits.ts';

/** Published in docs/limits.md; bytes in UTF-8. `levels` counts brackets of any kind, `batchBytes` is for the whole request. */
export const DOCUMENT_LIMITS = { bytes: 16 * 1024, batchBytes: 64 * 1024, tokens: 2000, levels: 20 } as const;

export interface ReadDocuments {
  /** By text, so that each is parsed once. */
  parsed: ReadonlyMap<string, DocumentNode>;
  /** Root fields over all operations. */
  calls: number;
}

/**
 * The documents of a body, an operation or a list of them. Invalid GraphQL is left out, because running it reports
 * why. Throws `UserError` QUERY_TOO_LARGE.
 */
export function readDocuments(schema: GraphQLSchema, body: unknown): ReadDocuments {
  const texts = (Array.isArray(body) ? body : [body]).flatMap(queryOf);
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const longest = Math.max(0, ...sizes);
  if (longest > DOCUMENT_LIMITS.bytes) throw tooLarge(tooLong('The query is', longest, DOCUMENT_LIMITS.bytes));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole > DOCUMENT_LIMITS.batchBytes)
    throw tooLarge(tooLong('The queries of the batch are', whole, DOCUMENT_LIMITS.batchBytes));
  const parsed = new Map<string, DocumentNode>();
  for (const text of new Set(texts)) {
    const document = parseBounded(text);
    if (document) parsed.set(text, document);
  }
  const documents = texts.flatMap((text) => parsed.get(text) ?? []);
  return { parsed, calls: checkCost(schema, documents) };
}

function queryOf(operation: unknown): string[] {
  const query =
    typeof operation === 'object' && operation !== null && 'query' in operation ? operation.query : undefined;
  return typeof query === 'string' ? [query] : [];
}

/** Null for a text that is not GraphQL. */
function parseBounded(text: string): DocumentNode | null {
  try {
    checkTokens(text);
    return parse(text);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return null;
  }
}

/** The parser recurses for each level, so levels are counted before it starts. */
function checkTokens(text: string): void {
  const lexer = new Lexer(new Source(text));
  let level = 0;
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
    if (count >= DOCUMENT_LIMITS.tokens) {
      throw tooLarge(`The query has more than ${DOCUMENT_LIMITS.tokens} tokens.`);
    }
    level += STEPS[lexer.token.kind] ?? 0;
    if (level > DOCUMENT_LIMITS.levels) {
      throw tooLarge(`The query is nested deeper than ${DOCUMENT_LIMITS.levels} levels.`);
    }
  }
}

const STEPS: Readonly<Partial<Record<TokenKind, number>>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
};

const tooLong = (what: string, size: number, most: number) =>
  `${what} ${Math.ceil(size / 1024)} KB long; ${most / 1024} KB are allowed.`;

function tooLarge(message: string): UserError {
  return new UserError('QUERY_TOO_LARGE', message, { status: 400 });
}
