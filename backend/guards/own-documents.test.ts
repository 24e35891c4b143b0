import { Lexer, parse, Source, TokenKind, validate } from 'graphql';
import { expect, it } from 'vitest';
import { apiSchema } from '../api-schema.ts';
import { ownDocuments } from '../testing/own-documents.ts';
import { DOCUMENT_LIMITS, readDocuments } from './documents.ts';

const documents = ownDocuments();

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

it('finds the documents of pages, forms and the administration', () => {
  const folders = new Set(documents.map(({ file }) => file.split('/').slice(0, 2).join('/')));
  expect(documents.length).toBeGreaterThan(200);
  expect([...folders]).toEqual(
    expect.arrayContaining(['runtime/page', 'runtime/forms', 'widgets/shared', 'widgets/admin-area']),
  );
});

it('answers every document that the project sends', () => {
  const faults = documents.flatMap(({ file, text }) =>
    validate(apiSchema(), parse(text)).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('leaves room: none of them comes near to its bounds, nor do four of the dearest in a batch', () => {
  for (const { file, text } of documents) {
    expect([file, Buffer.byteLength(text) < DOCUMENT_LIMITS.bytes / 4]).toEqual([file, true]);
    expect([file, tokensOf(text) < DOCUMENT_LIMITS.tokens / 4]).toEqual([file, true]);
    const four = [1, 2, 3, 4].map(() => ({ query: text }));
    expect(() => readDocuments(apiSchema(), four), file).not.toThrow();
  }
});
