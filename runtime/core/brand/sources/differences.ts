/** Where two JSON values differ. */
import { isObject, type Json, type Path, toPointer } from './json.ts';
import { sameJson } from './merge.ts';

export interface Difference {
  pointer: string;
  /** Undefined if the value does not exist. */
  left: Json | undefined;
  right: Json | undefined;
}

/** Differences in document order; lists are compared whole. */
export function differences(left: Json | undefined, right: Json | undefined, path: Path = []): Difference[] {
  if (sameJson(left, right)) return [];
  if (!isObject(left) || !isObject(right)) return [{ pointer: toPointer(path), left, right }];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differences(own(left, key), own(right, key), [...path, key]));
}

function own(value: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
