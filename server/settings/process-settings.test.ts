import { expect, it } from 'vitest';
import { connectionsOf } from '../../backend/database/pool-sizes.ts';
import { parseSettings } from './settings.ts';

const small = { DATABASE_POOL: '2', DATABASE_POOL_SEARCH: '2', DATABASE_POOL_WORK: '2', WORKER: 'separate', DEMO: '0' };

it('uses as many connections as a process needs that does everything', () => {
  const { connections } = parseSettings({});
  expect([connections, connectionsOf(connections)]).toEqual([{ requests: 10, search: 12, work: 8, previews: 4 }, 36]);
});

it('uses fewer where it is told, and none for previews where there are none', () => {
  const { connections } = parseSettings(small);
  expect([connections, connectionsOf(connections)]).toEqual([{ requests: 2, search: 2, work: 2, previews: 0 }, 8]);
});

it.each([
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is "1"; it must be a whole number from 2 to 500.'],
  [{ DATABASE_POOL_SEARCH: 'many' }, 'DATABASE_POOL_SEARCH is "many"; it must be a whole number from 2 to 500.'],
  [{ DATABASE_POOL_WORK: '501' }, 'DATABASE_POOL_WORK is "501"; it must be a whole number from 2 to 500.'],
  [
    { DATABASE_POOL_WORK: '3', WORKER: 'inside' },
    'DATABASE_POOL_WORK is "3"; it must be a whole number from 4 to 500.',
  ],
  [{ MEMORY_LIMIT_MB: '100' }, 'MEMORY_LIMIT_MB is "100"; it must be 0 (no limit) or at least 256.'],
  [{ MEMORY_LIMIT_MB: '512M' }, 'MEMORY_LIMIT_MB is "512M"; it must be a whole number from 0 to 65536.'],
])('refuses %o', (env, message) => {
  expect(() => parseSettings({ ...small, ...env })).toThrow(message);
});

it('leaves by itself only where a limit is set', () => {
  expect([parseSettings({}).memoryLimit, parseSettings({ MEMORY_LIMIT_MB: '512' }).memoryLimit]).toEqual([
    null,
    512 * 1024 * 1024,
  ]);
});
