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

const team = { path: '/team', title: 'Team', text: '<p>We print.</p>' };
const title = { widget: 'rich-text', props: { text: '<p>Since 1950.</p>', level: 1 } };

it('reports a second title below that of a text page', () => {
  expect(report(widgetTooOften, { pages: { team: { ...team, main: [title] } } })).toEqual([
    'brands/acme.json:12:22  warning  WIDGET_TOO_OFTEN  /pages/team/main/0/props/level\n  The page "team" has a "text" under its title already, so this is a second title. Write all of it into "text"; or, if that is inherited, leave it out with "text": null.',
  ]);
});

it('accepts a title of widgets where the inherited text is left out, and texts below that of a text page', () => {
  const others = { family: { pages: { team } } };
  const [own, below] = [{ text: null, main: [title] }, { main: [{ widget: 'rich-text', props: { text: 'A' } }] }];
  expect(report(widgetTooOften, { extends: 'family', pages: { team: own } }, { others })).toEqual([]);
  expect(report(widgetTooOften, { extends: 'family', pages: { team: below } }, { others })).toEqual([]);
});
