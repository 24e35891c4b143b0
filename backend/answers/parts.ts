/** The parts of answers that are more than text: files, places, rich text, terms, videos. Pure. */
import { escapeStep } from '../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

export interface AnswerPart {
  /** Schema of the answer; `x-part` or `x-taxonomy` names its kind. */
  schema: Schema;
  value: unknown;
  /** JSON pointer relative to the start of the walk. */
  pointer: string;
}

/** All parts of answers that are valid against their schema, in reading order. */
export function partsOf(schema: Schema, value: unknown, pointer = ''): AnswerPart[] {
  if (value === undefined) return [];
  if (typeof schema['x-part'] === 'string' || typeof schema['x-taxonomy'] === 'string')
    return [{ schema, value, pointer }];
  const { properties, items } = schema;
  if (Array.isArray(value))
    return isSchema(items) ? value.flatMap((entry, at) => partsOf(items, entry, `${pointer}/${at}`)) : [];
  if (!isSchema(value) || !isSchema(properties)) return [];
  return Object.entries(value).flatMap(([name, answer]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return isSchema(field) ? partsOf(field, answer, `${pointer}/${escapeStep(name)}`) : [];
  });
}

/** The parts of one kind, such as `image` or `address`. */
export function partsNamed(parts: readonly AnswerPart[], ...names: readonly string[]): AnswerPart[] {
  return parts.filter(({ schema }) => names.includes(String(schema['x-part'])));
}

/** A copy of the answers with the values at some pointers replaced; `undefined` removes the answer. */
export function withParts(value: unknown, changes: ReadonlyMap<string, unknown>, pointer = ''): unknown {
  if (changes.has(pointer)) return changes.get(pointer);
  if (Array.isArray(value))
    return value
      .map((entry, at) => withParts(entry, changes, `${pointer}/${at}`))
      .filter((entry) => entry !== undefined);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).map(([name, answer]): [string, unknown] => [
    name,
    withParts(answer, changes, `${pointer}/${escapeStep(name)}`),
  ]);
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
}
