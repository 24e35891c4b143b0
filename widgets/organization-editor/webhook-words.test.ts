import { expect, it } from 'vitest';
import { resultOf, standingOf } from './webhook-words.ts';
import type { DeliveryEntry } from './webhooks.generated.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const delivery = (values: Partial<DeliveryEntry> = {}): DeliveryEntry => ({
  ...{ id: 1, event: 'job.published', state: 'waiting', created: '2026-11-24T01:00:00Z', attempts: 0 },
  ...{ lastAttempt: null, nextAttempt: '2026-11-24T01:00:00Z', status: null, durationMs: null, fault: null },
  ...values,
});
const result = (values: Partial<DeliveryEntry>, isPaused = false) =>
  resultOf(delivery(values), { t, locale: 'en', isPaused });

it('says how a webhook stands by its last delivery', () => {
  const standing = (lastDelivery: DeliveryEntry | null, paused: string | null = null) =>
    standingOf({ paused, lastDelivery });
  expect([
    standing(null),
    standing(delivery()),
    standing(delivery({ state: 'delivered', attempts: 3 })),
    // Under way, and sent again on request.
    standing(delivery({ attempts: 1 })),
    standing(delivery({ attempts: 1, status: 204 })),
    standing(delivery({ attempts: 1, status: 302 })),
    standing(delivery({ state: 'failed', attempts: 1, fault: 'OUTBOUND_BROKEN' })),
    standing(delivery({ attempts: 1, status: 500 }), '2026-11-24T01:00:00Z'),
  ]).toEqual(['active', 'active', 'active', 'active', 'active', 'failing', 'failing', 'paused']);
});

it('says what came of a delivery, and why', () => {
  expect(result({})).toBe('result.waiting');
  expect(result({ attempts: 1 })).toBe('result.waiting');
  expect(result({ attempts: 1, status: 200 })).toBe('result.waiting');
  expect(result({ state: 'delivered', attempts: 1, status: 200, durationMs: 12 })).toBe(
    'result.delivered · answered 200 12 ms',
  );
  expect(result({ state: 'failed', attempts: 1, fault: 'OUTBOUND_STALLED' })).toBe('result.failed · faults.slow');
  expect(result({ state: 'failed', attempts: 1, fault: 'OUTBOUND_ELSE' })).toBe('result.failed · faults.other');
  expect(result({ attempts: 2, status: 500, durationMs: 5 })).toMatch(/^result\.again .*2026.* · answered 500 5 ms$/);
});

it('says that what is waiting is kept while a webhook is paused, unless it is a test', () => {
  expect(result({ attempts: 2, status: 500 }, true)).toBe('result.held · answered 500 0 ms');
  expect(result({ event: 'webhook.test' }, true)).toBe('result.waiting');
  expect(result({ state: 'failed' }, true)).toBe('result.failed');
});
