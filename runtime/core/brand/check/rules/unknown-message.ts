import { entriesAt, isObject, type JsonObject, type Path } from '../../sources/json.ts';
import { keysOf, type TextNames } from '../catalogue.ts';
import { type Draft, defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

/** Keys by namespace over all languages: a text exists when any language has it. */
function allKeys(texts: TextNames): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const namespaces of texts.values()) {
    for (const [namespace, keys] of namespaces) all.set(namespace, new Set([...(all.get(namespace) ?? []), ...keys]));
  }
  return all;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts under keys that the site never asks for: a path in one key, or a plural form that the language does not have. */
function* neverShown(
  texts: JsonObject,
  keys: readonly string[],
  base: Path,
  locale: string,
  wordings: ReadonlyMap<string, string>,
): Generator<Draft> {
  for (const [key, value] of Object.entries(texts)) {
    const path = [...base, key];
    const full = [...keys, key].join('.');
    const form = PLURAL.exec(key)?.[1];
    if (key.includes('.')) {
      const shown = key
        .split('.')
        .map((step) => `"${step}"`)
        .join(': { ');
      yield {
        path,
        key: true,
        message: `"${key}" is one key, so nobody sees this text. Write its parts inside each other: ${shown}: ...`,
      };
    } else if (isObject(value)) {
      yield* neverShown(value, [...keys, key], path, locale, wordings);
    } else if (
      form === undefined ? !wordings.has(full) && wordings.has(`${full}_other`) : !formsOf(locale).includes(form)
    ) {
      const forms = formsOf(locale)
        .map((name) => `"${key.replace(PLURAL, '')}_${name}"`)
        .join(' and ');
      yield { path, key: true, message: `Nobody sees this text: in "${locale}" it has the forms ${forms}.` };
    }
  }
}

/** Plural forms of a language, and the one for zero, which any text may have. */
function formsOf(locale: string): string[] {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(locale)) return ['zero', 'one', 'two', 'few', 'many', 'other'];
  return [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories, 'zero'];
}

const MOST_LISTED = 8;

/** Groups of texts where the site has a single text. Pages keep their own. */
function* groupsForTexts(texts: JsonObject, keys: ReadonlySet<string>, base: Path, above = ''): Generator<Draft> {
  for (const [key, value] of Object.entries(texts)) {
    const full = above + key;
    if (!isObject(value)) continue;
    if (!keys.has(full)) yield* groupsForTexts(value, keys, [...base, key], `${full}.`);
    else
      yield {
        path: [...base, key],
        key: true,
        message: `"${full}" is one text, so nobody sees what is in this group. Write the text in quotes instead.`,
      };
  }
}

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
            message: `There is no part of the site called "${namespace}" in the texts.${wayOut(suggestion, [...known.keys()].sort())}`,
            ...(suggestion && { suggestion }),
          };
          continue;
        }
        if (!isObject(texts)) continue;
        yield* neverShown(texts, [], path, locale, catalogue.wordings.get(namespace) ?? new Map());
        const misplaced = [...groupsForTexts(texts, keys, path)];
        yield* misplaced;
        const isMisplaced = (at: Path) =>
          misplaced.some((draft) => draft.path.every((step, index) => step === at[index]));
        for (const key of keysOf(texts).filter((name) => !keys.has(name))) {
          if (Object.keys(texts).some((name) => name.includes('.') && key.startsWith(name))) continue;
          if (isMisplaced([...path, ...key.split('.')])) continue;
          const inner = [...keys].filter((name) => name.startsWith(`${key}.`));
          if (inner.length > 0) {
            yield {
              path: [...path, ...key.split('.')],
              key: true,
              message: `"${key}" is a group of texts, so nobody sees this one.${wayOut(undefined, inner.sort().slice(0, MOST_LISTED))}`,
            };
            continue;
          }
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
