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

it('shows the stations of a redirect that never ends', () => {
  expect(
    report(redirectLoop, {
      routes: {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
          { from: '/x*', to: '/x/y*' },
        ],
      },
    }),
  ).toEqual([
    'brands/acme.json:4:7  error  REDIRECT_LOOP  /routes/redirects/0\n  This redirect never ends: /a -> /b -> /a. Let it lead to a page that no redirect covers.',
    'brands/acme.json:8:7  error  REDIRECT_LOOP  /routes/redirects/1\n  This redirect never ends: /b -> /a -> /b. Let it lead to a page that no redirect covers.',
    'brands/acme.json:12:7  error  REDIRECT_LOOP  /routes/redirects/2\n  This redirect never ends: /x/x -> /x/y/x -> /x/y/y/x -> /x/y/y/y/x -> /x/y/y/y/y/x -> .... Let it lead to a page that no redirect covers.',
  ]);
});
