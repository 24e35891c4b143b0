/** The steps of the wizard: those of the brand, and one for every other section filled by an import. Pure. */
import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import type { DrawnFormToFill } from '../../runtime/forms/check-cache.ts';
import { sameAnswers } from '../../runtime/forms/drafts/same-answers.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { Step } from '../../runtime/forms/steps/step-order.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';
import { stepName } from '../shared/resume/resume-paths.ts';

interface WizardParts {
  /** The complete form and the short one. */
  form: FormToFill;
  wizard: FormToFill;
  /** As stored, and current. */
  initial: Answers;
  answers: Answers;
}

/** Names of the groups shown, in order. */
export function wizardGroups({ form, wizard, initial, answers }: WizardParts): string[] {
  const first = wizard.groups.map(({ group }) => group);
  const others = form.groups.map(({ group }) => group).filter((group) => !first.includes(group));
  const isFilled = (group: string) => !sameAnswers({ a: initial[group] ?? {} }, { a: answers[group] ?? {} });
  return [...first, ...others.filter(isFilled)];
}

/**
 * The form to render: the short form of each group plus every other field with an answer, so that imported data can be
 * reviewed.
 * Groups without a step remain in it, because their answers are submitted as well.
 */
export function wizardForm({ form, wizard, answers }: Omit<WizardParts, 'initial'>): DrawnFormToFill {
  const groups = form.groups.flatMap(({ group }) => groupOf({ form, wizard, answers }, group) ?? []);
  return { ...form, groups, compiled: form.groups };
}

function groupOf({ form, wizard, answers }: Omit<WizardParts, 'initial'>, name: string): AskedGroup | undefined {
  const whole = form.groups.find(({ group }) => group === name);
  const short = wizard.groups.find(({ group }) => group === name);
  if (!whole || !short) return whole;
  const own = answers[name] ?? {};
  const isAsked = (field: string) => short.fields.some((one) => one.name === field) || Object.hasOwn(own, field);
  const properties = Object.entries(Object(whole.schema.properties)).filter(([field]) => isAsked(field));
  return {
    ...whole,
    schema: { ...whole.schema, properties: Object.fromEntries(properties) },
    fields: whole.fields.filter((field) => isAsked(field.name)),
  };
}

/** One step per group, which says why employers look for it. */
export function stepsOf(form: FormToFill, names: readonly string[]): Step[] {
  const groups = names.flatMap((name) => form.groups.filter(({ group }) => group === name));
  return groups.map(({ group, schema }) => ({
    name: stepName(group),
    title: String(schema.title ?? group),
    text: String(schema.description ?? ''),
    groups: [group],
  }));
}

/** Whether a step and those after it, except for the last, can be skipped: nothing in them is required. */
export function canSkip({ groups }: Pick<FormToFill, 'groups'>, steps: readonly Step[], name: string): boolean {
  const at = steps.findIndex((step) => step.name === name);
  const left = at < 0 ? steps.slice(0, -1) : steps.slice(at, -1);
  const names = left.flatMap((step) => step.groups);
  const isOptional = ({ required }: Schema) => !Array.isArray(required) || required.length === 0;
  return groups.every(({ group, schema }) => !names.includes(group) || isOptional(schema));
}
