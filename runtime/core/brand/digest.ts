/** Hashes of frozen JSON that do not depend on the order of keys and hash a shared subtree once. */
import { createHash } from 'node:crypto';

const known = new WeakMap<object, string>();

/** 12 hex digits of a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Hash of a JSON value; equal for equal values. The value must not change afterwards. */
export function digest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const before = known.get(value);
  if (before !== undefined) return before;
  const parts = Array.isArray(value)
    ? value.map(digest)
    : Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => `${JSON.stringify(key)}:${digest(inner)}`);
  const text = `${Array.isArray(value) ? '[' : '{'}${parts.join(',')}`;
  const result = text.length < 80 ? text : createHash('sha256').update(text).digest('base64');
  known.set(value, result);
  return result;
}
