/** Starts what shows a running process from outside: slow-query log, traces, and the port for probes and metrics. */
import { watchStatements } from '../../backend/observe/statements.ts';
import { openHealthPort, type Phase } from '../life/probes.ts';
import type { Log } from '../log.ts';
import type { Ends } from '../open-backend.ts';
import type { Settings } from '../settings/settings.ts';
import { createMetrics, type Metrics } from './metrics-text.ts';

type Observed = Pick<Settings, 'healthPort' | 'host' | 'metricsToken' | 'slowQuery' | 'tracing'>;

/** The metrics that others add to; null without a port that tells them. */
export async function observe(settings: Observed, log: Log, ends: Ends, phase: () => Phase): Promise<Metrics | null> {
  const { healthPort, host, metricsToken, slowQuery, tracing } = settings;
  if (slowQuery > 0) {
    watchStatements({ slowerThan: slowQuery, log });
    ends.push(() => watchStatements(null));
  }
  if (tracing !== null) {
    const { startTracing } = await import('./tracing.ts');
    ends.push(startTracing(tracing, log));
  }
  if (healthPort === null) return null;
  const metrics = createMetrics();
  const server = await openHealthPort({ port: healthPort, host, phase, metrics, token: metricsToken, log });
  ends.push(
    () => server.closeAllConnections(),
    () => void server.close(),
  );
  return metrics;
}
