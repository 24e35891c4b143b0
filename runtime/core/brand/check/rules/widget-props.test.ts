import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { widgetProps } from './widget-props.ts';

it('accepts props that fit, defaults left out', () => {
  expect(
    report(widgetProps, {
      pages: { home: { main: [{ widget: 'job-results', props: { size: 4 } }, { widget: 'note' }] } },
    }),
  ).toEqual([]);
});

it('reports props that break the schema of the widget', () => {
  expect(
    report(widgetProps, { pages: { home: { main: [{ widget: 'job-results', props: { size: 40, colour: 'red' } }] } } }),
  ).toEqual([
    'brands/acme.json:8:21  error  WIDGET_PROPS  /pages/home/main/0/props/size\n  In the props of "job-results": 40 is too large. Allowed: 1 to 6.',
    'brands/acme.json:9:13  error  WIDGET_PROPS  /pages/home/main/0/props/colour\n  In the props of "job-results": There is no setting "colour" here. Allowed: "size".',
  ]);
});
