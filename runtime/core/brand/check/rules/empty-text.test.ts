import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { emptyText } from './empty-text.ts';

it('accepts an empty tagline, and texts', () => {
  expect(report(emptyText, { site: { tagline: '' }, messages: { en: { search: { submit: 'Go' } } } })).toEqual([]);
});

it('reports empty labels, empty messages and a text that is empty in one language', () => {
  expect(
    report(emptyText, {
      site: { tagline: { en: 'Work', de: '' } },
      pages: { home: { main: [{ widget: 'note', props: { label: { en: '' } } }] } },
      forms: { job: { items: { job_info: { fields: { title: { label: '' } } } } } },
      messages: { en: { search: { submit: '' } } },
    }),
  ).toEqual([
    'brands/acme.json:5:13  warning  EMPTY_TEXT  /site/tagline/de\n  The text is empty in "de" only. Write it in this language, too.',
    'brands/acme.json:15:21  warning  EMPTY_TEXT  /pages/home/main/0/props/label/en\n  Visitors would see nothing here: the text is empty. Write one, or remove the entry.',
    'brands/acme.json:28:24  warning  EMPTY_TEXT  /forms/job/items/job_info/fields/title/label\n  Visitors would see nothing here: the text is empty. Write one, or remove the entry.',
    'brands/acme.json:38:19  warning  EMPTY_TEXT  /messages/en/search/submit\n  Visitors would see nothing here: the text is empty. Write one, or remove the entry.',
  ]);
});
