/** The one door of SQL: times statements for the slow-query log, and makes spans of them. Without either, it only compares twice. */
import pg from 'pg';
import type { ErrorLog } from '../guards/mask-error.ts';
import { current, within } from './current.ts';
import { slowStatements } from './metrics.ts';
import { isTracing, openSpan } from './spans.ts';

interface SlowLog {
  /** In milliseconds. */
  slowerThan: number;
  log: ErrorLog;
}

let slow: SlowLog | null = null;

/** Logs statements that take longer; null ends that. */
export function watchStatements(next: SlowLog | null): void {
  slow = next;
}

const LONGEST_TEXT = 2000;

type Callback = (error: unknown, result?: unknown) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Looked up anew each time: tests of borders listen there. */
const query: Query = function query(...args) {
  return (pg.Client.prototype.query as Query).apply(this, args);
};

/** A client whose statements are observed, for the pools. */
export class ObservedClient extends pg.Client {}

Object.defineProperty(ObservedClient.prototype, 'query', {
  // That of a preview puts its own in front.
  writable: true,
  configurable: true,
  value: function observed(this: pg.Client, ...args: unknown[]): unknown {
    if (slow === null && !isTracing()) return query.apply(this, args);
    const ended = begin(args[0]);
    const at = args.findLastIndex((arg) => typeof arg === 'function');
    if (at >= 0) {
      const callback = args[at] as Callback;
      const told: Callback = (error, result) => {
        ended(error);
        callback(error, result);
      };
      return query.apply(this, args.with(at, told));
    }
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(() => ended(null), ended);
    return result;
  },
});

function begin(statement: unknown): (error: unknown) => void {
  const started = performance.now();
  const at = current();
  const span = openSpan(() => ({
    name: `sql ${wordOf(textOf(statement))}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(textOf(statement)) },
  }));
  return (error) => {
    if (error) span?.fail(error);
    span?.end();
    const took = performance.now() - started;
    if (slow === null || took < slow.slowerThan) return;
    slowStatements.inc();
    const { log } = slow;
    // The callback runs in the context of the connection, not in that of the request.
    within(at, () => log('warn', 'SLOW_QUERY', `${Math.round(took)} ms: ${withoutLiterals(textOf(statement))}`));
  };
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
}

const wordOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/** On one line, without texts and numbers that stand in it: values are parameters, but that is a habit, not a guarantee. */
export function withoutLiterals(text: string): string {
  const plain = text
    .slice(0, 4 * LONGEST_TEXT)
    .replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT)} ...` : plain;
}
