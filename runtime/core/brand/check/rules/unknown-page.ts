import { LEGAL_PAGES } from '../../../document/legal-pages.ts';
import { entriesAt, isObject, type JsonObject, type Path, stringAt, stringsAt, valueAt } from '../../sources/json.ts';
import { menuEntries, placementsOf } from '../../views.ts';
import { pageMeant } from '../page-words.ts';
import { defineRule } from '../rule.ts';
import { wayOut } from '../words.ts';

interface Mention {
  page: string;
  path: Path;
}

/** Every value that names a page by its key. */
function mentionsOf(document: JsonObject): Mention[] {
  const legal = LEGAL_PAGES.map((name) => ['site', 'legal', name]);
  const menus = menuEntries(document).map(({ path }) => [...path, 'page']);
  const single = [...legal, ...menus].flatMap((path): Mention[] => {
    const page = stringAt(document, path);
    return page === undefined ? [] : [{ page, path }];
  });
  const conditions = placementsOf(document).flatMap((placement) =>
    ['pages', 'notPages'].flatMap((list) => {
      const path = [...placement.path, 'when', list];
      return stringsAt(document, path).map(({ index, text }): Mention => ({ page: text, path: [...path, index] }));
    }),
  );
  return [...single, ...conditions];
}

export const unknownPage = defineRule({
  code: 'UNKNOWN_PAGE',
  severity: 'error',
  description: 'A menu, a legal page or a condition refers to a page that the brand does not have.',
  remedy: 'Correct the key, or add the page below `pages`.',
  *find({ document, own }) {
    if (!isObject(document.pages)) return;
    const isOwn = ([key]: [string, unknown]) => valueAt(own, ['pages', key]) !== undefined;
    const pages = entriesAt(document, ['pages']).filter(([key]) => key !== 'shell');
    const allowed = [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))].map(([key]) => key);
    for (const { page, path } of mentionsOf(document)) {
      if (allowed.includes(page)) continue;
      const suggestion = pageMeant(page, document, own);
      yield {
        path,
        // A page that the brand took away itself.
        or: [['pages', page]],
        message: `There is no page "${page}".${wayOut(suggestion, allowed)}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
