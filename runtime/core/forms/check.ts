/**
 * Checks the answers of a form, in the backend and the browser alike. Pure; the caller provides the compiled schemas.
 */
import { type AnswerCheck, type AnswerError, answerCheck, type BrokenRules } from '../../../schemas/answer-check.ts';
import { normalise } from '../../../schemas/normalise.ts';
import { escapeStep, unescapeStep } from '../../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedForm } from './ask.ts';
import { rulesOf } from './rules.ts';

export interface CheckedAnswers {
  /** By group, normalized as the schemas say (trimmed, case), without system-only fields. */
  answers: Record<string, Schema>;
  /** Pointers begin with the group: `/message/email`. Empty when valid. */
  errors: AnswerError[];
}

/** Checks all groups, or only the named ones, since forms are also saved group by group. */
export type FormCheck = (answers: unknown, only?: readonly string[]) => CheckedAnswers;

/**
 * Creates the check of a form from the compiled rules of its groups; `compiled` looks them up by name and rules. A
 * group without answers counts as empty.
 */
export function createFormCheck(
  { groups }: Pick<AskedForm, 'groups'>,
  compiled: (group: string, rules: Schema) => BrokenRules,
): FormCheck {
  const checks = groups.map(({ group, schema }) => ({
    group,
    schema,
    check: answerCheck(compiled(group, rulesOf(schema))),
  }));
  const names = new Set(groups.map(({ group }) => group));
  return (given, only) => {
    const byGroup = isSchema(given) ? given : {};
    const answers: Record<string, Schema> = {};
    const errors: AnswerError[] = isSchema(given) ? [] : [{ code: 'type', pointer: '' }];
    for (const name of Object.keys(byGroup)) {
      if (!names.has(name)) errors.push({ code: 'additionalProperties', pointer: `/${escapeStep(name)}` });
    }
    for (const { group, schema, check } of checks) {
      if (only && !only.includes(group)) continue;
      const own = normalise(schema, withoutReadOnly(schema, Object.hasOwn(byGroup, group) ? byGroup[group] : {}));
      if (isSchema(own)) answers[group] = own;
      errors.push(...errorsOf(group, schema, check, own));
    }
    return { answers, errors };
  };
}

function errorsOf(group: string, schema: Schema, check: AnswerCheck, answers: unknown): AnswerError[] {
  return check(answers).map((error) => ({
    ...error,
    code: codeOf(schema, error),
    pointer: `/${group}${error.pointer}`,
  }));
}

/** The code of the original rule: an `enum` check may stand in for a choice of named values. */
function codeOf(schema: Schema, error: AnswerError): string {
  if (isAgreement(schema, error)) return 'const';
  return error.code === 'enum' && fieldAt(schema, error.pointer)?.oneOf ? 'oneOf' : error.code;
}

function fieldAt(schema: Schema, pointer: string): Schema | undefined {
  let field: unknown = schema;
  for (const step of pointer.split('/').slice(1).map(unescapeStep)) {
    if (!isSchema(field)) return undefined;
    field = isSchema(field.items) ? field.items : isSchema(field.properties) && field.properties[step];
  }
  return isSchema(field) ? field : undefined;
}

/** A missing consent is the same mistake as a refused one. */
function isAgreement({ properties }: Schema, { code, pointer }: AnswerError): boolean {
  const field = isSchema(properties) && code === 'required' ? properties[pointer.slice(1)] : undefined;
  return isSchema(field) && field.const === true;
}

/** Read-only fields are dropped: only the system sets them. */
function withoutReadOnly(schema: Schema, answers: unknown): unknown {
  if (Array.isArray(answers)) {
    const { items } = schema;
    return isSchema(items) ? answers.map((answer) => withoutReadOnly(items, answer)) : answers;
  }
  if (!isSchema(answers)) return answers;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!isSchema(field)) return [[name, answer]];
      return field.readOnly === true ? [] : [[name, withoutReadOnly(field, answer)]];
    }),
  );
}
