import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from './testing/backend.ts';
import { heldBytes } from './testing/held-bytes.ts';
import { insertBasics, insertJob } from './testing/rows.ts';

const brands = [testBrand('acme'), testBrand('rhein')];
const open = testBackend(brands);
const closed = testBackend(brands, { production: true });
const limited = testBackend(brands, { graphqlCalls: 5 });
const VERSION = { query: '{ version }' };
const ACME = { frontend: 'acme;en-eu' };

async function answer(pending: Promise<Response>) {
  const response = await pending;
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  await insertBasics(open.db, ['acme', 'rhein']);
  await insertBasics(limited.db, ['acme']);
});

describe('the endpoint', () => {
  it('answers one operation and a batch of ten', async () => {
    expect(await answer(open.post('acme.example', VERSION, ACME))).toEqual({
      status: 200,
      body: { data: { version: '1.0.0' } },
    });
    const ten = await answer(open.post('acme.example', Array(10).fill(VERSION), ACME));
    expect(ten).toEqual({ status: 200, body: Array(10).fill({ data: { version: '1.0.0' } }) });
  });

  it('refuses a batch of eleven', async () => {
    const { status } = await open.post('acme.example', Array(11).fill(VERSION), ACME);
    expect(status).toBe(413);
  });

  it.each([
    ['{"query":', 400, 'NOT_JSON'],
    ['42', 400, 'NOT_JSON'],
    ['[null]', 400, 'NOT_JSON'],
    [JSON.stringify({ query: '{ version }', padding: 'x'.repeat(300_000) }), 413, 'BODY_TOO_LARGE'],
    [{ query: '{ version }', variables: { text: 'x'.repeat(9_000) } }, 400, 'VARIABLE_TOO_LONG'],
    [{ query: '{ version }', variables: { list: Array(10_000).fill('x'.repeat(20)) } }, 400, 'VARIABLE_TOO_LONG'],
  ])('answers %.20s with status %i and code %s', async (body, status, code) => {
    const refused = await answer(open.post('acme.example', body, ACME));
    expect(refused).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
  });

  it('says what a body has to be', async () => {
    const wrong = await answer(open.post('acme.example', VERSION, { ...ACME, 'content-type': 'text/plain' }));
    expect(wrong.status).toBe(415);
    expect(wrong.body.errors[0].message).toBe('The body is "text/plain"; "application/json" is expected.');
  });

  it('reads no compressed body', async () => {
    const response = await open.post('acme.example', VERSION, { ...ACME, 'content-encoding': 'gzip' });
    expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect((await response.json()).errors).toEqual([
      {
        message: 'The body is encoded as "gzip"; compressed bodies are not supported, send it as it is.',
        extensions: { code: 'WRONG_CONTENT_ENCODING' },
      },
    ]);
    const plain = await answer(open.post('acme.example', VERSION, { ...ACME, 'content-encoding': 'identity' }));
    expect(plain.status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses the method %s and names the one it takes', async (method) => {
    const response = await open.backend.fetch(new Request('http://acme.example/graphql?query={version}', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('never lets other origins read answers', async () => {
    const response = await open.post('acme.example', VERSION, { ...ACME, origin: 'https://evil.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the frontend header', () => {
  it('is needed where the host is no brand', async () => {
    const refused = await answer(open.post('api.example', VERSION));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'UNKNOWN_FRONTEND' } }] } });
  });

  it('names a brand that exists', async () => {
    const refused = await answer(open.post('acme.example', VERSION, { frontend: 'evil;en' }));
    expect(refused.body.errors).toEqual([
      { message: 'There is no frontend "evil".', extensions: { code: 'UNKNOWN_FRONTEND' } },
    ]);
  });

  it('must be that of the host when a browser sends it', async () => {
    const browser = { origin: 'http://acme.example', 'sec-fetch-site': 'same-origin' };
    const own = await open.post('acme.example', VERSION, { ...browser, frontend: 'acme;en' });
    const other = await answer(open.post('acme.example', VERSION, { ...browser, frontend: 'rhein;en' }));
    expect(own.status).toBe(200);
    expect(other).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FRONTEND_MISMATCH' } }] } });
  });

  it('may be that of any brand when another server sends it', async () => {
    expect((await open.post('acme.example', VERSION, { frontend: 'rhein;de' })).status).toBe(200);
  });

  it('gives the language, with or without region', async () => {
    const id = await insertJob(open.db);
    const query = { query: `{ job(id: ${id}) { employmentTypes { label } } }` };
    const labels = await Promise.all(
      ['acme;de', 'acme;de-eu', 'acme;xx', 'acme'].map(async (frontend) => {
        const { body } = await answer(open.post('acme.example', query, { frontend }));
        return body.data.job.employmentTypes[0].label;
      }),
    );
    expect(labels).toEqual(['Vollzeit', 'Vollzeit', 'Full time', 'Full time']);
  });
});

describe('limits', () => {
  const nested = (depth: number): string => (depth === 0 ? 'count' : `children { ${nested(depth - 1)} }`);
  const search = (values: string) =>
    `{ search(index: JOBS, request: { range: { first: 0, last: 1 } }) { facets { values { ${values} } } } }`;

  it.each([
    ['too deep', search(nested(12)), /^The query is 16 levels deep; 12 are allowed\.$/],
    ['too wide', `{ ${'version '.repeat(601)} }`, /^The query is 601 fields wide; 600 are allowed\.$/],
    [
      'too many aliases',
      `{ ${Array.from({ length: 41 }, (_, at) => `a${at}: version`).join(' ')} }`,
      /41 aliases long; 40/,
    ],
    ['too costly', search(nested(4)), /points dear; 100000 are allowed\.$/],
    [
      'hidden in fragments',
      `{ ...a } fragment a on Query { ...b ...b } fragment b on Query { ...c ...c } fragment c on Query { ${'version '.repeat(200)} }`,
      /^The query is 800 fields wide; 600 are allowed\.$/,
    ],
  ])('refuse a query that is %s', async (_name, query, message) => {
    const { body } = await answer(open.post('acme.example', { query }, ACME));
    expect(body.errors[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'QUERY_TOO_LARGE' },
    });
  });

  it.each([
    [
      'a query of more than 16 KB',
      `{ version } #${'x'.repeat(16 * 1024)}`,
      'The query is 17 KB long; 16 KB are allowed.',
    ],
    ['more than 2,000 tokens', '{ '.repeat(20) + 'a '.repeat(2000), 'The query has more than 2000 tokens.'],
    ['more than 20 levels', nested(30), 'The query is nested deeper than 20 levels.'],
    ['levels of a value', `{ x(y: ${'['.repeat(900)}) }`, 'The query is nested deeper than 20 levels.'],
  ])('refuse %s before it is parsed', async (_name, query, message) => {
    for (const body of [{ query }, [VERSION, { query }]]) {
      expect(await answer(open.post('acme.example', body, ACME))).toEqual({
        status: 400,
        body: { errors: [{ message, extensions: { code: 'QUERY_TOO_LARGE' } }] },
      });
    }
  });

  it.each([
    ['longer', `{ version } #${'x'.repeat(9000)}`, 'The queries of the batch are 89 KB long; 64 KB are allowed.'],
    [
      'dearer',
      `{ ${'b: version c: version d: version e: version f: version'} }`,
      'The batch is 50 aliases long; 40 are allowed.',
    ],
    ['wider', `{ ${'version '.repeat(70)} }`, 'The batch is 700 fields wide; 600 are allowed.'],
  ])('hold for a batch as a whole: ten queries that are %s', async (_name, query, message) => {
    const one = await answer(open.post('acme.example', { query }, ACME));
    expect(one.body.errors).toBeUndefined();
    const ten = await answer(open.post('acme.example', Array(10).fill({ query }), ACME));
    expect([ten.status, ten.body.errors[0].message]).toEqual([400, message]);
  });

  it('count fragments that no operation uses', async () => {
    const query = `{ version } fragment all on Query { ${'version '.repeat(601)} }`;
    const { body } = await answer(open.post('acme.example', { query }, ACME));
    expect(body.errors[0].message).toBe('The query is 602 fields wide; 600 are allowed.');
  });

  it('tell ten faults of a query, not all of them', async () => {
    const query = `{ ${Array.from({ length: 50 }, (_, at) => `none${at}`).join(' ')} }`;
    const { body } = await answer(open.post('acme.example', { query }, ACME));
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `Cannot query field "none${at}" on type "Query".`),
      'Too many validation errors, error limit reached. Validation aborted.',
    ]);
  });

  it('leave nothing behind of what was refused', async () => {
    const refused = (at: number) =>
      `{ ${Array.from({ length: 300 }, (_, field) => `no${at}_${field}(x: 1)`).join(' ')} }`;
    const send = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        const { body } = await answer(open.post('acme.example', { query: refused(at) }, ACME));
        expect(body.errors).not.toHaveLength(0);
      }
      return heldBytes();
    };
    const before = await send(0, 5);
    expect((await send(5, 80)) - before).toBeLessThan(10_000_000);
  });

  it('let a query through that asks for all a page shows', async () => {
    const query = `query ($request: SearchRequest!) { search(index: JOBS, request: $request) { total hits { id job { title slug
      organizationName organization { slug name } logo { url alt width height } location { label } salary { min max currencyCode unit }
      employmentTypes { label } published summary } } facets { field values { filter label alias count children { filter label alias count
      children { filter label alias count } } translatedAliases { alias langcode } } } corrections { word replacement } relaxations { field total } } }`;
    const { body } = await answer(
      open.post('acme.example', { query, variables: { request: { range: { first: 0, last: 10 } } } }, ACME),
    );
    expect(body.errors).toBeUndefined();
  });
});

