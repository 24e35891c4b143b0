/** Google Analytics 4: the Measurement Protocol. */
import { withinLimit } from '../../runtime/core/analytics/relay-params.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type Delivery, RELAY_LIMITS } from './relay.ts';

export interface Measured {
  /** With the prefix of the server. */
  name: string;
  params: Readonly<Record<string, string | number>>;
  clientId: string;
  sessionId: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

export interface MeasurementTarget {
  /** `https://www.google-analytics.com`, or another server with the protocol. */
  base: string;
  measurementId: string;
  secret: string;
}

/** Longest value that the service takes. */
const LONGEST_VALUE = 100;

/** One request per visitor, since each names one. */
export function sendMeasured(
  outbound: Outbound,
  target: MeasurementTarget,
  events: readonly Measured[],
): Promise<Delivery[]> {
  return Promise.all(events.map((event) => send(outbound, target, event)));
}

async function send(outbound: Outbound, target: MeasurementTarget, event: Measured): Promise<Delivery> {
  const { base, measurementId, secret } = target;
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
  return deliver(outbound, `${base}/mp/collect?${query}`, measurementBody(event));
}

/** A session and an engagement time make the event appear in reports. */
function measurementBody({ name, params, clientId, sessionId, at }: Measured): unknown {
  const cut = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value,
  ]);
  const own = { engagement_time_msec: 1, ...(sessionId !== null && { session_id: sessionId }) };
  return {
    client_id: clientId,
    timestamp_micros: at * 1000,
    events: [{ name, params: withinLimit({ ...own, ...Object.fromEntries(cut) }) }],
  };
}

/** Posts JSON. Statuses of the service that may pass are worth another attempt; others are its last word. */
export async function deliver(outbound: Outbound, url: string, body: unknown): Promise<Delivery> {
  const answer = await outbound
    .safeFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirects: 0,
      totalMs: RELAY_LIMITS.requestMs,
      idleMs: RELAY_LIMITS.requestMs,
    })
    .catch(() => null);
  if (answer === null) return 'again';
  await answer.body.close();
  if (answer.status >= 200 && answer.status < 300) return 'taken';
  return answer.status >= 500 || answer.status === 429 || answer.status === 408 ? 'again' : 'refused';
}
