import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { account } from '../../database/schema/accounts.ts';
import { consent } from '../../database/schema/consent.ts';
import { transact } from '../../database/transact.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { agreeByRegistering } from './service.ts';
import { historyOf, listWordings, reword } from './wordings.ts';

const acme = testBrand('acme');
const other = testBrand('other');
const api = testBackend([acme, other]);
const INFOS = `query ($id: Int, $type: String, $limit: Int, $offset: Int, $sorting: [GdprConsentSort!], $placement: String,
  $language: String, $path: String) { getGdprConsentInfos(id: $id, type: $type, limit: $limit, offset: $offset,
  sorting: $sorting, placement: $placement, language: $language, path: $path) { id type optIn text } }`;
const LATEST = `{ hasTheLatestConsent(type: "PRIVACY_POLICY", placement: "REGISTRATION") { infoRevisionId infoId id mail } }`;
const AGREE = `mutation ($mail: String!, $infoId: Int!) { createGdprUserConsent(mail: $mail, infoId: $infoId) {
  errors consent { id mail infoId infoRevisionId } } }`;

let ida: Person;
beforeAll(() => insertBasics(api.db, ['acme', 'other']));
beforeEach(async () => {
  ida = await insertPerson(api);
});

interface Answer {
  data?: Record<string, unknown>;
  errors?: { message: string; extensions?: { code: string } }[];
}

async function ask(query: string, variables: Record<string, unknown> = {}, person?: Person, host = 'acme.example') {
  const locale = `${host.split('.')[0]};en-eu`;
  const response = await api.post(host, { query, variables }, { frontend: locale, ...person?.headers });
  const answer: Answer = await response.json();
  return answer.errors ? answer.errors.map(({ message, extensions }) => extensions?.code ?? message) : answer.data;
}

