/** What an operation of the API for partners is. */
import type { ApiContext } from '../../../context.ts';
import type { KeyScope } from '../scopes.ts';
import type { OwnProblem } from './problem.ts';

/** JSON Schema, 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface PartnerKey {
  id: number;
  name: string;
  organizationId: number;
  organizationName: string;
  scopes: readonly KeyScope[];
  perMinute: number;
  expires: Date | null;
}

/** A request that may be made, with everything read. */
export interface Call {
  context: ApiContext;
  key: PartnerKey;
  /** The job in the path; 0 where there is none. */
  id: number;
  /** The name in the path. */
  name: string;
  /** Parameters of the query, as their schemas say. */
  query: Readonly<Record<string, unknown>>;
  /** As its schema says. */
  body: Readonly<Record<string, unknown>>;
  /** Of `If-Match`; null without it. */
  version: number | null;
  /** Makes writing idempotent: of the request's idempotency key, else of its own. */
  once: string;
}

export interface Reply {
  data: unknown;
  /** Of the job, for the `ETag`. */
  version?: number;
  location?: string;
}

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`: `/jobs/{id}`. */
  path: string;
  summary: string;
  description?: string;
  /** What the key must be allowed; null: any key will do. */
  scope: KeyScope | null;
  /** Parameters of the query by name. */
  query?: Readonly<Record<string, JsonSchema>>;
  /** Name of the schema of its body, and whether it can do without. */
  body?: { schema: string; isOptional?: boolean };
  /** Of success. */
  status: 200 | 201 | 204;
  /** Its answer contains a secret, which is not kept: it takes no idempotency key. */
  isSecret?: true;
  /** Name of the schema of its answer. */
  answer: string | null;
  /** What can be refused, besides what can be everywhere. */
  problems: readonly (OwnProblem | 'JOB_UNKNOWN' | 'JOB_STATE' | 'JOB_NOT_PAID' | 'WEBHOOK_TOO_MANY')[];
  run(call: Call): Promise<Reply>;
}

/** Whether it changes something. */
export const isWrite = ({ method }: Operation): boolean => method !== 'GET';

/** Whether it takes an idempotency key. */
export const isRepeatable = (operation: Operation): boolean => isWrite(operation) && operation.isSecret !== true;
