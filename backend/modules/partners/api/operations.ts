/** All operations of the API for partners: routing, validation and the document come from this list. */
import type { JsonObject as Json } from '../../../../runtime/core/brand/sources/json.ts';
import { mergePatch } from '../../../../runtime/core/brand/sources/merge.ts';
import type { ApiContext } from '../../../context.ts';
import { type JsonObject, readNumber, readObject, readText } from '../../../read-json.ts';
import { refusal } from '../../../refusal.ts';
import { countAll } from '../../applications/store.ts';
import { archiveJob, deleteJob, publishJob } from '../../jobs/moves/lifecycle.ts';
import { readState, standingOf } from '../../jobs/own/own-jobs.ts';
import { jobPolicies, requireOwn } from '../../jobs/own/own-policy.ts';
import type { OwnJobRow } from '../../jobs/own/own-store.ts';
import { saveJob } from '../../jobs/own/save-job.ts';
import { shownLabel } from '../../taxonomies/band-label.ts';
import { MOST_JOBS, USUAL_JOBS } from '../limits.ts';
import { scopeName } from '../scopes.ts';
import { webhookOperations } from '../webhooks/webhook-operations.ts';
import { listJobsOf } from './job-list-store.ts';
import { jobShape, jobSummary, ofOrganization, partnerAnswers } from './job-shape.ts';
import type { Call, Operation, Reply } from './operation.ts';
import { answersInvalid, problem } from './problem.ts';
import { jobId, stateSchema } from './schemas.ts';

/** A job of the key's organization: any other does not exist for it. */
async function requireJob({ context, key, id, version }: Call): Promise<OwnJobRow> {
  const row = await requireOwn(context, id);
  if (row.organizationId !== key.organizationId) throw refusal('JOB_UNKNOWN');
  if (version !== null && version !== row.version) throw problem('VERSION_OUTDATED');
  return row;
}

const shown = (context: ApiContext, row: OwnJobRow): Reply => ({
  data: jobShape(context, row),
  version: row.version,
});

const instantIn = (value: unknown): Date | null => {
  const text = readText(value);
  return text === null ? null : new Date(text);
};

async function create({ context, key, body, once }: Call): Promise<Reply> {
  await jobPolicies.Mutation.saveJob(context, {});
  const saved = await saveJob(context, {
    ...{ id: null, version: null, frontends: null, key: once },
    answers: ofOrganization(context, readObject(body.answers), key.organizationId),
    submit: body.publish === true,
    langcode: readText(body.language) ?? context.brand.document.locales.default,
  });
  if (saved.faults.length > 0 || saved.job === null) throw answersInvalid(saved.faults, '/answers');
  return { ...shown(context, saved.job), location: `/api/v1/jobs/${saved.job.id}` };
}

/** Saves other answers, in the version that was read. */
async function save(call: Call, change: (row: OwnJobRow) => JsonObject): Promise<Reply> {
  const { context, key, body, once } = call;
  await jobPolicies.Mutation.saveJob(context, { id: call.id });
  const row = await requireJob(call);
  const { state } = standingOf(row, context);
  const saved = await saveJob(context, {
    ...{ id: row.id, version: row.version, frontends: null, key: once },
    answers: ofOrganization(context, change(row), key.organizationId),
    submit: body.publish === true && (state === 'draft' || state === 'archived'),
    langcode: readText(body.language),
  });
  if (saved.faults.length > 0 || saved.job === null) throw answersInvalid(saved.faults, '/answers');
  return shown(context, saved.job);
}

/** Both were JSON when they came in. */
const patched = (answers: JsonObject, patch: JsonObject): JsonObject => mergePatch(answers as Json, patch as Json);

async function publish(call: Call): Promise<Reply> {
  const { context, id, body } = call;
  await jobPolicies.Mutation.publishJob(context, { id });
  await requireJob(call);
  const { faults, job } = await publishJob(context, id, {
    publishAt: instantIn(body.publishAt),
    expires: instantIn(body.expires),
    durationDays: readNumber(body.durationDays),
  });
  if (faults.length > 0 || job === null) throw answersInvalid(faults, '/answers');
  return shown(context, job);
}

async function list({ context, key, query }: Call): Promise<Reply> {
  const limit = readNumber(query.limit) ?? USUAL_JOBS;
  const state = readText(query.state);
  const rows = await listJobsOf(context, {
    organizationId: key.organizationId,
    states: state === null ? null : [readState(state)],
    before: readNumber(query.cursor),
    limit: limit + 1,
    now: context.now,
  });
  const jobs = rows.slice(0, limit).map((row) => jobSummary(context, row));
  return { data: { jobs, next: rows.length > limit ? String(jobs.at(-1)?.id) : null } };
}

async function figures(call: Call): Promise<Reply> {
  const { id, views, applicationStarts } = await requireJob(call);
  const [counted] = await countAll(call.context, [id]);
  return { data: { jobId: id, views, applicationStarts, applications: counted?.all ?? 0 } };
}

function vocabulary({ context: { terms, locale, brand }, name }: Call): Reply {
  const offered = terms.offered(name);
  if (offered.length === 0) throw problem('NOT_FOUND');
  return {
    data: {
      name,
      terms: offered.map((term) => ({ code: term.code, label: shownLabel(term, locale, brand), parent: term.parent })),
    },
  };
}

