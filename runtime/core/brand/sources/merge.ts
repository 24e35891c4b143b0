/** JSON Merge Patch (RFC 7396) with structural sharing. */
import { isObject, type Json, type JsonObject, type Path } from './json.ts';

/** Whether a `null` at this path is a value (the setting is nullable) rather than the removal of an entry. */
export type KeepsNull = (path: Path) => boolean;

/** Applies a patch to a document. Neither is changed; untouched subtrees remain the same objects. */
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

/** Deep equality of JSON values; the order of keys is ignored. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
