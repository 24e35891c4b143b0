/** Announces outdated cached pages to all processes on one database: SQL of NOTIFY. */

import { sql } from 'drizzle-orm';
import type { Connection } from '../database/pool.ts';

export const CHANNEL = 'nameplate';

/** A NOTIFY payload is limited to 8,000 bytes; longer lists are split. */
const TAGS_PER_NOTICE = 100;

/** Connection of `publishTags`; a client in a transaction sends on commit, and nothing on rollback. */
export interface Sender {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** How tags are announced: at once, or some of them later. */
export type Announce = (sender: Sender, tags: Iterable<string>) => Promise<void>;

/** Announces tags such as `job:42` and `jobs:<brand>`. */
export async function publishTags(sender: Sender, tags: Iterable<string>): Promise<void> {
  for (const notice of noticesOf(tags)) await sender.query('select pg_notify($1, $2)', [CHANNEL, notice]);
}

/** The same for a Drizzle connection. */
export async function announceTags(connection: Pick<Connection, 'execute'>, tags: Iterable<string>): Promise<void> {
  for (const notice of noticesOf(tags)) await connection.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
}

function noticesOf(tags: Iterable<string>): string[] {
  const list = [...new Set(tags)];
  const parts = Array.from({ length: Math.ceil(list.length / TAGS_PER_NOTICE) }, (_, at) => at * TAGS_PER_NOTICE);
  return parts.map((first) => JSON.stringify(list.slice(first, first + TAGS_PER_NOTICE)));
}
