import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { menuTarget } from './menu-target.ts';

it('accepts an entry with one target', () => {
  expect(report(menuTarget, { navigation: { main: [{ label: 'Jobs', page: 'jobs' }] } })).toEqual([]);
});

it('reports entries that lead nowhere or to two places', () => {
  expect(
    report(menuTarget, {
      navigation: { main: [{ label: 'Jobs' }], footer: [{ label: 'Jobs', page: 'jobs', path: '/jobs' }] },
    }),
  ).toEqual([
    'brands/acme.json:4:7  error  MENU_TARGET  /navigation/main/0\n  A menu entry has exactly one of "page", "path", "url"; this one has none of them. Add one.',
    'brands/acme.json:9:7  error  MENU_TARGET  /navigation/footer/0\n  A menu entry has exactly one of "page", "path", "url"; this one has "page", "path". Keep one of them.',
  ]);
});
