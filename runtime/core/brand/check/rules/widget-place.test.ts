import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { widgetPlace } from './widget-place.ts';

it('accepts a widget where it may stand', () => {
  expect(report(widgetPlace, { pages: { home: { main: [{ widget: 'job-results' }] } } })).toEqual([]);
});

it('reports a region and a page for which the widget is not made', () => {
  expect(
    report(widgetPlace, {
      pages: { home: { aside: [{ widget: 'job-results' }] }, error: { main: [{ widget: 'job-results' }] } },
    }),
  ).toEqual([
    'brands/acme.json:6:21  error  WIDGET_PLACE  /pages/home/aside/0/widget\n  "job-results" is not allowed in the region "aside". Allowed: "main".',
    'brands/acme.json:13:21  error  WIDGET_PLACE  /pages/error/main/0/widget\n  "job-results" is not allowed on the page "error". Allowed: "home", "jobs".',
  ]);
});

it('allows the widgets of a listing on a page with a saved search, and on no other page', () => {
  const page = { path: '/nursing', title: 'Nursing', main: [{ widget: 'job-results' }] };
  expect(report(widgetPlace, { pages: { nursing: { ...page, search: '/jobs?search=nurse' } } })).toEqual([]);
  expect(
    report(widgetPlace, { pages: { nursing: page, hiring: { ...page, path: '/hiring', search: '/organizations' } } }),
  ).toEqual([
    'brands/acme.json:8:21  error  WIDGET_PLACE  /pages/nursing/main/0/widget\n  "job-results" is not allowed on the page "nursing". Allowed: "home", "jobs".',
    'brands/acme.json:17:21  error  WIDGET_PLACE  /pages/hiring/main/0/widget\n  "job-results" is not allowed on the page "hiring". Allowed: "home", "jobs".',
  ]);
});
