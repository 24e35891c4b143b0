/** Reads what a request sends, as its operation documents it. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonSchema, Operation } from './operation.ts';
import type { PartnerRequest } from './partner-request.ts';
import { type ProblemFault, problem } from './problem.ts';
import { bodySchemas } from './schemas.ts';

const MOST_FAULTS = 50;

/** Parameters of the query are texts; numbers among them are read. */
const queries = new Ajv({ allErrors: true, coerceTypes: true, strict: false });
/** The rules of the form check the answers themselves. */
const bodies = new Ajv({ allErrors: true, strict: false });
addFormats.default(bodies);

const queryChecks = new WeakMap<Operation, ValidateFunction>();
const bodyChecks = new Map<string, ValidateFunction>();

/** Throws a `Problem` for an unknown or wrong parameter. */
export function readQuery(operation: Operation, raw: string): Readonly<Record<string, unknown>> {
  const { query } = operation;
  const given = Object.fromEntries(new URLSearchParams(raw));
  if (query === undefined) return {};
  const check =
    queryChecks.get(operation) ?? queries.compile({ type: 'object', properties: query, additionalProperties: false });
  queryChecks.set(operation, check);
  if (!check(given)) throw problem('QUERY_INVALID', { errors: faultsOf(check.errors ?? []) });
  return given;
}

/** Throws a `Problem` for a body that is not as documented. */
export function readBody({ body }: Operation, request: PartnerRequest): Readonly<Record<string, unknown>> {
  if (body === undefined) return {};
  if (request.body === null) throw problem('BODY_TOO_LARGE', { headers: { Connection: 'close' } });
  if (request.body.length === 0 && body.isOptional) return {};
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:merge-patch\+)?json(?:\s*;|$)/i.test(type.trim())) throw problem('WRONG_CONTENT_TYPE');
  const check = bodyChecks.get(body.schema) ?? bodies.compile(schemaOf(body.schema));
  bodyChecks.set(body.schema, check);
  const given = parsed(request.body);
  if (!check(given)) throw problem('BODY_INVALID', { errors: faultsOf(check.errors ?? []) });
  return given as Record<string, unknown>;
}

function schemaOf(name: string): JsonSchema {
  const schema = bodySchemas[name];
  if (schema === undefined) throw new Error(`There is no schema "${name}" of a body.`);
  return schema;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw problem('NOT_JSON');
  }
}

function faultsOf(errors: readonly ErrorObject[]): ProblemFault[] {
  return errors.slice(0, MOST_FAULTS).map(({ instancePath, keyword, message = 'is wrong', params }) => {
    const extra = keyword === 'additionalProperties' ? `: "${String(params.additionalProperty).slice(0, 60)}"` : '';
    return { pointer: instancePath, code: keyword, detail: `${message}${extra}` };
  });
}
