/** Sends spans to a collector. Loaded only if one is named in the settings. */
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Counter } from 'prom-client';
import type { OpenSpan } from '../../backend/observe/current.ts';
import { processMetrics } from '../../backend/observe/metrics.ts';
import { type SpanPlan, traceWith } from '../../backend/observe/spans.ts';
import type { Log } from '../log.ts';
import type { TracingSettings } from '../settings/observing-settings.ts';

/** What is not sent by then is dropped: spans are worth less than memory. */
const MOST_QUEUED = 2048;
const MOST_A_BATCH = 512;
const SEND_EVERY_MS = 5000;
const PATIENCE_MS = 10_000;
const LONGEST_VALUE = 2000;
/** How long the end of the process waits for the last spans. */
const LEAVE_MS = 2000;

const spans = new Counter({
  name: 'nameplate_spans_total',
  help: 'Spans sent to the collector, and those that it did not take.',
  labelNames: ['outcome'],
  registers: [processMetrics],
});

export interface TracingLimits {
  /** Milliseconds between two batches, and for which the collector may take one. */
  every: number;
  patience: number;
}

const standard: TracingLimits = { every: SEND_EVERY_MS, patience: PATIENCE_MS };
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Returns what sends the last spans and ends tracing. A collector that is away costs spans, and nothing else. */
export function startTracing(
  { url, service, ratio }: TracingSettings,
  log: Log,
  { every, patience }: TracingLimits = standard,
): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: counting(new OTLPTraceExporter({ url, timeoutMillis: patience }), log),
        maxQueueSize: MOST_QUEUED,
        maxExportBatchSize: MOST_A_BATCH,
        scheduledDelayMillis: every,
        exportTimeoutMillis: patience,
      }),
    ],
  });
  const tracer = provider.getTracer('nameplate');
  const contexts = new WeakMap<OpenSpan, Context>();

  function open({ name, kind, attributes, traceparent }: SpanPlan, parent: OpenSpan | undefined): OpenSpan {
    const above = (parent && contexts.get(parent)) ?? remote(traceparent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, above);
    const opened = openSpan(span);
    contexts.set(opened, trace.setSpan(ROOT_CONTEXT, span));
    return opened;
  }

  traceWith({ open });
  return async () => {
    traceWith(null);
    const late = new Promise((resolve) => setTimeout(resolve, LEAVE_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

function remote(traceparent: string | undefined): Context {
  const parsed = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parsed === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true });
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: () => `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    rename: (name) => void span.updateName(name),
    note: (attributes) => void span.setAttributes(attributes),
    fail(error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', kindOf(error));
    },
    end: () => span.end(),
  };
}

function kindOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Says once when spans are lost, and when they arrive again. */
function counting(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export(batch: ReadableSpan[], done: (result: ExportResult) => void) {
      exporter.export(batch, (result) => {
        const isLost = result.code !== ExportResultCode.SUCCESS;
        spans.inc({ outcome: isLost ? 'lost' : 'sent' }, batch.length);
        if (isLost && !isAway)
          log('warn', 'TRACES_LOST', `The collector takes no spans: ${result.error?.message ?? 'no reason given'}`);
        if (!isLost && isAway) log('info', 'TRACES_BACK', 'The collector takes spans again.');
        isAway = isLost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
