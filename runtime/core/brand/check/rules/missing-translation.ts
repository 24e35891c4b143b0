import { entriesAt, isObject, type Json, type JsonObject, stringsAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { localesOf, textIn } from '../../views.ts';
import { keysOf } from '../catalogue.ts';
import { type CheckContext, type Draft, defineRule } from '../rule.ts';
import { listed, quoted } from '../words.ts';
import { rewordedTexts } from './message-placeholder.ts';

const LOCALE = /^[a-z]{2}(-[A-Z]{2})?$/;

/** A localized text: all keys are language codes, all values strings. */
function isTranslated(value: JsonObject): boolean {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => LOCALE.test(key) && typeof text === 'string');
}

/** All localized texts, with their paths. */
export function* translatedTexts(
  value: Json,
  path: (string | number)[],
): Generator<{ path: (string | number)[]; text: JsonObject }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* translatedTexts(item, [...path, index]);
  } else if (isObject(value)) {
    if (isTranslated(value)) yield { path, text: value };
    else for (const [key, inner] of Object.entries(value)) yield* translatedTexts(inner, [...path, key]);
  }
}

type Found = { path: (string | number)[]; text: JsonObject };
/** Sections that brands inherit whole are the same object, so they are searched only once. */
const known = new WeakMap<object, Found[]>();

function textsOf(key: string, section: Json): Found[] {
  if (typeof section !== 'object' || section === null) return [];
  const before = known.get(section);
  if (before !== undefined) return before;
  const found = [...translatedTexts(section, [key])];
  // Only results for frozen objects may be cached.
  if (Object.isFrozen(section)) known.set(section, found);
  return found;
}

export const missingTranslation = defineRule({
  code: 'MISSING_TRANSLATION',
  severity: 'warning',
  description:
    'A text exists in some languages of the site, but not in all. Visitors in the others see it in another language; where a text of `messages` is missing they see the usual one.',
  remedy: 'Add the text in the language that the message names.',
  *find(context) {
    const { document, own, shape, id } = context;
    // Missing languages can only be reported when the list of languages is valid.
    if (shape.some(({ path }) => path[0] === 'locales')) return;
    const locales = localesOf(document);
    // A default that the site does not have is one mistake, not one of each text.
    const supported = stringsAt(document, ['locales', 'supported']).map(({ text }) => text);
    if (locales.some((locale) => !supported.includes(locale))) return;
    for (const [key, section] of Object.entries(document)) {
      if (key === 'messages') continue;
      for (const { path, text } of textsOf(key, section)) {
        const missing = locales.filter((locale) => textIn(text, locale) === undefined);
        if (missing.length > 0)
          yield {
            path,
            message: `There is no text for ${listed(missing)} here; it is given for ${listed(Object.keys(text))}. Add it.`,
          };
      }
    }
    if (id !== ROOT_ID) yield* halfInherited(document, own, locales);
    if (locales.length > 1) yield* halfReworded(context, locales);
  },
});

/** A text that replaces the inherited one in some languages of the site, and leaves it in others. */
function* halfInherited(document: JsonObject, own: JsonObject, locales: readonly string[]): Generator<Draft> {
  for (const [key, section] of Object.entries(own)) {
    if (key === 'messages') continue;
    for (const { path, text } of translatedTexts(section, [key])) {
      const whole = valueAt(document, path);
      const kept = locales.filter(
        (locale) => textIn(text, locale) === undefined && textIn(whole, locale) !== undefined,
      );
      const [first] = kept;
      if (first === undefined) continue;
      yield {
        path,
        message: `There is no text for ${listed(kept)} here, so visitors see the inherited one, ${quoted(textIn(whole, first))}. Add it.`,
      };
    }
  }
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A text of the site that the brand words differently in some languages, and leaves as it is in others. */
function* halfReworded({ document, own, catalogue }: CheckContext, locales: readonly string[]): Generator<Draft> {
  const reworded = new Map(
    entriesAt(document, ['messages']).map(([locale, texts]) => [locale, new Set(keysOf(texts))] as const),
  );
  const isReworded = (locale: string, key: string) =>
    [locale, locale.split('-')[0] ?? locale].some((one) => reworded.get(one)?.has(key));
  const told = new Set<string>();
  for (const [locale, namespaces] of entriesAt(own, ['messages'])) {
    if (!locales.includes(locale)) continue;
    for (const [namespace, texts] of entriesAt(namespaces, [])) {
      const usual = new Set(
        [...(catalogue.wordings.get(namespace)?.keys() ?? [])].map((key) => key.replace(PLURAL, '')),
      );
      for (const { key, path } of rewordedTexts(texts, [], ['messages', locale, namespace])) {
        const stem = key.replace(PLURAL, '');
        const full = `${namespace}.${stem}`;
        const missing = locales.filter((one) => !isReworded(one, full));
        if (!usual.has(stem) || told.has(full) || missing.length === 0) continue;
        told.add(full);
        const given = locales.filter((one) => isReworded(one, full));
        yield {
          path,
          message: `There is no text for ${listed(missing)} here, so visitors see the usual one; it is reworded for ${listed(given)}. Add it.`,
        };
      }
    }
  }
}
