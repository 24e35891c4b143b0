/** Typed access to stored JSON; missing or malformed values are treated as absent. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** The object, or an empty one. */
export function readObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects in a list. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A non-empty text, or null. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The texts in a list; a single text becomes a list of one. */
export function readTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((entry) => typeof entry === 'string').filter((entry) => entry.trim() !== '');
}

/** A finite number, or null. */
export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
