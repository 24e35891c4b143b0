import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';
import { startNotes } from './start-notes.ts';

const codes = (env: Record<string, string>, argv: string[] = []) =>
  startNotes(parseSettings(env, argv)).map(({ code }) => code);

it('says nothing of a real board and of development', () => {
  expect(codes({ DEMO: '0', TRUST_PROXY: '10.0.0.5' })).toEqual([]);
  expect(codes({}, ['--dev'])).toEqual([]);
});

it('says in one line that demo data is shown', () => {
  expect(startNotes(parseSettings({}))).toEqual([
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
  expect(codes({ DEMO: '0', TRUST_PROXY: '1', HOST })).toEqual(expected);
  expect(codes({ DEMO: '0', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', HOST })).toEqual([]);
});
