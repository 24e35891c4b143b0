/** The JSON Schemas in `schemas/`, compiled once, and queries on them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { resolvedSchema, withoutHints } from '../../../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../../document/brand.generated.ts';
import { isObject, type Json, type JsonObject, type Path, valueAt } from '../sources/json.ts';

const addFormats = addFormatsModule.default;
const BRAND_SCHEMA = 'brand.schema.json';
/** Base of all schema ids; widget schemas refer to the brand's definitions relative to it. */
const BASE = 'https://nameplate.example/schemas/';

export interface BrandSchema {
  /** The resolved document, typed, or the reasons why it does not fit. */
  judge(document: JsonObject): { document: BrandDocument } | { errors: ErrorObject[] };
  /** Schema nodes that apply to a path (several where alternatives exist); empty for an unknown path. */
  at(path: Path): JsonObject[];
  /** True where `null` is a value, because the setting is nullable. Elsewhere `null` removes. */
  keepsNull(path: Path): boolean;
  /** Why a setting cannot be changed at runtime (`x-file-only`); undefined for all others. */
  fileOnly(path: Path): string | undefined;
  /** Settings marked `x-since`, topmost only; `*` in a path stands for any key. */
  readonly notYetEffective: readonly { path: string[]; since: string }[];
  /** Settings marked `x-identity`: they say whose site it is. `own` ones belong to one publisher, `look` ones may be shared. */
  readonly identity: readonly { path: string[]; kind: 'own' | 'look' }[];
  /** Where settings of a name belong; not those inside maps and lists, whose entries people name themselves. */
  placesOf(name: string): readonly string[][];
  /** Compiles the props schema of a widget; it may refer to the brand schema's definitions. */
  compile(schema: JsonObject, widget: string): ValidateFunction;
}

/**
 * Reads `brand.schema.json` and the schemas it refers to from a directory. Throws when it is missing or not a schema.
 */
export function loadBrandSchema(schemasDir: string): BrandSchema {
  const schemas = new Map<string, JsonObject>();
  for (const name of readdirSync(schemasDir).filter((n) => n.endsWith('.schema.json'))) {
    const schema = withoutHints(JSON.parse(readFileSync(join(schemasDir, name), 'utf8')));
    if (!isObject(schema)) throw new Error(`${join(schemasDir, name)} is not a JSON Schema.`);
    schemas.set(name, schema);
  }
  const root = schemas.get(BRAND_SCHEMA);
  if (root === undefined) throw new Error(`There is no ${BRAND_SCHEMA} in ${schemasDir}.`);
  return createBrandSchema(root, schemas);
}

/** The same from in-memory schemas. `others` are schemas it may refer to by file name. */
export function createBrandSchema(root: JsonObject, others: ReadonlyMap<string, JsonObject> = new Map()): BrandSchema {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, allowUnionTypes: true, inlineRefs: false });
  addFormats(ajv);
  for (const [name, schema] of others) {
    if (schema !== root) ajv.addSchema(withId(schema, BASE + name));
  }
  const total: unknown = resolvedSchema(root);
  if (!isObject(total)) throw new Error('The brand schema is not an object.');
  const validate = ajv.compile<BrandDocument>(withId(total, BASE + BRAND_SCHEMA));
  const walker = new SchemaWalker(root, others);
  let places: ReadonlyMap<string, string[][]> | undefined;
  return {
    judge: (document: unknown) => (validate(document) ? { document } : { errors: [...(validate.errors ?? [])] }),
    at: (path) => walker.at(path).map((hit) => hit.schema),
    keepsNull: (path) => {
      const hits = walker.at(path);
      const removable = hits.some(({ schema }) => schema['x-removable'] === true);
      return !removable && hits.some(({ schema, named }) => named && acceptsNull(schema));
    },
    fileOnly: (path) =>
      walker
        .at(path)
        .map(({ schema }) => schema['x-file-only'])
        .find((reason) => typeof reason === 'string'),
    notYetEffective: walker.marked('x-since').map(({ path, text }) => ({ path, since: text })),
    identity: walker.marked('x-identity').map(({ path, text }) => ({ path, kind: text === 'own' ? 'own' : 'look' })),
    placesOf: (name) => {
      places ??= walker.named();
      return places.get(name) ?? [];
    },
    compile: (schema, name) => ajv.compile(withId(schema, `${BASE}widgets/${name}.json`)),
  };
}

function withId(schema: JsonObject, id: string): JsonObject {
  return { ...schema, $id: id };
}

