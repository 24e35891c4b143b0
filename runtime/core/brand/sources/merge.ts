/** JSON Merge Patch (RFC 7396) that shares what it does not change. */
import { isObject, type Json, type JsonObject, type Path } from './json.ts';

/** Says whether a `null` at this path is a value (the setting may be null) and not the removal of an entry. */
export type KeepsNull = (path: Path) => boolean;

/** Lays a patch over a document. Neither is changed; subtrees the patch does not touch are the same objects as before. */
export function mergePatch(target: JsonObject, patch: JsonObject, keepsNull: KeepsNull = () => false): JsonObject {
  return merge(target, patch, [], keepsNull);
}

function merge(target: Json | undefined, patch: JsonObject, path: Path, keepsNull: KeepsNull): JsonObject {
  const base = isObject(target) ? target : {};
  let result: JsonObject | undefined;
  for (const [key, value] of Object.entries(patch)) {
    const here = [...path, key];
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (value === null && !keepsNull(here)) {
      if (before === undefined) continue;
      result ??= { ...base };
      delete result[key];
      continue;
    }
    const after = isObject(value) ? merge(before, value, here, keepsNull) : value;
    if (Object.is(after, before) || (Array.isArray(after) && sameJson(after, before))) continue;
    result ??= { ...base };
    result[key] = after;
  }
  return result ?? (isObject(target) ? target : {});
}

/** Deep equality of JSON values; objects compare without regard to order. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
