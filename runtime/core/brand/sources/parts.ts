/** Parts: further files of a brand, `brands/<id>/<name>.json`, for what would make its own file long, such as its pages. */
import { isObject, type JsonObject, type Path } from './json.ts';
import type { ParsedFile } from './parse-file.ts';

/** One further file of a brand: a document that sets some of its settings. */
export interface BrandPart extends ParsedFile {
  /** As findings refer to it: `brands/acme/pages.json`. */
  file: string;
}

/** Settings of the brand as a whole, which stand in its own file. */
export const NOT_IN_PARTS = ['version', 'extends', 'abstract'];

interface Parted {
  parts?: readonly BrandPart[];
  /** What the own file sets by itself. */
  main?: JsonObject | undefined;
}

/**
 * A document with what its parts set: `value` is of all of them, and undefined if one cannot be read. What the own file
 * says counts before what a part says, and an earlier part before a later one.
 */
export function withParts<Source extends ParsedFile>(source: Source, parts: readonly BrandPart[]): Source & Parted {
  if (parts.length === 0) return source;
  const values = parts.map(({ value }) => value);
  const isWhole = source.value !== undefined && !values.includes(undefined);
  const value = isWhole ? values.reduce(added, source.value) : undefined;
  return { ...source, value, parts, main: source.value };
}

function added(value: JsonObject | undefined, part: JsonObject | undefined): JsonObject {
  const { $schema: _, ...settings } = part ?? {};
  return filled(value ?? {}, settings);
}

/** The object with the entries of another one that it lacks, at every depth. */
function filled(value: JsonObject, more: JsonObject): JsonObject {
  const result = { ...value };
  for (const [key, added] of Object.entries(more)) {
    const own = Object.hasOwn(value, key) ? value[key] : undefined;
    if (own === undefined) result[key] = added;
    else if (isObject(own) && isObject(added)) result[key] = filled(own, added);
  }
  return result;
}

/** The settings of an object that another one has, too; objects are compared by what is in them. */
export function inBoth(value: JsonObject, other: JsonObject, path: Path = []): Path[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!Object.hasOwn(other, key)) return [];
    const same = other[key];
    return isObject(inner) && isObject(same) ? inBoth(inner, same, [...path, key]) : [[...path, key]];
  });
}

/** A document cut into what each of these parts sets, under the names of the parts, and the rest. */
export function divided(document: JsonObject, parts: readonly BrandPart[]): { rest: JsonObject; parted: BrandPart[] } {
  let rest = document;
  const parted = parts.map((part): BrandPart => {
    const { $schema: _, ...settings } = part.value ?? {};
    const { taken, left } = cut(rest, settings);
    rest = left;
    return { ...part, value: taken };
  });
  return { rest, parted: parted.filter(({ value }) => value !== undefined && Object.keys(value).length > 0) };
}

/** The entries of a document that an object has, too, and the others. */
function cut(document: JsonObject, like: JsonObject): { taken: JsonObject; left: JsonObject } {
  const taken: JsonObject = {};
  const left: JsonObject = {};
  for (const [key, value] of Object.entries(document)) {
    const same = Object.hasOwn(like, key) ? like[key] : undefined;
    if (same === undefined) left[key] = value;
    else if (!isObject(value) || !isObject(same)) taken[key] = value;
    else {
      const inner = cut(value, same);
      if (Object.keys(inner.taken).length > 0) taken[key] = inner.taken;
      if (Object.keys(inner.left).length > 0) left[key] = inner.left;
    }
  }
  return { taken, left };
}
