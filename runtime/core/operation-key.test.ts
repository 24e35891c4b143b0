import { expect, it } from 'vitest';
import { operation, type TypedDocument } from './operation.ts';
import { operationKey, operationName } from './operation-key.ts';

const document = 'query Jobs($first:Int){jobs(first:$first){id}}' as TypedDocument<unknown, { first?: number | null }>;

it('names an operation with its variables shortly, each one differently', () => {
  const keys = Array.from({ length: 500 }, (_, first) => operationKey(operation(document, { first })));
  expect(new Set(keys.map(([name]) => name))).toEqual(new Set(['Jobs']));
  expect(new Set(keys.map(([, digest]) => digest)).size).toBe(500);
  expect(keys.every(([, digest]) => digest.length <= 11)).toBe(true);
});

it('gives the same operation the same name every time', () => {
  expect(operationKey(operation(document, { first: 3 }))).toEqual(operationKey(operation(document, { first: 3 })));
  expect(operation(document)).toEqual({ document, variables: {} });
});

it.each([
  ['query JobSearch($a:Int){a}', 'JobSearch'],
  ['mutation Apply{apply}', 'Apply'],
  ['{ a }', ''],
])('reads the name of %s', (text, name) => expect(operationName(text)).toBe(name));
