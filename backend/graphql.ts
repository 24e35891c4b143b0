/** The GraphQL endpoint over HTTP. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  validate,
} from 'graphql';
import { createYoga, type GraphiQLOptions, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { ApiContext } from './context.ts';
import { UserError } from './errors.ts';
import { readBody } from './guards/body.ts';
import { readDocuments } from './guards/documents.ts';
import { type BrandSource, readFrontend } from './guards/frontend.ts';
import { inWords, resultInWords, UNAVAILABLE } from './guards/in-words.ts';
import { type ErrorLog, maskError, RETRY_AFTER_SECONDS } from './guards/mask-error.ts';
import type { RequestLimit } from './guards/request-limit.ts';
import { operationSpan } from './observe/operations.ts';
import { inSpan } from './observe/spans.ts';
import { type Reader, refusal } from './refusal.ts';
import { readMeasuredVisit } from './relays/visit.ts';
import { siteBeside } from './services/origins.ts';
import type { ReceivedFiles } from './uploads/received.ts';
import type { Viewer } from './viewer.ts';

const ENDPOINT = '/graphql';
const MOST_BATCHED = 10;
/** Each error is an object with a stack and AST nodes; a person fixes the first few and tries again. */
const MOST_FAULTS = 10;

export interface EndpointOptions {
  schema: GraphQLSchema;
  brands: BrandSource;
  makeContext: (brand: CompiledBrand, locale: string, visited?: string) => Promise<ApiContext>;
  /** Who asks, by the `authorization` header: somebody with a session on the site of the request. */
  findViewer: (context: ApiContext, authorization: string | null, home: string) => Promise<Viewer>;
  /** Counts the calls of each network. */
  calls: RequestLimit;
  log: ErrorLog;
  production: boolean;
}

/** Metadata of a request. */
export interface RequestOrigin {
  /** IP address of the client. */
  address?: string;
  /** The files uploaded with it. */
  received?: ReceivedFiles;
  /** Scheme and host that the visitor used. */
  visited?: string;
}

/** Answers a request for `/graphql`. */
export type GraphqlEndpoint = (request: Request, from?: RequestOrigin) => Promise<Response>;

interface ServerContext {
  api: ApiContext;
  /** Who reads the errors. */
  reader: Reader;
  /** Documents that were parsed before yoga runs. */
  parsed: ReadonlyMap<string, DocumentNode>;
  /** Set when an operation found the database unavailable. */
  answer: { isAway: boolean };
}

/** GET serves GraphiQL outside production; everything else is POST with JSON. */
export function createGraphqlEndpoint(options: EndpointOptions): GraphqlEndpoint {
  const { schema, brands, makeContext, findViewer, calls, production } = options;
  const yoga = createEndpoint(options);
  return async (request, { visited, ...from } = {}) => {
    let reader: Reader | undefined;
    try {
      if (request.method === 'GET' && !production && accepts(request, 'text/html')) return await yoga.fetch(request);
      if (request.method !== 'POST') return refuseMethod(request.method);
      const frontend = readFrontend(request, brands);
      const { brand, locale, home } = frontend;
      reader = frontend.reader;
      // Refused requests count as calls, too.
      countCalls(calls, from.address, 1);
      const { text, operations } = await readBody(request);
      const documents = readDocuments(schema, operations);
      countCalls(calls, from.address, documents.calls - 1);
      const isElsewhere = home !== brand && visited !== undefined;
      const made = await makeContext(brand, locale, isElsewhere ? siteBeside(visited, brand) : visited);
      const viewer = await findViewer(made, request.headers.get('authorization'), home.id);
      const isVisualEditor = request.headers.has('visual-editor');
      const visit = visitOf(request, from.address);
      const api = { ...made, ...from, viewer, visit, isVisualEditor, readerLocale: reader.locale };
      const { url, headers, method } = request;
      const answer = { isAway: false };
      const asked = new Request(url, { method, headers, body: text });
      const response = await inSpan(
        () => operationSpan(documents.parsed.values()),
        async () => yoga.fetch(asked, { api, reader, parsed: documents.parsed, answer }),
      );
      return answer.isAway ? asUnavailable(response) : response;
    } catch (error) {
      return refuse(maskError(error, options.log, production), reader);
    }
  };
}

