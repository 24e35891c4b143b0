/** What is wrong with a text that is not JSON, for people who do not write JSON every day. */
import { lineAndColumn } from './position.ts';

export interface SyntaxFault {
  offset: number;
  message: string;
  /** Harmless; `check --fix` removes it. */
  tidy?: true;
}

const SYNTAX: Record<string, string> = {
  InvalidSymbol: 'This is not a JSON value. Text needs double quotes; only numbers, true, false and null go without.',
  InvalidNumberFormat: 'This is not a JSON number. Write it like 1500 or 0.5.',
  PropertyNameExpected: 'A key in double quotes is expected here. Is there a comma too many before it?',
  ValueExpected: 'A value is expected here. Is there a comma too many before it?',
  ColonExpected: 'A colon is expected between key and value.',
  CommaExpected: 'A comma is missing before this.',
  EndOfFileExpected:
    'The last bracket of the file is already closed before this. One closing bracket above is too many, or this does not belong in the file.',
  UnexpectedEndOfString: 'This text has no double quote at its end. A text must end in the line in which it begins.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: 'This \\u escape is not complete: it takes four hexadecimal digits.',
  InvalidEscapeCharacter: 'A backslash has a special meaning in JSON. Write two of them: \\\\.',
  InvalidCharacter: 'A tab or another control character cannot stand in a text. Write \\t for a tab.',
};

/** Explains one error of the parser, by its code, at an offset of the text. */
export function explainSyntax(error: string, text: string, offset: number): SyntaxFault {
  if (text.trim() === '')
    return { offset: 0, message: 'The file is empty. A brand file holds at least an object: {}.' };
  if (error === 'InvalidCommentToken' || error === 'UnexpectedEndOfComment')
    return {
      offset,
      message: 'This is a comment, which JSON does not allow. Remove it, or let `check --fix` do it.',
      tidy: true,
    };
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /[}\]]/.test(text.charAt(offset))) {
    const message = 'This comma comes after the last entry, where none may be. Remove it, or let `check --fix` do it.';
    return { offset: before.length - 1, message, tidy: true };
  }
  const isUnclosed = error === 'CommaExpected' && /[}\]]/.test(text.charAt(offset));
  if (isUnclosed || error === 'CloseBraceExpected' || error === 'CloseBracketExpected')
    return unclosedByIndent(text) ?? { offset, message: `${unclosed(text.slice(0, offset))}${found(text, offset)}` };
  const missing = text.charAt(offset) === ':' ? unclosedByIndent(text) : undefined;
  if (missing !== undefined) return missing;
  const message = explainPlace(text, offset) ?? `${SYNTAX[error] ?? 'The file is not JSON.'}${found(text, offset)}`;
  return { offset, message };
}

/** Units of which a setting may count another one. */
const ELSEWHERE_COUNTED = /^(ms|s|sec|min|h|hours?|minutes?|seconds?|weeks?|months?|years?|kb|gb)$/i;

