/** One connection that listens, and that is asked now and then whether anybody is still there. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface LineOptions {
  url: string;
  channel: string;
  /** Milliseconds between two questions. */
  checkEvery: number;
  /** Milliseconds in which a question has to be answered, and a connection to stand. */
  answerWithin: number;
  heard(payload: string | undefined): void;
}

export interface Line {
  /** Resolves with the reason when the line is dead; nothing is left of it then. */
  lost: Promise<string>;
  close(): Promise<void>;
}

/** Connects and listens. Rejects, with nothing left open, when that fails or takes too long. */
export async function openLine({ url, channel, checkEvery, answerWithin, heard }: LineOptions): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nameplate bus',
    keepAlive: true,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  });
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const { promise: lost, resolve: die } = Promise.withResolvers<string>();
  // Where nobody answers, nobody hears the goodbye either.
  const end = async (reason: string) => {
    clearTimeout(timer);
    isOver = true;
    await Promise.race([client.end().catch(() => undefined), pause(answerWithin, undefined, { ref: false })]);
    die(reason);
  };
  client.on('error', (error) => void end(error.message));
  client.once('end', () => void end('it was closed'));
  client.on('notification', ({ payload }) => heard(payload));
  const ask = async () => {
    try {
      await client.query('select');
      askLater();
    } catch {
      await end(`it did not answer within ${answerWithin} ms`);
    }
  };
  const askLater = () => {
    if (!isOver) timer = setTimeout(() => void ask(), checkEvery).unref();
  };
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    askLater();
  } catch (error) {
    await end('it never stood');
    throw error;
  }
  return { lost, close: () => end('it was closed here') };
}
