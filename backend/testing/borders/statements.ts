/** The statements that an operation sends to the database, and what they answer once more. */
import pg from 'pg';
import type { Board } from './board.ts';
import { mask } from './mask.ts';
import { APART, hashOf, sessionThere, THERE } from './people.ts';

/** As it was sent, and with what. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
let listening: { database: string; statements: Statement[] } | null = null;

const client = pg.Client.prototype as unknown as { query: Query };
const original = client.query;
client.query = function query(...args) {
  const listener = listening;
  if (listener !== null && listener.database === this.database) {
    const [asked, values] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    const given = typeof asked === 'string' ? values : (asked.values ?? values);
    if (text !== undefined) listener.statements.push({ text, values: Array.isArray(given) ? given : [] });
  }
  return original.apply(this, args);
};

/** Runs some work and hears what is sent to one database meanwhile; only one at a time. */
export async function hear<T>(
  database: string,
  work: () => Promise<T>,
): Promise<{ value: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  listening = { database, statements };
  try {
    return { value: await work(), statements };
  } finally {
    listening = null;
  }
}

/** Whether it says that it is about this brand. */
export const namesBrand = ({ text, values }: Statement): boolean =>
  /frontend"?(\."key")? = \$\d/.test(text) && isRepeatable({ text }) && !values.includes(THERE);

/** Its answer would be another one each time: it tells of transactions. */
export const isRepeatable = ({ text }: Pick<Statement, 'text'>): boolean =>
  !/xmin|^\s*(begin|commit|rollback)/i.test(text);

/** The same about the twins there: their numbers, and what stands in their links. */
function aboutTwins(values: readonly unknown[], others: ReadonlyMap<string, string>): unknown[] {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === 'number') return isHere(value) ? value + APART : value;
    if (typeof value !== 'string') return value;
    return others.get(value) ?? value.replace(/\b1\d{6}\b/g, (digits) => String(Number(digits) + APART));
  };
  return values.map(change);
}

const isHere = (value: number) => value > APART && value < 2 * APART && Number.isInteger(value);

/** What it answers, and nothing of it stays. */
async function replay(pool: pg.Pool, statement: Statement): Promise<string> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const answer = await answerTo(connection, statement);
    await connection.query('rollback');
    return answer;
  } finally {
    connection.release();
  }
}

/** Its rows without their order, or the code of an error. */
export async function answerTo(connection: pg.PoolClient, { text, values }: Statement): Promise<string> {
  try {
    const { rows, rowCount } = await connection.query(text, [...values]);
    const seen = rows.map((row) => mask(JSON.stringify(row))).sort();
    return `${rowCount} ${seen.join('\n')}`;
  } catch (error) {
    return `error ${(error as pg.DatabaseError).code}`;
  }
}

/**
 * Whether it answers where both brands are as it does where this one is alone: about what stands here, and about the twins
 * there. The difference else.
 */
export async function differenceIn(
  { twins, both, alone }: Pick<Board, 'twins' | 'both' | 'alone'>,
  { text, values }: Statement,
) {
  const { here, there, shared } = twins;
  const links = ['linkToken', 'invitationToken'] as const;
  const others = new Map(links.map((link) => [hashOf(here[link]), hashOf(there[link])]));
  for (const [name, { sessionId }] of Object.entries(shared.people)) others.set(sessionId, sessionThere(name));
  for (const given of [values, aboutTwins(values, others)]) {
    const [expected, found] = await Promise.all([alone, both].map(({ pool }) => replay(pool, { text, values: given })));
    if (expected !== found) return { values: given, expected: expected ?? '', found: found ?? '' };
  }
  return null;
}
