/** Reduces a form to what is needed to read its answers, to keep public pages small. Pure. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { JsonObject } from '../../read-json.ts';

const READ = ['type', 'title', 'format', 'enum', 'enumDescriptions', 'x-taxonomy', 'x-part'];

/** The groups with answers, each with its answered fields. */
export function readingWords(
  groups: readonly AskedGroup[],
  parts: readonly { group: string; answers: JsonObject }[],
): AskedGroup[] {
  return parts.flatMap(({ group, answers }) =>
    groups
      .filter((asked) => asked.group === group)
      .map((asked) => ({
        ...asked,
        schema: readOf(asked.schema, answers),
        fields: asked.fields.filter(({ name }) => Object.hasOwn(answers, name)),
      })),
  );
}

function readOf(schema: Schema, answer: unknown): Schema {
  const own = Object.fromEntries(READ.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));
  const { properties, items } = schema;
  if (isSchema(items)) {
    const entries = Array.isArray(answer) ? answer.filter(isSchema) : [];
    return { ...own, items: readOf(items, Object.assign({}, ...entries)) };
  }
  if (!isSchema(properties) || !isSchema(answer)) return own;
  const read = Object.entries(properties).flatMap(([name, field]): [string, Schema][] =>
    isSchema(field) && Object.hasOwn(answer, name) ? [[name, readOf(field, answer[name])]] : [],
  );
  return { ...own, properties: Object.fromEntries(read) };
}
