/** Whether two drafts are equal, ignoring the order of keys. Pure. */
import { isSchema } from '../../../schemas/resolved-schema.ts';

export function sameAnswers(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((entry, at) => sameAnswers(entry, other[at]))
    );
  }
  if (!isSchema(one) || !isSchema(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameAnswers(one[name], other[name]))
  );
}
