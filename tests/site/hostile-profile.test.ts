/** Profiles filled with script injection attempts, and a server killed while profiles and drafts are being saved. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { isSweep } from '../../backend/testing/sweep.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const open = testBrowser();
const SECRET = 'a secret that outlives the server, long enough';
const BRAND = 'harbor-ledger';

let databaseUrl = '';
let pool: pg.Pool;
let ida: Person;
let server: OwnServer;

beforeAll(async () => {
  databaseUrl = await own.database();
  pool = createPool(databaseUrl);
  const backend = { services: { tokens: createSessionTokens(SECRET) } };
  ida = await insertPerson({ db: openDatabase(pool), backend }, { on: BRAND, roles: ['recruiter'] });
  server = await start();
});
afterAll(() => pool?.end());

const start = () => own.start({ DATABASE_URL: databaseUrl, SECRET });

const CREATE = 'mutation ($name: String!) { createOrganization(name: $name) { organization { id path } } }';
const SAVE = `mutation ($id: Int!, $group: String!, $answers: JSON!, $version: Int!) {
  saveOrganizationGroup(organizationId: $id, group: $group, answers: $answers, version: $version) {
    faults { pointer message } version
  }
}`;
const PUBLISH = `mutation ($id: Int!) {
  publishOrganization(organizationId: $id) { faults { pointer } organization { state } }
}`;
const SAVE_DRAFT = `mutation ($answers: JSON!, $version: Int!) {
  saveDraft(form: "contact", answers: $answers, version: $version) { saved draft { version } }
}`;
const DRAFT = '{ draft(form: "contact") { answers version } }';
const OWN = `query ($id: Int!) {
  ownOrganization(organizationId: $id) { name groups { group version answers } preview { faq { question answer } } }
}`;

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { text } = await server.get('/graphql', {
    brand: BRAND,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...ida.headers },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text).data;
}

const HOSTILE =
  '"><script>window.pwned=1</script><img src=x onerror="window.pwned=1"><a href="javascript:window.pwned=1">x</a>{{7*7}}';

/** An injection attempt in every text field of a schema; constrained fields are omitted or filled with valid values. */
function hostile(schema: Schema): unknown {
  if (schema['x-part'] === 'richText') return { value: `<p>${HOSTILE}</p>`, format: 'full_html' };
  if (schema['x-part'] === 'image' || schema['x-part'] === 'file' || typeof schema['x-taxonomy'] === 'string')
    return undefined;
  if (schema['x-part'] === 'webAddress') return "https://evil.example/?'onmouseover='window.pwned=1";
  if (schema['x-part'] === 'videoAddress') return 'https://youtu.be/abcdefghijk';
  if (schema.format === 'email') return 'ida@example.com';
  if (schema.format === 'phone') return undefined;
  if (isSchema(schema.items)) {
    const entry = hostile(schema.items);
    return entry === undefined ? undefined : [entry];
  }
  if (isSchema(schema.properties)) {
    const answers = Object.entries(schema.properties).map(([name, field]) => [
      name,
      isSchema(field) ? hostile(field) : undefined,
    ]);
    return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
  }
  if (schema.type !== 'string' || Array.isArray(schema.enum)) return undefined;
  if (typeof schema.pattern === 'string') return schema['x-case'] === 'upper' ? 'US' : undefined;
  return HOSTILE.slice(0, typeof schema.maxLength === 'number' ? schema.maxLength : undefined);
}

const inTests = it.skipIf(isSweep());
const inSweeps = it.runIf(isSweep());

inTests(
  'runs nothing that stands in a profile, on its page and in the lists',
  async () => {
    const { createOrganization } = await ask(CREATE, { name: HOSTILE.slice(0, 150) });
    const { id, path } = createOrganization.organization;
    const groups = readFormCatalogue().get('organization') ?? new Map();
    for (const [group, { schema }] of groups) {
      const { saveOrganizationGroup } = await ask(SAVE, { id, group, answers: hostile(schema), version: 0 });
      expect({ group, faults: saveOrganizationGroup.faults }).toEqual({ group, faults: [] });
    }
    const { publishOrganization } = await ask(PUBLISH, { id });
    expect(publishOrganization).toEqual({ faults: [], organization: { state: 'published' } });

    const origin = `http://${BRAND}.localhost:${server.port}`;
    for (const address of [path, '/organizations?search=window.pwned']) {
      const page = await open(origin + (await present(id, address)));
      await page.mouse.move(300, 300);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
      const grown = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            (one) =>
              ['SCRIPT', 'OBJECT', 'EMBED'].includes(one.tagName) ||
              [...one.attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
      expect(grown).toEqual([]);
      // Shown as text rather than removed.
      expect(await page.locator('main').textContent()).toContain('<script>window.pwned=1</script>');
    }
  },
  180_000,
);

/** Current profile address after its name was changed. */
async function present(id: number, address: string): Promise<string> {
  if (address.includes('?')) return address;
  const { ownOrganization } = await ask('query ($id: Int!) { ownOrganization(organizationId: $id) { path } }', {
    id,
  });
  return ownOrganization.path;
}

/** Saves one version after another until the server is gone; returns the last version saved. */
function saveUntilItEnds(save: (version: number) => Promise<number>) {
  let saved = 0;
  const dead = (async () => {
    try {
      for (;;) saved = await save(saved);
    } catch {
      // The server was killed.
    }
  })();
  return { saved: () => saved, dead };
}

inSweeps(
  'keeps every part and every draft that was saved before the server was killed, whole',
  async () => {
    const { createOrganization } = await ask(CREATE, { name: 'Killed Works' });
    const { id } = createOrganization.organization;
    const answer = (version: number) => ({
      value: `<p>${`${version} `.repeat(1000).trim()}</p>`,
      format: 'filtered_html',
    });
    const questions = (version: number) =>
      [0, 1, 2].map((at) => ({ question: `${at} of ${version}`, answer: answer(version) }));
    const message = (version: number) => ({ subject: String(version), body: `${version}:`.repeat(4000) });

    const parts = saveUntilItEnds(async (version) => {
      const answers = { questions: questions(version) };
      return (await ask(SAVE, { id, group: 'faq', answers, version })).saveOrganizationGroup.version;
    });
    const drafts = saveUntilItEnds(async (version) => {
      const answers = { message: message(version) };
      return (await ask(SAVE_DRAFT, { answers, version })).saveDraft.draft.version;
    });
    await expect.poll(() => Math.min(parts.saved(), drafts.saved())).toBeGreaterThan(3);
    process.kill(server.pid, 'SIGKILL');
    await Promise.all([parts.dead, drafts.dead]);

    server = await start();
    const { ownOrganization } = await ask(OWN, { id });
    const faq = ownOrganization.groups.find(({ group }: { group: string }) => group === 'faq');
    // The save in progress may have succeeded, too.
    expect([parts.saved(), parts.saved() + 1]).toContain(faq.version);
    expect(faq.answers).toEqual({ questions: questions(faq.version - 1) });
    expect(ownOrganization.preview.faq.map(({ question }: { question: string }) => question)).toEqual(
      questions(faq.version - 1).map(({ question }) => question),
    );
    const { draft } = await ask(DRAFT);
    expect([drafts.saved(), drafts.saved() + 1]).toContain(draft.version);
    expect(draft.answers).toEqual({ message: message(draft.version - 1) });
  },
  180_000,
);
