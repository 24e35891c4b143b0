/** Employers of one brand who post at the same time. */
import type pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { type Employer, jobAnswers, jobDesk } from '../testing/job-desk.ts';

const api = testBackend([testBrand('acme')]);
const desk = jobDesk(api);
const GATE = 77;

let [first, second]: Employer[] = [];
beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  [first, second] = [await desk.employer(), await desk.employer()];
  // At the end of its transaction, a job of this name waits until the gate opens.
  await api.pool.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if new.title = 'Held up' then perform pg_advisory_xact_lock_shared(${GATE}); end if;
      return null;
    end $$;
    create constraint trigger job_waits after update on job initially deferred for each row execute function wait_at_gate();`);
});

const post = ({ person }: Employer, title: string, skills: string[] = []) =>
  desk.save(person, { answers: jobAnswers({ job_info: { title }, job_categorization: { skills } }) });

async function waiting(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rows.map(({ query }) => query);
}

it('do not wait for each other, whoever they work for', async () => {
  if (!first || !second) throw new Error('There are no employers.');
  // Values that nobody had before are created by the first job that has them.
  await post(first, 'Known');
  await post(second, 'Known');
  const gate = await api.pool.connect();
  await gate.query('begin');
  await gate.query('select pg_advisory_xact_lock($1)', [GATE]);
  const held = post(first, 'Held up');
  await vi.waitFor(async () => expect(await waiting(api.pool)).toEqual(['commit']), { timeout: 20_000, interval: 20 });
  for (const employer of [first, second]) {
    const { job } = await post(employer, 'Passing by');
    expect(job).toMatchObject({ title: 'Passing by', state: 'published' });
    await desk.move(employer.person, 'archive', job.id);
  }
  expect(await waiting(api.pool)).toEqual(['commit']);
  expect(await desk.found('held')).toEqual([]);
  await gate.query('commit');
  gate.release();
  const { job } = await held;
  expect(await desk.found('held')).toEqual([job.id]);
});
