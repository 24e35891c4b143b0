/** Values of a document by path, and their sources. */
import { differences } from '../../../runtime/core/brand/sources/differences.ts';
import {
  fromPointer,
  isObject,
  type Json,
  type JsonObject,
  type Path,
  toPointer,
} from '../../../runtime/core/brand/sources/json.ts';
import type { Origin, PatchDifference } from '../types.ts';
import type { BrandFinding } from './brand.generated.ts';

/** The document with another value at a path; undefined removes the key. Missing parent objects are created. */
export function withValue(document: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  const [key, ...rest] = path;
  if (key === undefined) return document;
  if (rest.length > 0) {
    const inner = Object.hasOwn(document, key) ? document[key] : undefined;
    return { ...document, [key]: withValue(isObject(inner) ? inner : {}, rest, value) };
  }
  const { [key]: _gone, ...others } = document;
  return value === undefined ? others : { ...document, [key]: value };
}

const RANK = ['default', 'family', 'brand', 'switch'];

/** The source of the value at a path; for an object, the last layer that contributed to it. */
export function originAt(origins: readonly Origin[], path: Path): Origin | undefined {
  const pointer = toPointer(path);
  const below = origins.filter((origin) => origin.pointer === pointer || origin.pointer.startsWith(`${pointer}/`));
  return below.reduce<Origin | undefined>(
    (best, origin) => (best === undefined || RANK.indexOf(origin.layer) > RANK.indexOf(best.layer) ? origin : best),
    undefined,
  );
}

/** Findings about the value at a path or anything in it. */
export function findingsAt(findings: readonly BrandFinding[], path: Path): BrandFinding[] {
  const pointer = toPointer(path);
  return findings.filter((finding) => finding.pointer === pointer || finding.pointer.startsWith(`${pointer}/`));
}

/** More is easier to read as a whole. */
const MOST_INSIDE = 12;

/** A difference, or those inside of it: in lists of as many objects, and in a small object that is new. */
export function innerDifferences({ pointer, before, after }: PatchDifference): PatchDifference[] {
  const whole = [{ pointer, before, after }];
  if (before === null && isObject(after)) {
    const inside = differences({}, after).flatMap((inner) =>
      innerDifferences({ pointer: pointer + inner.pointer, before, after: inner.right ?? null }),
    );
    return inside.length > 0 && inside.length <= MOST_INSIDE ? inside : whole;
  }
  if (!isList(before) || !isList(after) || before.length !== after.length) return whole;
  return before.flatMap((one, at) =>
    differences(one, after[at]).flatMap((inner) =>
      innerDifferences({
        pointer: `${pointer}/${at}${inner.pointer}`,
        before: inner.left ?? null,
        after: inner.right ?? null,
      }),
    ),
  );
}

const isList = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** A value in one or two lines. */
export function shortValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === undefined) return '';
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/** `/features/blog` -> `features › blog`. */
export function readablePointer(pointer: string): string {
  return fromPointer(pointer).join(' › ');
}
