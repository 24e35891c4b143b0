/** Plans of background work in the database: which versions of the code have a worker that runs. */
import type pg from 'pg';

/** A worker that has not been heard of for so long has ended. Each reports three times as often. */
export const PLAN_LIVES_SECONDS = 180;
/** After so long, a plan that returns counts as new. */
const FORGOTTEN_AFTER = '1 day';

/** Notes that a worker follows this plan. True if there is no newer one of which a worker runs. */
export async function reportPlan(pool: pg.Pool, id: string): Promise<boolean> {
  await pool.query(`delete from work_plan where id <> $1 and last < now() - $2::interval`, [id, FORGOTTEN_AFTER]);
  const { rows } = await pool.query<{ newest: boolean }>(
    `with mine as (
       insert into work_plan as p (id) values ($1)
       on conflict (id) do update set last = now(),
         first = case when p.last < now() - $3::interval then now() else p.first end
       returning first)
     select not exists (
       select from work_plan o, mine
       where o.id <> $1 and o.first > mine.first and o.last > now() - $2 * interval '1 second') as newest`,
    [id, PLAN_LIVES_SECONDS, FORGOTTEN_AFTER],
  );
  return rows[0]?.newest ?? false;
}
