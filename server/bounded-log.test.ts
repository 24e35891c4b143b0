import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '../backend/observe/current.ts';
import { boundLog } from './bounded-log.ts';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bounded() {
  const lines: string[] = [];
  const log = createLog({ readable: true, write: (line) => lines.push(line.trim()) });
  return { lines, log: boundLog(log, { most: 2, every: 1000 }) };
}

it('writes a few lines of a kind, counts the rest, and begins anew after a while', () => {
  const { lines, log } = bounded();
  for (let n = 1; n <= 5; n += 1) log('error', 'PAGE_FAILED', `0${n}abcdef0${n} connect ECONNREFUSED`);
  log('error', 'PAGE_FAILED', 'something else');
  expect(lines).toEqual([
    'error PAGE_FAILED  01abcdef01 connect ECONNREFUSED',
    'error PAGE_FAILED  02abcdef02 connect ECONNREFUSED',
    'error PAGE_FAILED  something else',
  ]);
  vi.advanceTimersByTime(1000);
  expect(lines.slice(3)).toEqual(['error PAGE_FAILED  3 more like this: 05abcdef05 connect ECONNREFUSED']);
  log('error', 'PAGE_FAILED', '06abcdef06 connect ECONNREFUSED');
  expect(lines.slice(4)).toEqual(['error PAGE_FAILED  06abcdef06 connect ECONNREFUSED']);
});

it('keeps no more kinds than five hundred in mind', () => {
  const { lines, log } = bounded();
  const word = (n: number) => [...String(n)].map((digit) => 'qrstuvwxyz'[Number(digit)]).join('');
  for (let n = 0; n < 2000; n += 1) log('warn', 'BROWSER_X', word(n));
  vi.advanceTimersByTime(1000);
  expect([lines.length, lines.at(-1)]).toEqual([503, `warn  BROWSER_X  1498 more like this: ${word(1999)}`]);
});

it('writes no values of a statement', () => {
  const { lines, log } = bounded();
  log('error', 'WORK_FAILED', 'Failed query: select $1\nparams: person@example.com');
  expect(lines).toEqual(['error WORK_FAILED  Failed query: select $1']);
});

it('names no single request where it counts the lines of many', () => {
  const { lines, log } = bounded();
  within({ request: 'request-1' }, () => {
    for (let n = 0; n < 3; n += 1) log('error', 'PAGE_FAILED', 'broken');
  });
  vi.advanceTimersByTime(1000);
  expect(lines).toEqual([
    'error PAGE_FAILED  broken request="request-1"',
    'error PAGE_FAILED  broken request="request-1"',
    'error PAGE_FAILED  1 more like this: broken',
  ]);
});
