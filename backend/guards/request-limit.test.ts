import { expect, it } from 'vitest';
import { createRequestLimit, REQUEST_LIMITS } from './request-limit.ts';

/** A limit with a clock that is advanced by hand. */
function limitOf(points: number) {
  let time = 1000;
  const limit = createRequestLimit(points, () => time);
  return { ...limit, wait: (seconds: number) => (time += seconds * 1000) };
}

it('lets so many through within a minute, and says how long the others wait', () => {
  const limit = limitOf(3);
  expect([1, 2, 3].map(() => limit.count('192.0.2.7'))).toEqual([null, null, null]);
  limit.wait(20);
  expect(limit.count('192.0.2.7')).toBe(40);
  limit.wait(41);
  expect(limit.count('192.0.2.7')).toBeNull();
});

it('does not let a busy network wait longer than the minute that it began', () => {
  const limit = limitOf(1);
  for (let at = 0; at < 5; at += 1) {
    limit.count('192.0.2.7');
    limit.wait(13);
  }
  expect(limit.count('192.0.2.7')).toBeNull();
});

it('counts points, and each network by itself', () => {
  const limit = limitOf(10);
  expect(limit.count('192.0.2.7', 11)).toBe(60);
  expect(limit.count('192.0.2.8', 10)).toBeNull();
  expect(limit.count('2001:db8:1:2::1', 10)).toBeNull();
  expect(limit.count('2001:db8:1:2:3:4:5:6')).toBe(60);
  expect(limit.count('2001:db8:1:3::1')).toBeNull();
});

it('remembers a bounded number of networks, the latest ones', () => {
  const limit = limitOf(1);
  const address = (at: number) => `2001:db8:${at.toString(16)}::1`;
  for (let at = 0; at < REQUEST_LIMITS.networks + 2000; at += 1) limit.count(address(at));
  expect(limit.size()).toBe(REQUEST_LIMITS.networks);
  expect(limit.count(address(REQUEST_LIMITS.networks + 1999))).toBe(60);
});

it('can be switched off', () => {
  const limit = limitOf(0);
  expect([limit.count('192.0.2.7', 1_000_000), limit.size()]).toEqual([null, 0]);
});
