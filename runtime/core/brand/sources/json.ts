import { escapeStep, unescapeStep } from '../../../../schemas/pointer.ts';

/** JSON from outside, and readers that take what fits and leave the rest to the schema check. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
/** Segments from the root to a value; numbers are list indexes. */
export type Path = readonly (string | number)[];

/** True for a JSON object (not a list, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, undefined when there is none. Never follows the prototype chain. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of path) {
    if (Array.isArray(value)) value = typeof segment === 'number' ? value[segment] : value[Number(segment)];
    else if (isObject(value) && Object.hasOwn(value, segment)) value = value[segment];
    else return undefined;
  }
  return value;
}

/** The string at a path, undefined for anything else. */
export function stringAt(root: Json | undefined, path: Path): string | undefined {
  const value = valueAt(root, path);
  return typeof value === 'string' ? value : undefined;
}

/** Entries of the object at a path; none for anything else. */
export function entriesAt(root: Json | undefined, path: Path): [string, Json][] {
  const value = valueAt(root, path);
  return isObject(value) ? Object.entries(value) : [];
}

/** Items of the list at a path; none for anything else. */
export function itemsAt(root: Json | undefined, path: Path): Json[] {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value : [];
}

/** The strings of the list at a path, each with its index. */
export function stringsAt(root: Json | undefined, path: Path): { index: number; text: string }[] {
  return itemsAt(root, path).flatMap((item, index) => (typeof item === 'string' ? [{ index, text: item }] : []));
}

/** RFC 6901 pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((segment) => `/${escapeStep(String(segment))}`).join('');
}

/** Path of an RFC 6901 pointer; digits become list indexes. A missing leading slash is tolerated. */
export function fromPointer(pointer: string): (string | number)[] {
  if (pointer === '' || pointer === '/') return [];
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map(unescapeStep)
    .map((part) => (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : part));
}

/** Freezes a value deeply; a value that is frozen already is assumed to be frozen throughout. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
