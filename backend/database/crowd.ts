/** Counts the processes that share a database, and compares their connections with what it allows. */
import type pg from 'pg';
import { connectionsOf, type PoolSizes } from './pool-sizes.ts';

export interface Crowd {
  /** Processes with an open bus, including this one. */
  processes: number;
  /** Connections that the server, the database and the role allow, without those reserved for superusers. */
  allowed: number;
  /** Maximum number of connections of that many processes, if all are like this one. */
  wanted: number;
}

/** Each process listens on one connection of this name, so the connected ones are the live ones. */
export async function countCrowd(pool: pg.Pool, sizes: PoolSizes): Promise<Crowd> {
  const { rows } = await pool.query<{ processes: number; allowed: number }>(
    `select (select count(*)::int from pg_stat_activity
             where application_name = 'nameplate bus' and datname = current_database()) as processes,
       least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
               - coalesce(current_setting('reserved_connections', true)::int, 0),
             (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
             (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as allowed`,
  );
  const { processes = 1, allowed = Number.POSITIVE_INFINITY } = rows[0] ?? {};
  return { processes, allowed, wanted: processes * connectionsOf(sizes) };
}
