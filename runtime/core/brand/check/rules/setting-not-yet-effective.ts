import { isObject, type Json } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const settingNotYetEffective = defineRule({
  code: 'SETTING_NOT_YET_EFFECTIVE',
  severity: 'info',
  description:
    'The setting exists and is checked, but has no effect yet: the part of the software that uses it is not built.',
  remedy: 'Nothing to do. The setting takes effect once that part is built.',
  *find({ id, own, schema }) {
    if (id === ROOT_ID) return;
    for (const { path, since } of schema.notYetEffective) {
      for (const at of matches(own, path)) {
        yield {
          path: at,
          key: true,
          message: `"${at.at(-1)}" has no effect yet, because the part of the software for it (${since}) is not built. Leave it out until then, or keep it for later.`,
        };
      }
    }
  },
});

/** Paths in a value that match a path in which `*` stands for any key. */
function matches(value: Json | undefined, [first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  if (!isObject(value)) return [];
  const keys = first === '*' ? Object.keys(value) : Object.hasOwn(value, first) ? [first] : [];
  return keys.flatMap((key) => matches(value[key], rest).map((path) => [key, ...path]));
}
