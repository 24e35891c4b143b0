import { isObject, toPointer } from '../../sources/json.ts';
import { menuEntries } from '../../views.ts';
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
    for (const { path, entry } of menuEntries(document)) {
      if (!isObject(entry)) continue;
      const given = TARGETS.filter((target) => Object.hasOwn(entry, target));
      if (given.length === 1 || (given.length === 0 && misspelt.has(toPointer(path)))) continue;
      const found = given.length === 0 ? 'none of them' : listed(given);
      yield {
        path,
        message: `A menu entry has exactly one of ${listed(TARGETS)}; this one has ${found}. ${given.length === 0 ? 'Add one' : 'Keep one of them'}.`,
        allowed: TARGETS,
      };
    }
  },
});
