import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { upload } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { sweepDrafts } from './service.ts';

const changed = testBrand('acme', ({ forms, retention }) => {
  forms.contact.items = { message: { fields: { copy: { hidden: true } } } };
  retention.draftDays = 10;
});
const api = testBackend([changed, testBrand('other')]);
const READ = 'query ($form: String!, $key: String) { draft(form: $form, key: $key) { answers step version } }';
const SAVE = `mutation ($form: String!, $key: String, $answers: JSON!, $step: String, $version: Int!) {
  saveDraft(form: $form, key: $key, answers: $answers, step: $step, version: $version) {
    saved draft { answers step version } } }`;
const DROP = 'mutation ($form: String!, $key: String) { dropDraft(form: $form, key: $key) }';

let ida: Person;
beforeAll(() => insertBasics(api.db, ['acme', 'other']));
beforeEach(async () => {
  ida = await insertPerson(api);
});

interface Answer {
  data?: Record<string, unknown>;
  errors?: { message: string; extensions: { code: string } }[];
}

async function ask(
  query: string,
  variables: Record<string, unknown>,
  headers: Person['headers'] | Record<string, never> = ida.headers,
  host = 'acme.example',
) {
  const response = await api.post(host, { query, variables: { form: 'contact', ...variables } }, headers);
  const answer: Answer = await response.json();
  return answer.errors ? answer.errors.map(({ extensions }) => extensions.code) : answer.data;
}

async function keysOf(person: Person): Promise<string[]> {
  const { rows } = await api.db.execute<{ key: string }>(
    sql`select key from draft where account_id = ${person.id} order by changed desc`,
  );
  return rows.map(({ key }) => key);
}

const answers = { message: { name: 'Ida', body: '<img src=x onerror=alert(1)> half a sen' } };
const save = (version: number, values: Record<string, unknown> = {}) => ask(SAVE, { answers, version, ...values });

it('keeps what was typed as it was typed, and gives it back', async () => {
  expect(await ask(READ, {})).toEqual({ draft: null });
  const draft = { answers, step: 'message', version: 1 };
  expect(await save(0, { step: 'message' })).toEqual({ saveDraft: { saved: true, draft } });
  expect(await ask(READ, {})).toEqual({ draft });
  expect(await ask(READ, { key: '7' })).toEqual({ draft: null });
  expect(await ask(DROP, {})).toEqual({ dropDraft: true });
  expect(await ask(DROP, {})).toEqual({ dropDraft: false });
  expect(await ask(READ, {})).toEqual({ draft: null });
});

it('saves nothing over a version that another tab has written', async () => {
  await save(0);
  const theirs = { message: { name: 'Ida in the other tab' } };
  await save(1, { answers: theirs });
  const kept = { answers: theirs, step: null, version: 2 };
  expect(await save(1)).toEqual({ saveDraft: { saved: false, draft: kept } });
  expect(await save(0)).toEqual({ saveDraft: { saved: false, draft: kept } });
  expect(await save(2)).toMatchObject({ saveDraft: { saved: true, draft: { answers, version: 3 } } });
  await ask(DROP, {});
  expect(await save(3)).toEqual({ saveDraft: { saved: false, draft: null } });
});

it('lets one of two tabs win that save at the same moment', async () => {
  const first = await Promise.all([save(0), save(0), save(0)]);
  expect(first.filter((one) => JSON.stringify(one).includes('"saved":true'))).toHaveLength(1);
  const next = await Promise.all([save(1), save(1)]);
  expect(next.filter((one) => JSON.stringify(one).includes('"saved":true'))).toHaveLength(1);
});

it('shows a draft to nobody else and on no other brand', async () => {
  await save(0);
  const eve = await insertPerson(api);
  expect(await ask(READ, {}, eve.headers)).toEqual({ draft: null });
  expect(await ask(DROP, {}, eve.headers)).toEqual({ dropDraft: false });
  expect(await ask(READ, {}, {})).toEqual(['SIGN_IN_REQUIRED']);
  expect(await ask(SAVE, { answers, version: 0 }, {})).toEqual(['SIGN_IN_REQUIRED']);
  expect(await ask(DROP, {}, {})).toEqual(['SIGN_IN_REQUIRED']);
  const elsewhere = await openSession(api, { accountId: ida.id, frontend: 'other' });
  expect(await ask(READ, {}, elsewhere.headers, 'other.example')).toEqual({ draft: null });
  expect(await ask(READ, {})).toMatchObject({ draft: { answers } });
});

it.each([
  ['a form that there is not', { form: 'nothing' }],
  ['a form that asks for a password', { form: 'registration', answers: { account: { email: 'a@example.com' } } }],
  ['another form’s group', { answers: { account: {} } }],
  ['a field that the form does not have', { answers: { message: { nick: 'x' } } }],
  ['a field that the brand does not ask', { answers: { message: { copy: true } } }],
  ['a key of a prototype', { answers: JSON.parse('{"message":{"__proto__":{"admin":true}}}') }],
  ['a list where a text is meant', { answers: { message: { name: ['Ida'] } } }],
  ['no answers at all', { answers: 'Ida' }],
  ['a list of groups', { answers: [] }],
  ['a long key', { key: 'x'.repeat(65) }],
  ['a key with other characters', { key: '../7' }],
  ['a step that is none', { step: 'a b' }],
  ['a version below zero', { version: -1 }],
])('refuses %s', async (_what, values) => {
  expect(await save(0, values)).toEqual(['BAD_INPUT']);
});