/** Faults that the characters themselves tell; undefined for all others. */
function explainPlace(text: string, offset: number): string | undefined {
  const here = text.slice(offset, offset + 60);
  const before = text.slice(0, offset);
  const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(here)?.[0] ?? '';
  if (before.trim() === '' && !here.startsWith('{')) return 'The file must begin with {. Remove what is before it.';
  if (/^[\u00a0\u1680\u2000-\u200b\u202f\u2060\u3000\ufeff]/.test(here))
    return 'This is a special space, such as programs for letters write. Put an ordinary one in its place.';
  if (/^([<>=])\1{3}/.test(here))
    return 'This is the mark of a conflict between two versions of the file. Keep one version, and remove the marks.';
  if (here.startsWith('#')) return 'This looks like a comment, which JSON does not allow. Remove it.';
  if (here.startsWith(':'))
    return 'A key with a colon cannot be in a list. Is a "]" missing before it, or should the list be an object in braces { }?';
  if (/^[“”„‟«»]/.test(here)) return 'These are curly quotes. JSON needs straight ones: "like this".';
  if (/^['‘’‚`]/.test(here)) return 'These are single quotes. JSON needs double ones: "like this".';
  if (word !== '' && before.endsWith('"'))
    return 'There are double quotes inside a text. Write each of them as \\", or use curly ones.';
  const [, number] = /(?:^|[\s:,[])(-?\d+(?:\.\d+)?)\s*$/.exec(before) ?? [];
  if (number !== undefined && (word !== '' || /^[%€$£¥]/.test(here)))
    return ELSEWHERE_COUNTED.test(word)
      ? 'Write only a number, in the unit that the setting counts, which its description names: 180 for 6 months in days.'
      : `Write the number without a unit: ${number}.`;
  if (number === '0' && /^\d/.test(here))
    return `Write the number without a zero before it: ${Number.parseInt(here, 10)}.`;
  const [, amount] = /^[€$£¥]\s*(\d+(?:\.\d+)?)/.exec(here) ?? [];
  if (amount !== undefined) return `Write the number without a currency sign: ${amount}.`;
  if (/^(true|false|null)$/i.test(word)) return `Write ${word.toLowerCase()} in small letters.`;
  if (word !== '' && /^\s*:/.test(here.slice(word.length))) return `The key ${word} needs double quotes: "${word}".`;
  if (word !== '') return `The text ${word} needs double quotes: "${word}".`;
  if (here.startsWith(',') && /,\s*$/.test(before)) return 'There are two commas in a row. Remove one.';
  if (/^[.+]\d/.test(here)) return `Write the number like this: ${Number.parseFloat(here)}.`;
  const [, whole] = /(\d+)\s*,\s*$/.exec(before) ?? [];
  const [decimals] = /^\d+/.exec(here) ?? [];
  if (whole !== undefined && decimals !== undefined && !/\[[^\]]*$/.test(before))
    return `A decimal number is written with a point: ${whole}.${decimals}.`;
  return here.startsWith('=') ? 'A colon is expected between key and value, not an equals sign.' : undefined;
}

/** ` Found: x`, what the line holds from here on; begins with a space. */
function found(text: string, offset: number): string {
  const line = text.slice(offset).split('\n', 1)[0]?.trim().slice(0, 30) ?? '';
  if (line !== '') return ` Found: ${line}`;
  return offset >= text.trimEnd().length ? ' The file ends here.' : '';
}

interface Opened {
  offset: number;
  /** Blanks at the beginning of its line. */
  indent: number;
}

const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g;

/** Which bracket has no counterpart. */
function unclosed(text: string): string {
  const open: number[] = [];
  for (const token of text.matchAll(TOKENS)) {
    if (token[0] === '{' || token[0] === '[') open.push(token.index);
    else if (token[0] === '}' || token[0] === ']') open.pop();
  }
  return `${isNeverClosed(text, open.at(-1) ?? 0)}.`;
}

function isNeverClosed(text: string, offset: number): string {
  const [opened, closed] = text.charAt(offset) === '[' ? ['[', ']'] : ['{', '}'];
  return `The "${opened}" in line ${lineAndColumn(text, offset).line} is never closed: "${closed}" is missing`;
}

/**
 * The place where a bracket should have been closed, if the text is indented: a later line stands as far left as the one
 * that opened it, but does not close it.
 */
function unclosedByIndent(text: string): SyntaxFault | undefined {
  const open: Opened[] = [];
  for (const { 0: line, index: start } of text.matchAll(/^.*$/gm)) {
    if (line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    const last = open.at(-1);
    const begins = line.trimStart().charAt(0);
    const isLeft =
      begins === '"' ? indent <= (last?.indent ?? -1) : /[}\]]/.test(begins) && indent < (last?.indent ?? -1);
    if (last !== undefined && isLeft)
      return { offset: start + indent, message: `${isNeverClosed(text, last.offset)} before this.` };
    for (const token of line.matchAll(TOKENS)) {
      if (token[0] === '{' || token[0] === '[') open.push({ offset: start + token.index, indent });
      else if (token[0] === '}' || token[0] === ']') open.pop();
    }
  }
  return undefined;
}
