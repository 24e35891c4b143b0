/** Reads the JSON Schema of brands for a form: the kind, name and control of each setting. */
import { titleOf } from '../../../runtime/core/brand/setting-title.ts';
import { isObject, type Json, type JsonObject, stringAt } from '../../../runtime/core/brand/sources/json.ts';

export type FieldKind = 'switch' | 'choice' | 'text' | 'number' | 'lines' | 'localised' | 'entries' | 'group' | 'json';

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
  /** For `entries`: the texts that each of them has, in order. */
  texts: readonly { key: string; schema: JsonObject }[];
  longest: number | undefined;
  isWhole: boolean;
}

/** Names and descriptions in the language of the page, by the English ones of the schema. */
export const WORDS = 'x-words';

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

/** Describes the setting with this name. */
export function readSetting(root: JsonObject, key: string, node: JsonObject): SettingSchema {
  const schema = follow(root, node);
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  const values = Array.isArray(schema.enum) ? schema.enum : null;
  const settings = propertiesOf(schema);
  const texts = textsOf(root, schema);
  const said = (english: string) => stringAt(root, [WORDS, english]) ?? english;
  const meanings = Array.isArray(schema.enumDescriptions) ? schema.enumDescriptions : [];
  return {
    kind: LOCALISED.includes(node.$ref)
      ? 'localised'
      : texts.length > 0
        ? 'entries'
        : kindOf(root, schema, types, settings.length > 0),
    title: said(typeof schema.title === 'string' && settings.length > 0 ? schema.title : titleOf(key)),
    description: said(typeof schema.description === 'string' ? schema.description : ''),
    nullable: types.includes('null') || (values?.includes(null) ?? false),
    fixed: typeof schema['x-file-only'] === 'string' ? said(schema['x-file-only']) : null,
    choices: (values ?? []).map((value, index) => ({ value, description: said(String(meanings[index] ?? '')) })),
    settings,
    texts,
    longest: typeof schema.maxLength === 'number' ? schema.maxLength : undefined,
    isWhole: types.includes('integer'),
  };
}

function propertiesOf(schema: JsonObject): { key: string; schema: JsonObject }[] {
  if (!isObject(schema.properties)) return [];
  return Object.entries(schema.properties).flatMap(([key, inner]) => (isObject(inner) ? [{ key, schema: inner }] : []));
}

/** Of an object with free names: what each of its entries consists of, if that is texts alone. */
function textsOf(root: JsonObject, { properties, additionalProperties }: JsonObject) {
  if (isObject(properties) || !isObject(additionalProperties)) return [];
  const entry = follow(root, additionalProperties);
  const inner = entry.additionalProperties === false ? propertiesOf(entry) : [];
  return inner.every(({ schema }) => LOCALISED.includes(schema.$ref)) ? inner : [];
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
