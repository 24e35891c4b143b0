/** An error for the log: where and why, without the values that a statement was run with. */

import { DrizzleQueryError } from 'drizzle-orm';

const valuesBegin = '\nparams: ';

/** The stack, and the reason behind it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = withoutValues(error.stack ?? error.message);
  return error.cause instanceof Error ? `${text}\n  because: ${withoutValues(error.cause.message)}` : text;
}

/** What went wrong, in a line: of a statement that failed it is what the database said. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  return withoutValues(reason instanceof Error ? reason.message : String(reason));
}

/** Takes out what drizzle and PostgreSQL repeat of the values: addresses and names of people are among them. */
export function withoutValues(text: string): string {
  return withoutParameters(text).replace(/(invalid input (?:syntax|value) for [^:\n]+: )".*"/gs, '$1"..."');
}

/** Values have any number of lines; what follows them are the lines of the stack. */
function withoutParameters(text: string): string {
  const at = text.indexOf(valuesBegin);
  if (at < 0) return text;
  const lines = text.slice(at + valuesBegin.length).split('\n');
  const isStack = (line: string) => line.startsWith('    at ') || line.startsWith('  because: ');
  const stack = lines.slice(lines.findLastIndex((line) => !isStack(line)) + 1);
  return [text.slice(0, at), ...stack].join('\n');
}
