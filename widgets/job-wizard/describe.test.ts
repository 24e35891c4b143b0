import { expect, it } from 'vitest';
import { createLineReader, readLine } from './describe.ts';

it('gives whole lines, whatever the pieces are', () => {
  const bytes = new TextEncoder().encode('{"text":"Bäcker"}\n\n{"text":"€"}\n{"done":true}\n');
  const lines = createLineReader();
  const found = [...bytes].flatMap((byte) => lines(Uint8Array.of(byte)));
  expect(found).toEqual(['{"text":"Bäcker"}', '{"text":"€"}', '{"done":true}']);
});

it.each([
  ['{"text":"a"}', { text: 'a', done: false, fault: null }],
  ['{"done":true}', { text: null, done: true, fault: null }],
  ['{"fault":{"code":"X","message":"No."}}', { text: null, done: false, fault: 'No.' }],
  ['{"fault":{"code":"FAILED"}}', { text: null, done: false, fault: '' }],
  ['{"text":7}', { text: null, done: false, fault: null }],
  ['<html>', { text: null, done: false, fault: null }],
  ['null', { text: null, done: false, fault: null }],
])('reads the line %s', (line, told) => {
  expect(readLine(line)).toEqual(told);
});
