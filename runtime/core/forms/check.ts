/** Checks the answers of a form, in the backend as in the browser. Pure; whoever calls it brings compiled schemas. */
import { type AnswerCheck, type AnswerError, answerCheck, type BrokenRules } from '../../../schemas/answer-check.ts';
import { normalise } from '../../../schemas/normalise.ts';
import { escapeStep, unescapeStep } from '../../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedForm } from './ask.ts';
import { rulesOf } from './rules.ts';

export interface CheckedAnswers {
  /** By group, trimmed and cased as the schemas say, without what only the system fills in. */
  answers: Record<string, Schema>;
  /** Pointers begin with the group: `/message/email`. Empty when all is well. */
  errors: AnswerError[];
}

/** Checks all groups, or only those that are named: forms are saved group by group, too. */
export type FormCheck = (answers: unknown, only?: readonly string[]) => CheckedAnswers;

/** Makes the check of a form from the compiled rules of its groups, which `compiled` finds by name and rules. A group without answers counts as empty. */
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

/** The rule that the form asks by: what is checked as `enum` may be a choice of values with names. */
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

/** Not to have agreed is the same mistake as to have refused. */
function isAgreement({ properties }: Schema, { code, pointer }: AnswerError): boolean {
  const field = isSchema(properties) && code === 'required' ? properties[pointer.slice(1)] : undefined;
  return isSchema(field) && field.const === true;
}

/** What the system fills in is nobody's to say. */
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