describe('calls of one network', () => {
  const send = (address: string, body: unknown, frontend = 'acme;en') =>
    limited.backend.fetch(
      new Request('http://acme.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', frontend },
        body: JSON.stringify(body),
      }),
      { address },
    );

  it('are counted by the fields at the root, and refused beyond their number', async () => {
    const three = { query: '{ version more: version ...rest } fragment rest on Query { last: version }' };
    expect((await send('192.0.2.7', three)).status).toBe(200);
    expect((await send('192.0.2.7', [VERSION, VERSION])).status).toBe(200);
    const refused = await send('192.0.2.7', VERSION, 'acme;de');
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, wait > 0 && wait <= 60, await refused.json()]).toEqual([
      429,
      true,
      {
        errors: [
          {
            message: `Aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte versuchen Sie es in ${wait} Sekunden noch einmal.`,
            extensions: { code: 'TOO_MANY_REQUESTS' },
          },
        ],
      },
    ]);
    expect((await send('192.0.2.8', VERSION)).status).toBe(200);
  });

  it('are counted also where they are refused', async () => {
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await send('2001:db8::1', { query: '{'.repeat(50) })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await send('2001:db8::2', VERSION)).status).toBe(429);
  });

  it('do not count those of pages, which run in the process', async () => {
    for (let at = 0; at < 10; at += 1) expect(await limited.run('acme', '{ version }')).toEqual({ version: '1.0.0' });
  });
});

