import { serverEventName } from '../../core/analytics/complete-event.ts';
import { relayParams } from '../../core/analytics/relay-params.ts';
import type { Sink } from './sink.ts';

/** Nobody waits for the answer, and the page may be left meanwhile. */
function post(path: string, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

/** `/api/gmapi`: events of the browser that the server has not sent already. */
export function measurementRelay(frontend: string): Sink {
  return {
    send({ key, type, params, value }, isSent) {
      if (type === 'SERVER' || isSent) return;
      const sent = relayParams(key, params);
      post('/api/gmapi', { event: serverEventName(key), params: sent, value, server: 1, current_frontend: frontend });
    },
  };
}

/** `/api/conversionapi`: the events that the brand reports as conversions. */
export function conversionRelay(events: readonly string[]): Sink {
  return {
    send({ key, type, params, value }) {
      if (type === 'SERVER' || !events.includes(key)) return;
      post('/api/conversionapi', { event_name: key, custom_data: { ...relayParams(key, params), value } });
    },
  };
}
