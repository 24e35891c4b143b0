/** The job form for a particular person. Pure. */
import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import { labelled } from '../../runtime/core/texts/labelled.ts';
import { type Answers, isBlank, startAnswers } from '../../runtime/forms/answers.ts';
import { withoutUnasked } from '../../runtime/forms/conditions.ts';
import { type Step, stepPerGroup } from '../../runtime/forms/steps/step-order.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';

/** The last step: a preview of the page. */
export const PREVIEW = 'preview';

/** Without questions that have only one answer: a fixed title, the only organization, the only job type. */
export function formFor<Form extends AskedForm>(
  asked: Form,
  { employers }: Pick<FormSettings, 'employers'>,
  job: Pick<OwnJob, 'titleFixed'> | null,
): Form {
  const hidden = new Set([
    ...(job?.titleFixed ? ['job_info/title'] : []),
    ...(employers.length < 2 ? ['company_info/organization'] : []),
    ...(asked.groups.some(({ group, schema }) => group === 'job_info' && hasChoice(schema, 'type'))
      ? []
      : ['job_info/type']),
  ]);
  const groups = asked.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => !hidden.has(`${group.group}/${name}`)),
  }));
  return { ...asked, groups: groups.filter(({ fields }) => fields.length > 0) };
}

function hasChoice({ properties }: AskedGroup['schema'], name: string): boolean {
  const field = isSchema(properties) ? properties[name] : undefined;
  return isSchema(field) && Array.isArray(field.enum) && field.enum.length > 1;
}

/** One step per group in the brand's order, then the preview. */
export function stepsFor(asked: AskedForm, previewTitle: string): Step[] {
  return [...stepPerGroup(asked), { name: PREVIEW, title: previewTitle, groups: [] }];
}

/** Initial answers: those of the job, or defaults for a new one. */
export function answersFor(
  asked: AskedForm,
  settings: Pick<FormSettings, 'employers' | 'defaultDuration' | 'usualAddress' | 'usualEmploymentTypes'>,
  job: Pick<OwnJob, 'answers' | 'employer'> | null,
): Answers {
  const [first] = settings.employers;
  const organization = job ? job.employer?.id : first?.id;
  const own = job
    ? // Fields that a job leaves blank stay blank: defaults are for new jobs only.
      Object.fromEntries(asked.groups.map(({ group }) => [group, objectOf(job.answers[group])]))
    : withUsual(asked, withDuration(startAnswers(asked), settings.defaultDuration), settings);
  const company = own.company_info;
  if (company === undefined || organization === undefined) return own;
  return { ...own, company_info: { organization, ...company } };
}

/** The brand's usual duration is replaced by the paid one. */
function withDuration(answers: Answers, days: number): Answers {
  const schedule = answers.job_schedule;
  return schedule?.duration === undefined ? answers : { ...answers, job_schedule: { ...schedule, duration: days } };
}

/** A new job is probably where the others are, and of their kind. */
function withUsual(
  { groups }: AskedForm,
  answers: Answers,
  { usualAddress, usualEmploymentTypes }: Pick<FormSettings, 'usualAddress' | 'usualEmploymentTypes'>,
): Answers {
  const preset = (name: string, field: string, value: unknown) => {
    const isAsked = groups.some(({ group, fields }) => group === name && fields.some((one) => one.name === field));
    return isAsked && !isBlank(value) ? { [name]: { ...answers[name], [field]: value } } : {};
  };
  return {
    ...answers,
    ...preset('job_location', 'address', usualAddress),
    ...preset('job_categorization', 'employmentType', usualEmploymentTypes),
  };
}

/**
 * The answers to submit: all groups, without fields that no longer apply, such as the link of a job that is now written
 * here.
 */
export function sentAnswers(form: AskedForm, answers: Answers): Answers {
  return withoutUnasked(form, Object.fromEntries(form.groups.map(({ group }) => [group, answers[group] ?? {}])));
}

export type Sending = 'publish' | 'review' | 'schedule' | 'save';

/** The action of the last button, which names its texts. */
export function sendingOf(
  job: Pick<OwnJob, 'publishOption' | 'refusal' | 'published'> | null,
  { waits, editsWait }: Pick<FormSettings, 'waits' | 'editsWait'>,
  answers: Answers,
  now: number,
): Sending {
  if (job !== null && !job.publishOption) return 'save';
  if (job === null ? waits : job.refusal !== null || (job.published === null ? waits : editsWait)) return 'review';
  const start = answers.job_schedule?.published;
  return typeof start === 'string' && Date.parse(start) > now ? 'schedule' : 'publish';
}

/** `/job_info/title` as people read it: `The job: Job title`. */
export function placeName({ groups }: AskedForm, pointer: string, locale: string): string {
  const [, name = '', field = ''] = pointer.split('/');
  const asked = groups.find(({ group }) => group === name);
  if (!asked) return '';
  const { title, properties } = asked.schema;
  const own = isSchema(properties) ? properties[field] : undefined;
  const label = isSchema(own) && typeof own.title === 'string' ? own.title : '';
  if (typeof title !== 'string' || label === '') return typeof title === 'string' ? title : label;
  return labelled(title, label, locale);
}

function objectOf(value: unknown): Schema {
  return isSchema(value) ? value : {};
}
