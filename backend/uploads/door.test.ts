import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimit, upload } from '../database/schema/uploads.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { testUploads } from '../testing/uploads.ts';
import { MOST_AT_ONCE_FROM_ADDRESS } from './limits.ts';
import { pdf } from './testing/files.ts';
import { encodeForm, formOf, type Part, UPLOAD, uploadServer } from './testing/form.ts';

const settings = testUploads();
const api = testBackend([testBrand('acme')], { uploads: settings, production: true });
const server = uploadServer(api);
const incoming = path.join(settings.folder, 'incoming');

beforeEach(async () => {
  await api.db.delete(everyBrand(upload));
  await api.db.delete(rateLimit);
  api.entries.length = 0;
});

const [operations, map, file] = formOf(pdf());
if (!operations || !map || !file) throw new Error('A good form has three parts.');

function asOperations(value: unknown): Part {
  return { name: 'operations', text: typeof value === 'string' ? value : JSON.stringify(value) };
}

function withVariables(variables: unknown, query = UPLOAD): Part {
  return asOperations({ query, variables });
}

function asMap(value: unknown): Part {
  return { name: 'map', text: typeof value === 'string' ? value : JSON.stringify(value) };
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const megabytes = (count: number) => 'a'.repeat(count * 1024 * 1024);

describe('a form that is none', () => {
  const sentence = 'UPLOAD_REQUEST_INVALID';

  it.each<[string, string, Part[]]>([
    ['has no parts', sentence, []],
    ['has the file first', sentence, [file, operations, map]],
    ['has the map first', sentence, [map, operations, file]],
    ['has the file before the map', sentence, [operations, file, map]],
    ['has no file', 'UPLOAD_MISSING', [operations, map]],
    ['has operations twice', sentence, [operations, operations, file]],
    ['has the map twice', sentence, [operations, map, map, file]],
    ['has a file twice', sentence, [operations, map, file, file]],
    ['has a file that the map does not name', sentence, [operations, map, { ...file, name: '1' }]],
    ['has a text where the file belongs', sentence, [operations, map, { name: '0', text: 'hello' }]],
    ['has the operations as a file', sentence, [{ ...file, name: 'operations' }, map, file]],
    ['has a hundred parts', sentence, [operations, map, ...Array.from({ length: 98 }, () => file)]],
    ['has operations of 10 MB', sentence, [asOperations(megabytes(10)), map, file]],
    ['has a map of 10 MB', sentence, [operations, asMap(megabytes(10)), file]],
    [
      'has a variable of 200 KB',
      'VARIABLE_TOO_LONG',
      [withVariables({ file: null, x: 'a'.repeat(200_000) }), map, file],
    ],
    ['has operations that are no JSON', 'NOT_JSON', [asOperations('{'), map, file]],
    ['has operations 100,000 levels deep', sentence, [asOperations(nested(100_000)), map, file]],
    [
      'has variables 50,000 levels deep',
      'VARIABLE_TOO_LONG',
      [asOperations(`{"query":"{version}","variables":{"a":${nested(50_000)}}}`), map, file],
    ],
    ['has a map 100,000 levels deep', sentence, [operations, asMap(nested(100_000)), file]],
    ['has a map that is no JSON', sentence, [operations, asMap('{'), file]],
    ['has a map that is a list', sentence, [operations, asMap([['variables.file']]), file]],
    ['has an empty map', sentence, [operations, asMap({}), file]],
    [
      'has a map of many files',
      sentence,
      [operations, asMap(Object.fromEntries([...'abcdef'].map((a) => [a, ['variables.file']]))), file],
    ],
    ['has a map to two places', sentence, [operations, asMap({ 0: ['variables.file', 'variables.purpose'] }), file]],
    ['has a map to numbers', sentence, [operations, asMap({ 0: [1] }), file]],
    ['maps outside the variables', sentence, [operations, asMap({ 0: ['query'] }), file]],
    ['maps to the operation’s name', sentence, [operations, asMap({ 0: ['operationName'] }), file]],
    ['maps over another variable', sentence, [operations, asMap({ 0: ['variables.purpose'] }), file]],
    ['maps to nothing that is there', sentence, [operations, asMap({ 0: ['variables.other'] }), file]],
    ['maps to a prototype', sentence, [operations, asMap({ 0: ['variables.__proto__.polluted'] }), file]],
    ['maps to a constructor', sentence, [operations, asMap({ 0: ['variables.constructor.prototype'] }), file]],
    [
      'brings a prototype',
      sentence,
      [
        asOperations(`{"query":${JSON.stringify(UPLOAD)},"variables":{"__proto__":{"file":null}}}`),
        asMap({ 0: ['variables.__proto__.file'] }),
        file,
      ],
    ],
    ['names a file as a prototype', sentence, [operations, asMap('{"__proto__":["variables.file"]}'), file]],
    [
      'is a batch',
      sentence,
      [asOperations([{ query: UPLOAD, variables: { file: null, purpose: 'ATTACHMENT' } }]), map, file],
    ],
    ['has no query', sentence, [asOperations({ variables: { file: null } }), map, file]],
    ['asks instead of changing', sentence, [withVariables({ file: null }, '{ version }'), map, file]],
    ['has no variables', sentence, [asOperations({ query: UPLOAD }), map, file]],
    ['has variables that are a list', sentence, [withVariables([null]), asMap({ 0: ['variables.0'] }), file]],
    ['has a purpose that is none', sentence, [withVariables({ file: null, purpose: 'EVIL' }), map, file]],
    [
      'uses one file twice',
      sentence,
      [
        withVariables(
          { file: null },
          'mutation ($file: Upload!) { a: upload(file: $file, purpose: ATTACHMENT) { id } b: upload(file: $file, purpose: LOGO) { id } }',
        ),
        map,
        file,
      ],
    ],
    [
      'hides a purpose in a fragment',
      'UPLOAD_SIGN_IN_REQUIRED',
      [
        withVariables(
          { file: null },
          'mutation ($file: Upload!) { ...F } fragment F on Mutation { upload(file: $file, purpose: LOGO) { id } }',
        ),
        map,
        file,
      ],
    ],
    [
      'asks for what is not there',
      sentence,
      [withVariables({ file: null }, 'mutation ($file: Upload!) { uplod(file: $file) { id } }'), map, file],
    ],
    [
      'asks for too much',
      'QUERY_TOO_LARGE',
      [
        withVariables(
          { file: null, purpose: 'ATTACHMENT' },
          UPLOAD.replace('{ id', `{ ${Array.from({ length: 50 }, (_, at) => `a${at}: id`).join(' ')} id`),
        ),
        map,
        file,
      ],
    ],
  ])('is refused with a sentence when it %s', async (_, code, parts) => {
    const answer = await server.send(parts);
    expect(answer.code).toBe(code);
    expect(answer.message).toMatch(/^[^<>\n]{5,400}$/);
    expect(answer.message).not.toMatch(/Did you mean/);
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
    expect(api.entries).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['comes without a boundary', { 'content-type': 'multipart/form-data' }, 400, sentence],
    ['comes compressed', { 'content-encoding': 'gzip' }, 400, sentence],
    ['comes for another brand', { frontend: 'other;en' }, 400, 'UNKNOWN_FRONTEND'],
    ['announces 200 MB', { 'content-length': '209715200' }, 200, 'UPLOAD_TOO_LARGE'],
  ])('is refused when it %s', async (_, headers, status, code) => {
    const answer = await server.send([operations, map, file], headers);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it('is refused without the header that a page of another site cannot send', async () => {
    const socket = await server.begin(0);
    socket.destroy();
    const body = encodeForm([operations, map, file]);
    const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=----a-boundary-of-tests' },
      body: new Uint8Array(body),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: sentence } }] });
  });

  it('is refused when it is cut off, though all of its length came', async () => {
    const body = encodeForm([operations, map, file]);
    expect((await server.send(body.subarray(0, -60))).code).toBe(sentence);
    expect(readdirSync(incoming)).toEqual([]);
  });
});

