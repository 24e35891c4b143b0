/** What of a resume somebody may read: the one place that decides. Pure. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { isAnswer } from '../../answers/stored.ts';
import { type JsonObject, readObject, readText } from '../../read-json.ts';

/** Its owner; an organization whose request the owner approved; everybody else. */
export type ResumeReader = 'owner' | 'opened' | 'public';

export interface ReadableResume {
  name: string | null;
  email: string | null;
  /** Groups with something in them. */
  parts: { group: string; answers: JsonObject }[];
}

interface WholeResume {
  /** The form as the brand asks it; `x-private` marks what is private. */
  groups: readonly AskedGroup[];
  data: Record<string, unknown>;
  /** Address of the account. */
  email: string;
}

/** The slice of a resume that this reader gets. What no form asks, nobody gets. */
export function readableResume(reader: ResumeReader, { groups, data, email }: WholeResume): ReadableResume {
  const isOpen = reader !== 'public';
  const parts = groups
    .map(({ group, schema }) => ({ group, answers: readObject(sliceOf(schema, data[group], isOpen)) }))
    .filter(({ answers }) => Object.values(answers).some(isAnswer));
  const { firstName, lastName } = readObject(parts.find(({ group }) => group === 'personal_info')?.answers);
  const name = [firstName, lastName].flatMap((text) => readText(text) ?? []).join(' ');
  return { name: name === '' ? null : name, email: isOpen ? email : null, parts };
}

/** An answer without what is private in it; `undefined` where all of it is. */
function sliceOf(schema: Schema, value: unknown, isOpen: boolean): unknown {
  if (!isOpen && schema['x-private'] === true) return undefined;
  const { properties, items } = schema;
  if (Array.isArray(value)) {
    if (!isSchema(items)) return value;
    return value.map((entry) => sliceOf(items, entry, isOpen)).filter((entry) => entry !== undefined);
  }
  if (!isSchema(properties) || typeof value !== 'object' || value === null) return value;
  // What a picture shows is said in words of its owner, and often is a name.
  const hidden = !isOpen && schema['x-part'] === 'image' ? ['alt', 'title'] : [];
  const entries = Object.entries(value).flatMap(([name, answer]): [string, unknown][] => {
    const field = Object.hasOwn(properties, name) && !hidden.includes(name) ? properties[name] : undefined;
    const own = isSchema(field) ? sliceOf(field, answer, isOpen) : undefined;
    return own === undefined ? [] : [[name, own]];
  });
  return Object.fromEntries(entries);
}
