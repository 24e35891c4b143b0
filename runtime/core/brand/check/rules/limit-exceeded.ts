import { entriesAt, itemsAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { LIMITS } from '../../sources/limits.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const limitExceeded = defineRule({
  code: 'LIMIT_EXCEEDED',
  severity: 'error',
  description:
    'There are more pages, widgets on a page, redirects, ancestors or brands than allowed. See docs/limits.md.',
  remedy: 'Remove what is not needed; redirects can often be combined with a star.',
  *find({ document, chainFault, id, brandIds }) {
    if (chainFault?.kind === 'too-long' && chainFault.culprit.id === id) {
      yield {
        path: ['extends'],
        message: `More than ${LIMITS.ancestors} documents stand between this one and the root. Extend one that is nearer to it.`,
      };
    }
    const brands = brandIds().length;
    if (id === ROOT_ID && brands > LIMITS.brands)
      yield { path: [], message: `There are ${brands} brand files; at most ${LIMITS.brands} are served.` };
    const pages = entriesAt(document, ['pages']);
    if (pages.length > LIMITS.pages)
      yield {
        path: ['pages'],
        key: true,
        message: `The brand has ${pages.length} pages; at most ${LIMITS.pages} are allowed. Remove some.`,
      };
    for (const [page, sections] of Map.groupBy(placementsOf(document), (placement) => placement.page)) {
      if (sections.length <= LIMITS.sectionsPerPage) continue;
      // A single region that is too long is reported by the schema.
      const regions = Map.groupBy(sections, ({ region }) => region);
      if ([...regions.values()].some(({ length }) => length > LIMITS.sectionsPerPage)) continue;
      yield {
        path: ['pages', page],
        key: true,
        message: `The page "${page}" has ${sections.length} widgets; at most ${LIMITS.sectionsPerPage} are allowed. Remove some.`,
      };
    }
    for (const list of ['redirects', 'rewrites']) {
      const { length } = itemsAt(document, ['routes', list]);
      if (length > LIMITS.redirects)
        yield {
          path: ['routes', list],
          key: true,
          message: `There are ${length} ${list}; at most ${LIMITS.redirects} are allowed. Several can be one with a star at the end.`,
        };
    }
  },
});
