import { describe, expect, it } from 'vitest';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient('harbor-ledger');
const ownFrontend = { frontend: 'harbor-ledger;en-eu' };
const working = { query: '{ getAppConfig { name } }' };

async function post(body: unknown, headers: Record<string, string> = ownFrontend) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const {
    status,
    headers: got,
    text,
  } = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  });
  return { status, headers: got, text, answer: parse(text) };
}

function parse(text: string) {
  const value: { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] } = JSON.parse(text);
  return value;
}

/** Status, code and message of the first error. */
async function refusalOf(body: unknown, headers?: Record<string, string>) {
  const { status, answer } = await post(body, headers);
  const [error] = answer.errors ?? [];
  return [status, error?.extensions?.code, error?.message, answer.data];
}

describe('the endpoint', () => {
  it('answers one operation and a batch in the order asked', async () => {
    expect((await post(working)).answer).toEqual({ data: { getAppConfig: expect.any(Array) } });
    const { status, text } = await post([working, { query: '{ nothing }' }]);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      [{ data: expect.any(Object) }, { errors: [expect.objectContaining({ message: expect.any(String) })] }],
    ]);
  });

  it('keeps its answers out of every cache and sets no cookie', async () => {
    const { headers } = await post(working);
    expect([headers['cache-control'], headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([
      'private, no-store',
      undefined,
      undefined,
    ]);
  });

  it('never reads a request from the address or a form', async () => {
    const query = await get(`/graphql?query=${encodeURIComponent(working.query)}`);
    const form = await post('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([query.status, form.status]).toEqual([405, 415]);
  });
});

describe('a body', () => {
  it.each([
    ['nope', 'NOT_JSON'],
    ['', 'NOT_JSON'],
    ['{"query":', 'NOT_JSON'],
    ['"text"', 'NOT_JSON'],
    ['null', 'NOT_JSON'],
    ['[1]', 'NOT_JSON'],
  ])('that is no request is refused: %s', async (body, code) => {
    const { status, answer } = await post(body);
    expect([status, answer.errors?.[0]?.extensions?.code, answer.data]).toEqual([400, code, undefined]);
  });

  it('of more than 256 KB is refused', async () => {
    expect(await refusalOf({ ...working, extensions: 'x'.repeat(300_000) })).toEqual([
      413,
      'BODY_TOO_LARGE',
      'The body is longer than 256 KB.',
      undefined,
    ]);
  });

  it('with a text of more than 8 KB in its variables is refused', async () => {
    const query = 'query ($slug: String!) { getRoutInfo(slug: $slug) { route { error { code } } } }';
    expect(await refusalOf({ query, variables: { slug: 'x'.repeat(9000) } })).toEqual([
      400,
      'VARIABLE_TOO_LONG',
      '/slug has 9000 characters; 8192 are allowed.',
      undefined,
    ]);
  });

  it('with NUL and lone surrogates in its variables is answered as an address that cannot be read', async () => {
    const query = 'query ($slug: String!) { getRoutInfo(slug: $slug) { route { error { code reason } } } }';
    for (const slug of ['/\u0000', '/a\ud800b', '/\udfff'])
      expect((await post({ query, variables: { slug } })).answer).toEqual({
        data: { getRoutInfo: { route: { error: { code: 400, reason: expect.any(String) } } } },
      });
  });
});

describe('a query', () => {
  const nested = (depth: number) => '{ a '.repeat(depth) + '}'.repeat(depth);

  it.each([
    ['too deep', nested(40)],
    ['deep beyond any parser', nested(5000)],
    ['too wide', `{ ${'getAppConfig { name } '.repeat(700)} }`],
    [
      'of too many aliases',
      `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: getAppConfig { name }`).join(' ')} }`,
    ],
    ['of fragments that multiply', bomb()],
    ['of fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ])('%s is refused without running', async (_, query) => {
    const { status, answer } = await post({ query });
    expect([status < 500, answer.data ?? null, (answer.errors ?? []).length > 0]).toEqual([true, null, true]);
  });

  it('cannot ask for the schema in production', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Job") { name } }']) {
      const { answer } = await post({ query });
      expect([answer.data ?? null, answer.errors?.[0]?.message]).toEqual([
        null,
        expect.stringMatching(/introspection/i),
      ]);
    }
  });

  it('gets no names of the schema as a suggestion', async () => {
    const { answer } = await post({ query: '{ getAppConfigg { name } }' });
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      'Cannot query field "getAppConfigg" on type "Query".',
    ]);
  });

  it('reads no stack, no file name and no SQL of a failure', async () => {
    const { text } = await post({ query: '{ job(id: "x") { id } }' });
    expect(text).not.toMatch(/node_modules|\.ts:|select |at \w+ \(/);
  });

  it.each([
    ['a range below 0', { range: { first: -1, last: 9 } }],
    ['a range of too many hits', { range: { first: 0, last: 5000 } }],
    ['a range behind every end', { range: { first: 1e9, last: 1e9 + 10 } }],
    ['a place off the globe', { geoLocation: { lat: 400, lon: 0, radius: 10 } }],
    ['an unknown field', { sorts: [{ field: 'evil; drop table job', value: 'DESC' }] }],
    ['a field of facets that does not exist', { facets: [{ field: 'nothing' }] }],
  ])('with %s is refused with a code', async (_, part) => {
    const query = 'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { total } }';
    const request = { language: 'en', facets: [], range: { first: 0, last: 10 }, ...part };
    const { answer } = await post({ query, variables: { request } });
    expect([answer.data ?? null, answer.errors?.[0]?.message]).toEqual([null, expect.stringMatching(/\w/)]);
    expect(answer.errors?.[0]?.message).not.toMatch(/Something went wrong/);
  });
});

describe('a batch', () => {
  it('of ten is answered, of eleven refused whole', async () => {
    const ten = await post(Array.from({ length: 10 }, () => working));
    const eleven = await post(Array.from({ length: 11 }, () => working));
    expect([ten.status, JSON.parse(ten.text).length]).toEqual([200, 10]);
    expect([eleven.status, eleven.answer.errors?.[0]?.message, eleven.answer.data]).toEqual([
      413,
      expect.stringMatching(/batch/i),
      undefined,
    ]);
  });
});

describe('the frontend', () => {
  it('must exist', async () => {
    expect(await refusalOf(working, { frontend: 'nobody;en-eu' })).toEqual([
      400,
      'UNKNOWN_FRONTEND',
      'There is no frontend "nobody".',
      undefined,
    ]);
  });

  it('must be that of the host when a browser asks', async () => {
    const browser = { origin: siteOrigin('harbor-ledger'), 'sec-fetch-site': 'same-origin' };
    expect(await refusalOf(working, { frontend: 'rheinblick;de-eu', ...browser })).toEqual([
      403,
      'FRONTEND_MISMATCH',
      'The frontend "rheinblick" does not belong to this host.',
      undefined,
    ]);
    expect((await post(working, { ...ownFrontend, ...browser })).status).toBe(200);
  });

  it('decides whose jobs are seen', async () => {
    const query =
      'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { total hits { job { id } } } }';
    const variables = { request: { language: 'en', facets: [], range: { first: 0, last: 1 } } };
    const own = await post({ query, variables });
    const other = await post({ query, variables }, { frontend: 'on-air-careers;en-eu' });
    expect(own.answer).not.toEqual(other.answer);
  });
});

/** Twenty fragments, each using the previous one twice. */
function bomb(): string {
  const fragments = Array.from(
    { length: 20 },
    (_, index) => `fragment f${index + 1} on Query { ...f${index} ...f${index} }`,
  );
  return `{ ...f20 } fragment f0 on Query { getAppConfig { name } } ${fragments.join(' ')}`;
}
