/** The single entry point for brand files: bytes in; a JSON object, or problems with line and column, out. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import { explainSyntax } from './explain-syntax.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { LIMITS } from './limits.ts';
import { lineAndColumn } from './position.ts';

/** A problem in the text itself, at an offset. */
export interface SourceProblem {
  code:
    | 'UNREADABLE_FILE'
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
  /** Harmless; `check --fix` removes it. */
  tidy?: true;
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
  if (bytes.byteLength > LIMITS.fileBytes) return tooLarge(bytes.byteLength);
  if (isUtf16(bytes)) {
    return unread('NOT_UTF8', 'The file is UTF-16 text. Save it as UTF-8 without a byte-order mark.');
  }
  try {
    return parseText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return notUtf8(bytes);
  }
}

/** The result for a file that was not parsed, with the reason. */
export function unread(code: SourceProblem['code'], message: string): ParsedFile {
  return { text: '', value: undefined, problems: [{ code, offset: 0, message, path: [] }] };
}

/** The result for a file of this many bytes. */
export function tooLarge(bytes: number): ParsedFile {
  const [size, most] = [bytes, LIMITS.fileBytes].map((count) => `${Math.ceil(count / 1024)} KB`);
  return unread(
    'FILE_TOO_LARGE',
    `The file has ${size}; at most ${most} are read. Move shared settings into a family and extend it.`,
  );
}

/** Detected by its byte-order mark, or by the zero in every second byte of ASCII text. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first = 1, second = 1] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.byteLength % 2 === 0 && (first === 0) !== (second === 0);
}

/** Reports the position of the first byte that is not UTF-8. */
function notUtf8(bytes: Uint8Array): ParsedFile {
  const isGood = (length: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [good, bad] = [0, bytes.byteLength];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
  // The error is in the byte that began the character, not in the missing continuation byte.
  const start = new TextEncoder().encode(before).byteLength;
  const text = before + new TextDecoder('latin1').decode(bytes.subarray(start));
  const byte = (bytes[start] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  const message = `The character here cannot be read, because its byte ${byte} is not UTF-8. Save the file as UTF-8 without a byte-order mark.`;
  return { text, value: undefined, problems: [{ code: 'NOT_UTF8', offset: before.length, message, path: [] }] };
}

/** Reads JSON text in strict mode (no comments, no trailing commas). Never throws. */
export function parseText(text: string): ParsedFile {
  const problems: SourceProblem[] = [];
  let body = text;
  if (text.startsWith('\uFEFF')) {
    problems.push({
      code: 'BYTE_ORDER_MARK',
      offset: 0,
      message: 'The file begins with a byte-order mark. Save it as UTF-8 without one, or let `check --fix` remove it.',
      path: [],
      tidy: true,
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
      message: 'A brand file is one object in braces: { "site": { ... } }.',
      path: [],
    });
    return { text, value: undefined, problems };
  }
  if (problems.some((p) => p.code === 'UNSAFE_KEY')) removeUnsafe(value);
  return { text, value, problems };
}

/**
 * Offset of the first bracket nested more than `depth` levels deep. The parser is recursive, so this must be checked
 * first.
 */
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
    const message = `Brackets are nested more than ${LIMITS.nesting} deep here. Is one of them never closed?`;
    return [{ code: 'NESTED_TOO_DEEP', offset: tooDeep, message, path: [] }];
  }
  const problems: SourceProblem[] = [];
  const keys: Map<string, number>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => {
        keys.push(new Map());
      },
      onObjectEnd: () => {
        keys.pop();
      },
      onObjectProperty: (name, offset, _length, _line, _column, parent) => {
        const path = [...parent(), name];
        const seen = keys.at(-1);
        const first = seen?.get(name);
        if (first !== undefined) {
          const { line, column } = lineAndColumn(text, first);
          problems.push({
            code: 'DUPLICATE_KEY',
            offset,
            message: `"${name}" is already set in line ${line}, column ${column}; only the last of the two would count. Keep one.`,
            path,
          });
        } else seen?.set(name, offset);
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
        problems.push({ code: 'JSON_SYNTAX', path: [], ...explainSyntax(printParseErrorCode(error), text, offset) });
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  return problems;
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
