import { entriesAt, isObject } from '../../sources/json.ts';
import { keysOf, type TextNames } from '../catalogue.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

/** Keys by namespace over all languages: a text exists when any language has it. */
function allKeys(texts: TextNames): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const namespaces of texts.values()) {
    for (const [namespace, keys] of namespaces) all.set(namespace, new Set([...(all.get(namespace) ?? []), ...keys]));
  }
  return all;
}

const MOST_LISTED = 8;

export const unknownMessage = defineRule({
  code: 'UNKNOWN_MESSAGE',
  severity: 'warning',
  description: 'The brand rewords a text that does not exist, so nobody will see it. The texts are in `locales/`.',
  remedy: 'Correct the namespace or key, or remove the entry.',
  *find({ own, catalogue }) {
    const entries = entriesAt(own, ['messages']);
    if (entries.length === 0 || catalogue.texts.size === 0) return;
    const known = allKeys(catalogue.texts);
    for (const [locale, namespaces] of entries) {
      for (const [namespace, texts] of entriesAt(namespaces, [])) {
        const keys = known.get(namespace);
        const path = ['messages', locale, namespace];
        if (keys === undefined) {
          const suggestion = nearest(namespace, known.keys());
          yield {
            path,
            key: true,
            message: `There is no namespace "${namespace}".${wayOut(suggestion, [...known.keys()].sort())}`,
            ...(suggestion && { suggestion }),
          };
          continue;
        }
        if (!isObject(texts)) continue;
        for (const key of keysOf(texts).filter((name) => !keys.has(name))) {
          const suggestion = nearest(key, keys);
          const at = [...path, ...(Object.hasOwn(texts, key) ? [key] : key.split('.'))];
          yield {
            path: at,
            key: true,
            message: `There is no text "${key}" in "${namespace}".${wayOut(suggestion, [...keys].sort().slice(0, MOST_LISTED))}`,
            ...(suggestion && { suggestion }),
          };
        }
      }
    }
  },
});
