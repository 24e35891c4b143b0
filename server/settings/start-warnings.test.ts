import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';

const one = { processes: 1, allowed: 97, wanted: 32 };
const two = { processes: 2, allowed: 97, wanted: 64 };
const secret = 's'.repeat(32);
const warnings = (env: Record<string, string>, crowd = one, argv: string[] = []) =>
  startWarnings(parseSettings({ DEMO: '0', ...env }, argv), crowd);
const codes = (env: Record<string, string>, argv: string[] = []) => warnings(env, one, argv).map(({ code }) => code);
const shared = { DATABASE_URL: 'postgresql://db/site', SECRET: secret };

it('says nothing of a real board and of development', () => {
  expect([codes({ TRUST_PROXY: '10.0.0.5' }), codes({ DEMO: '1' }, ['--dev']), codes(shared)]).toEqual([[], [], []]);
});

it('says in one line that demo data is shown', () => {
  expect(warnings({ DEMO: '1' })).toEqual([
    {
      code: 'DEMO_DATA',
      message:
        'This site shows demo data: made-up jobs and people, and accounts whose password is public. For a real board, start with DEMO=0 and an empty database.',
    },
  ]);
});

it.each([
  ['0.0.0.0', ['TRUST_PROXY_BROAD']],
  ['10.1.2.3', ['TRUST_PROXY_BROAD']],
  ['::', ['TRUST_PROXY_BROAD']],
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
])('warns of proxies that are not named when it listens on %s', (HOST, expected) => {
  expect(codes({ TRUST_PROXY: '1', HOST })).toEqual(expected);
  expect(codes({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', HOST })).toEqual([]);
});

it('warns of a secret that only this process has', () => {
  expect(warnings({ DATABASE_URL: shared.DATABASE_URL })).toEqual([
    {
      code: 'SETTINGS',
      message:
        'DATABASE_URL is set without SECRET: this process signs with DATA_DIR/secret, and a process without that file signs everybody out.',
    },
  ]);
});

it('warns of several processes that keep uploads where the others may not find them', () => {
  expect(warnings(shared, two)).toEqual([
    {
      code: 'SETTINGS',
      message:
        '2 processes use this database, and uploads stay in DATA_DIR: give all of them the same one, or set S3_BUCKET.',
    },
  ]);
  expect(warnings({ ...shared, S3_BUCKET: 'files' }, two)).toEqual([]);
  expect(warnings({}, two)).toEqual([]);
});

it('warns of more connections than the database allows', () => {
  expect(warnings({}, { processes: 3, allowed: 77, wanted: 96 })).toEqual([
    {
      code: 'SETTINGS',
      message:
        'The database allows 77 connections, and its processes (3) may take 96: raise max_connections, or run fewer.',
    },
  ]);
});
