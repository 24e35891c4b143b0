import { mayHaveText } from '../../../document/text-pages.ts';
import { fixedPages } from '../../../paths/names.ts';
import { entriesAt, type Json, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** Settings of fixed pages that have no effect, and the settings to use instead. */
const UNUSED: ReadonlyMap<string, { settings: readonly string[]; instead: string }> = new Map([
  [
    'shell',
    {
      settings: ['title', 'description', 'noindex', 'layout'],
      instead: 'of the shell only the regions are read. Set it on the pages themselves',
    },
  ],
  ['job', { settings: ['title', 'description'], instead: 'the page of a job has those of the job. Remove it' }],
  [
    'organization',
    {
      settings: ['title', 'description'],
      instead: 'the page of an organization has those of the organization. Remove it',
    },
  ],
]);

export const pageSettingUnused = defineRule({
  code: 'PAGE_SETTING_UNUSED',
  severity: 'warning',
  description:
    'A page has a setting without any effect: other pages only use the regions of the shell, a job or an organization has its own title and description, and only pages of your own show a saved search or have a `text`.',
  remedy: 'Remove the setting; instead of on the shell, set it on the pages it is meant for.',
  *find({ own }) {
    for (const [page, { settings, instead }] of UNUSED) {
      for (const [name, value] of entriesAt(own, ['pages', page])) {
        if (!settings.includes(name) || value === null) continue;
        yield {
          path: ['pages', page, name],
          key: true,
          message: `"${name}" has no effect on the page "${page}": ${instead}.`,
        };
      }
    }
    for (const [page] of entriesAt(own, ['pages'])) {
      if (!mayHaveText(page) && isGiven(valueAt(own, ['pages', page, 'text'])))
        yield {
          path: ['pages', page, 'text'],
          key: true,
          message: `"text" has no effect on the page "${page}": only pages of your own, which have a path, are text pages. Put the text into a widget "rich-text" of its "main".`,
        };
      if (!fixedPages.includes(page) || stringAt(own, ['pages', page, 'search']) === undefined) continue;
      yield {
        path: ['pages', page, 'search'],
        key: true,
        message: `"search" has no effect on the page "${page}": only pages of your own, which have a path, show a saved search. Remove it.`,
      };
    }
  },
});

const isGiven = (value: Json | undefined) => value !== undefined && value !== null;
