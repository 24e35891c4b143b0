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
    [
      '{ "a": 1, }',
      '8 JSON_SYNTAX This comma comes after the last entry, where none may be. Remove it, or let `check --fix` do it.',
    ],
    [
      '{ "a": [1 ,\n] }',
      '10 JSON_SYNTAX This comma comes after the last entry, where none may be. Remove it, or let `check --fix` do it.',
    ],
    [
      '{ "a": 1 // no\n}',
      '9 JSON_SYNTAX This is a comment, which JSON does not allow. Remove it, or let `check --fix` do it.',
    ],
    ["{ 'a': 1 }", '2 JSON_SYNTAX These are single quotes. JSON needs double ones: "like this".'],
    [
      '{ "a": "x',
      '7 JSON_SYNTAX This text has no double quote at its end. A text must end in the line in which it begins. Found: "x',
    ],
    ['{ "a": 1', '8 JSON_SYNTAX The "{" in line 1 is never closed: "}" is missing. The file ends here.'],
    ['', '0 JSON_SYNTAX The file is empty. A brand file holds at least an object: {}.'],
    [' \r\n', '0 JSON_SYNTAX The file is empty. A brand file holds at least an object: {}.'],
    [
      '{} {}',
      '3 JSON_SYNTAX The last bracket of the file is already closed before this. One closing bracket above is too many, or this does not belong in the file. Found: {}',
    ],
    ['{ “a”: 1 }', '2 JSON_SYNTAX These are curly quotes. JSON needs straight ones: "like this".'],
    ['{ "a": “x” }', '7 JSON_SYNTAX These are curly quotes. JSON needs straight ones: "like this".'],
    ['{ site: {} }', '2 JSON_SYNTAX The key site needs double quotes: "site".'],
    ['{ "a": dark }', '7 JSON_SYNTAX The text dark needs double quotes: "dark".'],
    ['{ "a": True }', '7 JSON_SYNTAX Write true in small letters.'],
    ['{ "a": 1,6 }', '9 JSON_SYNTAX A decimal number is written with a point: 1.6.'],
    ['{ "a": .5 }', '7 JSON_SYNTAX Write the number like this: 0.5.'],
    ['{ "a" = 1 }', '6 JSON_SYNTAX A colon is expected between key and value, not an equals sign.'],
    ['{ "a": 1,, "b": 2 }', '9 JSON_SYNTAX There are two commas in a row. Remove one.'],
    [
      '{ "a": "the "best" jobs" }',
      '13 JSON_SYNTAX There are double quotes inside a text. Write each of them as \\", or use curly ones.',
    ],
    ['{\n "a": [\n  { "b": 1\n ]\n}', '22 JSON_SYNTAX The "{" in line 3 is never closed: "}" is missing before this.'],
    [
      '{ "a": "brands\\acme" }',
      '7 JSON_SYNTAX A backslash has a special meaning in JSON. Write two of them: \\\\. Found: "brands\\acme" }',
    ],
    [
      '{\n  "a": {\n    "b": 1,\n  "c": {}\n}\n',
      '25 JSON_SYNTAX The "{" in line 2 is never closed: "}" is missing before this.',
    ],
    ['json\n{ "a": 1 }', '0 JSON_SYNTAX The file must begin with {. Remove what is before it.'],
    ['{ "a": 30 days }', '10 JSON_SYNTAX Write the number without a unit: 30.'],
    [
      '{ "a": 6 months }',
      '9 JSON_SYNTAX Write only a number, in the unit that the setting counts, which its description names: 180 for 6 months in days.',
    ],
    ['{ "a": 19% }', '9 JSON_SYNTAX Write the number without a unit: 19.'],
    ['{ "a": €190 }', '7 JSON_SYNTAX Write the number without a currency sign: 190.'],
    ['{ "a": 010 }', '8 JSON_SYNTAX Write the number without a zero before it: 10.'],
    [
      '{ "a":\u00a030 }',
      '6 JSON_SYNTAX This is a special space, such as programs for letters write. Put an ordinary one in its place.',
    ],
    ['{ "a": 1 # one\n}', '9 JSON_SYNTAX This looks like a comment, which JSON does not allow. Remove it.'],
    [
      '{\n<<<<<<< HEAD\n "a": 1 }',
      '2 JSON_SYNTAX This is the mark of a conflict between two versions of the file. Keep one version, and remove the marks.',
    ],
    [
      '{ "a": ["b": 1] }',
      '11 JSON_SYNTAX A key with a colon cannot be in a list. Is a "]" missing before it, or should the list be an object in braces { }?',
    ],
    ['{ "a": 1 "b": 2 }', '9 JSON_SYNTAX A comma is missing before this. Found: "b": 2 }'],
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
