/** What values of a document call themselves, where their keys say little. */
import { createContext } from 'react';
import { isObject, type Json, type JsonObject, stringAt, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { WORDS } from './schema-tools.ts';

/** The schemas of widgets' props, by the names of the widgets. */
const WIDGETS = 'x-widgets';

/** Documents in which values are looked up, the first that has one counts: that of the change, then that before it. */
export const NamedDocuments = createContext<readonly JsonObject[]>([]);

/** The value at a path in the first document that has one. */
export function valueIn(documents: readonly JsonObject[], path: readonly string[]): Json | undefined {
  for (const document of documents) {
    const value = valueAt(document, path);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Schema of the props of a placed widget; undefined for any other value. */
export function propsSchema(root: JsonObject, placement: Json | undefined): JsonObject | undefined {
  const props = valueAt(root, [WIDGETS, stringAt(placement, ['widget']) ?? '']);
  return isObject(props) ? props : undefined;
}

/** A widget by its name, anything else by its own name, label or title; undefined for what has none. */
export function ownName(root: JsonObject, value: Json | undefined, locale: string): string | undefined {
  const widget = stringAt(propsSchema(root, value), ['title']);
  if (widget !== undefined) return stringAt(root, [WORDS, widget]) ?? widget;
  if (!isObject(value)) return undefined;
  return [value.name, value.label, value.title].map((text) => textIn(text, locale)).find(Boolean);
}

/** A text for all languages, or the one in this, in English, or in any. */
function textIn(text: Json | undefined, locale: string): string | undefined {
  if (typeof text === 'string') return text;
  if (!isObject(text)) return undefined;
  const texts = [text[locale], text[locale.split('-')[0] ?? ''], text.en, ...Object.values(text)];
  return texts.find((one) => typeof one === 'string');
}
