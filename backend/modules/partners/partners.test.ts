import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountBrand, accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { apiKey, apiRequest } from '../../database/schema/partners.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { jobAnswers, jobDesk } from '../jobs/testing/job-desk.ts';
import { asker, recruiter } from '../organizations/testing/ask.ts';
import { newToken } from './key-token.ts';
import { partnerDesk } from './testing/partner-desk.ts';

const api = testBackend([
  testBrand('acme', ({ features }) => {
    features.partnerApi = true;
  }),
  testBrand('rhein', ({ features, moderation }) => {
    features.partnerApi = true;
    moderation.newJobs = true;
  }),
  testBrand('quiet'),
]);
const desk = partnerDesk(api);
const jobs = jobDesk(api);
const ask = asker(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'quiet']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

const CREATE = `mutation ($id: Int!, $name: String!, $scopes: [ApiKeyScope!]!) {
  createApiKey(organizationId: $id, name: $name, scopes: $scopes) { secret key { id name hint scopes perMinute author revoked } } }`;
const LIST = 'query ($id: Int!) { apiKeys(organizationId: $id) { id name hint lastUsed revoked } }';
const REVOKE = 'mutation ($org: Int!, $id: Int!) { revokeApiKey(organizationId: $org, id: $id) { id revoked } }';

