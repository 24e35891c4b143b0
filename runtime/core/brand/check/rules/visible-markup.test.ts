import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { visibleMarkup } from './visible-markup.ts';

it('accepts rich texts and plain signs', () => {
  expect(
    report(visibleMarkup, {
      site: { name: 'R&D <3' },
      pages: {
        home: {
          main: [
            { widget: 'prose', props: { text: { en: '<p>1 &lt; 2 &amp; <a href="/jobs">3</a></p>' } } },
            { widget: 'prose', props: { format: 'plain', text: '2 * 3 ** 4' } },
          ],
        },
      },
    }),
  ).toEqual([]);
});

it('reports tags and entities in a text that is shown as it is', () => {
  expect(
    report(visibleMarkup, { site: { name: 'Acme &amp; Sons', tagline: { en: 'Work <b>close</b> to home' } } }),
  ).toEqual([
    'brands/acme.json:3:13  warning  VISIBLE_MARKUP  /site/name\n  Visitors would see "&amp;": this text is shown as it is. Remove it.',
    'brands/acme.json:5:13  warning  VISIBLE_MARKUP  /site/tagline/en\n  Visitors would see "<b>": this text is shown as it is. Remove it.',
  ]);
});

it('reports Markdown, escaped tags and links without a target in a rich text', () => {
  expect(
    report(visibleMarkup, {
      pages: {
        home: {
          main: [
            {
              widget: 'prose',
              props: { text: { en: '**Free** for [all](/jobs)', de: '&lt;p&gt;Frei&lt;/p&gt;', fr: '<a>Libre</a>' } },
            },
          ],
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:9:21  warning  VISIBLE_MARKUP  /pages/home/main/0/props/text/en\n  Visitors would see "**Free**": this is Markdown. Write HTML, such as <strong> or <a href="...">.',
    'brands/acme.json:10:21  warning  VISIBLE_MARKUP  /pages/home/main/0/props/text/de\n  Visitors would see the tags in "&lt;p&gt;". Write "<" and ">" themselves.',
    'brands/acme.json:11:21  warning  VISIBLE_MARKUP  /pages/home/main/0/props/text/fr\n  A link has no target. Write <a href="...">.',
  ]);
});

it('takes the text of a page as rich text, also in some of the languages that its parent has', () => {
  const text = { en: '<p>We print.</p>', de: '<p>Wir drucken.</p>' };
  const others = { family: { pages: { team: { path: '/team', title: 'Team', text } } } };
  const pages = { team: { text: { en: '<p>We paint.</p>' } } };
  expect(report(visibleMarkup, { extends: 'family', pages }, { others })).toEqual([]);
});
