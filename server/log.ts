/**
 * Structured logging, one line per event: JSON in production, readable on a terminal. Statement values are always removed. A line
 * that belongs to a request, a run of background work or a trace has its id.
 */
import { withoutValues } from '../backend/guards/error-text.ts';
import { current } from '../backend/observe/current.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = (level: LogLevel, code: string, message: string, details?: Record<string, unknown>) => void;

/** Maximum length of a message, and of each detail. Anything longer comes from a visitor, or is not a line any more. */
const longestMessage = 8000;
const longestDetail = 1000;

/** `readable` formats for a terminal, otherwise JSON; to standard output unless `write` is given. */
export function createLog(options: { readable: boolean; write?: (line: string) => void }): Log {
  const write = options.write ?? ((line: string) => process.stdout.write(line));
  return (level, code, text, all = {}) => {
    const message = cut(withoutValues(text), longestMessage);
    const details = Object.fromEntries(
      Object.entries({ ...all, ...trail() }).map(([key, value]) => [key, cutDetail(value)]),
    );
    if (options.readable) {
      const more = Object.entries(details).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
      write(`${level.padEnd(5)} ${code}  ${oneLine(message)}${more.join('')}\n`);
    } else {
      write(`${JSON.stringify({ time: new Date().toISOString(), level, code, message, ...details })}\n`);
    }
  };
}

function trail(): Record<string, string> {
  const { request, run, span } = current();
  return {
    ...(request !== undefined && { request }),
    ...(run !== undefined && { run }),
    ...(span !== undefined && { trace: span.traceId }),
  };
}

/** A detail that is not text is limited by its JSON. */
function cutDetail(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text !== undefined && text.length > longestDetail ? cut(text, longestDetail) : value;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} ... (${text.length} characters)` : text;
}

/** Log lines contain user input: a line break must not forge a second entry. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ⏎ ').replace(/\p{Cc}/gu, '');
}