describe('an API key', () => {
  const wish = (id: number) => ({ id, name: ' Tracking ', scopes: ['jobs_read'] });

  it('is made by an owner, shown once, and told to all owners', async () => {
    const { person, organizationId } = await jobs.employer();
    const [second, editor] = [await recruiter(api), await recruiter(api)];
    await api.db.insert(organizationMember).values([
      { organizationId, accountId: second.id, role: 'owner' },
      { organizationId, accountId: editor.id, role: 'editor' },
    ]);
    await jobs.mails();
    const { data } = await ask(person, CREATE, wish(organizationId));
    const { secret, key } = data.createApiKey as { secret: string; key: Record<string, unknown> };
    expect(secret).toMatch(/^npk_[\w-]{49}$/);
    expect(key).toEqual({
      ...{ id: expect.any(Number), name: 'Tracking', hint: secret.slice(0, 10), scopes: ['jobs_read'] },
      ...{ perMinute: 120, author: expect.any(String), revoked: null },
    });
    expect(await jobs.mails()).toEqual([`api_key_created ${person.email}`, `api_key_created ${second.email}`].sort());
    const rows = await api.db.select().from(everyBrand(apiKey)).where(eq(apiKey.organizationId, organizationId));
    expect(JSON.stringify(rows)).not.toContain(secret);
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, person.id));
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['api_key_created', { organization: String(organizationId), name: 'Tracking' }],
    ]);
    expect((await desk.ask({ token: secret }, { path: '/me' })).json).toMatchObject({
      organization: { id: organizationId },
      key: { name: 'Tracking', scopes: ['jobs:read'] },
    });
    expect((await ask(editor, CREATE, wish(organizationId))).code).toBe('NOT_ALLOWED');
    expect((await ask(editor, LIST, { id: organizationId })).code).toBe('NOT_ALLOWED');
    expect((await ask((await jobs.employer()).person, LIST, { id: organizationId })).code).toBe('ORGANIZATION_UNKNOWN');
  });

  it('is revoked for good by an owner or an administrator, who cannot make one', async () => {
    const partner = await desk.partner();
    const other = await desk.partner();
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    expect((await ask(admin, CREATE, wish(partner.organizationId))).code).toBe('NOT_ALLOWED');
    const ids = (id: number) => ({ org: partner.organizationId, id });
    expect((await ask(partner.person, REVOKE, ids(other.keyId))).code).toBe('API_KEY_UNKNOWN');
    expect((await desk.ask(partner, { path: '/me' })).status).toBe(200);
    const { data } = await ask(admin, REVOKE, ids(partner.keyId));
    expect(data.revokeApiKey).toEqual([{ id: partner.keyId, revoked: expect.any(String) }]);
    expect(await desk.ask(partner, { path: '/me' })).toMatchObject({ status: 401, json: { code: 'KEY_UNKNOWN' } });
    expect((await desk.ask(other, { path: '/me' })).status).toBe(200);
  });

  it('is one of twenty at most, and has a name and a scope', async () => {
    const partner = await desk.partner();
    for (let count = 1; count < 20; count += 1) await desk.key(partner);
    expect((await ask(partner.person, CREATE, wish(partner.organizationId))).code).toBe('API_KEY_TOO_MANY');
    await ask(partner.person, REVOKE, { org: partner.organizationId, id: partner.keyId });
    expect((await ask(partner.person, CREATE, { ...wish(partner.organizationId), name: ' ' })).code).toBe('BAD_INPUT');
    expect((await ask(partner.person, CREATE, { ...wish(partner.organizationId), scopes: [] })).code).toBe('BAD_INPUT');
    expect((await ask(partner.person, CREATE, wish(partner.organizationId))).code).toBeUndefined();
  });

  it('opens nothing where the brand has no API for partners', async () => {
    const partner = await desk.partner({ frontend: 'quiet' });
    expect(await desk.ask(partner, { path: '/me', on: 'quiet' })).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    });
    expect((await desk.ask(null, { path: '/openapi.json', on: 'quiet' })).status).toBe(404);
    expect((await ask(partner.person, CREATE, wish(partner.organizationId), 'quiet;en')).code).toBe('FEATURE_OFF');
  });

  it.each([
    ['none', null, 'KEY_MISSING'],
    ['a mistyped one', { token: `npk_${'x'.repeat(49)}` }, 'KEY_UNKNOWN'],
  ])('is asked for: %s', async (_name, partner, code) => {
    expect(await desk.ask(partner, { path: '/jobs' })).toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'application/problem+json; charset=utf-8' },
      json: { type: `urn:nameplate:problem:${code}`, status: 401, code, requestId: 'request-1' },
    });
  });

  it('that is wrong is looked up thirty times at most for one network, which locks out nobody in use', async () => {
    const [known, unused] = [await desk.partner(), await desk.partner()];
    const from = (token: string, address: string) => desk.ask({ token }, { path: '/me', address });
    expect((await from(known.token, '2001:db8:1:1::7')).status).toBe(200);
    const wrong = Array.from({ length: 40 }, () => newToken().token);
    const statuses: number[] = [];
    for (const [at, token] of wrong.entries()) statuses.push((await from(token, `2001:db8:1:1::${at}`)).status);
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const refused = await from(newToken().token, '2001:db8:1:1::8');
    const asked = JSON.stringify(queries.mock.calls.map(([query]) => query));
    queries.mockRestore();
    expect(asked).not.toMatch(/api_key|rate_limit/);
    expect(refused).toMatchObject({
      ...{ status: 429, json: { code: 'TOO_MANY_UNKNOWN_KEYS' } },
      headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d{0,2}$/) },
    });
    expect((await from(unused.token, '2001:db8:1:1::9')).status).toBe(429);
    expect((await from('npk_mistyped', '2001:db8:1:1::9')).status).toBe(429);
    expect((await from(known.token, '2001:db8:1:1::9')).status).toBe(200);
    expect((await from(unused.token, '2001:db8:1:2::9')).status).toBe(200);
    await desk.ask(known, { path: '/me', address: '192.0.2.200' });
    expect((await from(newToken().token, '192.0.2.200')).status).toBe(401);
  });

  it('ends with its time, and rests while its organization has no owner who may act', async () => {
    expect((await desk.ask(await desk.partner({ expires: days(-0.01) }), { path: '/me' })).status).toBe(401);
    expect((await desk.ask(await desk.partner({ expires: days(1) }), { path: '/me' })).status).toBe(200);
    const partner = await desk.partner();
    const block = (blocked: Date | null) =>
      api.db.update(everyBrand(accountBrand)).set({ blocked }).where(eq(accountBrand.accountId, partner.person.id));
    await block(days(-1));
    expect(await desk.ask(partner, { path: '/jobs' })).toMatchObject({ status: 403, json: { code: 'OWNER_MISSING' } });
    await block(null);
    expect((await desk.ask(partner, { path: '/jobs' })).status).toBe(200);
  });

  it('does what its scopes say, as often as it may', async () => {
    const partner = await desk.partner({ scopes: ['jobs_read'], perMinute: 3 });
    const created = await desk.ask(partner, { method: 'POST', path: '/jobs', body: { answers: {} } });
    expect(created).toMatchObject({ status: 403, json: { code: 'SCOPE_MISSING' } });
    expect((await desk.ask(partner, { path: '/jobs' })).headers).toMatchObject({
      ...{ 'RateLimit-Limit': '3', 'RateLimit-Remaining': '1', 'RateLimit-Reset': expect.stringMatching(/^\d+$/) },
    });
    await desk.ask(partner, { path: '/jobs' });
    expect(await desk.ask(partner, { path: '/jobs' })).toMatchObject({
      ...{ status: 429, json: { code: 'TOO_MANY_REQUESTS' } },
      headers: { 'RateLimit-Remaining': '0', 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    expect((await desk.ask(await desk.partner(), { path: '/jobs' })).status).toBe(200);
  });
});

describe('the jobs of a partner', () => {
  const post = (answers: unknown = jobAnswers(), more = {}) => ({
    ...{ method: 'POST', path: '/jobs', body: { answers, ...more } },
  });

  it('are drafted, published, counted and taken down', async () => {
    const partner = await desk.partner();
    const draft = await desk.ask(partner, post({ job_info: { title: 'Night editor' } }));
    expect(draft).toMatchObject({
      ...{ status: 201, headers: { ETag: '"1"', Location: `/api/v1/jobs/${draft.json.id}` } },
      json: { state: 'draft', title: 'Night editor', version: 1, url: null, language: 'en' },
    });
    const path = `/jobs/${draft.json.id}`;
    expect(await desk.ask(partner, { method: 'POST', path: `${path}/publish` })).toMatchObject({
      status: 422,
      json: {
        code: 'ANSWERS_INVALID',
        errors: expect.arrayContaining([
          { pointer: '/answers/job_info/description', code: 'required', detail: expect.any(String) },
        ]),
      },
    });
    const filled = await desk.ask(partner, { method: 'PATCH', path, body: { answers: jobAnswers() } });
    expect(filled).toMatchObject({ status: 200, json: { state: 'draft', version: 2 } });
    const published = await desk.ask(partner, { method: 'POST', path: `${path}/publish` });
    expect(published).toMatchObject({
      status: 200,
      json: { state: 'published', url: expect.stringContaining('/job/') },
    });
    expect(await jobs.found('night editor')).toContain(draft.json.id);
    await api.db.update(everyBrand(job)).set({ views: 7, applicationStarts: 2 }).where(eq(job.id, draft.json.id));
    const sent = {
      frontend: 'acme',
      jobId: draft.json.id,
      jobTitle: 'x',
      organizationName: 'x',
      locale: 'en',
      data: {},
      created: days(-1),
      changed: days(-1),
    };
    await api.db.insert(everyBrand(application)).values([
      { ...sent, email: 'a@example.com', confirmed: days(-1) },
      { ...sent, email: 'b@example.com', confirmed: null },
    ]);
    expect((await desk.ask(partner, { path: `${path}/figures` })).json).toEqual({
      ...{ jobId: draft.json.id, views: 7, applicationStarts: 2, applications: 1 },
    });
    expect(await desk.ask(partner, { method: 'POST', path: `${path}/archive` })).toMatchObject({
      json: { state: 'archived' },
    });
    expect(await desk.ask(partner, { method: 'POST', path: `${path}/archive` })).toMatchObject({
      ...{ status: 409, json: { code: 'JOB_STATE' } },
    });
    expect(await desk.ask(partner, { method: 'DELETE', path })).toMatchObject({ status: 409 });
    const [row] = await api.db.select().from(everyBrand(job)).where(eq(job.id, draft.json.id));
    expect(row).toMatchObject({ organizationId: partner.organizationId, ownerId: partner.person.id });
  });

  it('are replaced as a whole, and changed in part', async () => {
    const partner = await desk.partner();
    const { json } = await desk.ask(partner, post(jobAnswers(), { publish: true }));
    expect(json.state).toBe('published');
    const path = `/jobs/${json.id}`;
    const patched = await desk.ask(partner, {
      ...{
        method: 'PATCH',
        path,
        body: { answers: { job_categorization: { yearsOfExperience: null, employmentType: ['part_time'] } } },
      },
    });
    expect(patched.json.answers).toMatchObject({
      job_info: { title: 'Night editor' },
      job_categorization: { employmentType: ['part_time'], occupationalField: ['journalism'] },
    });
    const missing = await desk.ask(partner, { method: 'PUT', path, body: { answers: { job_info: { title: 'x' } } } });
    expect(missing.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(
      '/answers/job_info/description',
    );
    const draft = await desk.ask(partner, post());
    const emptied = await desk.ask(partner, {
      ...{ method: 'PUT', path: `/jobs/${draft.json.id}`, body: { answers: { job_info: { title: 'Alone' } } } },
    });
    expect(emptied.json).toMatchObject({ title: 'Alone', answers: { job_categorization: {} } });
    expect(await desk.ask(partner, { method: 'DELETE', path: `/jobs/${draft.json.id}` })).toMatchObject({
      ...{ status: 204, json: null },
    });
    expect((await desk.ask(partner, { path: `/jobs/${draft.json.id}` })).status).toBe(404);
  });

  it('are not changed in a version that has not been read', async () => {
    const partner = await desk.partner();
    const { json, headers } = await desk.ask(partner, post());
    const change = (title: string, tag?: string) =>
      desk.ask(partner, {
        ...{ method: 'PATCH', path: `/jobs/${json.id}`, body: { answers: { job_info: { title } } } },
        headers: tag === undefined ? {} : { 'if-match': tag },
      });
    expect((await change('One', headers.ETag)).headers.ETag).toBe('"2"');
    expect(await change('Two', headers.ETag)).toMatchObject({ status: 412, json: { code: 'VERSION_OUTDATED' } });
    expect((await change('Three')).json).toMatchObject({ title: 'Three', version: 3 });
    expect(await change('Four', 'x')).toMatchObject({ status: 400, json: { code: 'HEADER_INVALID' } });
    const outdated = { 'if-match': '"1"' };
    expect((await desk.ask(partner, { method: 'DELETE', path: `/jobs/${json.id}`, headers: outdated })).status).toBe(
      412,
    );
  });

  it('do not exist for other organizations of the same owner, nor for other brands', async () => {
    const partner = await desk.partner();
    const second = await desk.partner({}, partner.person);
    const { json } = await desk.ask(partner, post());
    for (const [method, tail] of [
      ...[['GET', ''] as const, ['GET', '/figures'] as const, ['PATCH', ''] as const, ['PUT', ''] as const],
      ...[['POST', '/publish'] as const, ['POST', '/archive'] as const, ['DELETE', ''] as const],
    ]) {
      const body = method === 'PUT' ? { answers: {} } : method === 'PATCH' ? {} : undefined;
      const answer = await desk.ask(second, { method, path: `/jobs/${json.id}${tail}`, body });
      expect([method, tail, answer.status, answer.json.code]).toEqual([method, tail, 404, 'JOB_UNKNOWN']);
    }
    expect((await desk.ask(second, { path: '/jobs' })).json).toEqual({ jobs: [], next: null });
    expect((await desk.ask(partner, { path: '/jobs' })).json.jobs).toHaveLength(1);
    expect(await desk.ask(partner, { path: '/me', on: 'rhein' })).toMatchObject({
      status: 401,
      json: { code: 'KEY_UNKNOWN' },
    });
    expect((await desk.ask(partner, { path: `/jobs/${json.id}` })).json.state).toBe('draft');
  });

  it('belong to the organization of the key, whatever the answers name', async () => {
    const partner = await desk.partner();
    const second = await desk.partner({}, partner.person);
    const named = { ...jobAnswers(), company_info: { organization: second.organizationId } };
    const { json } = await desk.ask(partner, post(named, { publish: true }));
    expect(json).toMatchObject({ state: 'published', answers: { company_info: {} } });
    expect(json.answers.company_info).not.toHaveProperty('organization');
    await desk.ask(partner, {
      method: 'PATCH',
      path: `/jobs/${json.id}`,
      body: { answers: { company_info: named.company_info } },
    });
    const [row] = await api.db.select().from(everyBrand(job)).where(eq(job.id, json.id));
    expect(row?.organizationId).toBe(partner.organizationId);
  });

  it('are listed page by page', async () => {
    const partner = await desk.partner();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await desk.ask(partner, post())).json.id);
    const first = await desk.ask(partner, { path: '/jobs?limit=2' });
    expect(first.json.jobs.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
    const rest = await desk.ask(partner, { path: `/jobs?limit=2&cursor=${first.json.next}` });
    expect(rest.json).toMatchObject({ jobs: [{ id: ids[2], state: 'draft' }], next: null });
    expect((await desk.ask(partner, { path: '/jobs?state=published' })).json.jobs).toEqual([]);
    for (const path of ['/jobs?limit=101', '/jobs?state=x', '/jobs?what=1', '/jobs?cursor=x'])
      expect(await desk.ask(partner, { path })).toMatchObject({ status: 400, json: { code: 'QUERY_INVALID' } });
  });

  it('wait for review where the brand reviews', async () => {
    const partner = await desk.partner({ frontend: 'rhein' });
    const { json } = await desk.ask(partner, { ...post(jobAnswers(), { publish: true }), on: 'rhein' });
    expect(json).toMatchObject({ state: 'needs_review', url: null });
  });
});

describe('an idempotency key', () => {
  const once = (title: string, key = 'feed-run-0001') => ({
    ...{ method: 'POST', path: '/jobs', body: { answers: { job_info: { title } } } },
    headers: { 'idempotency-key': key },
  });

  it('gives the same answer to the same request, and refuses another one', async () => {
    const partner = await desk.partner();
    const first = await desk.ask(partner, once('One'));
    const again = await desk.ask(partner, once('One'));
    expect(again.json).toEqual(first.json);
    expect(again).toMatchObject({ status: 201, headers: { ETag: '"1"', 'Idempotency-Replayed': 'true' } });
    expect(await desk.ask(partner, once('Two'))).toMatchObject({ status: 422, json: { code: 'KEY_REUSED' } });
    expect((await desk.ask(partner, { path: '/jobs' })).json.jobs).toHaveLength(1);
    const other = await desk.partner();
    expect((await desk.ask(other, once('Two'))).status).toBe(201);
    expect(await desk.ask(partner, once('One', 'short'))).toMatchObject({
      status: 400,
      json: { code: 'HEADER_INVALID' },
    });
  });

  it('makes one job of requests at the same time', async () => {
    const partner = await desk.partner();
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.ask(partner, once('Crowd'))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect((await desk.ask(partner, { path: '/jobs' })).json.jobs).toHaveLength(1);
  });

  it('is one of its brand alone', async () => {
    const partner = await desk.partner();
    const there = { keyId: partner.keyId, key: 'feed-run-0001', created: days(-1), bodyHash: 'of another' };
    // Before and after this brand, in whatever order they are found.
    const others = ['abc', 'rhein'].map((frontend) => ({ ...there, frontend }));
    await api.db.insert(everyBrand(apiRequest)).values(others);
    const wrong = { ...once('x'), body: { answers: { job_info: { title: 7 } } } };
    expect((await desk.ask(partner, wrong)).status).toBe(422);
    const { json } = await desk.ask(partner, once('One'));
    expect((await desk.ask(partner, once('One'))).json).toEqual(json);
    await api.db
      .update(everyBrand(apiRequest))
      .set({ status: null, created: days(-1) })
      .where(and(eq(apiRequest.keyId, partner.keyId), eq(apiRequest.frontend, 'acme')));
    expect((await desk.ask(partner, once('One'))).json).toEqual(json);
    const rows = await api.db.select().from(everyBrand(apiRequest)).where(eq(apiRequest.keyId, partner.keyId));
    expect(rows.filter(({ frontend }) => frontend !== 'acme')).toEqual(
      others.map((other) => expect.objectContaining({ ...other, status: null, body: null })),
    );
  });

  it('is free again after a refusal, and after a request that broke off', async () => {
    const partner = await desk.partner();
    const wrong = { ...once('x'), body: { answers: { job_info: { title: 7 } } } };
    expect((await desk.ask(partner, wrong)).status).toBe(422);
    expect((await desk.ask(partner, once('Right'))).status).toBe(201);
    const broken = once('Broken', 'feed-run-0002');
    const { json } = await desk.ask(partner, broken);
    // The process ended after the job was written, before the answer was kept.
    const forget = (created: Date) =>
      api.db.update(everyBrand(apiRequest)).set({ status: null, created }).where(eq(apiRequest.key, 'feed-run-0002'));
    await forget(new Date());
    expect(await desk.ask(partner, broken)).toMatchObject({ status: 409, json: { code: 'KEY_IN_USE' } });
    await forget(days(-0.01));
    expect((await desk.ask(partner, broken)).json.id).toBe(json.id);
  });
});

it('names the terms that answers can contain', async () => {
  const partner = await desk.partner({ scopes: ['jobs_read'] });
  const { json } = await desk.ask(partner, {
    path: '/vocabulary/employment_type',
    headers: { 'accept-language': 'en' },
  });
  expect(json.terms).toContainEqual({ code: 'full_time', label: expect.any(String), parent: null });
  expect((await desk.ask(partner, { path: '/vocabulary/nothing' })).status).toBe(404);
});

it.each([
  ['GET', '/nowhere', undefined, 404, 'NOT_FOUND'],
  ['PUT', '/jobs', undefined, 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '/jobs/0', undefined, 404, 'NOT_FOUND'],
  ['GET', '/jobs/9999999999', undefined, 404, 'JOB_UNKNOWN'],
  ['POST', '/jobs', '{', 400, 'NOT_JSON'],
  ['POST', '/jobs', '[]', 422, 'BODY_INVALID'],
  ['POST', '/jobs', '{"answers":{},"owner":1}', 422, 'BODY_INVALID'],
  ['POST', '/jobs', '{"answers":{"nothing":{}}}', 422, 'ANSWERS_INVALID'],
  ['POST', '/jobs', '{"answers":{},"language":"xx"}', 422, 'BAD_INPUT'],
])('answers %s %s %s with %i', async (method, path, raw, status, code) => {
  const partner = await desk.partner();
  expect(await desk.ask(partner, { method, path, ...(raw && { raw }) })).toMatchObject({ status, json: { code } });
});

it('takes JSON alone', async () => {
  const partner = await desk.partner();
  const headers = { 'content-type': 'text/plain' };
  expect((await desk.ask(partner, { method: 'POST', path: '/jobs', raw: '{}', headers })).status).toBe(415);
});
