import { describe, expect, it } from 'vitest';
import { parseFile, parseText } from './parse-file.ts';

const problems = (text: string) =>
  parseText(text).problems.map(({ code, offset, message }) => `${offset} ${code} ${message}`);

describe('parseText', () => {
  it('reads an object', () => {
    expect(parseText('{ "a": [1, null] }')).toEqual({
      text: '{ "a": [1, null] }',
      value: { a: [1, null] },
      problems: [],
    });
  });

  it.each([
    ['{ "a": 1, }', '8 JSON_SYNTAX JSON has no comma after the last item. Remove it, or let `check --fix` do it.'],
    [
      '{ "a": [1 ,\n] }',
      '10 JSON_SYNTAX JSON has no comma after the last item. Remove it, or let `check --fix` do it.',
    ],
    ['{ "a": 1 // no\n}', '9 JSON_SYNTAX JSON has no comments. Remove it, or let `check --fix` do it.'],
    [
      "{ 'a': 1 }",
      "2 JSON_SYNTAX This is no JSON value. Text stands in double quotes; the only bare words are true, false and null. Found: 'a': 1 }",
    ],
    ['{ "a": "x', '7 JSON_SYNTAX This text is not closed: a double quote is missing. Found: "x'],
    ['{ "a": 1', '8 JSON_SYNTAX An object is not closed: "}" is missing. The file ends here.'],
    ['', '0 JSON_SYNTAX The file is empty. A brand file holds at least an object: {}.'],
    [' \r\n', '0 JSON_SYNTAX The file is empty. A brand file holds at least an object: {}.'],
    ['{} {}', '3 JSON_SYNTAX The document has ended before this; what follows does not belong to it. Found: {}'],
  ])('says what is wrong with %j', (text, message) => {
    expect(problems(text)).toEqual([message]);
    expect(parseText(text).value).toBeUndefined();
  });

  it('keeps keys that reach into JavaScript out of the value', () => {
    const { value } = parseText('{ "__proto__": { "polluted": true }, "a": { "constructor": 1, "b": 2 } }');
    expect(value).toEqual({ a: { b: 2 } });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('reads a file with a byte-order mark all the same', () => {
    expect(parseText('\uFEFF{ "a": 1 }').value).toEqual({ a: 1 });
  });

  it('does not take brackets inside text for depth', () => {
    expect(problems(`{ "a": "${'[{'.repeat(100)}" }`)).toEqual([]);
  });
});

describe('parseFile', () => {
  it('survives any bytes', () => {
    for (const bytes of [
      Buffer.from([0]),
      Buffer.from([0xff, 0xfe, 0x7b]),
      Buffer.alloc(10_000, '{"a":'),
      Buffer.alloc(100_000, '['),
    ]) {
      expect(parseFile(bytes).value).toBeUndefined();
      expect(parseFile(bytes).problems).toHaveLength(1);
    }
  });
});
