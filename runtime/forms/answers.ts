/** Answers of a form: by group, then by field. Pure. */
import { unescapeStep } from '../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { AskedForm } from '../core/forms/ask.ts';

export type Answers = Readonly<Record<string, Schema>>;

/** `/people/0/name` -> people, 0, name. */
export function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeStep);
}

/** Whether a pointer equals another or lies below it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(answers: unknown, pointer: string): unknown {
  let value = answers;
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isSchema(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/** A copy with another value at a pointer; undefined removes it. Everything else keeps its identity. */
export function withValueAt(answers: Answers, pointer: string, value: unknown): Answers {
  const [group, ...steps] = stepsOf(pointer);
  if (group === undefined) return answers;
  const changed = set(answers[group] ?? {}, steps, value);
  return isSchema(changed) ? { ...answers, [group]: changed } : answers;
}

function set(target: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(target)) return target.map((entry, at) => (at === Number(step) ? set(entry, rest, value) : entry));
  const { [step]: before, ...others } = isSchema(target) ? target : {};
  const after = set(before, rest, value);
  return after === undefined ? others : { ...(isSchema(target) ? target : {}), [step]: after };
}

/** The given answers, with schema defaults for fields without one. */
export function startAnswers({ groups }: Pick<AskedForm, 'groups'>, given: Answers = {}): Answers {
  return Object.fromEntries(groups.map(({ group, schema }) => [group, { ...defaultsOf(schema), ...given[group] }]));
}

/** Default answers of an object's fields; also the initial value of a list entry. */
export function defaultsOf({ properties }: Schema): Schema {
  return Object.fromEntries(
    Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, field]) =>
      isSchema(field) && field.default !== undefined && field.readOnly !== true ? [[name, field.default]] : [],
    ),
  );
}

/** Whether somebody left a field blank; `false` and 0 are answers. */
export function isBlank(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
}
