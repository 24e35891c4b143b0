/** Requests of the API as commands to copy. Pure. */
import type { ApiDocument, DescribedOperation } from '../../backend/modules/partners/api/openapi.ts';
import { referenceIn } from './schema-rows.ts';

const PATH_VALUES: Readonly<Record<string, string>> = { id: '42', name: 'employment_type' };

/** For a shell that knows the key as `$KEY`. */
export function curlOf(
  { servers, components }: ApiDocument,
  { path, method, operation }: { path: string; method: string; operation: DescribedOperation },
): string {
  const address = `${servers[0]?.url ?? ''}${path.replace(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? name)}`;
  const schema = operation.requestBody?.content['application/json']?.schema;
  const name = schema ? referenceIn(schema) : null;
  const examples = name === null ? undefined : components.schemas[name]?.examples;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const isRepeatable = operation.parameters.some((one) => one.name === 'Idempotency-Key');
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${address}`,
    '-H "Authorization: Bearer $KEY"',
    ...(isRepeatable && method === 'post' ? ['-H "Idempotency-Key: a-name-of-your-own"'] : []),
    ...(example === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${quoted(example)}'`]),
  ];
  return parts.join(' \\\n  ');
}

/** JSON within the quotes of a shell. */
const quoted = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("'", "'\\''");
