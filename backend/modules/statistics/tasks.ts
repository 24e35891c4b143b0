/** The upkeep of counts, as tasks. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { addHappenings, forgetTyped, rollUp } from './keep-store.ts';

const BATCH = 2000;
/** The last time zone ends its day so long after it ended in UTC. */
const LATEST_ZONE_MS = DAY_MS / 2;
/** Days for which texts and jobs are counted by day, and everything else. */
export const TEXT_DAYS = 92;
export const ALL_DAYS = 400;

/** Adds what happened in transactions to the counts, and forgets who typed what on days that are over everywhere. */
export async function keepStatistics({ db, now, signal }: Pick<WorkTools, 'db' | 'now' | 'signal'>): Promise<void> {
  for (let taken = BATCH; taken === BATCH && !signal.aborted; ) taken = await addHappenings(db, BATCH);
  await forgetTyped(db, new Date(now().getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10));
}

/** Turns days into months. */
export async function rollUpStatistics({ db, now }: Pick<WorkTools, 'db' | 'now'>): Promise<void> {
  await rollUp(db, { texts: monthBefore(now(), TEXT_DAYS), all: monthBefore(now(), ALL_DAYS) });
}

/** The first of the month that it was so many days ago. */
export function monthBefore(now: Date, days: number): string {
  return `${new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 7)}-01`;
}

export const keepStatisticsTask = defineTask({
  name: 'keep-statistics',
  schedule: '* * * * *',
  retryLimit: 0,
  run: keepStatistics,
});

export const rollUpStatisticsTask = defineTask({
  name: 'roll-up-statistics',
  schedule: '40 3 * * *',
  retryLimit: 3,
  run: rollUpStatistics,
});
