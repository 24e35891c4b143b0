/** A form group translated into a language. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { Messages } from '../texts/catalogues.ts';

/**
 * A schema whose titles, descriptions and value labels (`enumDescriptions`, in the order of `enum`) come from the
 * texts: its own first, then those of the part it was derived from. Anything without a text keeps the schema's wording.
 */
export function inTexts(schema: Schema, own: readonly Messages[], parts: Messages): Schema {
  const part = schema['x-part'];
  const layers = typeof part === 'string' ? [...own, branch(parts, part)] : own;
  const spoken = { ...schema, ...textOf(layers, 'title'), ...textOf(layers, 'description'), ...labels(schema, layers) };
  if (isSchema(schema.properties)) spoken.properties = properties(schema.properties, layers, parts);
  if (isSchema(schema.items)) spoken.items = entries(schema.items, layers, parts);
  return spoken;
}

/** The texts below a key; empty if there are none. */
export function branch(texts: Messages, key: string): Messages {
  const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof found === 'object' ? found : {};
}

function firstText(layers: readonly Messages[], key: string): string | undefined {
  for (const layer of layers) {
    const found = Object.hasOwn(layer, key) ? layer[key] : undefined;
    if (typeof found === 'string') return found;
  }
  return undefined;
}

function textOf(layers: readonly Messages[], key: 'title' | 'description'): Schema {
  const text = firstText(layers, key);
  return text === undefined ? {} : { [key]: text };
}

function labels({ enum: values, enumDescriptions: meanings }: Schema, layers: readonly Messages[]): Schema {
  if (!Array.isArray(values) || !Array.isArray(meanings)) return {};
  const texts = layers.map((layer) => branch(layer, 'values'));
  return { enumDescriptions: values.map((value, at) => firstText(texts, String(value)) ?? meanings[at]) };
}

function properties(fields: Schema, layers: readonly Messages[], parts: Messages): Schema {
  const texts = layers.map((layer) => branch(layer, 'fields'));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = texts.map((layer) => branch(layer, name));
      return [name, isSchema(field) ? inTexts(field, own, parts) : field];
    }),
  );
}

/**
 * List entries take value labels and fields from the texts, but no title; their descriptions are for readers of the
 * schema.
 */
function entries(items: Schema, layers: readonly Messages[], parts: Messages): Schema {
  const own = layers.map(({ title: _, description: __, ...inner }) => inner);
  const { description: _, ...spoken } = inTexts(items, own, parts);
  return spoken;
}
