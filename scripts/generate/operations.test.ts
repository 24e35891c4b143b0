/** The committed typed documents, as sent by the browser and by pages. */
import { globSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';

const operations = globSync(['runtime/**/*.graphql', 'server/**/*.graphql', 'widgets/**/*.graphql']);
const schema = buildASTSchema(
  parse(
    globSync('backend/modules/**/*.graphql')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ),
);

/** The constants of a generated file: name and text. */
function documentsIn(file: string): (readonly [name: string, text: string])[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = '([^']+)' as TypedDocument/gm)].map(
    ([, name = '', text = '']) => [name, text] as const,
  );
}
const documents = operations.flatMap((file) => documentsIn(file.replace(/\.graphql$/, '.generated.ts')));

it('writes one document for every operation, under its name', () => {
  const named = operations.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(query|mutation) (\w)(\w*)/gm)].map(
      ([, kind = '', first = '', rest = '']) =>
        `${first.toLowerCase()}${rest}${kind === 'query' ? 'Query' : 'Mutation'}`,
    ),
  );
  expect(documents.map(([name]) => name).sort()).toEqual(named.sort());
  expect(new Set(named).size).toBe(named.length);
});

it('writes documents that fit the API, with each fragment that they use once and no other', () => {
  const faults = documents.flatMap(([name, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('writes no character that only people need', () => {
  expect(documents.filter(([, text]) => /\s\s|\n|[{}:,] | [{}:,()]/.test(text)).map(([name]) => name)).toEqual([]);
});