function acceptsNull({ type, enum: values }: JsonObject): boolean {
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return Array.isArray(values) && values.includes(null);
}

interface Hit {
  schema: JsonObject;
  /** Reached through `properties`, not through a map's additionalProperties or patternProperties. */
  named: boolean;
}

class SchemaWalker {
  private readonly root: JsonObject;
  private readonly others: ReadonlyMap<string, JsonObject>;
  /** The schema file each node comes from, to resolve its local references. */
  private readonly homes = new WeakMap<JsonObject, JsonObject>();

  constructor(root: JsonObject, others: ReadonlyMap<string, JsonObject>) {
    this.root = root;
    this.others = others;
  }

  at(path: Path): Hit[] {
    let hits: Hit[] = this.expand({ schema: this.root, named: true }, this.root);
    for (const segment of path) hits = hits.flatMap((hit) => this.step(hit.schema, segment));
    return hits;
  }

  /** Paths of the topmost nodes with a text annotation. */
  marked(mark: string): { path: string[]; text: string }[] {
    const found: { path: string[]; text: string }[] = [];
    this.visit([], (nodes, path) => {
      const text = nodes.map(({ schema }) => schema[mark]).find((value) => typeof value === 'string');
      if (typeof text === 'string') found.push({ path, text });
      return typeof text !== 'string';
    });
    return found;
  }

  /** Paths of all settings without a `*`, by their last names. */
  named(): ReadonlyMap<string, string[][]> {
    const found: string[][] = [];
    this.visit([], (_, path) => {
      if (!path.includes('*')) found.push(path);
      return !path.includes('*');
    });
    return Map.groupBy(found.slice(1), (path) => path.at(-1) ?? '');
  }

  /** Shows each setting with its path, from the root down; goes below it only if `enter` says so. */
  private visit(
    path: string[],
    enter: (nodes: readonly Hit[], path: string[]) => boolean,
    from?: [Hit, JsonObject],
  ): void {
    const [hit, home] = from ?? [{ schema: this.root, named: true }, this.root];
    const nodes = this.expand(hit, home);
    if (!enter(nodes, path)) return;
    for (const { schema } of nodes) {
      const within = (inner: Json | undefined, key: string, named: boolean) => {
        if (isObject(inner)) this.visit([...path, key], enter, [{ schema: inner, named }, this.home(schema)]);
      };
      for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
        within(inner, key, true);
      within(schema.additionalProperties, '*', false);
    }
  }

  private step(schema: JsonObject, segment: string | number): Hit[] {
    const home = this.home(schema);
    if (typeof segment === 'number' && schema.items !== undefined) return this.child(schema.items, home, false);
    const key = String(segment);
    const named =
      isObject(schema.properties) && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (named !== undefined) return this.child(named, home, true);
    if (isObject(schema.patternProperties)) {
      for (const [pattern, inner] of Object.entries(schema.patternProperties)) {
        if (new RegExp(pattern, 'u').test(key)) return this.child(inner, home, false);
      }
    }
    return this.child(schema.additionalProperties, home, false);
  }

  private child(schema: Json | undefined, home: JsonObject, named: boolean): Hit[] {
    return isObject(schema) ? this.expand({ schema, named }, home) : [];
  }

  /** Follows $ref and expands anyOf, oneOf, allOf, then and else. */
  private expand(hit: Hit, home: JsonObject): Hit[] {
    this.homes.set(hit.schema, home);
    const { schema, named } = hit;
    const hits: Hit[] = [hit];
    if (typeof schema.$ref === 'string') {
      const [file = '', pointer = ''] = schema.$ref.split('#');
      const target = file === '' ? home : this.find(file);
      const inner = target && valueAt(target, pointer.split('/').filter(Boolean));
      if (target !== undefined && isObject(inner)) hits.push(...this.expand({ schema: inner, named }, target));
    }
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const list = schema[keyword];
      if (Array.isArray(list)) hits.push(...list.flatMap((inner) => this.child(inner, home, named)));
    }
    for (const keyword of ['then', 'else']) hits.push(...this.child(schema[keyword], home, named));
    return hits;
  }

  private home(schema: JsonObject): JsonObject {
    return this.homes.get(schema) ?? this.root;
  }

  private find(file: string): JsonObject | undefined {
    const name = file.split('/').at(-1) ?? file;
    return this.others.get(name) ?? [...this.others.values()].find((schema) => schema.$id === file);
  }
}
