/** A database connection that sees a preview's world. */
import pg from 'pg';
import { ObservedClient } from '../observe/statements.ts';

/**
 * Unqualified names find the temporary tables of the connection first. Statements that name the schema, as those across
 * brands do, lose it here, so that they find the same; announcements go nowhere.
 */
export class PreviewClient extends ObservedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query as (...given: unknown[]) => unknown;
    const confined = (given: unknown, ...rest: unknown[]) => Reflect.apply(send, this, [confine(given), ...rest]);
    this.query = confined as typeof this.query;
  }
}

/** Sends a statement as it is, for the setup of the connection; returns its rows. */
export async function sendAsWritten<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const answer: pg.QueryResult<Row> = await Reflect.apply(pg.Client.prototype.query, client, [text, values]);
  return answer.rows;
}

const confinedTexts = new Map<string, string>();
const MOST_TEXTS = 2000;

function confine(given: unknown): unknown {
  if (typeof given === 'string') return confineText(given);
  if (
    typeof given !== 'object' ||
    given === null ||
    !('text' in given) ||
    typeof given.text !== 'string' ||
    'submit' in given
  )
    throw new Error('A preview asked the database in a way that cannot be confined.');
  // Drizzle passes plain objects, and reuses some: they stay as they are.
  return { ...given, text: confineText(given.text) };
}

/** Throws for a statement that would still name the schema. */
export function confineText(text: string): string {
  const known = confinedTexts.get(text);
  if (known !== undefined) return known;
  const confined = text.replaceAll('"public".', '').replaceAll('pg_notify(', 'starts_with(');
  if (/\bpublic\s*"?\s*\./i.test(confined)) throw new Error('A preview asked for a table by its schema.');
  if (confinedTexts.size >= MOST_TEXTS) confinedTexts.clear();
  confinedTexts.set(text, confined);
  return confined;
}
