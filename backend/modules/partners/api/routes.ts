/** Finds the operation of a request. */
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { problem } from './problem.ts';

interface Route {
  operation: Operation;
  params: { id: number; name: string };
}

const HIGHEST_ID = 2 ** 31 - 1;

const PATTERNS: readonly (readonly [RegExp, Operation])[] = operations.map((operation) => [
  new RegExp(`^${operation.path.replace('{id}', '(?<id>[1-9]\\d{0,9})').replace('{name}', '(?<name>[a-z_]{1,60})')}$`),
  operation,
]);

/** Throws a `Problem` for an unknown path or method. */
export function routeOf(method: string, path: string): Route {
  const found = PATTERNS.flatMap(([pattern, operation]) => {
    const match = pattern.exec(path);
    return match === null ? [] : [{ operation, groups: match.groups ?? {} }];
  });
  const [one] = found.filter(({ operation }) => operation.method === method);
  if (one === undefined) {
    if (found.length === 0) throw problem('NOT_FOUND');
    const Allow = found.map(({ operation }) => operation.method).join(', ');
    throw problem('METHOD_NOT_ALLOWED', { headers: { Allow } });
  }
  const { id = '0', name = '' } = one.groups;
  // No job has a higher one.
  return { operation: one.operation, params: { id: Number(id) > HIGHEST_ID ? 0 : Number(id), name } };
}