it('refuses more than a draft holds, and what is nested without end', async () => {
  const long = { message: { body: 'x'.repeat(65_000), subject: 'y'.repeat(65_000), name: 'z'.repeat(2_000) } };
  expect(await save(0, { answers: long })).toEqual(['DRAFT_TOO_LARGE']);
  let nested: unknown = 1;
  for (let depth = 0; depth < 20; depth += 1) nested = [nested];
  expect(await save(0, { answers: { message: { name: nested } } })).toEqual(['DRAFT_TOO_LARGE']);
});

it('leaves out what the brand has stopped to ask since', async () => {
  await api.db.execute(sql`
    insert into draft (account_id, frontend, form, key, answers, version)
    values (${ida.id}, 'acme', 'contact', '', '{"message":{"name":"Ida","copy":true},"gone":{"a":1}}', 1)`);
  expect(await ask(READ, {})).toEqual({ draft: { answers: { message: { name: 'Ida' } }, step: null, version: 1 } });
});

it('keeps the latest fifty of a person', async () => {
  for (let at = 0; at < 52; at += 1) await save(0, { key: `k${at}` });
  const kept = await keysOf(ida);
  expect(kept).toHaveLength(50);
  expect(kept[0]).toBe('k51');
  expect(await ask(READ, { key: 'k0' })).toEqual({ draft: null });
});

it('clears drafts that nobody touched for as long as the brand keeps them', async () => {
  await save(0);
  const now = Date.now();
  const days = (id: string) => (id === 'acme' ? 10 : undefined);
  await sweepDrafts(api.db, days, new Date(now + 9 * 86_400_000));
  expect(await ask(READ, {})).toMatchObject({ draft: { version: 1 } });
  expect(await sweepDrafts(api.db, days, new Date(now + 11 * 86_400_000))).toBeGreaterThan(0);
  expect(await ask(READ, {})).toEqual({ draft: null });
});

it('goes with the account', async () => {
  await save(0);
  await api.db.execute(sql`delete from account where id = ${ida.id}`);
  expect(await keysOf(ida)).toEqual([]);
});

/** An upload not yet used by any form. */
async function insertUpload(ownerId: number, key: string): Promise<number> {
  const [row] = await api.db
    .insert(everyBrand(upload))
    .values({
      frontend: 'acme',
      ownerId,
      purpose: 'ATTACHMENT',
      key,
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: '',
      variants: [],
      state: 'temporary',
      created: days(-3),
    })
    .returning({ id: upload.id });
  return row?.id ?? 0;
}

const withFile = (id: number) => ({
  message: { attachments: [{ id: String(id), name: 'a.pdf', size: 1, url: '/files/run-out' }] },
});

it('keeps the files that a draft names, with addresses that work', async () => {
  const id = await insertUpload(ida.id, 'kept-by-draft');
  const loose = await insertUpload(ida.id, 'named-by-none');
  await save(0, { answers: withFile(id) });
  await api.backend.services.uploads.sweep();
  const { rows } = await api.db.execute(sql`select id from upload where id in (${id}, ${loose})`);
  expect(rows).toEqual([{ id }]);
  const read = JSON.stringify(await ask(READ, {}));
  expect(read).toContain('"name":"a.pdf"');
  expect(read).not.toContain('run-out');

  await ask(DROP, {});
  await api.backend.services.uploads.sweep();
  expect((await api.db.execute(sql`select id from upload where id = ${id}`)).rows).toEqual([]);
});

it('opens nobody else’s files by naming them', async () => {
  const eve = await insertPerson(api);
  const id = await insertUpload(ida.id, 'not-of-eve');
  await ask(SAVE, { answers: withFile(id), version: 0 }, eve.headers);
  expect(await ask(READ, {}, eve.headers)).toMatchObject({ draft: { answers: withFile(id) } });
  // Nor does it keep them.
  await api.backend.services.uploads.sweep();
  expect((await api.db.execute(sql`select id from upload where id = ${id}`)).rows).toEqual([]);
});

it('keeps answers that the document writes out as it keeps those of a variable', async () => {
  const written = (answers: string) => `mutation ($name: JSON) {
    saveDraft(form: "contact", key: "written", version: 0, answers: ${answers}) { saved draft { answers version } } }`;
  const kept = await ask(written('{ message: { name: $name, body: "half" } }'), { name: 'Ida' });
  const draft = { answers: { message: { name: 'Ida', body: 'half' } }, version: 1 };
  expect(kept).toEqual({ saveDraft: { saved: true, draft } });
  expect(await ask(written('[$name]'), {})).toEqual(['BAD_INPUT']);
});
