/**
 * The plan of the wizard: all questions in steps, or, for an ad that is a link or a file, what it needs on one page. Pure.
 */
import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import { type Answers, isBlank } from '../../runtime/forms/answers.ts';
import { demandedFields, unaskedFields } from '../../runtime/forms/conditions.ts';
import { sameAnswers } from '../../runtime/forms/drafts/same-answers.ts';
import type { Step } from '../../runtime/forms/steps/step-order.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { stepsFor } from './wizard-form.ts';

export interface Plan<Form extends AskedForm = AskedForm> {
  /** With the fields that are shown. */
  form: Form;
  /** Never empty. */
  steps: readonly Step[];
  isOnePage: boolean;
}

interface PlanTitles {
  preview: string;
  onePage: string;
}

/** The step in which the type of ad is chosen: the page keeps its address, and what has the focus. */
const ONE_PAGE = 'job_info';

/** What readers of an ad need to know first, if the brand asks it. */
const basic: Readonly<Record<string, readonly string[]>> = {
  job_info: ['type', 'title', 'linkUrl', 'file'],
  company_info: ['organization'],
  job_location: ['address'],
  job_categorization: ['employmentType'],
};

/** Whether the text of the ad is elsewhere: at an address or in a file. */
export function isElsewhere(answers: Answers): boolean {
  const type = answers.job_info?.type;
  return type === 'job_per_link' || type === 'job_per_file';
}

/**
 * Pointers of what an ad elsewhere needs (`/job_info/title`), in the order of the form: what readers need to know first, what the
 * brand requires, and what was answered otherwise than a new ad begins (`start`), so that no answer is out of sight.
 */
export function neededFields({ groups }: AskedForm, answers: Answers, start: Answers): string[] {
  return groups.flatMap((group) => {
    const own = answers[group.group] ?? {};
    const hidden = unaskedFields(group.schema, own);
    const needed = new Set([...(basic[group.group] ?? []), ...demandedFields(group.schema, own)]);
    for (const { name } of group.fields) {
      const isKept = !isBlank(own[name]) && !sameAnswers(own[name], start[group.group]?.[name]);
      if (isKept) needed.add(name);
    }
    for (const name of companions(group.schema, needed)) needed.add(name);
    const shown = group.fields.filter(({ name }) => needed.has(name) && !hidden.has(name));
    return shown.map(({ name }) => `/${group.group}/${name}`);
  });
}

/** The form with these fields alone; it is still checked as a whole (`compiled`), as its answers are kept. */
function withFields<Form extends AskedForm>(form: Form, pointers: readonly string[]): Form {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => pointers.includes(`/${group.group}/${name}`)),
  }));
  return { ...form, groups: groups.filter(({ fields }) => fields.length > 0), compiled: form.groups };
}

/** All questions in steps; with pointers, only those fields on one page. */
export function planFor<Form extends AskedForm>(
  form: Form,
  pointers: readonly string[] | null,
  titles: PlanTitles,
): Plan<Form> {
  if (pointers === null) return { form, steps: stepsFor(form, titles.preview), isOnePage: false };
  const shown = withFields(form, pointers);
  const step = { name: ONE_PAGE, title: titles.onePage, groups: shown.groups.map(({ group }) => group) };
  return { form: shown, steps: [step], isOnePage: true };
}

/** Whether a plan shows the field at a pointer, or the field that it is part of. */
export function isShown({ form }: Pick<Plan, 'form'>, pointer: string): boolean {
  const [, name, field] = pointer.split('/');
  return form.groups.some(({ group, fields }) => group === name && fields.some((one) => one.name === field));
}

/**
 * The answers after a change. Who applies elsewhere applies where the ad is: that address follows the link of the ad, until
 * another one is given.
 */
export function withApplyLink(form: AskedForm, before: Answers, after: Answers): Answers {
  const own = after.application_options ?? {};
  const { type, linkUrl } = after.job_info ?? {};
  const former = before.job_info?.linkUrl;
  const isElsewhereToo = own.applicationWorkflow === 'external' && type === 'job_per_link';
  const isNews =
    linkUrl !== former ||
    type !== before.job_info?.type ||
    own.applicationWorkflow !== before.application_options?.applicationWorkflow;
  const follows = isBlank(own.applicationLink) || own.applicationLink === former;
  if (!isElsewhereToo || !isNews || !follows || isBlank(linkUrl)) return after;
  if (own.applicationLink === linkUrl || !isShown({ form }, '/application_options/applicationLink')) return after;
  return { ...after, application_options: { ...own, applicationLink: linkUrl } };
}

/** Fields that must be answered with one of these, such as the currency with a salary. */
function companions({ dependencies }: AskedGroup['schema'], names: ReadonlySet<string>): string[] {
  const rules: Schema = isSchema(dependencies) ? dependencies : {};
  return [...names].flatMap((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : null;
    return Array.isArray(rule) ? rule.filter((one) => typeof one === 'string') : [];
  });
}
