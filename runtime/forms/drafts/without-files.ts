/** Answers without files: the browser does not store them, so a guest has to attach them again. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedForm } from '../../core/forms/ask.ts';
import type { Answers } from '../answers.ts';

export function withoutFiles({ groups }: Pick<AskedForm, 'groups'>, answers: Answers): Answers {
  return Object.fromEntries(
    groups.flatMap(({ group, schema }) => {
      const own = withoutFile(schema, answers[group]);
      return isSchema(own) ? [[group, own]] : [];
    }),
  );
}

/** Whether the form asks for files at all. */
export function asksForFiles({ groups }: Pick<AskedForm, 'groups'>): boolean {
  return groups.some(({ schema }) => hasFile(schema));
}

const isFile = (schema: Schema) => typeof schema['x-purpose'] === 'string';
const partsOf = (schema: Schema) => (isSchema(schema.properties) ? schema.properties : {});

function withoutFile(schema: Schema, value: unknown): unknown {
  if (isFile(schema)) return undefined;
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!isSchema(items)) return value;
    return value.map((entry) => withoutFile(items, entry)).filter((entry) => entry !== undefined);
  }
  if (!isSchema(value)) return value;
  const parts = partsOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, answer]) => {
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      const kept = isSchema(part) ? withoutFile(part, answer) : answer;
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function hasFile(schema: Schema): boolean {
  if (isFile(schema)) return true;
  const { items } = schema;
  if (isSchema(items) && hasFile(items)) return true;
  return Object.values(partsOf(schema)).some((part) => isSchema(part) && hasFile(part));
}
