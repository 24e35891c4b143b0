/** The doors at which tracing looks: HTTP, GraphQL, SQL, background work. Without a tracer, each costs one comparison. */
import { current, type OpenSpan, type SpanAttributes, within } from './current.ts';

export interface SpanPlan {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** W3C header of the caller, for a span without a parent in this process. */
  traceparent?: string | undefined;
}

export interface Tracer {
  open(plan: SpanPlan, parent: OpenSpan | undefined): OpenSpan;
}

let tracer: Tracer | null = null;

/** Null ends tracing. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** A span below the current one, which the caller ends; undefined without tracing. */
export function openSpan(plan: () => SpanPlan): OpenSpan | undefined {
  return tracer?.open(plan(), current().span);
}

/** Runs the work in a span of its own. */
export async function inSpan<T>(plan: () => SpanPlan, work: () => Promise<T>): Promise<T> {
  const span = openSpan(plan);
  if (span === undefined) return work();
  try {
    return await within({ ...current(), span }, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