describe('a form with a slip of the pen anywhere', () => {
  const whole = encodeForm([operations, map, file]);
  const at = fc.nat({ max: whole.length - 1 });
  const slip = fc.oneof(
    fc.record({ at, bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }) }).map(({ at, bytes }) => {
      const changed = Buffer.from(whole);
      changed.set(bytes.subarray(0, whole.length - at), at);
      return changed;
    }),
    fc.tuple(at, at).map(([from, to]) => Buffer.concat([whole.subarray(0, from), whole.subarray(to)])),
    at.map((end) => whole.subarray(0, end)),
    fc.constant(Buffer.concat([whole, whole])),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  );

  it('is taken or refused, and never more than that', async () => {
    let sender = 0;
    await fc.assert(
      fc.asyncProperty(slip, async (body) => {
        sender += 1;
        const { status, code, file: taken } = await server.send(body, { 'x-address': `192.0.2.${sender}` });
        expect([200, 400]).toContain(status);
        // A slip may take the id out of the query.
        expect(code ?? taken.id ?? 'TAKEN').toMatch(/^([A-Z_]+|\d+\.[\w-]{22})$/);
        expect(code).not.toBe('INTERNAL');
      }),
      { numRuns: 250 },
    );
    expect(readdirSync(incoming)).toEqual([]);
    expect(api.entries).toEqual([]);
  });
});

