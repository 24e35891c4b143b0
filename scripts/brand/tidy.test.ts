import { expect, it } from 'vitest';
import { removeExtras, removeMark } from './tidy.ts';

it.each([
  ['{ "a": 1, }', '{ "a": 1 }', '1 comma after the last item'],
  ['{ "a": [1, 2,], }', '{ "a": [1, 2] }', '2 commas after the last items'],
  ['{\n  // why\n  "a": 1 // so\n}\n', '{\n  "a": 1\n}\n', '2 comments'],
  ['{\r\n  // why\r\n  "a": 1, // so\r\n}\r\n', '{\r\n  "a": 1\r\n}\r\n', '2 comments and 1 comma after the last item'],
  ['{ /* a */ "a": /* b */ 1, /* c */ }', '{  "a":  1  }', '3 comments and 1 comma after the last item'],
  ['{ "a": "// no comment, }", }', '{ "a": "// no comment, }" }', '1 comma after the last item'],
])('makes JSON of %j and says how', (text, tidy, removed) => {
  expect(removeExtras(text)).toEqual({ text: tidy, title: `Remove ${removed}` });
  expect(() => JSON.parse(tidy)).not.toThrow();
});

it('takes the byte-order mark away and leaves the rest', () => {
  expect(removeMark('\uFEFF{ "a": 1, }').text).toBe('{ "a": 1, }');
});
