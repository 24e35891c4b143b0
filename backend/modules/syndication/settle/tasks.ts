/** The work of rules: once a minute what changed since is looked at, and at once what a person changed. */
import { hash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { alone } from '../../../database/alone.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readChanges, stopReading } from '../../../search/changes.ts';
import { breathe } from '../../../work/breathe.ts';
import { enqueue } from '../../../work/queue-store.ts';
import { defineTask } from '../../../work/work.ts';
import { LOG_DAYS } from '../limits.ts';
import { deleteOldEvents } from '../placement-store.ts';
import type { RuleRow } from '../rule-store.ts';
import { readRules, type SettleTools, settleSome } from './settle.ts';
import {
  deleteLeft,
  forgetApplied,
  hasPlacements,
  listAllRules,
  noteApplied,
  putDownAll,
  putDownJobs,
  putDownRule,
} from './settle-store.ts';

const LOCK = 3_025_007;
const READER = 'syndication';
const JOBS_AT_ONCE = 100;

export const syndicateTask = defineTask({
  name: 'syndicate-jobs',
  schedule: '* * * * *',
  retryLimit: 0,
  run: syndicate,
});

/** Looks as soon as the transaction is committed. */
export const syndicateSoon = (tx: Parameters<typeof enqueue>[0]) => enqueue(tx, syndicateTask, {});

/** Does nothing if another process does it. Killed anywhere, the next one goes on. */
export async function syndicate(tools: SettleTools): Promise<void> {
  await alone(tools.pool, LOCK, async () => {
    const rows = await listAllRules(tools.db);
    if (rows.length === 0 && !(await hasPlacements(tools.db)))
      return void (await inTransaction(tools.pool, (client) => stopReading(client, READER)));
    await putDown(tools, rows);
    const rules = await readRules(tools, rows);
    while ((await settleSome(tools, rules, JOBS_AT_ONCE)) > 0) {
      tools.signal.throwIfAborted();
      await breathe();
    }
    await deleteLeft(tools.db);
  });
}

/** Puts down all jobs of rules that are applied anew, and those that have changed since the last look. */
function putDown(tools: SettleTools, rows: readonly RuleRow[]): Promise<void> {
  return inTransaction(tools.pool, async (client) => {
    const db = drizzle(client);
    for (const row of rows) {
      // Another server has its brand.
      if (tools.findBrand(row.frontend) === undefined) continue;
      const applied = appliedOf(tools, row);
      if (row.applied === applied) continue;
      await putDownRule(db, row);
      await noteApplied(db, row.id, applied);
    }
    const changes = await readChanges(client, READER);
    if (changes === null) return putDownAll(db);
    const ids = changes.filter(({ index }) => index === 'JOBS').map(({ subject }) => subject);
    return putDownJobs(db, ids, {
      sources: rows.some(({ source }) => source === null) ? null : rows.flatMap(({ source }) => source ?? []),
      targets: rows.map(({ frontend }) => frontend),
    });
  });
}

/** What the jobs of a rule depend on besides themselves. */
function appliedOf({ findBrand, brands }: SettleTools, { revision, source, frontend }: RuleRow): string {
  const target = findBrand(frontend)?.document;
  const from = source === null ? brands().toSorted((a, b) => (a.id < b.id ? -1 : 1)) : [findBrand(source)];
  const facts = [
    target && [target.locales, target.moderation.editedJobs],
    from.map((brand) => brand && [brand.id, brand.document.site.status, brand.document.search.synonyms]),
  ];
  return `${revision} ${hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 16)}`;
}

/** Deletes old entries of the log, and looks at everything anew: a job that was left out because of another one is not announced when that changes. */
export const sweepSyndicationTask = defineTask({
  name: 'sweep-syndication',
  schedule: '10 4 * * *',
  retryLimit: 3,
  async run({ db, now, log }) {
    const removed = await deleteOldEvents(db, new Date(now().getTime() - LOG_DAYS * DAY_MS));
    if (removed > 0) log('info', 'CLOCK', `Removed ${removed} old entries of the log of syndication.`);
    await forgetApplied(db);
    await syndicateSoon(db);
  },
});
