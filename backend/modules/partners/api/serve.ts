/** Answers the requests of partners' systems. */
import { createHash, randomUUID } from 'node:crypto';
import Negotiator from 'negotiator';
import { isFeatureOn } from '../../../../runtime/core/document/features.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { isDatabaseAway } from '../../../database/away.ts';
import { UserError } from '../../../errors.ts';
import { errorText } from '../../../guards/error-text.ts';
import { inWords } from '../../../guards/in-words.ts';
import type { ErrorLog } from '../../../guards/mask-error.ts';
import type { RateLimiter } from '../../../guards/rate-limit.ts';
import { JOB_FORM } from '../../jobs/own/own-jobs.ts';
import type { CallLog } from '../calls/call-log.ts';
import type { NewCall } from '../calls/call-store.ts';
import { findActingOwner, findUsable, noteUse } from '../key-store.ts';
import { hashOfToken, tokenIn } from '../key-token.ts';
import { readScopes } from '../scopes.ts';
import { type ApiDocument, openApiDocument } from './openapi.ts';
import { type Call, isRepeatable, type Operation, type PartnerKey, type Reply } from './operation.ts';
import type { PartnerRequest } from './partner-request.ts';
import { PROBLEM_TYPE, Problem, problem, problemBody, statusOfRefusal } from './problem.ts';
import { readBody, readQuery } from './read.ts';
import { beginRequest, freeRequest, keepAnswer, type RequestKey } from './request-store.ts';
import { routeOf } from './routes.ts';
import { createUnknownKeys, type UnknownKeys } from './unknown-keys.ts';

export interface PartnerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

export interface PartnerApiOptions {
  makeContext(brand: CompiledBrand, locale: string, visited: string): Promise<ApiContext>;
  limiter: Pick<RateLimiter, 'use'>;
  calls: Pick<CallLog, 'note'>;
  log: ErrorLog;
}