describe('a file', () => {
  it('cannot be said in JSON', async () => {
    const variables = { file: 'a-handle', purpose: 'ATTACHMENT' };
    const answer = await api.post('acme.example', { query: UPLOAD, variables });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UPLOAD_MISSING' } }] });
  });

  it('keeps its name apart from every path and every trick of letters', async () => {
    const names = [
      '..\\..\\evil.pdf',
      '/etc/passwd',
      'cv\u202Efdp.exe',
      'a\u0000b.pdf',
      '"; x="y.pdf',
      '.pdf',
      `${'ä'.repeat(300)}.pdf`,
    ];
    const seen: unknown[] = [];
    for (const filename of names) seen.push((await server.send(formOf(pdf(), { filename }))).file.name);
    expect(seen.slice(0, 3)).toEqual(['evil.pdf', 'passwd.pdf', 'cvfdp.exe.pdf']);
    for (const name of seen.filter((one) => one !== undefined))
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}"<>]{1,120}\.pdf$/u);
  });
});

describe('a sender', () => {
  const body = encodeForm(formOf(pdf(8 * 1024 * 1024)));

  it('who is slow is waited for', async () => {
    const small = encodeForm(formOf(pdf()));
    const socket = await server.begin(small.length);
    for (let at = 0; at < small.length; at += 97) {
      socket.write(small.subarray(at, at + 97));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"type":"application\/pdf"/s);
    socket.destroy();
  });

  it.each([
    ['hangs up', (destroy: () => void, _reset: () => void) => destroy()],
    ['is cut off', (_destroy: () => void, reset: () => void) => reset()],
  ])('who %s midway leaves nothing behind', async (_, leave) => {
    const socket = await server.begin(body.length);
    socket.write(body.subarray(0, 5_000_000));
    await expect.poll(() => readdirSync(incoming).length).toBe(1);
    leave(
      () => socket.destroy(),
      () => socket.resetAndDestroy(),
    );
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
    await server.settled();
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
    expect(api.entries).toEqual([]);
  });

  it('who is refused midway reads why, on a connection that then ends', async () => {
    const refused = encodeForm(formOf(Buffer.alloc(40 * 1024 * 1024, 'x')));
    const socket = await server.begin(refused.length);
    const answer = text(socket);
    socket.write(refused);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*UPLOAD_TYPE_REFUSED/is);
  });

  it('cannot hold more doors open than a browser does', async () => {
    const sockets = await Promise.all(
      Array.from({ length: MOST_AT_ONCE_FROM_ADDRESS }, () => server.begin(body.length)),
    );
    for (const socket of sockets) socket.write(body.subarray(0, 100_000));
    await expect.poll(() => readdirSync(incoming).length).toBe(MOST_AT_ONCE_FROM_ADDRESS);
    expect((await server.send(formOf(pdf()))).code).toBe('UPLOAD_BUSY');
    expect((await server.send(formOf(pdf()), { 'x-address': '192.0.2.9' })).code).toBeUndefined();
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
    expect((await server.send(formOf(pdf()))).code).toBeUndefined();
  });
});
