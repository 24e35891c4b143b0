/** Formats an error for the log: where and why, without the values of the statement. */

import { DrizzleQueryError } from 'drizzle-orm';

const valuesBegin = '\nparams: ';

/** The stack, and the cause. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = withoutValues(error.stack ?? error.message);
  return error.cause instanceof Error ? `${text}\n  because: ${withoutValues(error.cause.message)}` : text;
}

/** What went wrong, in one line; for a failed statement, the message of the database. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  return withoutValues(reason instanceof Error ? reason.message : String(reason));
}

/** Removes the values that drizzle and PostgreSQL repeat in their messages, which include addresses and names of people. */
export function withoutValues(text: string): string {
  return withoutParameters(text).replace(/(invalid input (?:syntax|value) for [^:\n]+: )".*"/gs, '$1"..."');
}

/** Values may span any number of lines; the stack follows them. */
function withoutParameters(text: string): string {
  const at = text.indexOf(valuesBegin);
  if (at < 0) return text;
  const lines = text.slice(at + valuesBegin.length).split('\n');
  const isStack = (line: string) => line.startsWith('    at ') || line.startsWith('  because: ');
  const stack = lines.slice(lines.findLastIndex((line) => !isStack(line)) + 1);
  return [text.slice(0, at), ...stack].join('\n');
}
