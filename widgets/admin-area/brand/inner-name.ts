/** What the keys inside of a setting are called that is edited as JSON. */
import { titleOf } from '../../../runtime/core/brand/setting-title.ts';
import { isObject, type Json, type JsonObject, stringAt, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { follow, WORDS } from './schema-tools.ts';

export interface InnerWords {
  /** Name of a language in that of the page. */
  language(code: string): string;
  /** Name of an entry of a list; the first has the number 1. */
  entry(number: number): string;
}

interface Inner {
  title: string;
  /** It is no name of the schema: somebody has chosen the key, or it is the number of an entry. */
  isChosen: boolean;
  isEntry: boolean;
  /** The schema of the value; undefined where it has none. */
  node: JsonObject | undefined;
}

/**
 * A key of a value with this schema, by its title there, as a language, or as an entry of a list. A key that somebody
 * has chosen stays as it is.
 */
export function innerName(root: JsonObject, node: JsonObject, key: string, words: InnerWords): Inner {
  const { properties, additionalProperties, items, propertyNames } = follow(root, node);
  const known = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (isObject(known)) return { ...NAMED, title: titleIn(root, key, known), node: known };
  if (isObject(items) && /^\d+$/.test(key))
    return { title: words.entry(Number(key) + 1), isChosen: true, isEntry: true, node: items };
  const below = isObject(additionalProperties) ? additionalProperties : undefined;
  if (isLanguages(propertyNames)) return { ...NAMED, title: words.language(key), node: below };
  return { title: key, isChosen: true, isEntry: false, node: below };
}

const NAMED = { isChosen: false, isEntry: false };

/** The English words for all that can be inside: titles, and meanings of choices. */
export function innerWords(root: JsonObject, node: JsonObject, seen = new Set<string>()): string[] {
  const { properties, additionalProperties, items, enumDescriptions } = follow(root, node);
  const meanings = Array.isArray(enumDescriptions) ? enumDescriptions.map(String) : [];
  const own = isObject(properties) ? Object.entries(properties) : [];
  const named = own.flatMap(([key, inner]) => (isObject(inner) ? [[englishTitle(key, inner), inner] as const] : []));
  const inner = [...named.map(([, one]) => one), additionalProperties, items].filter(isObject);
  return [
    ...meanings,
    ...named.map(([title]) => title),
    ...inner.flatMap((one) => {
      const id = JSON.stringify(one);
      if (seen.has(id)) return [];
      seen.add(id);
      return innerWords(root, one, seen);
    }),
  ];
}

const titleIn = (root: JsonObject, key: string, node: JsonObject): string => {
  const english = englishTitle(key, node);
  return stringAt(root, [WORDS, english]) ?? english;
};

/** That of the key, unless the schema has another. */
const englishTitle = (key: string, node: JsonObject): string => stringAt(node, ['x-title']) ?? titleOf(key);

/** Whether the keys of an object are codes of languages. */
const isLanguages = (propertyNames: Json | undefined): boolean =>
  isObject(propertyNames) && valueAt(propertyNames, ['pattern']) === '^[a-z]{2}(-[A-Z]{2})?$';
