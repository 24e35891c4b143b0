/**
 * Which fields of a group are shown. A field required only conditionally is shown while one of its conditions holds.
 * Pure.
 */
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { AskedForm } from '../core/forms/ask.ts';
import type { Answers } from './answers.ts';

/** The answers without those of hidden fields: nobody could see or correct them. */
export function withoutUnasked({ groups }: Pick<AskedForm, 'groups'>, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, own]) => {
      const schema = groups.find(({ group }) => group === name)?.schema ?? {};
      const unasked = unaskedFields(schema, own);
      if (unasked.size === 0) return [name, own];
      return [name, Object.fromEntries(Object.entries(own).filter(([field]) => !unasked.has(field)))];
    }),
  );
}

interface Condition {
  when: Schema;
  demands: readonly string[];
}

/** Names of currently hidden fields. */
export function unaskedFields(schema: Schema, answers: Schema): ReadonlySet<string> {
  const required = new Set(namesIn(schema.required));
  const conditions = conditionsOf(schema);
  const conditional = conditions.flatMap(({ demands }) => demands).filter((name) => !required.has(name));
  const asked = new Set(conditions.filter(({ when }) => holds(when, answers)).flatMap(({ demands }) => demands));
  return new Set(conditional.filter((name) => !asked.has(name)));
}

/** Names of currently required fields. */
export function demandedFields(schema: Schema, answers: Schema): ReadonlySet<string> {
  const now = conditionsOf(schema).filter(({ when }) => holds(when, answers));
  return new Set([...namesIn(schema.required), ...now.flatMap(({ demands }) => demands)]);
}

function conditionsOf({ allOf }: Schema): Condition[] {
  const parts: unknown[] = Array.isArray(allOf) ? allOf : [];
  return parts.flatMap((part) =>
    isSchema(part) && isSchema(part.if) && isSchema(part.then)
      ? [{ when: part.if, demands: namesIn(part.then.required) }]
      : [],
  );
}

/** Conditions in our schemas compare fields with constants; conditions.test.ts reports any that do not. */
function holds({ properties, required }: Schema, answers: Schema): boolean {
  if (!namesIn(required).every((name) => answers[name] !== undefined)) return false;
  return Object.entries(isSchema(properties) ? properties : {}).every(([name, rule]) => {
    const value = answers[name];
    if (value === undefined || !isSchema(rule)) return true;
    if ('const' in rule) return value === rule.const;
    return !Array.isArray(rule.enum) || rule.enum.includes(value);
  });
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
