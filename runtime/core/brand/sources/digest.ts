/**
 * Hashes of frozen JSON, and one shared object for equal subtrees, so that a thousand similar brands share what they
 * have in common.
 */
import { createHash } from 'node:crypto';
import { isObject, type Json, type JsonObject } from './json.ts';

/** Minimum length in characters for a subtree to be shared. */
const LARGE = 256;

const known = new WeakMap<object, string>();
const pool = new Map<string, WeakRef<object & Json>>();
const cleaner = new FinalizationRegistry<string>((key) => {
  if (pool.get(key)?.deref() === undefined) pool.delete(key);
});

/** First 12 hex digits of a text's hash. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Hash of a JSON value; the order of keys matters, since it is the display order of choices. The value must not change
 * afterwards.
 */
export function digest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = Array.isArray(value)
    ? `[${value.map(digest).join(',')}]`
    : `{${Object.entries(value)
        .map(([key, inner]) => `${JSON.stringify(key)}:${digest(inner)}`)
        .join(',')}}`;
  if (text.length < LARGE) return text;
  const result = createHash('sha256').update(text).digest('base64');
  known.set(value, result);
  return result;
}

/** Freezes a document after replacing each large subtree with an equal one that is already known. */
export function freezeShared(document: JsonObject): JsonObject {
  if (Object.isFrozen(document)) return document;
  for (const [key, value] of Object.entries(document)) document[key] = shared(value);
  return Object.freeze(document);
}

function shared(value: Json): Json {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value))
    value.forEach((item, index) => {
      value[index] = shared(item);
    });
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) value[key] = shared(inner);
  Object.freeze(value);
  const key = digest(value);
  if (known.get(value) === undefined) return value;
  const twin = pool.get(key)?.deref();
  if (twin !== undefined) return twin;
  pool.set(key, new WeakRef(value));
  cleaner.register(value, key);
  return value;
}