function me({ context: { brand }, key }: Call): Reply {
  const { id, name, scopes, perMinute, expires } = key;
  return {
    data: {
      brand: { id: brand.id, name: brand.document.site.name },
      organization: { id: key.organizationId, name: key.organizationName },
      key: {
        ...{ id, name, scopes: scopes.map(scopeName) },
        ...{ requestsPerMinute: perMinute, expires: expires?.toISOString() ?? null },
      },
    },
  };
}

const WRITING = ['BODY_INVALID', 'ANSWERS_INVALID', 'NOT_JSON', 'WRONG_CONTENT_TYPE', 'BODY_TOO_LARGE'] as const;
const ONE = ['JOB_UNKNOWN'] as const;
const CHANGING = [...ONE, 'JOB_STATE', 'VERSION_OUTDATED'] as const;

export const operations: readonly Operation[] = [
  {
    ...{ id: 'getMe', method: 'GET', path: '/me', scope: null, status: 200, answer: 'Me', problems: [] },
    summary: 'The brand, the organization and what the key may do.',
    run: async (call) => me(call),
  },
  {
    ...{ id: 'listJobs', method: 'GET', path: '/jobs', scope: 'jobs_read', status: 200, answer: 'JobList' },
    summary: 'Jobs of the organization, newest first.',
    query: {
      state: { ...stateSchema, description: 'Only jobs in this state.' },
      cursor: { ...jobId, description: '`next` of the page before.' },
      limit: { type: 'integer', minimum: 1, maximum: MOST_JOBS, default: USUAL_JOBS, description: 'Jobs on a page.' },
    },
    problems: ['QUERY_INVALID'],
    run: list,
  },
  {
    ...{ id: 'createJob', method: 'POST', path: '/jobs', scope: 'jobs_write', status: 201, answer: 'Job' },
    summary: 'Creates a job, as a draft or to be published.',
    description: 'Where the brand reviews new jobs, a published one waits for an administrator first.',
    body: { schema: 'NewJob' },
    problems: [...WRITING, 'JOB_NOT_PAID'],
    run: create,
  },
  {
    ...{ id: 'getJob', method: 'GET', path: '/jobs/{id}', scope: 'jobs_read', status: 200, answer: 'Job' },
    summary: 'A job with its answers.',
    problems: ONE,
    run: async (call) => shown(call.context, await requireJob(call)),
  },
  {
    ...{ id: 'changeJob', method: 'PATCH', path: '/jobs/{id}', scope: 'jobs_write', status: 200, answer: 'Job' },
    summary: 'Changes some answers of a job.',
    body: { schema: 'JobChange' },
    problems: [...WRITING, ...CHANGING, 'JOB_NOT_PAID'],
    run: (call) => save(call, (row) => patched(partnerAnswers(call.context, row), readObject(call.body.answers))),
  },
  {
    ...{ id: 'replaceJob', method: 'PUT', path: '/jobs/{id}', scope: 'jobs_write', status: 200, answer: 'Job' },
    summary: 'Replaces all answers of a job.',
    body: { schema: 'NewJob' },
    problems: [...WRITING, ...CHANGING, 'JOB_NOT_PAID'],
    run: (call) => save(call, () => readObject(call.body.answers)),
  },
  {
    ...{
      id: 'publishJob',
      method: 'POST',
      path: '/jobs/{id}/publish',
      scope: 'jobs_write',
      status: 200,
      answer: 'Job',
    },
    summary: 'Publishes a draft or an archived job, or sends it for review.',
    body: { schema: 'Publication', isOptional: true },
    problems: [...WRITING, ...CHANGING, 'JOB_NOT_PAID'],
    run: publish,
  },
  {
    ...{
      id: 'archiveJob',
      method: 'POST',
      path: '/jobs/{id}/archive',
      scope: 'jobs_write',
      status: 200,
      answer: 'Job',
    },
    summary: 'Takes a published job down.',
    problems: CHANGING,
    async run(call) {
      const { context, id } = call;
      await jobPolicies.Mutation.archiveJob(context, { id });
      await requireJob(call);
      return shown(context, await archiveJob(context, id));
    },
  },
  {
    ...{ id: 'deleteJob', method: 'DELETE', path: '/jobs/{id}', scope: 'jobs_write', status: 204, answer: null },
    summary: 'Deletes a draft that was never published.',
    problems: CHANGING,
    async run(call) {
      const { context, id } = call;
      await jobPolicies.Mutation.deleteJob(context, { id });
      await requireJob(call);
      await deleteJob(context, id);
      return { data: null };
    },
  },
  {
    ...{ id: 'getFigures', method: 'GET', path: '/jobs/{id}/figures', scope: 'figures_read', status: 200 },
    answer: 'Figures',
    summary: 'Views, application starts and applications of a job.',
    problems: ONE,
    run: figures,
  },
  {
    ...{ id: 'getVocabulary', method: 'GET', path: '/vocabulary/{name}', scope: null, status: 200 },
    answer: 'Vocabulary',
    summary: 'Terms that answers can contain, such as `employment_type`, `occupation`, `industry`.',
    problems: ['NOT_FOUND'],
    run: async (call) => vocabulary(call),
  },
  ...webhookOperations,
];
