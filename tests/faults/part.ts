/** One kind of fault that a site is put through. */
import pg from 'pg';
import { createRandom, type Random } from '../../backend/seed/random.ts';
import type { Row } from '../benchmark/table.ts';

export interface FaultOptions {
  /** Repeats a run. */
  seed: string;
  /** Data of a stopped demo site to start from; without it, each part seeds its own. */
  from: string | undefined;
  /** How long, where a part can be longer; otherwise its own time. */
  minutes: number | undefined;
}

export type Part = (options: FaultOptions) => Promise<Row[]>;

export const randomOf = (part: string, { seed }: FaultOptions): Random => createRandom(`${part} ${seed}`);

/** Runs statements in the database at this address. */
export async function directly<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}