function createEndpoint({ schema, log, production }: EndpointOptions): YogaServerInstance<ServerContext, ApiContext> {
  const rules: Plugin<Pick<ServerContext, 'parsed'>> = {
    onParse({ params, context, setParsedDocument }) {
      const known = context.parsed.get(params.source.toString());
      if (known) setParsedDocument(known);
    },
    onValidate({ addValidationRule, setValidationFn }) {
      // Suggested names would reveal the schema where introspection is off.
      const options = { maxErrors: MOST_FAULTS, hideSuggestions: production };
      setValidationFn((...[, document, rules]) => validate(schema, document, rules, options));
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  // The failing code does not know the user; the request does.
  const words: Plugin<Record<string, unknown>, ServerContext> = {
    onResultProcess({ result, setResult, serverContext: { reader, answer } }) {
      answer.isAway = [result].flat().some((one) => 'errors' in one && one.errors?.some(isUnavailable));
      if (Array.isArray(result)) setResult(result.map((one) => resultInWords(one, reader)));
      else if (!(Symbol.asyncIterator in result)) setResult(resultInWords(result, reader));
    },
  };
  return createYoga<ServerContext, ApiContext>({
    schema,
    plugins: [rules, words],
    graphqlEndpoint: ENDPOINT,
    context: ({ api }) => api,
    batching: { limit: MOST_BATCHED },
    graphiql: !production,
    renderGraphiQL,
    landingPage: false,
    // Its cache would keep whatever clients send, including refused documents.
    parserAndValidationCache: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, log, production) },
  });
}

/** GraphiQL with its scripts inlined, so that no other host learns who uses the API. Nine megabytes: read on first use. */
async function renderGraphiQL(options: GraphiQLOptions): Promise<string> {
  const { renderGraphiQL: render } = await import('@graphql-yoga/render-graphiql');
  return render(options);
}

/** Throws `UserError` TOO_MANY_REQUESTS. Requests without a network address, as in tests, are not counted. */
function countCalls(limit: RequestLimit, address: string | undefined, calls: number): void {
  const seconds = address === undefined || calls < 1 ? null : limit.count(address, calls);
  if (seconds !== null) throw refusal('TOO_MANY_REQUESTS', { count: seconds }, { status: 429, retryAfter: seconds });
}

function isUnavailable({ extensions }: GraphQLError): boolean {
  return extensions?.code === UNAVAILABLE;
}

/** Applies to a whole batch, too: the client repeats it. */
function asUnavailable({ body, headers }: Response): Response {
  const more = new Headers(headers);
  more.set('retry-after', String(RETRY_AFTER_SECONDS));
  return new Response(body, { status: 503, headers: more });
}

function visitOf({ headers }: Request, address = '') {
  return readMeasuredVisit({
    cookies: headers.get('cookie') ?? '',
    address,
    userAgent: headers.get('user-agent') ?? '',
  });
}

function accepts(request: Request, type: string): boolean {
  return request.headers.get('accept')?.includes(type) ?? false;
}

/** The response to any method but POST. */
export function refuseMethod(method: string): Response {
  return refuse(new UserError('METHOD_NOT_ALLOWED', `GraphQL is asked by POST, not by ${method}.`, { status: 405 }));
}

/** The response to a request for which no operation was run. An error without a status could also come from an operation. */
export function refuse(masked: Error, reader?: Reader): Response {
  const answer = masked instanceof UserError ? masked : undefined;
  const status = answer === undefined ? 500 : (statusOf(answer.extensions.http) ?? 200);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (answer?.retryAfter !== undefined) headers['retry-after'] = String(answer.retryAfter);
  if (status === 405) headers.allow = 'POST';
  const extensions = answer === undefined ? {} : { code: answer.extensions.code };
  if (extensions.code === 'WRONG_CONTENT_ENCODING') headers['accept-encoding'] = 'identity';
  const message = reader && masked instanceof GraphQLError ? inWords(masked, reader) : masked.message;
  return new Response(JSON.stringify({ errors: [{ message, extensions }] }), { status, headers });
}

function statusOf(http: unknown): number | undefined {
  if (typeof http !== 'object' || http === null || !('status' in http)) return undefined;
  return typeof http.status === 'number' ? http.status : undefined;
}
