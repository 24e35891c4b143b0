/** Reads the JSON Schema of brands for a form: the kind, name and control of each setting. */
import { isObject, type Json, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';

export type FieldKind = 'switch' | 'choice' | 'text' | 'number' | 'lines' | 'localised' | 'group' | 'json';

export interface SettingSchema {
  kind: FieldKind;
  title: string;
  description: string;
  /** The setting is nullable. */
  nullable: boolean;
  /** Why it cannot be changed at runtime; null if it can. */
  fixed: string | null;
  /** For `choice`: values and their meanings. */
  choices: readonly { value: Json; description: string }[];
  /** For `group`: its settings in order. */
  settings: readonly { key: string; schema: JsonObject }[];
  longest: number | undefined;
  isWhole: boolean;
}

const LOCALISED: readonly unknown[] = ['#/definitions/localisedText', '#/definitions/localisedName'];

/** A node with its reference resolved; keywords beside the reference take precedence. */
export function follow(root: JsonObject, node: JsonObject): JsonObject {
  const nullable = ofNullable(node);
  if (nullable !== undefined) {
    const inner = follow(root, nullable);
    const full: JsonObject = { ...inner, ...node, type: [inner.type ?? [], 'null'].flat() };
    return Array.isArray(inner.enum) ? { ...full, enum: [...inner.enum, null] } : full;
  }
  if (typeof node.$ref !== 'string') return node;
  const name = node.$ref.replace('#/definitions/', '');
  const target = isObject(root.definitions) ? root.definitions[name] : undefined;
  return isObject(target) ? { ...follow(root, target), ...node } : node;
}

/** The non-null one of two alternatives. */
function ofNullable({ anyOf }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const isNull = (one: Json) => isObject(one) && one.type === 'null';
  const other = anyOf.find((one) => !isNull(one));
  return anyOf.some(isNull) && isObject(other) ? other : undefined;
}

/** Words with a spelling of their own. */
const written: Readonly<Record<string, string>> = Object.fromEntries(
  ['API', 'CV', 'GA4', 'GraphQL', 'ID', 'IDs', 'LinkedIn', 'RSS', 'SEO', 'TikTok', 'URL', 'VAT', 'XING', 'YouTube'].map(
    (word) => [word.toLowerCase(), word],
  ),
);

/** `showOnlyFeaturedJobs` -> `Show only featured jobs`. */
export function titleOf(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[a-z0-9]+/g, (word) => (Object.hasOwn(written, word) && written[word]) || word);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes the setting with this name. */
export function readSetting(root: JsonObject, key: string, node: JsonObject): SettingSchema {
  const schema = follow(root, node);
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  const values = Array.isArray(schema.enum) ? schema.enum : null;
  const settings = isObject(schema.properties)
    ? Object.entries(schema.properties).flatMap(([name, inner]) =>
        isObject(inner) ? [{ key: name, schema: inner }] : [],
      )
    : [];
  const meanings = Array.isArray(schema.enumDescriptions) ? schema.enumDescriptions : [];
  return {
    kind: LOCALISED.includes(node.$ref) ? 'localised' : kindOf(root, schema, types, settings.length > 0),
    title: typeof schema.title === 'string' && settings.length > 0 ? schema.title : titleOf(key),
    description: typeof schema.description === 'string' ? schema.description : '',
    nullable: types.includes('null') || (values?.includes(null) ?? false),
    fixed: typeof schema['x-file-only'] === 'string' ? schema['x-file-only'] : null,
    choices: (values ?? []).map((value, index) => ({ value, description: String(meanings[index] ?? '') })),
    settings,
    longest: typeof schema.maxLength === 'number' ? schema.maxLength : undefined,
    isWhole: types.includes('integer'),
  };
}

function kindOf(root: JsonObject, schema: JsonObject, types: readonly string[], hasSettings: boolean): FieldKind {
  const plain = types.filter((type) => type !== 'null');
  if (Array.isArray(schema.enum)) return 'choice';
  if (hasSettings && schema.additionalProperties === false && !isOpen(schema)) return 'group';
  if (plain.length !== 1) return 'json';
  if (plain[0] === 'boolean') return 'switch';
  if (plain[0] === 'string') return 'text';
  if (plain[0] === 'number' || plain[0] === 'integer') return 'number';
  if (plain[0] === 'array' && isObject(schema.items)) {
    const items = follow(root, schema.items);
    return items.type === 'string' ? 'lines' : 'json';
  }
  return 'json';
}

/** Whether free names are allowed beside the named settings. */
function isOpen(schema: JsonObject): boolean {
  return isObject(schema.patternProperties) || isObject(schema.additionalProperties);
}
