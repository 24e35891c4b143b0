/** The merge patch (RFC 7396) that makes one document of another. */
import { isObject, type Json, type JsonObject } from './json.ts';
import { sameJson } from './merge.ts';

/** What changed and nothing else; what is gone is `null`. Laid over `before` it gives `after`. */
export function patchBetween(before: JsonObject, after: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [left, right] = [own(before, key), own(after, key)];
    if (sameJson(left, right)) continue;
    if (isObject(left) && isObject(right)) patch[key] = patchBetween(left, right);
    else patch[key] = right ?? null;
  }
  return patch;
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
