/** The clock of the machine is set forward by an hour, and back, under load. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { leastRow, mostRow, type Row } from '../benchmark/table.ts';
import { openCrew } from './crew.ts';
import { awaitSave, putLoad, settle } from './ledger.ts';
import { openClock, startOnClock } from './moved-clock.ts';
import { openData } from './open-data.ts';
import { directly, type FaultOptions, randomOf } from './part.ts';

const HOUR = 3600;
/** Longer than a minute, so that what is scheduled for each minute is due. */
const STAY_MS = 100_000;
/** How long the mail server holds a mail while the clock is set, and how many at a time, so that these are on their way and the others go on. */
const HELD = { milliseconds: 15_000, mails: 2 };
/** Runs each minute, and for no other reason. */
const EACH_MINUTE = 'keep-search';

export async function clock(options: FaultOptions): Promise<Row[]> {
  const data = await openData(options.from);
  const time = openClock(data.folder);
  const database = await startOnClock(data.folder, time);
  try {
    const env = { ...time.env, DATABASE_URL: database.url, SECRET: 'faults'.repeat(8) };
    const crew = await openCrew({ dataDir: data.folder, env });
    const ask = <T>(work: (client: pg.Client) => Promise<T>) => directly(database.url, work);
    try {
      const before = await ask(lastMail);
      const load = await putLoad(crew, randomOf('clock', options));
      await awaitSave(load.ledger);
      const rows: Row[] = [];
      const steps = [
        { when: 'an hour forward', to: () => HOUR, least: 1 },
        { when: 'an hour back', to: () => 0, least: 1 },
        // The minutes that it has shown already come again.
        { when: 'forward to where it was', to: (passed: number) => HOUR - passed, least: 0, most: 1 },
      ];
      const begin = Date.now();
      for (const { when, to, least, most } of steps) {
        crew.mails.answers.onData = holding();
        await pause(HELD.milliseconds / 2);
        const runs = await ask(runsOf);
        const start = Date.now();
        time.set(to(Math.round((start - begin) / 1000)));
        await pause(HELD.milliseconds);
        crew.mails.answers.onData = () => null;
        await awaitSave(load.ledger);
        await pause(Math.max(0, start + STAY_MS - Date.now()));
        const minutes = Math.ceil((Date.now() - start) / 60_000);
        const more = (await ask(runsOf)) - runs;
        const what = `${when}: runs of what is scheduled each minute, in ${((Date.now() - start) / 1000).toFixed(0)} s`;
        if (least > 0) rows.push(leastRow(what, more, least, ''));
        rows.push(mostRow(what, more, most ?? minutes + 1, ''));
      }
      await load.stop();
      const settled = await settle({ ...crew, withDatabase: ask }, load.ledger, true);
      return [
        ...rows,
        mostRow('times that the employer had to enter the password', load.ledger.signIns, 1, ''),
        mostRow(
          'mails with the same words to the same person, beyond the first',
          await ask(doubleMails(before)),
          0,
          '',
        ),
        ...settled,
      ];
    } finally {
      await crew.stop();
    }
  } finally {
    database.stop();
    await data.remove();
  }
}

function holding(): () => Promise<null> | null {
  let held = 0;
  return () => {
    if (held >= HELD.mails) return null;
    held += 1;
    return pause(HELD.milliseconds, null).finally(() => {
      held -= 1;
    });
  };
}

async function numberOf(client: pg.Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ n: number }>(sql, values);
  return rows[0]?.n ?? 0;
}

const lastMail = (client: pg.Client) => numberOf(client, 'select coalesce(max(id), 0)::int as n from outbox');

const runsOf = (client: pg.Client) =>
  numberOf(client, "select count(*)::int as n from pgboss.job where name = $1 and state = 'completed'", [EACH_MINUTE]);

const doubleMails = (after: number) => (client: pg.Client) =>
  numberOf(
    client,
    `select coalesce(sum(n - 1), 0)::int as n from (
       select count(*) as n from outbox where id > $1 group by recipient, template, subject, text) mails`,
    [after],
  );
