/** The page of a job with unsaved answers. */
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import { filesOf, storedFiles, wordsOf } from '../../../answers/files.ts';
import { type AnswerPart, partsOf, withParts } from '../../../answers/parts.ts';
import { improvements } from '../../../answers/save.ts';
import { checkOf, formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import { type JsonObject, readNumber, readObject, readText } from '../../../read-json.ts';
import { withOpenFiles } from '../../drafts/files.ts';
import { isTooLarge } from '../../drafts/shape.ts';
import type { JobRecord } from '../show/job.ts';
import { employersOf, JOB_FORM, previewOf, shownAnswers } from './own-jobs.ts';
import { findOwn } from './own-policy.ts';
import type { OwnJobRow } from './own-store.ts';
import { writerOf } from './save-job.ts';

/** Invalid answers are left out, as if unanswered; the rest is sanitized just as when it is stored. */
export async function previewAnswers(context: ApiContext, id: number | null, given: unknown): Promise<JobRecord> {
  if (!isSchema(given) || isTooLarge(given))
    throw new UserError('BAD_INPUT', 'These are no answers.', { path: 'answers' });
  const stored = id === null ? null : await findOwn(context, id);
  const known = storedFiles(stored === null ? {} : shownAnswers(context, stored));
  const answers: Record<string, JsonObject> = {};
  for (const asked of formOf(context, JOB_FORM).groups) {
    const own = await fittingAnswers(context, asked.group, Object.hasOwn(given, asked.group) ? given[asked.group] : {});
    const parts = partsOf(asked.schema, own);
    const changes = await improvements(context, parts, readObject(stored?.data[asked.group]));
    for (const [pointer, file] of filesIn(parts, known)) changes.set(pointer, file);
    answers[asked.group] = readObject(withParts(own, changes));
  }
  const row = stored ?? emptyRow(context);
  const company = readObject(answers.company_info);
  const onBehalf = company.organizationAssignment === 'on_behalf';
  const employers = await employersOf(context);
  const wanted = readNumber(company.organization) ?? row.organizationId;
  const employer = employers.find((one) => one.id === wanted) ?? (wanted === null ? employers[0] : undefined);
  const name = onBehalf ? readText(company.organizationName) : (employer?.name ?? row.employerName);
  const open = await withOpenFiles(context, writerOf(context), answers);
  return previewOf(
    context,
    {
      ...row,
      title: readText(readObject(answers.job_info).title) ?? '',
      organizationId: employer?.id ?? row.organizationId,
      organizationName: name ?? '',
      onBehalf,
    },
    open,
  );
}

/** By pointer: files as the job has them; newly added ones get the URL of their upload, whatever the client sent. */
function filesIn(parts: readonly AnswerPart[], known: ReadonlyMap<string, JsonObject>): [string, JsonObject][] {
  return filesOf(parts).map((file) => {
    const { pointer, value, id } = file;
    const stored = known.get(id ?? String(value.url));
    return [pointer, stored ? { ...stored, ...wordsOf(file) } : { ...value, url: readText(value.url) ?? '/' }];
  });
}

/** Normalized, without invalid answers. */
async function fittingAnswers(context: ApiContext, group: string, given: unknown): Promise<JsonObject> {
  const { answers, errors } = checkOf(context, JOB_FORM)({ [group]: given }, [group]);
  const wrong = errors.map(({ pointer }) => pointer.slice(group.length + 1)).filter((pointer) => pointer !== '');
  return readObject(withParts(answers[group], new Map(wrong.map((pointer) => [pointer, undefined]))));
}

/** A job that does not exist yet. */
function emptyRow(context: ApiContext): OwnJobRow {
  const { now, frontend, locale } = context;
  return {
    id: 0,
    frontend,
    organizationId: null,
    organizationName: '',
    onBehalf: false,
    ownerId: writerOf(context),
    state: 'draft',
    title: '',
    langcode: locale,
    data: {},
    featured: false,
    top: false,
    backfill: false,
    sample: false,
    external: false,
    featuredUntil: null,
    topUntil: null,
    publishAt: null,
    published: null,
    expires: null,
    archived: null,
    pausedFrom: null,
    created: now,
    changed: now,
    views: 0,
    applicationStarts: 0,
    submitted: null,
    refusal: null,
    durationDays: null,
    expiryNoticed: null,
    duplicateOf: null,
    reviewed: null,
    version: 0,
    employerName: null,
    ownerName: null,
    openOrder: null,
    approvedVersion: null,
    frontends: [frontend],
  };
}
