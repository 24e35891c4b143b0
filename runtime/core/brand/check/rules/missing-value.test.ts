import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingValue } from './missing-value.ts';

it('accepts a placement with its widget', () => {
  expect(report(missingValue, { pages: { home: { main: [{ widget: 'note' }] } } })).toEqual([]);
});

it('reports a placement without a widget', () => {
  expect(report(missingValue, { pages: { home: { main: [{ props: {} }] } } })).toEqual([
    'brands/acme.json:5:9  error  MISSING_VALUE  /pages/home/main/0/widget\n  "widget" is missing here: Name of the widget. The folder widgets has one folder for each.',
  ]);
});
