/**
 * A process that is killed: `node keep-writing.ts <url> <job ids>` writes these jobs without end, each in a transaction of its own, folds the counts in between, and
 * prints `<id> <version>` once a write is committed. Without ids it folds all counts, prints `folded` and never commits.
 */
import pg from 'pg';
import { isDatabaseAway } from '../../database/away.ts';
import { indexJobs } from '../index-job.ts';
import { foldAll } from '../tally.ts';
import { answers } from './rows.ts';

const WRITES_PER_FOLD = 7;

const [url, ids = ''] = process.argv.slice(2);
const client = new pg.Client(url);
// The end of the server is expected.
client.on('error', () => process.exit(0));
await client.connect();
if (ids === '') await foldForever();
else
  await write(ids.split(',').map(Number)).catch((error) => {
    if (!isDatabaseAway(error)) throw error;
    process.exit(0);
  });

async function foldForever(): Promise<void> {
  await client.query('begin');
  await foldAll(client);
  process.stdout.write('folded\n');
}

async function write(own: readonly number[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = own[count % own.length];
    await client.query('begin');
    const { rows } = await client.query<{ version: number; state: string }>(
      'select version + 1 as version, state from job where id = $1 for update',
      [id],
    );
    const { version = 0, state } = rows[0] ?? {};
    // Published and archived by turns, on one brand or two, each time with other terms.
    const next = state === 'published' && version % 3 === 0 ? 'archived' : 'published';
    const data = answers({ employmentType: [version % 2 === 0 ? 'full_time' : 'part_time'] });
    await client.query('update job set version = $2, state = $3, data = $4 where id = $1', [id, version, next, data]);
    await client.query("delete from job_frontend where job_id = $1 and frontend = 'regio'", [id]);
    if (version % 5 < 2) await client.query("insert into job_frontend (job_id, frontend) values ($1, 'regio')", [id]);
    await indexJobs(client, [id ?? 0]);
    await client.query('commit');
    process.stdout.write(`${id} ${version}\n`);
    if (count % WRITES_PER_FOLD === 0) {
      await client.query('begin');
      await foldAll(client);
      await client.query('commit');
    }
  }
}
