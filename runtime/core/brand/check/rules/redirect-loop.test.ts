import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { redirectLoop } from './redirect-loop.ts';

it('accepts redirects that end', () => {
  expect(
    report(redirectLoop, {
      routes: {
        redirects: [
          { from: '/searchjobs', to: '/jobs' },
          { from: '/a', to: '/searchjobs' },
        ],
      },
    }),
  ).toEqual([]);
});

it('shows the stations of redirects that never end, once for all that go round in one circle', () => {
  expect(
    report(redirectLoop, {
      routes: {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
          { from: '/into', to: '/a' },
          { from: '/x*', to: '/x/y*' },
        ],
      },
    }),
  ).toEqual([
    'brands/acme.json:8:7  error  REDIRECT_LOOP  /routes/redirects/1\n  This redirect never ends: /b -> /a -> /b. Let it lead to a page that no redirect covers.',
    'brands/acme.json:16:7  error  REDIRECT_LOOP  /routes/redirects/3\n  This redirect never ends: /x/x -> /x/y/x -> /x/y/y/x -> /x/y/y/y/x -> /x/y/y/y/y/x, and so on. Let it lead to a page that no redirect covers.',
  ]);
});
