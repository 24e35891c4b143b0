/** The one door for brand files: bytes in, a JSON object or problems with line and column out. */
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from './json.ts';
import { LIMITS } from './limits.ts';

/** A fault of the text itself, at an offset into it. */
export interface SourceProblem {
  code:
    | 'FILE_TOO_LARGE'
    | 'NOT_UTF8'
    | 'BYTE_ORDER_MARK'
    | 'JSON_SYNTAX'
    | 'DUPLICATE_KEY'
    | 'UNSAFE_KEY'
    | 'NESTED_TOO_DEEP'
    | 'NOT_AN_OBJECT';
  offset: number;
  message: string;
  path: (string | number)[];
}

export interface ParsedFile {
  text: string;
  /** Undefined when the text is not a JSON object at all. */
  value: JsonObject | undefined;
  problems: SourceProblem[];
}

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a brand file's bytes. Never throws. */
export function parseFile(bytes: Uint8Array): ParsedFile {
  const problem = (code: SourceProblem['code'], message: string): ParsedFile => ({
    text: '',
    value: undefined,
    problems: [{ code, offset: 0, message, path: [] }],
  });
  if (bytes.byteLength > LIMITS.fileBytes) {
    const size = `${Math.ceil(bytes.byteLength / 1024)} KB`;
    return problem(
      'FILE_TOO_LARGE',
      `The file has ${size}; at most ${LIMITS.fileBytes / 1024} KB are read. Move shared settings into a family and extend it.`,
    );
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return problem('NOT_UTF8', 'The file is not UTF-8 text. Save it as UTF-8 without a byte-order mark.');
  }
  return parseText(text);
}

/** Reads JSON text in strict mode (no comments, no trailing commas). Never throws. */
export function parseText(text: string): ParsedFile {
  const problems: SourceProblem[] = [];
  let body = text;
  if (text.startsWith('\uFEFF')) {
    problems.push({
      code: 'BYTE_ORDER_MARK',
      offset: 0,
      message: 'The file begins with a byte-order mark. Save it as UTF-8 without one.',
      path: [],
    });
    body = ` ${text.slice(1)}`;
  }
  problems.push(...scan(body));
  if (problems.some((p) => p.code === 'JSON_SYNTAX' || p.code === 'NESTED_TOO_DEEP'))
    return { text, value: undefined, problems };
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch {
    problems.push({ code: 'JSON_SYNTAX', offset: 0, message: 'The file is not JSON.', path: [] });
    return { text, value: undefined, problems };
  }
  if (!isObject(value)) {
    problems.push({
      code: 'NOT_AN_OBJECT',
      offset: 0,
      message: 'A brand file holds one JSON object: { "site": { ... } }.',
      path: [],
    });
    return { text, value: undefined, problems };
  }
  if (problems.some((p) => p.code === 'UNSAFE_KEY')) removeUnsafe(value);
  return { text, value, problems };
}

/** Offset of the first bracket more than `depth` deep. The parser recurses, so this must come before it. */
function offsetBelow(text: string, depth: number): number | undefined {
  let level = 0;
  for (const token of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (token[0] === '{' || token[0] === '[') level += 1;
    else if (token[0] === '}' || token[0] === ']') level -= 1;
    if (level > depth) return token.index;
  }
  return undefined;
}

/** One pass over the tokens: syntax, duplicate and unsafe keys. */
function scan(text: string): SourceProblem[] {
  const tooDeep = offsetBelow(text, LIMITS.nesting);
  if (tooDeep !== undefined) {
    const message = `Objects and lists stand more than ${LIMITS.nesting} deep inside each other.`;
    return [{ code: 'NESTED_TOO_DEEP', offset: tooDeep, message, path: [] }];
  }
  const problems: SourceProblem[] = [];
  const keys: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => {
        keys.push(new Set());
      },
      onObjectEnd: () => {
        keys.pop();
      },
      onObjectProperty: (name, offset, _length, _line, _column, parent) => {
        const path = [...parent(), name];
        const seen = keys.at(-1);
        if (seen?.has(name)) {
          problems.push({
            code: 'DUPLICATE_KEY',
            offset,
            message: `"${name}" stands twice in the same object; only the last would count. Remove one.`,
            path,
          });
        }
        seen?.add(name);
        if (UNSAFE.has(name)) {
          problems.push({
            code: 'UNSAFE_KEY',
            offset,
            message: `"${name}" cannot be used as a key. Choose another.`,
            path,
          });
        }
      },
      onError: (error, offset) => {
        if (problems.some((p) => p.code === 'JSON_SYNTAX')) return;
        problems.push({ code: 'JSON_SYNTAX', offset, message: explainSyntax(error, text, offset), path: [] });
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  return problems;
}

const SYNTAX: Record<string, string> = {
  InvalidSymbol: 'This is no JSON value. Text stands in double quotes; the only bare words are true, false and null.',
  InvalidNumberFormat: 'This is no JSON number.',
  PropertyNameExpected: 'A key in double quotes is expected here. Is there a comma too many before it?',
  ValueExpected: 'A value is expected here. Is there a comma too many before it?',
  ColonExpected: 'A colon is expected between key and value.',
  CommaExpected: 'A comma is missing before this.',
  CloseBraceExpected: 'An object is not closed: "}" is missing.',
  CloseBracketExpected: 'A list is not closed: "]" is missing.',
  EndOfFileExpected: 'The document has ended before this; what follows does not belong to it.',
  InvalidCommentToken: 'JSON has no comments. Remove it.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove it.',
  UnexpectedEndOfString: 'This text is not closed: a double quote is missing.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: 'This \\u escape is not complete: it takes four hexadecimal digits.',
  InvalidEscapeCharacter: 'This escape does not exist in JSON.',
  InvalidCharacter: 'This character must be written as an escape, for example \\n or \\t.',
};

function explainSyntax(error: ParseErrorCode, text: string, offset: number): string {
  const line = text.slice(offset).split('\n', 1)[0]?.trim().slice(0, 30) ?? '';
  const found = line === '' ? (offset >= text.trimEnd().length ? ' The file ends here.' : '') : ` Found: ${line}`;
  return `${SYNTAX[printParseErrorCode(error)] ?? 'The file is not JSON.'}${found}`;
}

function removeUnsafe(value: Json): void {
  if (Array.isArray(value)) value.forEach(removeUnsafe);
  else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      if (UNSAFE.has(key)) delete value[key];
      else if (value[key] !== undefined) removeUnsafe(value[key]);
    }
  }
}
