import { expect, it } from 'vitest';
import { parseObserving } from './observing-settings.ts';

it('is quiet by default', () => {
  const standard = { metricsToken: null, logLevel: 'info', slowQuery: 0, tracing: null };
  expect(parseObserving({}, 0)).toEqual(standard);
  expect(parseObserving({ LOG_LEVEL: '', METRICS_TOKEN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' }, 0)).toEqual(standard);
});

it('reads level, token and collector', () => {
  const env = {
    HEALTH_PORT: '3026',
    METRICS_TOKEN: 'sixteen-and-more',
    LOG_LEVEL: 'WARN',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_SERVICE_NAME: 'boards',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(parseObserving(env, 200)).toEqual({
    metricsToken: 'sixteen-and-more',
    logLevel: 'warn',
    slowQuery: 200,
    tracing: { url: 'http://collector:4318/v1/traces', service: 'boards', ratio: 0.1 },
  });
  const own = { ...env, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
  expect(parseObserving(own, 0).tracing?.url).toBe('https://traces.example/in');
  expect(parseObserving({ ...env, OTEL_SDK_DISABLED: 'true' }, 0).tracing).toBeNull();
});

it.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be info, warn, error.'],
  [{ METRICS_TOKEN: 'sixteen-and-more' }, 'METRICS_TOKEN is set, but without HEALTH_PORT there are no metrics.'],
  [
    { METRICS_TOKEN: 'short', HEALTH_PORT: '1' },
    'METRICS_TOKEN has 5 characters; it must have at least 16, all of them ASCII without spaces.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; it must be an http or https address such as http://localhost:4318.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG is "2"; it must be a share from 0 to 1.',
  ],
])('says what is wrong with %o', (env, message) => {
  expect(() => parseObserving(env, 0)).toThrow(message);
});
