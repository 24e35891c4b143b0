import { expect, it } from 'vitest';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { openSite } from '../outbound/testing/site-of-others.ts';
import { deliver } from './measurement.ts';
import { createRelay, type Delivery, RELAY_LIMITS } from './relay.ts';

it('never makes the sender wait for a service that hangs, and keeps a bounded number of events', async () => {
  let asked = 0;
  const relay = createRelay<number>({
    name: 'one that hangs',
    deliver: () => {
      asked += 1;
      return new Promise(() => undefined);
    },
    log: () => undefined,
  });
  for (let n = 0; n < 100_000; n += 1) relay.push(n);
  expect([asked, relay.waiting()]).toEqual([1, RELAY_LIMITS.waiting]);
});

it('bears a service that answers 500 for a day: the latest events wait, a line an hour says so', async () => {
  const start = 1_800_000_000_000;
  let now = start;
  let asked = 0;
  const logged: string[] = [];
  const relay = createRelay<number>({
    name: 'one that is down',
    deliver: async (items) => {
      asked += 1;
      return items.map((): Delivery => (now < start + DAY_MS ? 'again' : 'taken'));
    },
    log: (level, code, message) => logged.push(`${level} ${code} ${message}`),
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  for (let n = 0; n < 2000; n += 1) relay.push(n);
  await expect.poll(() => relay.waiting()).toBe(0);
  expect(asked).toBeLessThan(330);
  expect(logged).toHaveLength(24);
  expect(logged[0]).toBe(
    'warn RELAY_FAILED one that is down: it did not take 1 of 1 events. Events lost since the last such line: 1500; waiting: 500.',
  );
});

it('gives up on a request that nobody answers', async () => {
  const site = await openSite(() => undefined);
  const outbound = createOutbound({ allow: [site.hostAndPort] });
  const short = {
    ...outbound,
    safeFetch: ((url, options) => outbound.safeFetch(url, { ...options, totalMs: 50 })) as typeof outbound.safeFetch,
  };
  expect(await deliver(short, site.origin, {})).toBe('again');
});

it('drops events that the service would not take any more', async () => {
  let now = 0;
  const seen: number[][] = [];
  const relay = createRelay<number>({
    name: 'one that was down for three days',
    deliver: async (items) => {
      seen.push([...items]);
      return items.map((): Delivery => (now < 3 * DAY_MS ? 'again' : 'taken'));
    },
    log: () => undefined,
    now: () => now,
    wait: async () => {
      now += DAY_MS;
      if (now === 2 * DAY_MS) relay.push(2);
    },
  });
  relay.push(1);
  await expect.poll(() => relay.waiting()).toBe(0);
  expect(seen.at(-1)).toEqual([2]);
});
