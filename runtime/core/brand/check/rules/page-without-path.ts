import { fixedPages, templatePage } from '../../../paths/names.ts';
import { entriesAt, isObject, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest } from '../words.ts';

export const pageWithoutPath = defineRule({
  code: 'PAGE_WITHOUT_PATH',
  severity: 'error',
  description:
    'A content page has no `path`, so it has no address; or a fixed page has one, which would have no effect.',
  remedy: 'Give a page of your own a `path`; remove it from home, jobs, job and the other fixed pages.',
  *find({ document }) {
    for (const [key, page] of entriesAt(document, ['pages'])) {
      if (!isObject(page)) continue;
      const path = stringAt(page, ['path']);
      if (fixedPages.includes(key)) {
        if (path !== undefined)
          yield {
            path: ['pages', key, 'path'],
            key: true,
            message: `The page "${key}" has a fixed address; "path" has no effect on it. Remove it.`,
          };
        continue;
      }
      if (path !== undefined || key === templatePage) continue;
      const suggestion = nearest(key, fixedPages);
      const hint =
        suggestion === undefined
          ? 'Add one, for example'
          : `Did you mean "${suggestion}"? A page of your own needs one, for example`;
      yield {
        path: ['pages', key],
        key: true,
        message: `The page "${key}" has no "path". ${hint} "path": "/${key}".`,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
