/** The dashboard and the alerts ask for metrics that there are, and the documentation lists all of ours. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPageCache } from '../cache/page-cache.ts';
import { createRenderGate } from '../render-gate.ts';
import { createMetrics } from './metrics-text.ts';
import './tracing.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const pool = { totalCount: 3, idleCount: 1, waitingCount: 0, options: { max: 10 } } as never;
const queues = [{ name: 'send-alerts', due: 1, later: 2, active: 3, failed: 4 }];

function observed({ isAway = false } = {}) {
  const metrics = createMetrics();
  metrics.watchBackend({
    pools: { requests: [pool], work: [pool], search: [pool, pool], health: [pool] },
    databaseAnswers: async () => !isAway,
    depths: async () => {
      if (isAway) throw new Error('away');
      return { queues, outbox: { queued: 5, sending: 6, failed: 7 }, mailOverdue: 8.5 };
    },
  });
  metrics.watchBrands({ states: () => [] });
  const times = { freshFor: 1, liveFor: 1, outdatedFor: 1, renewAfter: 1 };
  const cache = createPageCache({ maxBytes: 1e6, ...times });
  metrics.watchPages({ cache, gate: createRenderGate({ concurrency: 1, queue: 1, maxWait: 1 }) });
  return metrics;
}

/** Names under which a metric is asked for; a histogram has three. */
function namesIn(text: string): Set<string> {
  const declared = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

const NAME = /\b(?:nameplate|nodejs|process)_[a-z0-9_]+/g;

it('tells what it is asked for by dashboard and alerts', async () => {
  const known = namesIn(await observed().text());
  const dashboard = JSON.parse(read('deploy/grafana/nameplate.json'));
  const targets = dashboard.panels.flatMap((panel: { targets?: { expr: string }[] }) => panel.targets ?? []);
  const asked = targets.flatMap(({ expr }: { expr: string }) => expr.match(NAME) ?? []);
  const variables = JSON.stringify(dashboard.templating).match(NAME) ?? [];
  const alerts = [...read('deploy/prometheus/rules.yml').matchAll(/expr: (?:>-\n)?((?:.|\n {10}.)*)/g)];
  const alerted = alerts.flatMap(([, expr = '']) => expr.match(NAME) ?? []);
  expect([targets.length > 40, alerts.length > 10, alerted.length > 10]).toEqual([true, true, true]);
  const names: string[] = [...asked, ...variables, ...alerted];
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('lists all metrics and alerts in the documentation', async () => {
  const own = [...(await observed().text()).matchAll(/^# TYPE (nameplate_\S+) /gm)].map(([, name]) => name);
  const page = read('docs/observability.md');
  expect(own.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
  const alerts = [...read('deploy/prometheus/rules.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('leaves out what only the database knows while that is away', async () => {
  const linesOf = (text: string) =>
    text.split('\n').filter((line) => /^nameplate_(work_(waiting|active|failed)|outbox|database_up)/.test(line));
  expect(linesOf(await observed().text())).toEqual([
    'nameplate_database_up 1',
    'nameplate_work_waiting{task="send-alerts",when="due"} 1',
    'nameplate_work_waiting{task="send-alerts",when="later"} 2',
    'nameplate_work_active{task="send-alerts"} 3',
    'nameplate_work_failed{task="send-alerts"} 4',
    'nameplate_outbox_mails{state="queued"} 5',
    'nameplate_outbox_mails{state="sending"} 6',
    'nameplate_outbox_mails{state="failed"} 7',
    'nameplate_outbox_overdue_seconds 8.5',
  ]);
  expect(linesOf(await observed({ isAway: true }).text())).toEqual(['nameplate_database_up 0']);
});
