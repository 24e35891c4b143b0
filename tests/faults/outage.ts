/** The database is away for a minute: first it refuses connections, then it does not answer at all. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { openDatabaseProxy } from '../../backend/testing/database-proxy.ts';
import { anyAddress } from '../benchmark/browser.ts';
import { mostRow, type Row } from '../benchmark/table.ts';
import { type Crew, openCrew } from './crew.ts';
import { awaitSave, putLoad, settle } from './ledger.ts';
import { openData } from './open-data.ts';
import { directly, type FaultOptions, randomOf } from './part.ts';

const AWAY_MS = 60_000;
const RECOVERY_MS = 30_000;

export async function outage(options: FaultOptions): Promise<Row[]> {
  const random = randomOf('outage', options);
  const data = await openData(options.from);
  const database = await startEmbeddedPostgres({ dataDir: path.join(data.folder, 'postgres'), log: console.warn });
  const proxy = await openDatabaseProxy(database.url);
  const env = { DATABASE_URL: proxy.url, SECRET: 'faults'.repeat(8) };
  try {
    const crew = await openCrew({ dataDir: data.folder, env });
    try {
      const load = await putLoad(crew, random);
      await awaitSave(load.ledger);
      await pause(5000);
      await crew.get('/about');
      const seen = new Map<string, number>();
      for (const manner of ['shut', 'silent'] as const) {
        proxy.become(manner);
        await watch(crew, AWAY_MS / 2, seen);
      }
      proxy.become('open');
      const back = Date.now();
      await crew.awaitServer(RECOVERY_MS);
      const seconds = (Date.now() - back) / 1000;
      await awaitSave(load.ledger);
      await pause(5000);
      await load.stop();
      const unlike = [...seen].filter(([what]) => what !== 'kept page 200' && what !== 'new page 503 with Retry-After');
      return [
        {
          what: 'answers meanwhile',
          measured: [...seen].map(([what, n]) => `${n} ${what}`).join(', '),
          reach: '',
          good: null,
        },
        mostRow(
          'other answers meanwhile',
          unlike.reduce((sum, [, n]) => sum + n, 0),
          0,
          '',
        ),
        mostRow('until it is healthy again', seconds, 20, 's'),
        ...(await settle({ ...crew, withDatabase: (work) => directly(database.url, work) }, load.ledger, true)),
      ];
    } finally {
      await crew.stop();
    }
  } finally {
    await proxy.close();
    await database.stop();
    await data.remove();
  }
}

/** A page that was shown before, and one that nobody has seen. */
async function watch({ get }: Crew, milliseconds: number, seen: Map<string, number>): Promise<void> {
  const ask = async (name: string, page: string) => {
    const headers = { 'x-forwarded-for': anyAddress() };
    const what = await get(page, { headers }).then(
      ({ status, headers: sent }) => `${name} ${status}${sent['retry-after'] ? ' with Retry-After' : ''}`,
      (error: NodeJS.ErrnoException) => `${name} ${error.code}`,
    );
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  for (let at = 0, end = Date.now() + milliseconds; Date.now() < end; at += 1) {
    await Promise.all([ask('kept page', '/about'), ask('new page', `/jobs?search=away${at}`)]);
    await pause(1000);
  }
}
