/** Settings of what is seen of a running server: log, metrics, traces. */
import { LOG_LEVELS, type LogLevel } from '../log.ts';
import { checkWebAddress, type Environment } from './environment.ts';

/** By the variables that OpenTelemetry specifies; the exporter reads headers, compression and timeout itself. */
export interface TracingSettings {
  /** URL that spans are posted to. */
  url: string;
  service: string;
  /** Share of the traces that begin here, from 0 to 1. */
  ratio: number;
}

export interface ObservingSettings {
  /** What `/metrics` asks for on the health port; null for nothing. */
  metricsToken: string | null;
  /** Lines below this level are not written. */
  logLevel: LogLevel;
  /** Statements that take longer are logged, in milliseconds; 0 for none. */
  slowQuery: number;
  /** Null without tracing. */
  tracing: TracingSettings | null;
}

const SHORTEST_TOKEN = 16;

/** Throws an Error with one readable sentence when a value is invalid. */
export function parseObserving(env: Environment, slowQuery: number): ObservingSettings {
  return {
    metricsToken: parseMetricsToken(env),
    logLevel: parseLogLevel(env.LOG_LEVEL),
    slowQuery,
    tracing: parseTracing(env),
  };
}

function parseMetricsToken({ METRICS_TOKEN: token, HEALTH_PORT: port }: Environment): string | null {
  if (!token) return null;
  if (!/^[\x21-\x7e]+$/.test(token) || token.length < SHORTEST_TOKEN)
    throw new Error(
      `METRICS_TOKEN has ${token.length} characters; it must have at least ${SHORTEST_TOKEN}, all of them ASCII without spaces.`,
    );
  if (!port) throw new Error('METRICS_TOKEN is set, but without HEALTH_PORT there are no metrics.');
  return token;
}

function parseLogLevel(text: string | undefined): LogLevel {
  if (!text) return 'info';
  const known = LOG_LEVELS.find((level) => level === text.toLowerCase());
  if (known === undefined) throw new Error(`LOG_LEVEL is "${text}"; it must be ${LOG_LEVELS.join(', ')}.`);
  return known;
}

function parseTracing(env: Environment): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: base } = env;
  if (own) checkWebAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own, 'http://localhost:4318/v1/traces');
  else if (base) checkWebAddress('OTEL_EXPORTER_OTLP_ENDPOINT', base, 'http://localhost:4318');
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || !(own || base)) return null;
  return {
    url: own || `${base?.replace(/\/+$/, '')}/v1/traces`,
    service: env.OTEL_SERVICE_NAME || 'nameplate',
    ratio: parseRatio(env.OTEL_TRACES_SAMPLER_ARG),
  };
}

function parseRatio(text: string | undefined): number {
  if (!text) return 1;
  const ratio = Number(text);
  if (Number.isNaN(ratio) || ratio < 0 || ratio > 1)
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}"; it must be a share from 0 to 1.`);
  return ratio;
}
