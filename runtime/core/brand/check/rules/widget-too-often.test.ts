import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { widgetTooOften } from './widget-too-often.ts';

it('accepts a widget as often as it may stand', () => {
  expect(
    report(widgetTooOften, {
      pages: { home: { main: [{ widget: 'job-results' }, { widget: 'note' }, { widget: 'note' }] } },
    }),
  ).toEqual([]);
});

it('reports the first one too many', () => {
  expect(
    report(widgetTooOften, { pages: { home: { main: [{ widget: 'job-results' }, { widget: 'job-results' }] } } }),
  ).toEqual([
    'brands/acme.json:9:21  error  WIDGET_TOO_OFTEN  /pages/home/main/1/widget\n  "job-results" is allowed on a page once at most; "home" has it more often. Remove this one.',
  ]);
});
