import { isObject, itemsAt, toPointer } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { listed } from '../words.ts';

const TARGETS = ['page', 'path', 'url'];

export const menuTarget = defineRule({
  code: 'MENU_TARGET',
  severity: 'error',
  description: 'A menu entry leads nowhere, or to several places at once.',
  remedy:
    'Give it exactly one of `page` (a key below `pages`), `path` (an address on this site) and `url` (an address on another site).',
  *find({ document, shape }) {
    const misspelt = new Set(
      shape.flatMap(({ path, suggestion = '' }) => (TARGETS.includes(suggestion) ? toPointer(path.slice(0, -1)) : [])),
    );
    for (const menu of ['main', 'sidebar', 'footer']) {
      for (const [index, item] of itemsAt(document, ['navigation', menu]).entries()) {
        if (!isObject(item)) continue;
        const given = TARGETS.filter((target) => Object.hasOwn(item, target));
        if (given.length === 1 || (given.length === 0 && misspelt.has(toPointer(['navigation', menu, index]))))
          continue;
        const found = given.length === 0 ? 'none of them' : listed(given);
        yield {
          path: ['navigation', menu, index],
          message: `A menu entry has exactly one of ${listed(TARGETS)}; this one has ${found}.`,
          allowed: TARGETS,
        };
      }
    }
  },
});
