import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { pageWithoutPath } from './page-without-path.ts';

it('accepts a page with a path', () => {
  expect(report(pageWithoutPath, { pages: { about: { path: '/about' } } })).toEqual([]);
});

it('reports a page nobody can reach, and an address that has no effect', () => {
  expect(report(pageWithoutPath, { pages: { about: { main: [] }, jobs: { path: '/work' } } })).toEqual([
    'brands/acme.json:3:5  error  PAGE_WITHOUT_PATH  /pages/about\n  The page "about" has no "path". Add one, for example "path": "/about".',
    'brands/acme.json:7:7  error  PAGE_WITHOUT_PATH  /pages/jobs/path\n  The page "jobs" has a fixed address; "path" has no effect on it. Remove it.',
  ]);
});
