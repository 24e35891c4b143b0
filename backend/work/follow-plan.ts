/** Keeps queues and schedules as the newest version of the code wants them, of all that have a worker. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { forgetFuture } from './clock-store.ts';
import { PLAN_LIVES_SECONDS, reportPlan } from './plan-store.ts';
import { queueOptions, type Task } from './work.ts';

interface FollowOptions {
  boss: PgBoss;
  pool: pg.Pool;
  tasks: readonly Task[];
  onError(error: unknown): void;
}

/** Applies the plan of these tasks, and again whenever it becomes the newest. Returns a function that ends it. */
export async function followPlan({ boss, pool, tasks, onError }: FollowOptions): Promise<() => void> {
  const id = planOf(tasks);
  const look = async () => {
    await forgetFuture(pool);
    await align(boss, tasks, await reportPlan(pool, id));
  };
  await look();
  const timer = setInterval(() => void look().catch(onError), (PLAN_LIVES_SECONDS / 3) * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function planOf(tasks: readonly Task[]): string {
  const wanted = tasks.map((task) => [task.name, task.schedule ?? null, queueOptions(task)]);
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32);
}

/**
 * Creates what the tasks need; writes only what differs. What another version has created or changed stays as it is,
 * unless this one is the newest.
 */
async function align(boss: PgBoss, tasks: readonly Task[], isNewest: boolean): Promise<void> {
  const [queues, schedules] = [await boss.getQueues(), await boss.getSchedules()];
  for (const task of tasks) {
    const { policy, ...options } = queueOptions(task);
    const queue = queues.find(({ name }) => name === task.name);
    if (queue === undefined) await boss.createQueue(task.name, { policy, ...options });
    else if (isNewest && Object.entries(options).some(([name, value]) => Reflect.get(queue, name) !== value))
      await boss.updateQueue(task.name, options);
    const known = schedules.find(({ name }) => name === task.name)?.cron;
    const isDue = known === undefined || (isNewest && known !== task.schedule);
    if (task.schedule !== undefined && isDue) await boss.schedule(task.name, task.schedule);
  }
  if (!isNewest) return;
  for (const { name } of schedules)
    if (!tasks.some((task) => task.name === name && task.schedule !== undefined)) await boss.unschedule(name);
}
