import { isObject, type Json } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const settingNotYetEffective = defineRule({
  code: 'SETTING_NOT_YET_EFFECTIVE',
  severity: 'info',
  description:
    'The setting exists and is checked, but nothing reads it yet: the part of the software that will is not built.',
  mend: 'Nothing to do. The setting takes effect when its part is there.',
  *find({ id, own, schema }) {
    if (id === ROOT_ID) return;
    for (const { path, since } of schema.notYetEffective) {
      for (const at of matches(own, path)) {
        yield { path: at, key: true, message: `"${at.at(-1)}" has no effect yet; it comes with the part "${since}".` };
      }
    }
  },
});

/** Paths in a value that a path with `*` for any key leads to. */
function matches(value: Json | undefined, [first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  if (!isObject(value)) return [];
  const keys = first === '*' ? Object.keys(value) : Object.hasOwn(value, first) ? [first] : [];
  return keys.flatMap((key) => matches(value[key], rest).map((path) => [key, ...path]));
}
