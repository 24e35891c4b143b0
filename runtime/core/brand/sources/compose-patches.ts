/** Merge patches (RFC 7396) as steps: one after another, and back. */
import { fromPointer, isObject, type Json, type JsonObject, type Path, toPointer, valueAt } from './json.ts';
import { sameJson } from './merge.ts';

/** One patch that does what both do, one after the other; unlike in a document, `null` stays. */
export function composePatches(first: JsonObject, second: JsonObject): JsonObject {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = valueAt(first, [key]);
    result[key] = isObject(value) && isObject(before) ? composePatches(before, value) : value;
  }
  return result;
}

/** A value of a patch before and after a step; absent where the patch says nothing about it. */
export interface PatchStep {
  pointer: string;
  before?: Json;
  after?: Json;
}

/** What a step changed in a patch, value by value; lists and empty objects are values. */
export function stepsBetween(before: Json | undefined, after: Json | undefined, path: Path = []): PatchStep[] {
  if (sameJson(before, after)) return [];
  const keys = keysOf(before, after);
  if (keys.length === 0)
    return [
      {
        pointer: toPointer(path),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      },
    ];
  return keys.flatMap((key) => stepsBetween(valueAt(before, [key]), valueAt(after, [key]), [...path, key]));
}

/** Keys to compare one by one; none if the values can only be compared as a whole. */
function keysOf(before: Json | undefined, after: Json | undefined): string[] {
  const sides = [before, after].filter((side) => side !== undefined);
  if (!sides.every(isObject)) return [];
  return [...new Set(sides.flatMap((side) => Object.keys(side)))];
}

/** The patch with what the steps replaced put back; what has been changed since stays, and is returned as `kept`. */
export function putBack(patch: JsonObject, steps: readonly PatchStep[]): { patch: JsonObject; kept: PatchStep[] } {
  const kept: PatchStep[] = [];
  let result = patch;
  for (const step of steps) {
    const path = fromPointer(step.pointer);
    if (sameJson(valueAt(patch, path), step.after)) result = withValue(result, path, step.before);
    else kept.push(step);
  }
  return { patch: result, kept };
}

/** The values of a patch, each with its place. */
export function valuesIn(patch: JsonObject): { path: (string | number)[]; value: Json }[] {
  return stepsBetween({}, patch).flatMap(({ pointer, after }) =>
    after === undefined ? [] : [{ path: fromPointer(pointer), value: after }],
  );
}

/** A copy with another value at the path; without a value, objects that become empty go with it. */
export function withValue(patch: JsonObject, path: Path, value: Json | undefined): JsonObject {
  const [first, ...rest] = path;
  if (first === undefined) return patch;
  const key = String(first);
  const { [key]: old, ...others } = patch;
  if (rest.length === 0) return value === undefined ? others : { ...patch, [key]: value };
  if (!isObject(old) && value === undefined) return patch;
  const inner = withValue(isObject(old) ? old : {}, rest, value);
  const isGone = value === undefined && Object.keys(inner).length === 0;
  return isGone ? others : { ...patch, [key]: inner };
}
