import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownWidget } from './unknown-widget.ts';

it('accepts widgets there are', () => {
  expect(report(unknownWidget, { pages: { home: { main: [{ widget: 'job-results' }] } } })).toEqual([]);
});

it('suggests the widget that was meant', () => {
  expect(report(unknownWidget, { pages: { home: { main: [{ widget: 'note' }, { widget: 'job-reslts' }] } } })).toEqual([
    'brands/acme.json:9:21  error  UNKNOWN_WIDGET  /pages/home/main/1/widget\n  There is no widget "job-reslts". Did you mean "job-results"?',
  ]);
});
