import type { Connection } from './database/pool.ts';

/** First argument of every store function: it reads and writes rows of this brand only. */
export interface Scope {
  db: Connection;
  /** Id of the brand. */
  frontend: string;
}
