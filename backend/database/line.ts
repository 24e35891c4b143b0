/** One connection that listens for notifications and is checked for liveness at intervals. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Name of the connection in the server's list: each running site has one. */
export const BUS_NAME = 'nameplate bus';

export interface LineOptions {
  url: string;
  channel: string;
  /** Milliseconds between two checks. */
  checkEvery: number;
  /** Timeout in milliseconds of a check, and of connecting. */
  answerWithin: number;
  heard(payload: string | undefined): void;
}

export interface Line {
  /** Resolves with the reason when the connection is lost and has been closed. */
  lost: Promise<string>;
  close(): Promise<void>;
}

/** Connects and listens. Rejects, with nothing left open, when that fails or times out. */
export async function openLine({ url, channel, checkEvery, answerWithin, heard }: LineOptions): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: BUS_NAME,
    keepAlive: true,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  });
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const { promise: lost, resolve: die } = Promise.withResolvers<string>();
  // A peer that does not respond would not receive the terminate message either.
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
