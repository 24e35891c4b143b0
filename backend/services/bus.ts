/** Tells all processes on one database which cached pages are no longer true. One channel, by LISTEN and NOTIFY. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection } from '../database/pool.ts';

const CHANNEL = 'nameplate';
/** NOTIFY carries 8,000 bytes; a longer list goes in parts. */
const TAGS_PER_NOTICE = 100;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
/** Stands for every tag: sent to listeners when notices may have been missed. */
export const ALL_TAGS = '*';
/** Says that a mail waits in the outbox. No page carries it. */
export const MAIL_TAG = 'mail';

export type TagListener = (tags: readonly string[]) => void;

/** What `publishTags` needs; a client in a transaction sends at commit, and nothing at rollback. */
export interface Sender {
  query(text: string, values: unknown[]): Promise<unknown>;
}

export interface Bus {
  /** Calls back with the tags of every change, in this process too. Returns the function that ends it. */
  onTags(listener: TagListener): () => void;
  close(): Promise<void>;
}

/** Announces tags such as `job:42` and `jobs:<brand>`. */
export async function publishTags(sender: Sender, tags: Iterable<string>): Promise<void> {
  for (const notice of noticesOf(tags)) await sender.query('select pg_notify($1, $2)', [CHANNEL, notice]);
}

/** The same through the typed door. */
export async function announceTags(connection: Pick<Connection, 'execute'>, tags: Iterable<string>): Promise<void> {
  for (const notice of noticesOf(tags)) await connection.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
}

function noticesOf(tags: Iterable<string>): string[] {
  const list = [...new Set(tags)];
  const parts = Array.from({ length: Math.ceil(list.length / TAGS_PER_NOTICE) }, (_, at) => at * TAGS_PER_NOTICE);
  return parts.map((first) => JSON.stringify(list.slice(first, first + TAGS_PER_NOTICE)));
}

/** Listens on a connection of its own and comes back after it broke, with `ALL_TAGS`. */
export async function openBus(url: string, log: (message: string) => void): Promise<Bus> {
  const listeners = new Set<TagListener>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let wait = FIRST_RETRY_MS;

  const tell = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'nameplate bus', keepAlive: true });
    let lost = false;
    const lose = (reason: string) => {
      if (lost || closed) return;
      lost = true;
      log(`The bus lost its connection: ${reason}`);
      retry();
    };
    next.on('error', (error) => lose(error.message));
    next.on('end', () => lose('it was closed'));
    next.on('notification', ({ payload }) => tell(readTags(payload)));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    wait = FIRST_RETRY_MS;
  }

  function retry(): void {
    timer = setTimeout(async () => {
      try {
        await connect();
        tell([ALL_TAGS]);
      } catch (error) {
        log(`The bus could not connect: ${error instanceof Error ? error.message : error}`);
        retry();
      }
    }, wait);
    timer.unref();
    wait = Math.min(wait * 2, LONGEST_RETRY_MS);
  }

  await connect();
  return {
    onTags(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function readTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '');
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
