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
