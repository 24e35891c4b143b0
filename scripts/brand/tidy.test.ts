import { expect, it } from 'vitest';
import { tidyJson } from './tidy.ts';

it.each([
  ['\uFEFF{ "a": 1 }', '{ "a": 1 }'],
  ['{ "a": 1, }', '{ "a": 1 }'],
  ['{ "a": [1, 2,], }', '{ "a": [1, 2] }'],
  ['{\n  // why\n  "a": 1 // so\n}\n', '{\n  "a": 1\n}\n'],
  ['{\r\n  // why\r\n  "a": 1, // so\r\n}\r\n', '{\r\n  "a": 1\r\n}\r\n'],
  ['{ /* a */ "a": /* b */ 1, /* c */ }', '{  "a":  1  }'],
  ['{ "a": "// no comment, }" }', '{ "a": "// no comment, }" }'],
])('makes JSON of %j', (text, tidy) => {
  expect(tidyJson(text)).toBe(tidy);
  expect(() => JSON.parse(tidyJson(text))).not.toThrow();
});