async function infoOf(brand: 'acme' | 'other'): Promise<number> {
  const { getGdprConsentInfos } = await api.run(brand, INFOS, { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' });
  const [info] = getGdprConsentInfos as { id: number }[];
  return info?.id ?? 0;
}

function ledger(frontend = 'acme') {
  return api.db
    .select()
    .from(everyBrand(consent))
    .where(and(eq(consent.accountId, ida.id), eq(consent.frontend, frontend)));
}

async function rewordTo(text: Record<string, string>, infoId: number, note = '') {
  const scope = { db: api.db, frontend: 'acme', brand: acme, locale: 'en' };
  const after = (await historyOf(scope, infoId))[0]?.id ?? 0;
  return transact({ pool: api.pool, frontend: 'acme' }, (tx) =>
    reword({ ...scope, ...tx }, { infoId, text, note, after, authorId: ida.id }),
  );
}

it('gives a brand that was never set up one text about its privacy policy, once, however many ask first', async () => {
  const texts = await Promise.all(['en', 'de', 'fr', 'en'].map((locale) => api.run('other', INFOS, {}, locale)));
  expect(texts.slice(0, 2)).toEqual([
    {
      getGdprConsentInfos: [
        {
          id: expect.any(Number),
          type: 'PRIVACY_POLICY',
          optIn: true,
          text: '<p>I have read the privacy policy and agree that my data may be used as described there.</p>',
        },
      ],
    },
    {
      getGdprConsentInfos: [
        {
          id: expect.any(Number),
          type: 'PRIVACY_POLICY',
          optIn: true,
          text: '<p>Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass meine Daten so verwendet werden.</p>',
        },
      ],
    },
  ]);
  expect(JSON.stringify(texts[3])).toBe(JSON.stringify(texts[0]));
});

it('narrows, orders and pages what is asked', async () => {
  const { rows } = await api.db.execute<{ id: number }>(sql`
    insert into consent_info (frontend, type, placement, path, position) values
      ('acme', 'NEWS', 'FOOTER', '/jobs', 2), ('acme', 'TERMS', 'FOOTER', null, 1) returning id`);
  for (const { id } of rows) {
    await api.db.execute(sql`insert into consent_info_revision (info_id, text) values (${id}, '{"en":"<p>Yes.</p>"}')`);
  }
  const types = async (variables: Record<string, unknown>) =>
    ((await api.run('acme', INFOS, variables)).getGdprConsentInfos as { type: string }[]).map(({ type }) => type);
  expect(await types({ placement: 'FOOTER' })).toEqual(['TERMS', 'NEWS']);
  expect(await types({ placement: 'FOOTER', sorting: [{ field: 'type', value: 'asc' }] })).toEqual(['NEWS', 'TERMS']);
  expect(await types({ placement: 'FOOTER', limit: 1, offset: 1 })).toEqual(['NEWS']);
  expect(await types({ placement: 'FOOTER', path: '/jobs/remote' })).toEqual(['TERMS', 'NEWS']);
  expect(await types({ placement: 'FOOTER', path: '/jobs-in-rome' })).toEqual(['TERMS']);
  expect(await types({ placement: 'NOWHERE' })).toEqual([]);
  expect(await types({ id: rows[0]?.id })).toEqual(['NEWS']);
  expect(await api.run('other', INFOS, { id: rows[0]?.id })).toEqual({ getGdprConsentInfos: [] });
  for (const variables of [
    { limit: 0 },
    { limit: 101 },
    { offset: -1 },
    { sorting: [{ field: 'text', value: 'asc' }] },
  ])
    expect(await ask(INFOS, variables)).toEqual(['BAD_INPUT']);
});

it('keeps a consent once, and knows it as the latest until the wording changes', async () => {
  const infoId = await infoOf('acme');
  expect(await ask(LATEST, {}, ida)).toEqual({ hasTheLatestConsent: null });
  const first = await ask(AGREE, { mail: ` ${ida.email.toUpperCase()} `, infoId }, ida);
  const own = { id: expect.any(Number), mail: ida.email, infoId, infoRevisionId: expect.any(Number) };
  expect(first).toEqual({ createGdprUserConsent: { errors: [], consent: own } });
  expect(await ask(AGREE, { mail: ida.email, infoId }, ida)).toEqual(first);
  expect(await ask(LATEST, {}, ida)).toMatchObject({ hasTheLatestConsent: own });

  await rewordTo({ en: '<p>Other words.</p>' }, infoId);
  expect(await ask(LATEST, {}, ida)).toEqual({ hasTheLatestConsent: null });
  await ask(AGREE, { mail: ida.email, infoId }, ida);
  const rows = await ledger();
  expect(rows).toMatchObject([
    { infoId, mail: ida.email },
    { infoId, mail: ida.email },
  ]);
  expect(new Set(rows.map(({ revisionId }) => revisionId)).size).toBe(2);
});

it('refuses what is missing, no address, somebody else’s, another brand’s, and whoever acts as somebody', async () => {
  const infoId = await infoOf('acme');
  const mustBe = [expect.stringContaining('must not be null')];
  expect(await ask(AGREE, { mail: null, infoId }, ida)).toEqual(mustBe);
  expect(await ask(AGREE, { mail: ida.email, infoId: null }, ida)).toEqual(mustBe);
  expect(await ask(AGREE, { mail: 'not an address', infoId })).toEqual({
    createGdprUserConsent: { errors: ['This is not a valid email address.'], consent: null },
  });
  expect(await ask(AGREE, { mail: 'somebody@example.com', infoId }, ida)).toEqual(['NOT_ALLOWED']);
  const elsewhere = await ask(AGREE, { mail: 'guest@example.com', infoId: await infoOf('other') });
  expect(elsewhere).toEqual({
    createGdprUserConsent: { errors: ['There is no such consent on this site.'], consent: null },
  });
  const boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  const acting = await insertPerson(api, { actorId: boss.id });
  expect(await ask(AGREE, { mail: acting.email, infoId }, acting)).toEqual(['NOT_WHILE_ACTING']);
  expect(await ask(LATEST)).toEqual(['SIGN_IN_REQUIRED']);
  expect(await ask(LATEST, {}, ida, 'other.example')).toEqual(['SESSION_ENDED']);
});

it('does not take a guest’s consent for that of the account with this address', async () => {
  const infoId = await infoOf('acme');
  const given = await ask(AGREE, { mail: ida.email, infoId });
  expect(given).toMatchObject({ createGdprUserConsent: { errors: [], consent: { mail: ida.email } } });
  expect(await ask(AGREE, { mail: ida.email, infoId })).toEqual(given);
  expect(await ask(LATEST, {}, ida)).toEqual({ hasTheLatestConsent: null });
});

it('writes what registering agrees to in the transaction of the account', async () => {
  const scope = { db: api.db, frontend: 'acme', brand: acme };
  const mine = { accountId: ida.id, mail: ida.email, address: '2001:db8:1:2:3::9' };
  await expect(
    transact({ pool: api.pool, frontend: 'acme' }, async (tx) => {
      await agreeByRegistering({ ...scope, ...tx }, mine);
      throw new Error('The account could not be made.');
    }),
  ).rejects.toThrow('could not be made');
  expect(await ledger()).toEqual([]);
  await agreeByRegistering(scope, mine);
  expect(await ledger()).toMatchObject([{ network: '2001:db8:1:2', mail: ida.email }]);
  expect(await ask(LATEST, {}, ida)).toMatchObject({ hasTheLatestConsent: { mail: ida.email } });
  expect(await ledger('other')).toEqual([]);
});

it('lets nobody change the ledger, and keeps a fingerprint of whoever deletes the account', async () => {
  const infoId = await infoOf('acme');
  await ask(AGREE, { mail: ida.email, infoId }, ida);
  const mine = eq(consent.accountId, ida.id);
  await expect(api.db.update(everyBrand(consent)).set({ mail: 'x@example.com' }).where(mine)).rejects.toMatchObject({
    cause: { message: 'Consents are only added.' },
  });
  await expect(api.db.delete(everyBrand(consent)).where(mine)).rejects.toThrow();
  await api.db.delete(account).where(eq(account.id, ida.id));
  const { rows } = await api.db.execute(sql`
    select account_id, network from consent where mail = 'sha256:' || encode(sha256(convert_to(${ida.email}, 'UTF8')), 'hex')`);
  expect(rows).toEqual([{ account_id: null, network: '' }]);
});

it('sanitises a new wording and tells it from the one before', async () => {
  const infoId = await infoOf('acme');
  await rewordTo({ en: '<p>We keep your data for a year.</p>', de: '<p>Ein Jahr.</p>' }, infoId, 'Shorter');
  await rewordTo({ en: '<p onclick="x()">We keep your data for a month.<script>x()</script></p>', de: '' }, infoId);
  const [latest, before] = await historyOf({ db: api.db, frontend: 'acme' }, infoId);
  expect(latest).toMatchObject({
    text: { en: '<p>We keep your data for a month.</p>' },
    author_id: ida.id,
    consents: 0,
  });
  expect(before).toMatchObject({ note: 'Shorter' });
  expect(latest?.changes).toEqual({
    en: [
      { kind: 'same', text: '<p>We keep your data for a ' },
      { kind: 'removed', text: 'year' },
      { kind: 'added', text: 'month' },
      { kind: 'same', text: '.</p>' },
    ],
    de: [{ kind: 'removed', text: '<p>Ein Jahr.</p>' }],
  });
  expect(await historyOf({ db: api.db, frontend: 'other' }, infoId)).toEqual([]);
  expect(await listWordings({ db: api.db, frontend: 'acme', brand: acme, locale: 'en' })).toContainEqual(
    expect.objectContaining({ id: infoId, text: { en: '<p>We keep your data for a month.</p>' } }),
  );
});

it('refuses a wording that says nothing new, nothing in the default language, or comes too late', async () => {
  const infoId = await infoOf('acme');
  await rewordTo({ en: '<p>Once.</p>' }, infoId);
  await expect(rewordTo({ en: '<p>Once.</p>' }, infoId)).rejects.toThrow('The text has not changed.');
  await expect(rewordTo({ de: '<p>Einmal.</p>' }, infoId)).rejects.toThrow('in the site’s default language: en');
  await expect(rewordTo({ en: '<p>Twice.</p>', xx: 'a' }, infoId)).rejects.toThrow(
    'not available in this language: xx',
  );
  await expect(rewordTo({ en: 'x'.repeat(20_001) }, infoId)).rejects.toThrow('no more than 20000 characters');
  const scope = { db: api.db, frontend: 'acme', brand: acme, locale: 'de' };
  const late = { infoId, text: { en: '<p>Late.</p>' }, note: '', after: 1, authorId: ida.id };
  await expect(reword(scope, late)).rejects.toThrow('inzwischen geändert');
  await expect(reword({ ...scope, frontend: 'other', brand: other }, late)).rejects.toThrow(
    'Diese Einwilligung gibt es hier nicht.',
  );
});

const CONSENTS = `query ($brand: String!) { adminConsents(brand: $brand) { id type languages
  revisions { id text note author consents changes { language pieces { kind text } } } } }`;
const REWORD = `mutation ($brand: String!, $id: Int!, $text: JSON!, $note: String!, $after: Int!) {
  rewordConsent(brand: $brand, id: $id, text: $text, note: $note, after: $after) { revisions { id note author } } }`;

it('lets administrators of the brand reword, and nobody else', async () => {
  const id = await infoOf('acme');
  const boss = await insertPerson(api, { roles: ['site_admin'], displayName: 'Bo' });
  const [{ after }] = (
    await api.db.execute<{ after: number }>(sql`
    select max(id) as after from consent_info_revision where info_id = ${id}`)
  ).rows as [{ after: number }];
  const change = { brand: 'acme', id, text: { en: '<p>By an administrator.</p>' }, note: ' Clearer ', after };
  expect(await ask(REWORD, change, ida)).toEqual(['NOT_ALLOWED']);
  expect(await ask(REWORD, change)).toEqual(['SIGN_IN_REQUIRED']);
  expect(await ask(REWORD, { ...change, brand: 'other' }, boss)).toEqual(['NOT_ALLOWED']);
  expect(await ask(REWORD, { ...change, text: { en: 1 } }, boss)).toEqual(['BAD_INPUT']);
  expect(await ask(REWORD, change, boss)).toMatchObject({
    rewordConsent: { revisions: expect.arrayContaining([expect.objectContaining({ note: 'Clearer', author: 'Bo' })]) },
  });
  expect(await ask(REWORD, change, boss)).toEqual(['BAD_INPUT']);
  const { rows: logged } = await api.db.execute(
    sql`select frontend, detail from account_event where kind = 'consent_reworded'`,
  );
  expect(logged).toEqual([{ frontend: 'acme', detail: { consent: String(id), reason: 'Clearer' } }]);
  expect(await ask(CONSENTS, { brand: 'other' }, boss)).toEqual(['NOT_ALLOWED']);
  expect(await ask(CONSENTS, { brand: 'acme' }, boss)).toMatchObject({
    adminConsents: expect.arrayContaining([
      expect.objectContaining({ id, languages: ['en', 'de', 'fr'], type: 'PRIVACY_POLICY' }),
    ]),
  });
});

it('keeps that a person wants news, and when they took it back, on this brand alone', async () => {
  const NEWS = '{ newsletter { text since } }';
  const SET = 'mutation ($wanted: Boolean!) { setNewsletter(wanted: $wanted) { since } }';
  const rows = () => ledger().orderBy(consent.id);
  expect(await ask(NEWS)).toEqual(['SIGN_IN_REQUIRED']);
  expect(await ask(NEWS, {}, ida)).toEqual({
    newsletter: {
      text: '<p>I would like to receive news from this site by email, no more than once a week. I can unsubscribe at any time with the link in every email.</p>',
      since: null,
    },
  });
  expect(await ask(SET, { wanted: true }, ida)).toEqual({ setNewsletter: { since: expect.any(String) } });
  await ask(SET, { wanted: true }, ida);
  expect(await rows()).toMatchObject([{ mail: ida.email, withdrawn: null }]);
  expect(await ask(SET, { wanted: false }, ida)).toEqual({ setNewsletter: { since: null } });
  await ask(SET, { wanted: true }, ida);
  expect(await rows()).toMatchObject([{ withdrawn: expect.any(Date) }, { withdrawn: null }]);
  expect(await ledger('other')).toEqual([]);
  const bob = await insertPerson(api);
  expect(await ask(SET, { wanted: false }, bob)).toEqual({ setNewsletter: { since: null } });
  expect(await rows()).toMatchObject([{ withdrawn: expect.any(Date) }, { withdrawn: null }]);
  // Once withdrawn, it stays withdrawn.
  const undo = api.db.update(everyBrand(consent)).set({ withdrawn: null }).where(eq(consent.accountId, ida.id));
  await expect(undo.execute()).rejects.toMatchObject({ cause: { message: 'Consents are only added.' } });
});
