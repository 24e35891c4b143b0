import { globSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import * as operations from './operations.ts';

const sdl = globSync('backend/modules/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
const schema = buildASTSchema(parse(sdl.join('\n')));

it.each(Object.entries(operations))('%s asks only for what the API offers', (_name, document) => {
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
});
