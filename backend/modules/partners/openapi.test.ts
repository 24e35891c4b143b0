/** Requests made from the document of the API, valid and invalid: each answer is as the document says. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';
import { jobAnswers } from '../jobs/testing/job-desk.ts';
import { invalid, valid } from './testing/from-schema.ts';
import { type Partner, type PartnerReply, partnerDesk } from './testing/partner-desk.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface Described {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const api = testBackend([
  testBrand('acme', ({ features }) => {
    features.partnerApi = true;
  }),
]);
const desk = partnerDesk(api);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

let partner: Partner;
let jobId: number;
let document: { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } };

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  partner = await desk.partner({ perMinute: 600 });
  document = (await desk.ask(null, { path: '/openapi.json' })).json;
  ajv.addSchema({ ...document, $id: 'api' });
  const made = await desk.ask(partner, { method: 'POST', path: '/jobs', body: { answers: jobAnswers() } });
  jobId = made.json.id;
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

const find = (name: string): Schema => {
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`The document has no schema "${name}".`);
  return schema;
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
  );

/** Throws if the answer is not one that the document has for its status. */
function checkAnswer({ described }: { described: Described }, { status, headers, json }: PartnerReply): void {
  const said = described.responses[status];
  expect(said, `${described.operationId} does not document ${status}: ${JSON.stringify(json)}`).toBeDefined();
  const [[type, content] = []] = Object.entries(said?.content ?? {});
  if (content === undefined || type === undefined) {
    expect(json).toBeNull();
    return;
  }
  expect(headers['Content-Type']).toContain(type);
  const name = String(content.schema.$ref).split('/').at(-1);
  const check = ajv.getSchema(`api#/components/schemas/${name}`);
  expect(check?.(json), `${described.operationId} ${status}: ${JSON.stringify(check?.errors)}`).toBe(true);
}

const RUNS = 12;

describe('a request as the document describes it', () => {
  it('is answered as documented, whatever it says', async () => {
    for (const operation of operations()) {
      const { path, method, described } = operation;
      const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema;
      const query = described.parameters.filter((one) => one.in === 'query');
      const parts = {
        body: schema ? fc.oneof(valid(schema, find), invalid(schema, find)) : fc.constant(undefined),
        query: fc.record(Object.fromEntries(query.map(({ name, schema: own }) => [name, valid(own, find)]))),
        version: fc.constantFrom('"1"', '"99"', 'x', undefined),
        id: fc.constantFrom(jobId, jobId, 99_999_999),
      };
      const property = fc.asyncProperty(fc.record(parts), async ({ body, query: asked, version, id }) => {
        await api.db.delete(rateLimit);
        const search = new URLSearchParams(asked as Record<string, string>).toString();
        const at = path.replace('{id}', String(id)).replace('{name}', 'occupation');
        const answer = await desk.ask(partner, {
          ...{ method, path: search === '' ? at : `${at}?${search}`, body },
          headers: version === undefined || method === 'GET' ? {} : { 'if-match': version },
        });
        expect(answer.status).toBeLessThan(500);
        checkAnswer(operation, answer);
      });
      await fc.assert(property, { numRuns: RUNS, seed: 7 });
    }
  });

  it('without a key is refused as documented', async () => {
    for (const operation of operations()) {
      const path = operation.path.replace('{id}', String(jobId)).replace('{name}', 'occupation');
      const answer = await desk.ask(null, { method: operation.method, path });
      expect(answer.status).toBe(401);
      checkAnswer(operation, answer);
    }
  });
});

it('succeeds where the document says what is right', async () => {
  const seen = new Map<string, number>();
  const run = async (id: string, path: string, body?: unknown) => {
    const operation = operations().find(({ described }) => described.operationId === id);
    if (operation === undefined) throw new Error(`There is no operation "${id}".`);
    const answer = await desk.ask(partner, { method: operation.method, path, body });
    checkAnswer(operation, answer);
    seen.set(id, answer.status);
    return answer.json;
  };
  await run('getMe', '/me');
  const { id } = await run('createJob', '/jobs', { answers: jobAnswers() });
  await run('getJob', `/jobs/${id}`);
  await run('changeJob', `/jobs/${id}`, { answers: { job_info: { title: 'Copy editor' } } });
  await run('replaceJob', `/jobs/${id}`, { answers: jobAnswers() });
  await run('publishJob', `/jobs/${id}/publish`, { durationDays: 20 });
  await run('getFigures', `/jobs/${id}/figures`);
  await run('archiveJob', `/jobs/${id}/archive`);
  await run('listJobs', '/jobs?state=archived');
  await run('getVocabulary', '/vocabulary/employment_type');
  const events = ['job.published'];
  const hook = await run('createWebhook', '/webhooks', { url: 'https://hooks.invalid/nameplate', events });
  await run('changeWebhook', `/webhooks/${hook.id}`, { events: ['job.expired'], paused: false });
  await run('listWebhooks', '/webhooks');
  await run('rotateSecret', `/webhooks/${hook.id}/secret`);
  const sent = await run('testWebhook', `/webhooks/${hook.id}/test`);
  await run('listDeliveries', `/webhooks/${hook.id}/deliveries`);
  await run('sendAgain', `/deliveries/${sent.id}/again`);
  await run('deleteWebhook', `/webhooks/${hook.id}`);
  const draft = await run('createJob', '/jobs', { answers: {} });
  await run('deleteJob', `/jobs/${draft.id}`);
  expect([...seen].filter(([, status]) => status >= 300)).toEqual([]);
  expect([...seen.keys()].sort()).toEqual(
    operations()
      .map(({ described }) => described.operationId)
      .sort(),
  );
});

it('shows an example of each body, which is right', () => {
  const bodies = operations().flatMap(({ described }) => Object.values(described.requestBody?.content ?? {}));
  const names = [...new Set(bodies.map(({ schema }) => String(schema.$ref).split('/').at(-1) ?? ''))];
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const check = ajv.getSchema(`api#/components/schemas/${name}`);
    const [example] = find(name).examples as unknown[];
    expect([check?.(example), check?.errors]).toEqual([true, null]);
  }
});

it('documents what must be answered before a job is published', () => {
  const { PublishableAnswers, JobAnswers } = document.components.schemas;
  const groups = PublishableAnswers?.properties as Record<string, Schema>;
  expect(groups.job_info).toMatchObject({ required: expect.arrayContaining(['title']) });
  expect(groups.company_info?.properties).not.toHaveProperty('organization');
  const drafts = JobAnswers?.properties as Record<string, Schema> | undefined;
  expect(drafts?.job_info).toBeDefined();
  expect(drafts?.job_info).not.toHaveProperty('required');
});
