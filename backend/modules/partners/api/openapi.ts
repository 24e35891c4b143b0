/** The OpenAPI document of a brand, made from the operations and its job form. */
import type { AskedForm } from '../../../../runtime/core/forms/ask.ts';
import { ANSWER_DAYS } from '../limits.ts';
import { scopeName } from '../scopes.ts';
import { isRepeatable, isWrite, type JsonSchema, type Operation } from './operation.ts';
import { operations } from './operations.ts';
import { OWN_PROBLEMS, type OwnProblem, problem, statusOfRefusal } from './problem.ts';
import { jobId, schemasFor } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  schema: JsonSchema;
}

/** By media type. */
type Content = Readonly<
  Record<string, { schema: { $ref: string }; examples?: Readonly<Record<string, { summary: string }>> }>
>;

export interface DescribedOperation {
  operationId: string;
  summary: string;
  description?: string;
  parameters: readonly Parameter[];
  requestBody?: { required: boolean; content: Content };
  /** By status. */
  responses: Readonly<Record<string, { description: string; headers?: JsonSchema; content?: Content }>>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  security: readonly JsonSchema[];
  /** By path and method. */
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  components: { securitySchemes: JsonSchema; schemas: Readonly<Record<string, JsonSchema>> };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What can happen to every request. */
const EVERYWHERE: readonly OwnProblem[] = [
  ...(['KEY_MISSING', 'KEY_UNKNOWN', 'OWNER_MISSING', 'SCOPE_MISSING'] as const),
  ...(['TOO_MANY_REQUESTS', 'TOO_MANY_UNKNOWN_KEYS', 'HEADER_INVALID', 'INTERNAL', 'UNAVAILABLE'] as const),
];
const ON_WRITING: readonly OwnProblem[] = ['KEY_REUSED', 'KEY_IN_USE'];

const isOwn = (code: string): code is OwnProblem => (OWN_PROBLEMS as readonly string[]).includes(code);

/** The statuses with which an operation can refuse, with their codes. */
export function problemsOf(operation: Operation): Map<number, string[]> {
  const codes = [...operation.problems, ...EVERYWHERE, ...(isRepeatable(operation) ? ON_WRITING : [])];
  const byStatus = new Map<number, string[]>();
  for (const code of [...new Set<string>(codes)]) {
    const status = isOwn(code) ? problem(code).status : statusOfRefusal(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function parametersOf(operation: Operation): Parameter[] {
  const { path, query = {} } = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const header = (name: string, schema: JsonSchema, description: string): Parameter => ({
    name,
    in: 'header',
    schema,
    description,
  });
  return [
    ...names.map(
      (name): Parameter => ({
        ...{ name, in: 'path', required: true },
        schema: name === 'id' ? jobId : { type: 'string', pattern: '^[a-z_]{1,60}$' },
      }),
    ),
    ...Object.entries(query).map(([name, schema]): Parameter => ({ name, in: 'query', schema })),
    ...(isRepeatable(operation)
      ? [
          header(
            'Idempotency-Key',
            { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
            `A name of your own for this request. Sent again within ${ANSWER_DAYS} days, it has no further effect and the same answer.`,
          ),
        ]
      : []),
    ...(path.startsWith('/jobs/{id}') && isWrite(operation)
      ? [
          header(
            'If-Match',
            { type: 'string', pattern: '^"\\d{1,9}"$' },
            'The ETag that was read: the request is refused if the job was changed meanwhile.',
          ),
        ]
      : []),
  ];
}

function answersOf(operation: Operation): DescribedOperation['responses'] {
  const { status, answer } = operation;
  const headers = {
    ...Object.fromEntries(
      ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [
        name,
        { schema: { type: 'integer' } },
      ]),
    ),
    'X-Request-Id': { schema: { type: 'string' } },
    ...(answer === 'Job' && { ETag: { schema: { type: 'string' } } }),
  };
  const success = {
    description: 'Done.',
    headers,
    ...(answer !== null && { content: { 'application/json': { schema: ref(answer) } } }),
  };
  const refusals = [...problemsOf(operation)].map(([code, codes]) => [
    String(code),
    {
      description: codes.join(', '),
      content: {
        'application/problem+json': {
          schema: ref('Problem'),
          examples: Object.fromEntries(
            codes.filter(isOwn).map((own) => [own, { summary: problem(own).message }] as const),
          ),
        },
      },
    },
  ]);
  return { [status]: success, ...Object.fromEntries(refusals) };
}

function describe(operation: Operation): DescribedOperation {
  const { id, summary, description, scope, body } = operation;
  const needs = scope === null ? '' : `The key needs the scope \`${scopeName(scope)}\`.`;
  const words = [description, needs].filter(Boolean).join(' ');
  return {
    ...{ operationId: id, summary, ...(words && { description: words }) },
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: { 'application/json': { schema: ref(body.schema) } },
      },
    }),
    responses: answersOf(operation),
  };
}

export interface DocumentedSite {
  name: string;
  /** Scheme and host. */
  origin: string;
  form: AskedForm;
}

export function openApiDocument({ name, origin, form }: DocumentedSite): ApiDocument {
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: `${name}: API for partners`,
      version: '1',
      description:
        'Post and manage the jobs of an organization. Keys are made by its owners on this site. What is added later does not break clients: ignore what you do not know.',
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key: `npk_…`.' } },
      schemas: schemasFor(form),
    },
  };
}
