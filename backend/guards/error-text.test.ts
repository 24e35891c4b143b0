import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorText, reasonOf, withoutValues } from './error-text.ts';
import { maskError } from './mask-error.ts';

const person = 'person@example.com\nSecond line';

it('says where and why a statement failed, and none of its values', () => {
  const error = new DrizzleQueryError('select $1', [person, 42], new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  const [first, ...rest] = errorText(error).split('\n');
  expect(first).toBe('Error: Failed query: select $1');
  expect(rest.slice(0, -1).every((line) => line.startsWith('    at '))).toBe(true);
  expect(rest.length).toBeGreaterThan(2);
  expect(rest.at(-1)).toBe('  because: connect ECONNREFUSED 127.0.0.1:5432');
});

it('says in a line what the database said', () => {
  const error = new DrizzleQueryError('select $1', [person], new Error('Connection terminated'));
  expect(reasonOf(error)).toBe('Connection terminated');
  expect(reasonOf(new DrizzleQueryError('select $1', [person]))).toBe('Failed query: select $1');
});

it('is how the log has a fault of the API', () => {
  const lines: string[] = [];
  const error = new DrizzleQueryError('select $1', [person], new Error('column "a" does not exist'));
  maskError(error, (_level, code, message) => lines.push(`${code} ${message}`), true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GRAPHQL_FAULT [0-9a-f]{12} Error: Failed query: select \$1\n {4}at /);
  expect(lines[0]).toMatch(/because: column "a" does not exist$/);
  expect(lines[0]).not.toContain('example.com');
});

it.each([
  [`Failed query: select $1\nparams: ${person},    at home`, 'Failed query: select $1'],
  [`invalid input syntax for type integer: "${person}"`, 'invalid input syntax for type integer: "..."'],
  ['The mail server is away', 'The mail server is away'],
])('takes the values out of %j', (text, wanted) => {
  expect(withoutValues(text)).toBe(wanted);
});
