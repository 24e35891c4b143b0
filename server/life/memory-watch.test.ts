import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { watchMemory } from './memory-watch.ts';
import { openRestarts, placeOf } from './restarts.ts';

const MB = 1024 * 1024;
const limit = 512 * MB;
let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (name: string, group = 'all') => openRestarts(dataDir, { group, name });

describe('turns', () => {
  it('let one process of a group leave, and the next when it is replaced', () => {
    const [one, two] = [at('3025'), at('3026')];
    expect([one.takeTurn(), two.takeTurn(), at('3027', 'acme').takeTurn()]).toEqual([true, false, true]);
    two.isBack();
    expect(two.takeTurn()).toBe(false);
    at('3025').isBack();
    expect([two.takeTurn(), one.count(), two.count()]).toEqual([true, 1, 1]);
  });

  it('pass on from a process that nobody replaced', () => {
    expect(at('3025').takeTurn()).toBe(true);
    const past = new Date(Date.now() - 6 * 60_000);
    utimesSync(join(dataDir, 'restarts/all.leaving'), past, past);
    expect([at('3026').takeTurn(), at('3025').takeTurn()]).toEqual([true, false]);
  });

  it('count the processes of a place, and begin anew after a damaged file', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(at('3025').takeTurn()).toBe(true);
      at('3025').isBack();
    }
    expect(at('3025').count()).toBe(3);
    writeFileSync(join(dataDir, 'restarts/3025.count'), 'x');
    expect(at('3025').count()).toBe(0);
  });

  it('are of a port, and of a number where PM2 shares one', () => {
    expect(placeOf({ brand: null, port: 3025 }, {})).toEqual({ group: 'all', name: '3025' });
    expect(placeOf({ brand: 'acme', port: 3025 }, { NODE_APP_INSTANCE: '1' })).toEqual({
      group: 'acme',
      name: '3025-1',
    });
  });
});

describe('a process that uses too much memory', () => {
  function watched(...megabytes: number[]) {
    vi.useFakeTimers();
    const leave = vi.fn();
    const log = vi.fn();
    const used = () => (megabytes.length > 1 ? (megabytes.shift() ?? 0) : (megabytes[0] ?? 0)) * MB;
    watchMemory({ limit, restarts: at('3025'), leave, log, used });
    return { leave, log };
  }

  it('leaves after three looks in a row, once, and says so', () => {
    const { leave, log } = watched(600, 600, 500, 600, 601, 602, 900);
    vi.advanceTimersByTime(25_000);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([
      [
        'warn',
        'MEMORY_LIMIT',
        '602 MB are more than MEMORY_LIMIT_MB (512): this process stops for the next one.',
        { restarts: 1 },
      ],
    ]);
  });

  it('stays while another one is replaced, and leaves then', () => {
    at('3026').takeTurn();
    const { leave } = watched(600);
    vi.advanceTimersByTime(60_000);
    expect(leave).not.toHaveBeenCalled();
    at('3026').isBack();
    vi.advanceTimersByTime(5000);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('stays where it cannot tell the others, and says so once', () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'restarts'), 'in the way');
    const { leave, log } = watched(600);
    vi.advanceTimersByTime(60_000);
    expect([leave.mock.calls.length, log.mock.calls.length]).toEqual([0, 1]);
    expect(log.mock.calls[0]?.[2]).toMatch(/^This process uses too much memory, but stays: /);
  });
});
