/** Runs tasks in this process. Any number of processes may do so: each run is assigned to one of them. */
import type { Job } from 'pg-boss';
import { errorText } from '../guards/error-text.ts';
import { newId, within } from '../observe/current.ts';
import { runSeconds, runs } from '../observe/metrics.ts';
import { inSpan } from '../observe/spans.ts';
import { ALL_TAGS, type Bus } from '../services/bus.ts';
import { followPlan } from './follow-plan.ts';
import { WORK_TAG } from './queue-store.ts';
import { WORK_SCHEMA } from './schema-store.ts';
import type { Task, WorkData, WorkTools } from './work.ts';

export interface WorkOptions {
  tasks: readonly Task[];
  tools: Omit<WorkTools, 'signal'>;
  bus: Bus;
  /** Scheduled tasks that also run as soon as a worker starts. */
  tasksAtStart?: readonly Task[];
}

/** How long a run in progress may continue on shutdown; an interrupted one is restarted elsewhere. */
const LEAVE_MS = 10_000;
/** Polling intervals of pg-boss in seconds. New jobs are announced immediately; these are a fallback. */
const LOOKS = {
  cronMonitorIntervalSeconds: 20,
  cronWorkerIntervalSeconds: 10,
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  maintenanceIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
};
const POLL_SECONDS = 15;

/** Starts the worker; resolves with a function that stops it. */
export async function runWork({ tasks, tools, bus, tasksAtStart = [] }: WorkOptions): Promise<() => Promise<void>> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => tools.pool.query(text, values) },
    schema: WORK_SCHEMA,
    registerInstance: false,
    reindex: false,
    persistWarnings: false,
    ...LOOKS,
  });
  const isLeaving = new AbortController();
  boss.on('error', (error) => {
    if (!isLeaving.signal.aborted) tools.log('error', 'WORK', `Background work: ${error.message}`);
  });
  boss.on('warning', ({ message }) => tools.log('warn', 'WORK', `Background work: ${message}`));
  await boss.start();
  const endPlan = await followPlan({
    boss,
    pool: tools.pool,
    tasks,
    onError: (error) => tools.log('warn', 'WORK', `Schedules could not be looked at: ${errorText(error)}`),
  });
  const workers = new Map<string, string>();
  const look = (name: string) => boss.notifyWorker(workers.get(name) ?? '');
  for (const task of tasks) {
    const handle = async ([job]: Job<WorkData>[]) => {
      // One after the other while there are any.
      look(task.name);
      // A run has its own trail, whatever woke the worker.
      await within({ run: newId() }, () => runOne(task, tools, job, isLeaving.signal));
    };
    workers.set(task.name, await boss.work<WorkData>(task.name, { pollingIntervalSeconds: POLL_SECONDS }, handle));
  }
  const end = bus.onTags((tags) => {
    for (const name of workers.keys()) if (tags.includes(`${WORK_TAG}${name}`) || tags.includes(ALL_TAGS)) look(name);
  });
  for (const { name } of tasksAtStart) {
    await boss.send(name);
    look(name);
  }
  return async () => {
    end();
    endPlan();
    isLeaving.abort();
    await boss.stop({ graceful: true, timeout: LEAVE_MS, close: false });
  };
}

async function runOne(
  task: Task,
  tools: Omit<WorkTools, 'signal'>,
  job: Job<WorkData> | undefined,
  isLeaving: AbortSignal,
): Promise<void> {
  if (job === undefined) return;
  const ended = runSeconds.startTimer({ task: task.name });
  try {
    await inSpan(
      () => ({ name: `work ${task.name}`, kind: 'internal' }),
      () => task.run({ ...tools, signal: AbortSignal.any([isLeaving, job.signal]) }, job.data ?? {}),
    );
    runs.inc({ task: task.name, outcome: 'done' });
  } catch (error) {
    runs.inc({ task: task.name, outcome: 'failed' });
    const last = job.retryCount >= task.retryLimit;
    tools.log('error', 'WORK_FAILED', `${task.name} failed${last ? ' for the last time' : ''}: ${errorText(error)}`);
    throw error;
  } finally {
    ended();
  }
}
