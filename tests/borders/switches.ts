/** Called by the rewritten sources: one filter at a time can be disabled at runtime. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';

export interface Switches {
  /** Number of the disabled filter; 0 for none. */
  off: number;
  /** Filters reached since it was last cleared. */
  readonly met: Set<number>;
}

interface Calls extends Switches {
  /** Marks a table passed to `rowsOf`. */
  table<T extends PgTable>(number: number, table: () => T): T;
  /** In `rowsOf`: the brand condition of a table. */
  within(table: object, condition: SQL): SQL;
  condition(number: number, condition: () => SQL): SQL;
  same(number: number, compare: () => boolean): boolean;
  other(number: number, compare: () => boolean): boolean;
  raw(number: number): SQL;
  text(number: number): string;
}

declare global {
  var __borders: Calls | undefined;
}

/**
 * Placed beside the filter in a statement until it is sent, so that prepared and cached statements follow the switch,
 * too.
 */
export const markOf = (number: number): string => `/*border ${number}*/false`;
const MARK = /\/\*border (\d+)\*\/false/g;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Installs the switches where the rewritten sources look for them, and intercepts every statement. */
export function installSwitches(off = 0): Switches {
  const numbers = new WeakMap<object, number>();
  const mark = (condition: SQL, number: number): SQL => sql`(${condition} or ${sql.raw(markOf(number))})`;
  const isOff = (number: number): boolean => {
    made.met.add(number);
    return made.off === number;
  };
  const made: Calls = {
    off,
    met: new Set(),
    table(number, table) {
      const one = Object.create(table());
      numbers.set(one, number);
      return one;
    },
    within(table, condition) {
      const number = numbers.get(table);
      return number === undefined ? condition : mark(condition, number);
    },
    condition: (number, condition) => mark(condition(), number),
    same: (number, compare) => isOff(number) || compare(),
    other: (number, compare) => !isOff(number) && compare(),
    raw: (number) => sql.raw(markOf(number)),
    text: markOf,
  };
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  const send = (text: string): string =>
    text.replace(MARK, (_, digits: string) => (isOff(Number(digits)) ? 'true' : 'false'));
  client.query = function switched(asked, ...rest) {
    if (typeof asked === 'string') return query.call(this, send(asked), ...rest);
    const { text } = asked as { text?: string };
    if (typeof text !== 'string') return query.call(this, asked, ...rest);
    return query.call(this, Object.assign(Object.create(asked as object), { text: send(text) }), ...rest);
  };
  globalThis.__borders = made;
  return made;
}
