/** Changes to a good document: one setting or several get other values that the schema allows. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isObject, type Json, type JsonObject, type Path, toPointer } from '../../runtime/core/brand/sources/json.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { type ReadSchema, valuesOf } from './random-value.ts';

export interface Change {
  path: Path;
  /** Undefined takes the setting away. */
  value: unknown;
}

/** A setting that may change, and what its values are like. */
interface Spot {
  path: Path;
  schema: Schema;
}

const brandSchema: Schema = JSON.parse(readFileSync('schemas/brand.schema.json', 'utf8'));
const widgetProps = new Map<string, Schema>(
  globSync('widgets/*/widget.json').map((file) => [
    path.basename(path.dirname(file)),
    JSON.parse(readFileSync(file, 'utf8')).props,
  ]),
);

const resolve: ReadSchema = (reference) => {
  let part: unknown = brandSchema;
  for (const step of reference.replace(/^[^#]*#\/?/, '').split('/')) part = isSchema(part) ? part[step] : undefined;
  if (!isSchema(part)) throw new Error(`There is no schema "${reference}".`);
  return part;
};

/** What a document is or extends is not varied, and other endpoints than our own do not exist. */
const fixed = new Set(['$schema', 'version', 'extends', 'abstract', 'backend']);

/** Arbitrary changes to a document; `others` lend their values to the same settings. */
export function changesOf(document: JsonObject, others: readonly JsonObject[]): fc.Arbitrary<Change[]> {
  const spots = Map.groupBy(spotsIn(brandSchema, document, []), ({ path: [top] }) => String(top));
  const tops = [...spots.keys()].filter((top) => !fixed.has(top) && top !== 'undefined');
  const lent = lentValues(others);
  const change = fc.constantFrom(...tops).chain((top) =>
    fc.constantFrom(...(spots.get(top) ?? [])).chain((spot) => {
      const known = lent.get(generalised(spot.path)) ?? [];
      // Widgets invented at random are all unknown: lists of them come from other documents.
      const own = holdsWidgets(spot.schema) ? fc.constant([]) : valuesOf(spot.schema, resolve);
      const value = known.length > 0 ? fc.oneof(own, fc.constantFrom(...known)) : own;
      return value.map((one): Change => ({ path: spot.path, value: one }));
    }),
  );
  return fc.array(change, { minLength: 1, maxLength: 3 });
}

const holdsWidgets = ({ items }: Schema) => isSchema(items) && items.$ref === '#/definitions/placement';

/** An object with settings of its own, which change one by one. */
const isSection = ({ type, properties, additionalProperties }: Schema) =>
  isSchema(properties) && [type].flat().includes('object') && !isSchema(additionalProperties);

/** Every setting of the document, and those it could have. */
function spotsIn(given: Schema, value: Json | undefined, at: Path): Spot[] {
  const schema = typeof given.$ref === 'string' ? { ...resolve(given.$ref), ...given, $ref: undefined } : given;
  const { $ref: _, ...plain } = schema;
  const own: Spot[] = at.length === 0 || isSection(plain) ? [] : [{ path: at, schema: plain }];
  if (Array.isArray(value)) {
    const { items } = plain;
    return isSchema(items) ? [...own, ...value.flatMap((item, index) => spotsIn(items, item, [...at, index]))] : own;
  }
  if (!isObject(value)) return own;
  const properties = isSchema(plain.properties) ? plain.properties : {};
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const inner = [...names].flatMap((name) => {
    const one =
      name === 'props' && typeof value.widget === 'string'
        ? widgetProps.get(value.widget)
        : (properties[name] ?? plain.additionalProperties);
    return isSchema(one) ? spotsIn(one, value[name], [...at, name]) : [];
  });
  return [...own, ...inner];
}

const generalised = (at: Path) => toPointer(at.map((step) => (typeof step === 'number' ? '*' : step)));

/** Values of other documents by setting, whatever their place in a list. */
function lentValues(documents: readonly JsonObject[]): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  const visit = (value: Json, at: Path) => {
    const key = generalised(at);
    const known = found.get(key) ?? [];
    found.set(key, known);
    known.push(value);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...at, index]);
    else if (isObject(value)) for (const [name, item] of Object.entries(value)) visit(item, [...at, name]);
  };
  for (const document of documents) visit(document, []);
  return found;
}

/** A copy of the document with the changes; one that no longer has a place is left out. */
export function changed(document: JsonObject, changes: readonly Change[]): JsonObject {
  const copy = structuredClone(document);
  for (const { path: at, value } of changes) {
    let holder: unknown = copy;
    for (const step of at.slice(0, -1))
      holder = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : undefined;
    const last = at.at(-1);
    if (last === undefined || !(isObject(holder) || Array.isArray(holder))) continue;
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else Reflect.set(holder, last, structuredClone(value));
  }
  return copy;
}
