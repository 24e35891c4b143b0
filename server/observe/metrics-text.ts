/** The text of `/metrics`: what the process counts, and what its parts tell when they are asked. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Backend } from '../../backend/backend.ts';
import type { Depths } from '../../backend/observe/depth-store.ts';
import { processMetrics } from '../../backend/observe/metrics.ts';
import type { BrandRegistry } from '../../runtime/core/brand/registry.ts';
import type { BrandState } from '../../runtime/core/brand/standings.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Restarts } from '../life/restarts.ts';
import type { RenderGate } from '../render-gate.ts';
import { settleCached } from './requests.ts';

export interface Metrics {
  /** Concurrent callers share one answer. */
  text(): Promise<string>;
  watchBackend(backend: Pick<Backend, 'pools' | 'depths' | 'databaseAnswers'>): void;
  watchBrands(brands: Pick<BrandRegistry, 'states'>): void;
  watchRestarts(restarts: Pick<Restarts, 'count'>): void;
  watchPages(pages: { cache: Pick<PageCache, 'stats'>; gate: Pick<RenderGate, 'waiting' | 'running'> }): void;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

type Sample = readonly [value: number, labels?: Record<string, string>];
type Samples = readonly Sample[];

const STATES: readonly BrandState[] = ['live', 'draft', 'family', 'outdated', 'broken'];
const SEVERITIES = ['error', 'warning', 'info'] as const;

/** Measures event loop and garbage collection from now on. */
export function createMetrics(): Metrics {
  const own = new Registry();
  const registers = [own];
  collectDefaultMetrics({ register: own });

  /** Asked at each scrape; what cannot be told is left out. */
  function tell(
    name: string,
    help: string,
    labelNames: readonly string[],
    ask: () => Samples | Promise<Samples>,
  ): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: [...labelNames], registers },
      async collect() {
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        for (const [value, labels] of await ask()) gauge.set(labels ?? {}, value);
      },
    });
  }

  /** The same for what only grows. */
  function tellSum(name: string, help: string, labelNames: readonly string[], ask: () => Samples): void {
    const counter: Counter = new Counter({
      ...{ name, help, labelNames: [...labelNames], registers },
      collect() {
        counter.reset();
        for (const [value, labels] of ask()) counter.inc(labels ?? {}, value);
      },
    });
  }

  function watchBackend({ pools, depths, databaseAnswers }: Parameters<Metrics['watchBackend']>[0]): void {
    const byPool = (read: (pool: (typeof pools.work)[number]) => number): Samples =>
      Object.entries(pools).map(([pool, all]) => [all.reduce((sum, one) => sum + read(one), 0), { pool }]);
    tell('nameplate_database_connections', 'Open connections by pool.', ['pool'], () => byPool((p) => p.totalCount));
    tell('nameplate_database_connections_idle', 'Idle ones of them.', ['pool'], () => byPool((p) => p.idleCount));
    tell('nameplate_database_connections_most', 'How many a pool may open.', ['pool'], () =>
      byPool((p) => p.options.max ?? 0),
    );
    tell('nameplate_database_waiting', 'Callers that wait for a connection.', ['pool'], () =>
      byPool((p) => p.waitingCount),
    );
    let reading: Promise<Depths | null> | undefined;
    const read = () => {
      reading ??= depths()
        .catch(() => null)
        .finally(() => {
          reading = undefined;
        });
      return reading;
    };
    tell('nameplate_database_up', 'Whether the database answers within a second.', [], async () => [
      [(await databaseAnswers()) ? 1 : 0],
    ]);
    tell('nameplate_work_waiting', 'Queued runs of background tasks: due, or for later.', ['task', 'when'], async () =>
      ((await read())?.queues ?? []).flatMap(({ name: task, due, later }) => [
        [due, { task, when: 'due' }] as const,
        [later, { task, when: 'later' }] as const,
      ]),
    );
    tell('nameplate_work_active', 'Runs in progress, in any process.', ['task'], async () =>
      ((await read())?.queues ?? []).map(({ name: task, active }) => [active, { task }]),
    );
    tell('nameplate_work_failed', 'Runs of the last day that failed for the last time.', ['task'], async () =>
      ((await read())?.queues ?? []).map(({ name: task, failed }) => [failed, { task }]),
    );
    tell('nameplate_outbox_mails', 'Emails in the outbox that are not sent.', ['state'], async () =>
      Object.entries((await read())?.outbox ?? {}).map(([state, count]) => [count, { state }]),
    );
    tell('nameplate_outbox_overdue_seconds', 'For how long the oldest email has been due.', [], async () => {
      const known = await read();
      return known === null ? [] : [[known.mailOverdue]];
    });
  }

  function watchBrands(brands: Pick<BrandRegistry, 'states'>): void {
    tell(
      'nameplate_brands',
      'Brand documents by state. "outdated": the last good revision is served in place of a faulty file.',
      ['state'],
      () => {
        const states = brands.states();
        return STATES.map((state) => [states.filter((one) => one.state === state).length, { state }]);
      },
    );
    tell('nameplate_brand_findings', 'Errors and warnings in brand documents.', ['severity'], () => {
      const findings = brands.states().flatMap((one) => one.findings);
      return SEVERITIES.map((severity) => [findings.filter((one) => one.severity === severity).length, { severity }]);
    });
  }

  function watchPages({ cache, gate }: Parameters<Metrics['watchPages']>[0]): void {
    tell('nameplate_renders_running', 'Renders in progress.', [], () => [[gate.running()]]);
    tell('nameplate_renders_waiting', 'Renders that wait for their turn.', [], () => [[gate.waiting()]]);
    tell('nameplate_page_cache_pages', 'Pages in memory.', [], () => [[cache.stats().entries]]);
    tell('nameplate_page_cache_bytes', 'Memory for pages.', [], () => [[cache.stats().bytes]]);
    tellSum(
      'nameplate_page_cache_total',
      'Requests for pages: found in memory, found outdated and rendered anew behind the answer, or rendered.',
      ['result'],
      () => {
        const { hit, stale, miss } = cache.stats().found;
        return [
          [hit + settleCached(), { result: 'hit' }],
          [stale, { result: 'outdated' }],
          [miss, { result: 'miss' }],
        ];
      },
    );
  }

  function watchRestarts(restarts: Pick<Restarts, 'count'>): void {
    const help = 'How often a process at this place has left because of its memory.';
    tellSum('nameplate_memory_restarts_total', help, [], () => [[restarts.count()]]);
  }

  async function write(): Promise<string> {
    settleCached();
    return `${await processMetrics.metrics()}\n${await own.metrics()}`;
  }

  let writing: Promise<string> | undefined;
  return {
    text() {
      writing ??= write().finally(() => {
        writing = undefined;
      });
      return writing;
    },
    watchBackend,
    watchBrands,
    watchRestarts,
    watchPages,
  };
}
