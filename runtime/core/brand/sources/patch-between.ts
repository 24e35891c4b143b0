/** Computes the merge patch (RFC 7396) between two documents. */
import { isObject, type Json, type JsonObject } from './json.ts';
import { sameJson } from './merge.ts';

/** Only what changed; removed values are `null`. Applied to `before`, it gives `after`. */
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
