/** What the API for partners answers to what no form would send; the job stays as it was. A body of 2 MB is in tests/site/partner-client.test.ts. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';
import { jobAnswers } from '../jobs/testing/job-desk.ts';
import { type Partner, partnerDesk } from './testing/partner-desk.ts';

const api = testBackend(
  ['acme', 'rhein'].map((id) =>
    testBrand(id, ({ features, forms }) => {
      features.partnerApi = true;
      forms.job.salaryFreeInput = true;
    }),
  ),
);
const desk = partnerDesk(api);
let partner: Partner;
let path: string;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  partner = await desk.partner();
  const { json } = await desk.ask(partner, { method: 'POST', path: '/jobs', body: { answers: jobAnswers() } });
  path = `/jobs/${json.id}`;
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

const post = (own: Record<string, unknown>) => ({
  ...{ method: 'POST', path: '/jobs' },
  body: {
    publish: true,
    answers: jobAnswers({ job_categorization: { currencyCode: 'USD', salaryUnit: 'year', ...own } }),
  },
});
const count = async () => (await desk.ask(partner, { path: '/jobs?limit=100' })).json.jobs.length;

describe('a draft', () => {
  it.each([
    ['is to end in 1970', { expires: '1970-01-01T00:00:00Z' }, '/answers/job_schedule/expiration', 'ahead'],
    ['is to end in 9999', { expires: '9999-12-31T23:59:59Z' }, '/answers/job_schedule/expiration', 'longest'],
    ['is to begin in 9999', { publishAt: '9999-12-31T23:59:59Z' }, '/answers/job_schedule/published', 'latest'],
    ['is to end in the year 10000', { expires: '10000-01-01T00:00:00Z' }, '/expires', 'format'],
    ['is to end on a day that there is not', { expires: '2026-02-30T00:00:00Z' }, '/expires', 'format'],
    ['is to end at a number', { expires: 0 }, '/expires', 'type'],
    ['is to last no day', { durationDays: 0 }, '/durationDays', 'minimum'],
    ['is to last 1e12 days', { durationDays: 1e12 }, '/durationDays', 'maximum'],
  ])('that %s is refused, and stays a draft', async (_, body, pointer, code) => {
    const answer = await desk.ask(partner, { method: 'POST', path: `${path}/publish`, body });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ pointer, code }] } });
    expect((await desk.ask(partner, { path })).json).toMatchObject({ state: 'draft', version: 1 });
  });

  it.each([
    ['published', '9999-12-31T23:59:59Z', 'latest'],
    ['expiration', '9999-12-31T23:59:59Z', 'longest'],
    ['expiration', '1970-01-01T00:00:00Z', 'ahead'],
  ])('with the answer %s of %s is kept, and refused when it is to be published', async (name, moment, code) => {
    const body = { answers: jobAnswers({ job_schedule: { [name]: moment } }), publish: false };
    const kept = await desk.ask(partner, { method: 'POST', path: '/jobs', body });
    expect(kept).toMatchObject({
      status: 201,
      json: { state: 'draft', answers: { job_schedule: { [name]: moment } } },
    });
    const own = { method: 'POST', path: `/jobs/${kept.json.id}/publish` };
    for (const asked of [own, { method: 'POST', path: '/jobs', body: { ...body, publish: true } }])
      expect(await desk.ask(partner, asked)).toMatchObject({
        ...{ status: 422, json: { errors: [{ pointer: `/answers/job_schedule/${name}`, code }] } },
      });
  });

  it('that was to begin in 1970 is published now', async () => {
    const body = { answers: jobAnswers({ job_schedule: { published: '1970-01-01T00:00:00Z' } }), publish: true };
    const { json } = await desk.ask(partner, { method: 'POST', path: '/jobs', body });
    expect(json).toMatchObject({ state: 'published', publishAt: null });
    expect(Date.parse(json.published)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('a salary', () => {
  it.each([
    ['from 1e12', { minSalary: 1e12 }, 'minSalary', 'maximum'],
    ['up to 1e12', { minSalary: 1, maxSalary: 1e12 }, 'maxSalary', 'maximum'],
    ['below 0', { minSalary: -1 }, 'minSalary', 'minimum'],
    ['that begins above its end', { minSalary: 5, maxSalary: 4 }, 'maxSalary', 'x-at-least'],
    ['of text', { minSalary: '1000' }, 'minSalary', 'type'],
  ])('%s is refused', async (_, own, name, code) => {
    const before = await count();
    const pointer = `/answers/job_categorization/${name}`;
    expect(await desk.ask(partner, post(own))).toMatchObject({
      ...{ status: 422, json: { code: 'ANSWERS_INVALID', errors: [{ pointer, code }] } },
    });
    expect(await count()).toBe(before);
  });

  it('without end is refused', async () => {
    const before = await count();
    const { body, ...asked } = post({ minSalary: 77 });
    const raw = JSON.stringify(body).replace('77', '1e999');
    expect((await desk.ask(partner, { ...asked, raw })).status).toBe(422);
    expect(await count()).toBe(before);
  });

  it('of 0 is none', async () => {
    const { json } = await desk.ask(partner, post({ minSalary: 0, maxSalary: 0 }));
    expect(json).toMatchObject({ state: 'published', answers: { job_categorization: { minSalary: 0 } } });
    const query = 'query ($id: Int!) { job(id: $id) { salary { min max } } }';
    expect(await api.run('acme', query, { id: json.id })).toEqual({ job: { salary: null } });
  });
});

describe('a key of another brand', () => {
  it('is unknown for every operation, and changes nothing', async () => {
    for (const [method, at, body] of [
      ...[['GET', '/me'] as const, ['GET', '/jobs'] as const, ['GET', path] as const],
      ...[['POST', '/jobs', { answers: {} }] as const, ['PATCH', path, {}] as const, ['DELETE', path] as const],
      ...[['POST', `${path}/publish`] as const, ['POST', `${path}/archive`] as const, ['GET', '/webhooks'] as const],
    ])
      expect(await desk.ask(partner, { method, path: at, body, on: 'rhein' })).toMatchObject({
        ...{ status: 401, json: { code: 'KEY_UNKNOWN' } },
      });
    expect((await desk.ask(partner, { path })).json).toMatchObject({ state: 'draft', version: 1 });
  });
});

describe('a body', () => {
  it.each([
    ['of another type', { raw: 'answers=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['of no type', { raw: '{"answers":{}}', headers: { 'content-type': '' } }, 415],
    [
      'whose type only begins as JSON',
      { raw: '{"answers":{}}', headers: { 'content-type': 'application/json5' } },
      415,
    ],
    ['in another encoding', { raw: Buffer.from('{"answers":{"job_info":{"title":"Übung"}}}', 'latin1') }, 400],
    ['with a prototype', { raw: '{"answers":{"__proto__":{"title":"x"}}}' }, 422],
    ['10,000 levels deep', { raw: `{"answers":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}` }, 422],
  ])('%s is refused', async (_, asked, status) => {
    expect((await desk.ask(partner, { method: 'POST', path: '/jobs', ...asked })).status).toBe(status);
  });
});
