/** Failed requests of the API for partners, as RFC 9457 problem details. */
import type { FormFault } from '../../../graphql.generated.ts';

export interface ProblemFault {
  /** JSON pointer into the body. */
  pointer: string;
  code: string;
  detail: string;
}

/** What the API itself refuses; refusals of the rules of jobs keep their codes (docs/errors.md). */
const OWN = {
  NOT_FOUND: [404, 'There is nothing at this address.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not answer this method.'],
  KEY_MISSING: [401, 'Send an API key: "Authorization: Bearer npk_…".'],
  KEY_UNKNOWN: [401, 'This API key does not exist here, was revoked or has expired.'],
  OWNER_MISSING: [403, 'The organization of this key has no owner at the moment.'],
  SCOPE_MISSING: [403, 'This API key may not do that.'],
  TOO_MANY_REQUESTS: [429, 'This API key has made all requests of this minute.'],
  TOO_MANY_UNKNOWN_KEYS: [429, 'Your network has sent too many unknown API keys. Try again later.'],
  BODY_TOO_LARGE: [413, 'The body is too large.'],
  NOT_JSON: [400, 'The body is not JSON.'],
  WRONG_CONTENT_TYPE: [415, 'Send the body as application/json.'],
  QUERY_INVALID: [400, 'A parameter of the query is wrong.'],
  HEADER_INVALID: [400, 'A header is wrong.'],
  BODY_INVALID: [422, 'The body is not as documented.'],
  ANSWERS_INVALID: [422, 'The answers of the job are incomplete or wrong.'],
  VERSION_OUTDATED: [412, 'The job was changed meanwhile. Read it again.'],
  KEY_REUSED: [422, 'This idempotency key was used for another request.'],
  KEY_IN_USE: [409, 'The first request with this idempotency key is still being answered.'],
  UNAVAILABLE: [503, 'Our data cannot be reached at the moment. Try again in a few seconds.'],
  INTERNAL: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [number, string]>;

export type OwnProblem = keyof typeof OWN;
export const OWN_PROBLEMS = Object.keys(OWN) as OwnProblem[];

/** HTTP statuses of refusals that have one of their own; all others are conflicts. */
const STATUSES: Readonly<Record<string, number>> = {
  BAD_INPUT: 422,
  NOT_ALLOWED: 403,
  SIGN_IN_REQUIRED: 401,
  FEATURE_OFF: 403,
  EMAIL_NOT_VERIFIED: 403,
  ORGANIZATION_PAUSED: 403,
  JOB_UNKNOWN: 404,
  ORGANIZATION_UNKNOWN: 404,
  JOB_NOT_PAID: 402,
  JOB_CHANGED: 412,
  TOO_MANY_TRIES: 429,
  UNAVAILABLE: 503,
};

export const statusOfRefusal = (code: string): number => STATUSES[code] ?? 409;

interface ProblemDetails {
  detail?: string;
  errors?: readonly ProblemFault[];
  headers?: Readonly<Record<string, string>>;
}

/** Thrown while a request is answered. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly errors: readonly ProblemFault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, status: number, { detail = code, errors, headers = {} }: ProblemDetails = {}) {
    super(detail);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** One that the API itself has. */
export function problem(code: OwnProblem, details: ProblemDetails = {}): Problem {
  const [status, detail] = OWN[code];
  return new Problem(code, status, { detail, ...details });
}

/** Faults of the job form; `pointer` says where the answers are in the body. */
export const answersInvalid = (faults: readonly FormFault[], pointer: string): Problem =>
  problem('ANSWERS_INVALID', {
    errors: faults.map(({ code, message, ...at }) => ({ pointer: `${pointer}${at.pointer}`, code, detail: message })),
  });

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function problemBody({ code, status, message, errors }: Problem, requestId: string): string {
  return JSON.stringify({
    ...{ type: `urn:nameplate:problem:${code}`, title: code, status, detail: message, code, requestId },
    ...(errors && { errors }),
  });
}
