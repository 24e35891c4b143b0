/** What is under way: a request, or a run of background work. Log lines, errors and spans name it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Never contain what people enter: no search words, addresses, paths or values of statements. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface OpenSpan {
  rename(name: string): void;
  note(attributes: SpanAttributes): void;
  /** Marks a failure by the kind of the error; its message may be about people. */
  fail(error: unknown): void;
  end(): void;
  traceparent(): string;
  traceId: string;
}

export interface Current {
  /** Id of the request. */
  readonly request?: string;
  /** Whether the request has been answered, or its client has left. */
  readonly isOver?: () => boolean;
  /** Id of the run. */
  readonly run?: string;
  /** The innermost span. */
  readonly span?: OpenSpan | undefined;
}

const nothing: Current = {};
const storage = new AsyncLocalStorage<Current>();

/** Empty outside of requests and runs. */
export function current(): Current {
  return storage.getStore() ?? nothing;
}

export function within<T>(what: Current, work: () => T): T {
  return storage.run(what, work);
}

/** For timers and listeners that outlive the request that happens to create them. */
export function outside<T>(work: () => T): T {
  return storage.exit(work);
}

const COUNTED = 0x1000000;
const ofProcess = randomBytes(3).toString('hex');
let count = randomBytes(3).readUIntBE(0, 3);

/**
 * Twelve hexadecimal digits, short enough to be read out on the telephone: six at random for the process, and a count. A quarter of the
 * cost of a UUID, which pages from memory would notice.
 */
export function newId(): string {
  count = (count + 1) % COUNTED;
  return ofProcess + (COUNTED + count).toString(16).slice(1);
}

/** The id that a person may quote: that of the request or run, otherwise a new one. */
export function currentId(): string {
  const { request, run } = current();
  return request ?? run ?? newId();
}

/** Headers that tell a backend of our own which request its work is part of. */
export function trailHeaders(): Record<string, string> {
  const { request, span } = current();
  return {
    ...(request !== undefined && { 'x-request-id': request }),
    ...(span !== undefined && { traceparent: span.traceparent() }),
  };
}