describe('in production', () => {
  const INTROSPECTION = { query: '{ __schema { queryType { name } } }' };
  const MISSPELT = { query: '{ versoin }' };

  it('introspection is off, and on elsewhere', async () => {
    expect((await answer(open.post('acme.example', INTROSPECTION, ACME))).body.data.__schema.queryType.name).toBe(
      'Query',
    );
    expect((await answer(closed.post('acme.example', INTROSPECTION, ACME))).body.data).toBeUndefined();
  });

  it('errors do not suggest names of the schema', async () => {
    const suggestion = 'Cannot query field "versoin" on type "Query". Did you mean "version"?';
    expect((await answer(open.post('acme.example', MISSPELT, ACME))).body.errors[0].message).toBe(suggestion);
    const { body } = await answer(closed.post('acme.example', MISSPELT, ACME));
    expect(body.errors[0].message).toBe('Cannot query field "versoin" on type "Query".');
  });

  it('GraphiQL is off, and on elsewhere', async () => {
    const page = () => new Request('http://acme.example/graphql', { headers: { accept: 'text/html' } });
    expect((await open.backend.fetch(page())).headers.get('content-type')).toContain('text/html');
    expect((await closed.backend.fetch(page())).status).toBe(405);
  });

  it('GraphiQL brings its scripts along and asks no other host for anything', async () => {
    const answer = await open.backend.fetch(
      new Request('http://acme.example/graphql', { headers: { accept: 'text/html' } }),
    );
    const html = await answer.text();
    expect(html).toContain('renderYogaGraphiQL');
    const styles = html.slice(html.indexOf('<style>'), html.indexOf('</style>'));
    const frame = html.replaceAll(/<style>.*?<\/style>|<script>.*?<\/script>\s*<\/body>/gs, '');
    expect(styles.match(/(?:@import|url\()\s*["']?(?:https?:)?\/\/[^)]*/g)).toBeNull();
    expect(frame.match(/(?:src|href)=["']?(?:https?:)?\/\/[^"'>]*/g)).toBeNull();
  });
});

describe('a fault of ours', () => {
  it('reaches the log whole and the client as an id', async () => {
    await closed.pool.query('alter table app_config rename to app_config_gone');
    const { body } = await answer(closed.post('acme.example', { query: '{ getAppConfig { name } }' }, ACME));
    const [error] = body.errors;
    expect(error.message).toBe(
      `Something went wrong on our side. If you contact us, please quote ${error.extensions.id}.`,
    );
    expect(JSON.stringify(body)).not.toContain('app_config');
    const batch = [{ query: '{ getAppConfig { name } }' }];
    const german = { ...ACME, frontend: 'acme;de' };
    const [{ errors }] = (await answer(closed.post('acme.example', batch, german))).body;
    expect(errors[0].message).toBe(
      `Bei uns ist etwas schiefgegangen. Bitte geben Sie die Fehlernummer ${errors[0].extensions.id} an, wenn Sie uns schreiben.`,
    );
    expect(closed.entries.at(-1)).toMatchObject({ level: 'error', code: 'GRAPHQL_FAULT' });
    expect(closed.entries.map(({ message }) => message).join()).toContain(error.extensions.id);
    expect(closed.entries.at(-1)?.message).toContain('app_config');
    await expect(closed.run('acme', '{ getAppConfig { name } }')).rejects.toThrow('Something went wrong on our side.');
  });
});
