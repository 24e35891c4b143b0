import type { Connection } from './database/pool.ts';

/** First argument of every store function, which only reads and writes rows of this brand. */
export interface Scope {
  db: Connection;
  /** Id of the brand. */
  frontend: string;
}
