/** Answers of the job form before they are stored: validated, sanitized, with derived values. */
import type { AnswerError } from '../../../../schemas/answer-check.ts';
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import { readAnswers } from '../../../answers/save.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import type { JobEmployer } from '../../../graphql.generated.ts';
import { type JsonObject, readNumber, readObject, readObjects, readText } from '../../../read-json.ts';
import { isAdminLike } from '../../../viewer.ts';
import { isTooLarge } from '../../drafts/shape.ts';
import { findOwnOrganization } from '../../organizations/own-store.ts';
import { endOf, readSchedule, type Schedule, scheduleErrors } from '../moves/schedule.ts';
import { employersOf, isTitleFixed, JOB_FORM, scheduleRules, standingOf } from './own-jobs.ts';
import type { OwnJobRow } from './own-store.ts';

export interface GivenJob {
  /** By group and field, as received. */
  given: unknown;
  /** The existing job; null for a new one. */
  before: OwnJobRow | null;
  /** Whether it is or will be posted: everything is validated. */
  whole: boolean;
}

export interface ReadJob {
  /** By group; files are not marked as used yet. */
  answers: Record<string, JsonObject>;
  title: string;
  employer: JobEmployer | null;
  organizationName: string;
  onBehalf: boolean;
  schedule: Schedule;
  errors: AnswerError[];
}

/** Reads all groups of the form. If there are errors, nothing may be stored. */
export async function readJob(context: ApiContext, { given, before, whole }: GivenJob): Promise<ReadJob> {
  const { groups } = formOf(context, JOB_FORM);
  const byGroup = completed(context, given, before);
  const errors: AnswerError[] = isSchema(given) ? [] : [{ code: 'type', pointer: '' }];
  if (isTooLarge(given)) errors.push({ code: 'type', pointer: '' });
  const answers: Record<string, JsonObject> = {};
  for (const asked of errors.length > 0 ? [] : groups) {
    const { group } = asked;
    const own = Object.hasOwn(byGroup, group) ? byGroup[group] : {};
    const read = await readAnswers(context, {
      form: JOB_FORM,
      asked,
      given: own,
      data: before?.data ?? {},
      unfinished: !whole,
    });
    answers[group] = read.answers;
    errors.push(...read.errors);
  }
  const names = new Set(groups.map(({ group }) => group));
  for (const name of Object.keys(byGroup))
    if (!names.has(name)) errors.push({ code: 'additionalProperties', pointer: `/${name}` });
  if (answers.application_options) answers.application_options = numbered(answers.application_options, before);
  const company = readObject(answers.company_info);
  const chosen = await findEmployer(context, company, before);
  if (chosen.isWrong) errors.push({ code: 'enum', pointer: '/company_info/organization' });
  else if (whole && chosen.employer === null) errors.push({ code: 'required', pointer: '/company_info/organization' });
  const onBehalf = company.organizationAssignment === 'on_behalf';
  const schedule = readSchedule(answers);
  if (whole) errors.push(...newScheduleErrors(context, answers, schedule, before));
  return {
    answers,
    title: readText(readObject(answers.job_info).title) ?? '',
    employer: chosen.employer,
    organizationName: (onBehalf ? readText(company.organizationName) : chosen.employer?.name) ?? '',
    onBehalf,
    schedule,
    errors,
  };
}

/** Fills in the default type of job, on which other rules depend, and the fixed title. */
function completed(context: ApiContext, given: unknown, before: OwnJobRow | null): JsonObject {
  const byGroup = readObject(given);
  const { job_info: info = {} } = byGroup;
  if (!isSchema(info)) return byGroup;
  const [type] = context.brand.document.forms.job.types;
  const fixed = before !== null && isTitleFixed(context, before) ? { title: before.title } : {};
  return { ...byGroup, job_info: { type, ...info, ...fixed } };
}

/** Questions have ids, to which answers refer: an unchanged question keeps its id. */
function numbered(answers: JsonObject, before: OwnJobRow | null): JsonObject {
  const questions = readObjects(answers.applicationQualifyingQuestions);
  if (questions.length === 0) return answers;
  const stored = readObjects(readObject(before?.data.application_options).applicationQualifyingQuestions);
  let last = Math.max(0, ...stored.map(({ id }) => readNumber(id) ?? 0));
  const free = [...stored];
  const own = questions.map((question) => {
    const at = free.findIndex(({ text, type }) => text === question.text && type === question.type);
    const [same] = at < 0 ? [] : free.splice(at, 1);
    const known = readNumber(same?.id);
    if (known === null) last += 1;
    return { ...question, id: known ?? last };
  });
  return { ...answers, applicationQualifyingQuestions: own };
}

interface ChosenEmployer {
  employer: JobEmployer | null;
  /** Whether an organization was chosen that the person may not post for. */
  isWrong: boolean;
}

/** The chosen organization; by default the one that manages the job, otherwise the person's active one. */
async function findEmployer(
  context: ApiContext,
  company: JsonObject,
  before: OwnJobRow | null,
): Promise<ChosenEmployer> {
  const wanted = readNumber(company.organization) ?? before?.organizationId ?? null;
  const own = await employersOf(context);
  if (wanted === null) return { employer: own[0] ?? null, isWrong: false };
  const found = own.find(({ id }) => id === wanted);
  if (found !== undefined) return { employer: found, isWrong: false };
  const may = isAdminLike(context.viewer) || wanted === before?.organizationId;
  const row = may ? await findOwnOrganization(context, wanted) : null;
  return { employer: row && { id: row.id, name: row.name }, isWrong: row === null };
}

/** An unchanged end date need not be in the future: late approval may have moved the actual one. */
function newScheduleErrors(
  context: ApiContext,
  answers: JsonObject,
  schedule: Schedule,
  before: OwnJobRow | null,
): AnswerError[] {
  const isLive =
    before !== null && ['published', 'needs_review', 'scheduled'].includes(standingOf(before, context).state);
  if (isLive && hasSameSchedule(answers, before.data)) return [];
  const rules = scheduleRules(context);
  const errors = scheduleErrors(schedule, context.now, rules);
  const start = isLive && (schedule.publishAt === null || schedule.publishAt <= context.now) ? before.published : null;
  const isOver = start !== null && schedule.expires === null && endOf(start, schedule, rules) <= context.now;
  return isOver ? [...errors, { code: 'ahead', pointer: '/job_schedule/duration' }] : errors;
}

/** Whether the schedule is unchanged. */
export function hasSameSchedule(answers: JsonObject, data: Record<string, unknown>): boolean {
  const [own, stored] = [readSchedule(answers), readSchedule(data)];
  return (
    own.publishAt?.getTime() === stored.publishAt?.getTime() &&
    own.expires?.getTime() === stored.expires?.getTime() &&
    own.durationDays === stored.durationDays
  );
}