/** What the log is told of a request; nothing until its key is known. */
interface Noted {
  call?: Omit<NewCall, 'status' | 'code'>;
  code?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;
const ETAG = /^(?:W\/)?"(\d{1,9})"$/;

/** Never rejects. */
export function createPartnerApi({ makeContext, limiter, calls, log }: PartnerApiOptions) {
  const unknownKeys = createUnknownKeys(limiter);
  return async function answer(request: PartnerRequest): Promise<PartnerAnswer> {
    const noted: Noted = {};
    const said = await respond(request, noted);
    if (noted.call !== undefined) calls.note({ ...noted.call, status: said.status, code: noted.code ?? null });
    return said;
  };

  async function respond(request: PartnerRequest, noted: Noted): Promise<PartnerAnswer> {
    const { brand, id, visited } = request;
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': id };
    let context: ApiContext | undefined;
    try {
      if (!isFeatureOn(brand.document.features, 'partnerApi')) throw problem('NOT_FOUND');
      context = await makeContext(brand, localeFor(request), visited);
      if (request.path === '/openapi.json') return documentFor(context, request, headers);
      const { operation, params } = routeOf(request.method, request.path);
      const call = await admit({ ...context, address: request.address }, request, operation, { headers, noted });
      return await perform(operation, { ...call, ...params }, request, headers);
    } catch (error) {
      return refuse(error, context, { brand, id, headers, noted });
    }
  }

  /** The call that this key may make. Throws a `Problem`. */
  async function admit(
    made: ApiContext,
    { headers: sent, query, path, id, method }: PartnerRequest,
    operation: Operation,
    { headers, noted }: { headers: Record<string, string>; noted: Noted },
  ): Promise<Omit<Call, 'id' | 'name' | 'body' | 'once'>> {
    const key = await findKey(made, sent.authorization, unknownKeys);
    noted.call = { keyId: key.id, created: made.now, method, path: operation.path, requestId: id };
    const { used, seconds } = await limiter.use('api', `key ${key.id}`);
    headers['RateLimit-Limit'] = String(key.perMinute);
    headers['RateLimit-Remaining'] = String(Math.max(0, key.perMinute - used));
    headers['RateLimit-Reset'] = String(seconds);
    if (used > key.perMinute) throw problem('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(seconds) } });
    await noteUse(made, key.id, made.now);
    if (operation.scope !== null && !key.scopes.includes(operation.scope)) throw problem('SCOPE_MISSING');
    const owner = await findActingOwner(made, key);
    if (owner === undefined) throw problem('OWNER_MISSING');
    const { roles, ...account } = owner;
    const context: ApiContext = {
      ...made,
      viewer: {
        account,
        // Keys act for employers, never for administrators.
        roles: new Set(roles.filter((role) => role === 'recruiter')),
        waitingRoles: new Set(),
        sessionId: null,
        home: made.frontend,
        actorId: null,
        secondFactor: false,
      },
    };
    return { context, key, query: readQuery(operation, query), version: versionIn(sent['if-match'], path) };
  }

  async function perform(
    operation: Operation,
    admitted: Omit<Call, 'body' | 'once'>,
    request: PartnerRequest,
    headers: Record<string, string>,
  ): Promise<PartnerAnswer> {
    const { context, key } = admitted;
    const name = isRepeatable(operation) ? idempotencyKeyIn(request.headers['idempotency-key']) : null;
    const body = readBody(operation, request);
    const call = { ...admitted, body, once: name === null ? randomUUID() : hashOf(`${key.id} ${name}`) };
    if (name === null) return answerOf(operation, await operation.run(call), headers);
    const id: RequestKey = { keyId: key.id, key: name };
    const begun = await beginRequest(
      context,
      id,
      hashOf(`${request.method} ${request.path}\n${request.body ?? ''}`),
      context.now,
    );
    if (begun === 'other') throw problem('KEY_REUSED');
    if (begun === 'running') throw problem('KEY_IN_USE', { headers: { 'Retry-After': '1' } });
    if (begun !== 'mine') {
      const { status, headers: kept, body: text } = begun;
      return {
        status,
        headers: { ...headers, ...kept, 'Idempotency-Replayed': 'true' },
        body: text === '' ? null : text,
      };
    }
    try {
      const answer = answerOf(operation, await operation.run(call), {});
      await keepAnswer(context, id, { ...answer, body: answer.body ?? '' });
      return { ...answer, headers: { ...headers, ...answer.headers } };
    } catch (error) {
      await freeRequest(context, id);
      throw error;
    }
  }

  function refuse(
    error: unknown,
    context: ApiContext | undefined,
    { brand, id, headers, noted }: { brand: CompiledBrand; id: string; headers: Record<string, string>; noted: Noted },
  ): PartnerAnswer {
    const reader = { brand, locale: context?.locale ?? brand.document.locales.default };
    const failed = asProblem(error, (refused) => inWords(refused, reader));
    noted.code = failed.code;
    if (failed.status >= 500) log('error', failed.code, `${id} ${errorText(error)}`);
    return {
      status: failed.status,
      headers: {
        ...headers,
        ...(failed.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
        ...failed.headers,
        'Content-Type': PROBLEM_TYPE,
      },
      body: problemBody(failed, id),
    };
  }
}

export type PartnerApi = ReturnType<typeof createPartnerApi>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function asProblem(error: unknown, wordsOf: (error: UserError) => string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof UserError) {
    const code = String(error.extensions.code);
    return code === 'JOB_CHANGED'
      ? problem('VERSION_OUTDATED', { detail: wordsOf(error) })
      : new Problem(code, statusOfRefusal(code), { detail: wordsOf(error) });
  }
  return isDatabaseAway(error) ? problem('UNAVAILABLE', { headers: { 'Retry-After': '10' } }) : problem('INTERNAL');
}

/** The language that the client prefers, else that of the brand. */
function localeFor({ brand, headers }: PartnerRequest): string {
  const { supported, default: standard } = brand.document.locales;
  const sent = headers['accept-language'];
  if (sent === undefined) return standard;
  return new Negotiator({ headers: { 'accept-language': sent } }).language([...supported]) ?? standard;
}

/** Open to everybody: it says nothing that the form does not. */
function documentFor(context: ApiContext, { method }: PartnerRequest, headers: Record<string, string>): PartnerAnswer {
  if (method !== 'GET') throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET' } });
  return { status: 200, headers: { ...headers, 'Content-Type': JSON_TYPE }, body: JSON.stringify(documentOf(context)) };
}

/** The document of the brand, with its job form in the language of the request. */
export const documentOf = (context: ApiContext): ApiDocument =>
  openApiDocument({
    name: context.brand.document.site.name,
    origin: context.originOf(context.brand),
    form: formOf(context, JOB_FORM),
  });

async function findKey(
  context: ApiContext,
  header: string | undefined,
  unknownKeys: UnknownKeys,
): Promise<PartnerKey & { authorId: number | null }> {
  const token = tokenIn(header);
  if (token === null) throw problem('KEY_MISSING');
  const hash = hashOfToken(token);
  unknownKeys.admit(context.address, hash);
  const row = hash === null ? undefined : await findUsable(context, hash, context.now);
  if (row === undefined || hash === null) {
    await unknownKeys.missed(context.address);
    throw problem('KEY_UNKNOWN');
  }
  unknownKeys.found(hash);
  return { ...row, scopes: readScopes(row.scopes) };
}

function versionIn(header: string | undefined, path: string): number | null {
  if (header === undefined || header.trim() === '*' || !path.startsWith('/jobs/')) return null;
  const version = ETAG.exec(header.trim())?.[1];
  if (version === undefined) throw problem('HEADER_INVALID', { detail: 'If-Match is the ETag of a job, such as "3".' });
  return Number(version);
}

function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(header))
    throw problem('HEADER_INVALID', { detail: 'Idempotency-Key has 8 to 128 letters, digits or signs.' });
  return header;
}

function answerOf(
  { status }: Operation,
  { data, version, location }: Reply,
  headers: Record<string, string>,
): PartnerAnswer {
  return {
    status,
    headers: {
      ...headers,
      ...(data !== null && { 'Content-Type': JSON_TYPE }),
      ...(version !== undefined && { ETag: `"${version}"` }),
      ...(location !== undefined && { Location: location }),
    },
    body: data === null ? null : JSON.stringify(data),
  };
}
