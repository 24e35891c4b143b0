/** Counts requests, and makes spans of them. A page from memory costs one addition. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Current, current, within } from '../../backend/observe/current.ts';
import { requestSeconds, requests } from '../../backend/observe/metrics.ts';
import { openSpan } from '../../backend/observe/spans.ts';

/** What answers a request. `cached`: a page from memory, before anything is parsed. */
export type RequestKind =
  | 'cached'
  | 'page'
  | 'data'
  | 'graphql'
  | 'auth'
  | 'workspace'
  | 'relay'
  | 'payment'
  | 'mail'
  | 'partner'
  | 'assistant'
  | 'preview'
  | 'file'
  | 'form'
  | 'alert'
  | 'unsubscribe'
  | 'sitemap'
  | 'feed'
  | 'embed'
  | 'picture'
  | 'messages'
  | 'report'
  | 'asset'
  | 'probe'
  | 'health'
  | 'malformed'
  | 'host';

/** Marks what is about to answer, so that a failure counts there, too. */
export interface Answering {
  kind: RequestKind;
  /** The page of a brand. */
  brand?: string;
}

const MOST_STATUSES = 600;
const cached = new Float64Array(MOST_STATUSES);
const counted = new Float64Array(MOST_STATUSES);

export function countCached(status: number): void {
  cached[status] = (cached[status] ?? 0) + 1;
}

/** Moves what was counted since to the metrics; returns how many there were in all. */
export function settleCached(): number {
  let sum = 0;
  for (let status = 0; status < MOST_STATUSES; status += 1) {
    const now = cached[status] ?? 0;
    sum += now;
    const since = now - (counted[status] ?? 0);
    if (since > 0) requests.inc({ kind: 'cached', status }, since);
    counted[status] = now;
  }
  return sum;
}

/** For what is refused before there is a request. */
export function countMalformed(status: number): void {
  requests.inc({ kind: 'malformed', status });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** Runs the work as part of this request; counted once its answer is sent. */
export function asRequest(
  {
    req,
    res,
    id,
    traceparent,
  }: { req: IncomingMessage; res: ServerResponse; id: string; traceparent?: string | undefined },
  work: (answering: Answering) => void,
): void {
  const answering: Answering = { kind: 'host' };
  const started = performance.now();
  const method = METHODS.has(req.method ?? '') ? (req.method ?? '') : 'OTHER';
  const span = openSpan(() => ({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method, 'nameplate.request': id },
    traceparent,
  }));
  res.once('close', () => {
    const { kind, brand } = answering;
    const status = res.writableFinished || res.headersSent ? res.statusCode : 'aborted';
    requests.inc({ kind, status });
    requestSeconds.observe({ kind }, (performance.now() - started) / 1000);
    if (span === undefined) return;
    span.rename(`${method} ${kind}`);
    span.note({
      'http.route': kind,
      ...(typeof status === 'number' && { 'http.response.status_code': status }),
      ...(brand !== undefined && { 'nameplate.brand': brand }),
    });
    if (status === 'aborted' || status >= 500) span.fail(String(status));
    span.end();
  });
  const inside: Current = { ...current(), request: id, isOver: endOf(req, res), ...(span !== undefined && { span }) };
  within(inside, () => work(answering));
}

/**
 * That a client sends no more is known some turns of the event loop before its connection is closed. A function of its own, so that what a
 * connection to the database remembers of the request that opened it is neither the request nor the response.
 */
function endOf(req: IncomingMessage, res: ServerResponse): () => boolean {
  let connection: Socket | null = req.socket;
  res.once('close', () => {
    connection = null;
  });
  return () => connection === null || connection.readableEnded;
}
