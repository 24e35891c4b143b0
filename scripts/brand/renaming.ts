/** Puts the names of a new brand in place of those of the brand that it was copied from, in all texts. */
import { isObject, type Json, type JsonObject, toPointer } from '../../runtime/core/brand/sources/json.ts';

export interface Change {
  old: string;
  /** Undefined where the new brand has nothing to say instead. */
  now: string | undefined;
}

/** Shorter values, such as the prefix of invoices, stand in other words too. */
const SHORTEST = 5;

/** What a setting said and says: lists item by item. */
export function valuesOf(old: Json, now: Json | undefined): Change[] {
  const before = [old].flat().filter((one) => typeof one === 'string');
  const after = [now ?? []].flat().filter((one) => typeof one === 'string');
  return before
    .filter((text) => text.length >= SHORTEST)
    .map((text, index) => ({ old: text, now: after[index] ?? after[0] }));
}

/** The document with every old value replaced in its texts; longer values first, since they may contain others. */
export function replaced(document: JsonObject, changes: readonly Change[]): JsonObject {
  const known = changes.filter(({ now }) => now !== undefined).sort((a, b) => b.old.length - a.old.length);
  if (known.length === 0) return document;
  const byOld = new Map(known.map(({ old, now = '' }) => [old, now]));
  // All at once: what was put in is not replaced again.
  const pattern = new RegExp(known.map(({ old }) => escaped(old)).join('|'), 'g');
  const inside = (value: Json): Json => {
    if (typeof value === 'string') return value.replace(pattern, (old) => byOld.get(old) ?? old);
    if (Array.isArray(value)) return value.map(inside);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
  };
  const whole = inside(document);
  return isObject(whole) ? whole : document;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Where an old value still stands. */
export function placesOf(document: JsonObject, changes: readonly Change[]): { pointer: string; text: string }[] {
  const found: { pointer: string; text: string }[] = [];
  const kept = changes.filter(({ old, now }) => now === undefined || !now.includes(old));
  const visit = (value: Json, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      const [longest] = kept.filter(({ old }) => value.includes(old)).sort((a, b) => b.old.length - a.old.length);
      if (longest !== undefined) found.push({ pointer: toPointer(path), text: longest.old });
    } else if (Array.isArray(value)) value.forEach((inner, index) => void visit(inner, [...path, index]));
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(document, []);
  return found;
}
