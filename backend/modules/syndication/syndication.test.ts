/** Rules, their simulation and the review of what they bring, as people use them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { jobFrontend } from '../../database/schema/jobs.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics, insertJob, insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { putDownJob } from './settle/settle-store.ts';
import { settleAll } from './testing/settle-all.ts';

const api = adminBackend({ document: { site: { status: 'live' }, applications: { guests: true } } });
/** Of acme, of rhein, of both, of the network; a moderator of rhein, and the owner of the organization on acme. */
let ofAcme: Person;
let ofRhein: Person;
let ofBoth: Person;
let ofNetwork: Person;
let editor: Person;
let employer: Person;
let organizationId: number;

const FIELDS =
  'id name brand source state needsReview isApplied shown waiting mayChange conditions { words origin occupations organizations { name } }';
const LIST = `query ($brand: String) { syndicationRules(brand: $brand) { ${FIELDS} } }`;
const ONE = `query ($id: Int!) { syndicationRule(id: $id) { ${FIELDS} log { title kind reason jobId } } }`;
const CREATE = `mutation ($brand: String!, $input: SyndicationRuleInput!) { createSyndicationRule(brand: $brand, input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($id: Int!, $input: SyndicationRuleInput!) { changeSyndicationRule(id: $id, input: $input) { ${FIELDS} } }`;
const SWITCH = `mutation ($id: Int!, $state: SyndicationState!) { switchSyndicationRule(id: $id, state: $state) { state } }`;
const DELETE = 'mutation ($id: Int!) { deleteSyndicationRule(id: $id) }';
const TRY = `query ($brand: String!, $source: String, $conditions: SyndicationConditionsInput!, $verdict: SyndicationVerdict, $from: Int!, $count: Int!) {
  syndicationTrial(brand: $brand, source: $source, conditions: $conditions, verdict: $verdict, from: $from, count: $count) {
    tried counts { verdict count } jobs { id title verdict source } } }`;
const PLACED = `query ($brand: String, $state: SyndicatedState) { syndicatedJobs(brand: $brand, state: $state) {
  total jobs { jobId brand source title state ruleName url reason version } } }`;
const APPROVE = `mutation ($jobId: Int!, $version: Int) { approveSyndicatedJob(brand: "rhein", jobId: $jobId, version: $version) }`;
const REJECT = `mutation ($jobId: Int!, $reason: String) { rejectSyndicatedJob(brand: "rhein", jobId: $jobId, reason: $reason) }`;
const OWN = `query ($id: Int!) { ownJob(id: $id) { frontends elsewhere { brand name url state } } }`;
const DECLINE = `mutation ($id: Int!, $declined: Boolean!) { declineSyndication(id: $id, brand: "rhein", declined: $declined) { elsewhere { state } } }`;
const JOB = `query ($id: Int!) { job(id: $id) { canonicalUrl applicationWorkflow applicationLink featured } }`;
const OFFER = `query ($id: Int!) { applyOffer(jobId: $id) { state } }`;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  ofAcme = await insertPerson(api, { roles: ['site_admin'] });
  ofRhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  ofBoth = await insertPerson(api, { roles: ['site_admin'] });
  await api.pool.query(`insert into account_role (account_id, role, frontend) values ($1, 'site_admin', 'rhein')`, [
    ofBoth.id,
  ]);
  ofNetwork = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  editor = await insertPerson(api, { roles: ['job_editor'], on: 'rhein' });
  employer = await insertPerson(api, { roles: ['recruiter'] });
  organizationId = await insertOrganization(api.db, { name: 'Clinic' });
  await api.db.insert(organizationMember).values({ organizationId, accountId: employer.id, role: 'owner' });
});
beforeEach(async () => {
  await api.pool.query('truncate syndication_rule, syndication_todo, job cascade');
});

/** Asks where the person is at home. */
const ask = (person: Person, query: string, variables: Row) =>
  api.ask(person, query, variables, person === ofRhein || person === editor ? 'rhein' : 'acme');

const settle = () => settleAll(api.backend.work);
type Row = Record<string, unknown>;
const only = (answer: unknown): Row => {
  if (typeof answer === 'string') throw new Error(answer);
  return Object.values(answer as Row)[0] as Row;
};
const create = async (input: Row = {}, person = ofBoth, brand = 'rhein') =>
  only(await api.ask(person, CREATE, { brand, input: { name: 'Nurses', source: 'acme', ...input } }));
const insert = (values: Parameters<typeof insertJob>[1] = {}) =>
  insertJob(api.db, {
    ...{ title: 'Nurse', organizationId, organizationName: 'Clinic', featured: true },
    ...{ groups: { application_options: { applicationWorkflow: 'internal' } }, ...values },
  });

/** A job that waits on rhein. */
async function waiting(values: Parameters<typeof insertJob>[1] = {}): Promise<number> {
  const id = await insert(values);
  const { id: rule } = await create({ needsReview: true });
  await api.ask(ofBoth, SWITCH, { id: rule, state: 'on' });
  await settle();
  return id;
}

describe('a rule', () => {
  it('is off at first, and stands in the log of its brand', async () => {
    const made = await create({ conditions: { words: 'nurse', origin: 'own', organizations: [organizationId] } });
    expect(made).toMatchObject({
      ...{ name: 'Nurses', brand: 'rhein', source: 'acme', state: 'off', needsReview: true, shown: 0, waiting: 0 },
      ...{ mayChange: true, isApplied: false },
      conditions: { words: 'nurse', origin: 'own', occupations: [], organizations: [{ name: 'Clinic' }] },
    });
    const events = await api.db
      .select({ frontend: accountEvent.frontend, detail: accountEvent.detail })
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.kind, 'syndication_created'));
    expect(events).toContainEqual({ frontend: 'rhein', detail: { rule: String(made.id), name: 'Nurses' } });
  });

  it('needs both brands, and one of the network all of them; either side may stop it', async () => {
    const input = { name: 'x', source: 'acme' };
    for (const person of [ofAcme, ofRhein])
      expect(await ask(person, CREATE, { brand: 'rhein', input })).toBe('NOT_ALLOWED');
    expect(await ask(ofBoth, CREATE, { brand: 'rhein', input: { name: 'x' } })).toBe('NOT_ALLOWED');
    expect(await create({ source: null }, ofNetwork)).toMatchObject({ source: null });
    const { id } = await create();
    expect(await ask(ofBoth, SWITCH, { id, state: 'on' })).toEqual({ switchSyndicationRule: { state: 'on' } });
    for (const person of [ofAcme, ofRhein]) {
      expect(await ask(person, CHANGE, { id, input: { name: 'y' } })).toBe('NOT_ALLOWED');
      expect(await ask(person, DELETE, { id })).toBe('NOT_ALLOWED');
      expect(await ask(person, SWITCH, { id, state: 'on' })).toBe('NOT_ALLOWED');
    }
    expect(await ask(ofAcme, SWITCH, { id, state: 'paused' })).toEqual({
      switchSyndicationRule: { state: 'paused' },
    });
    expect(await ask(ofRhein, SWITCH, { id, state: 'off' })).toEqual({ switchSyndicationRule: { state: 'off' } });
    expect(await ask(ofRhein, SWITCH, { id, state: 'paused' })).toBe('NOT_ALLOWED');
  });

  it('is seen by those of its two brands alone', async () => {
    await create();
    const { id } = await create({ source: null, name: 'All' }, ofNetwork, 'acme');
    const names = async (person: Person, brand?: string) =>
      (
        (await ask(person, LIST, brand === undefined ? {} : { brand })) as { syndicationRules: Row[] }
      ).syndicationRules.map(({ name, mayChange }) => [name, mayChange]);
    expect(await names(ofAcme)).toEqual([
      ['All', false],
      ['Nurses', false],
    ]);
    expect(await names(ofRhein, 'rhein')).toEqual([['Nurses', false]]);
    expect(await names(ofBoth)).toEqual([
      ['All', false],
      ['Nurses', true],
    ]);
    expect(await names(ofNetwork)).toEqual([
      ['All', true],
      ['Nurses', true],
    ]);
    expect(await ask(ofRhein, ONE, { id })).toEqual({ syndicationRule: null });
    expect(await ask(ofRhein, LIST, { brand: 'acme' })).toBe('NOT_ALLOWED');
  });

  it('is a row of a table for spreadsheets, for those of its two brands', async () => {
    await create();
    await create({ source: null, name: 'All', needsReview: false }, ofNetwork, 'acme');
    const rows = async (person: Person, brand: string | null = null) => {
      const answer = await ask(person, 'query ($brand: String) { syndicationRulesCsv(brand: $brand) }', { brand });
      if (typeof answer === 'string') return answer;
      const { syndicationRulesCsv } = answer as { syndicationRulesCsv: string };
      return syndicationRulesCsv.replace('\ufeff', '').trim().split('\r\n');
    };
    const head = 'Name,Jobs from,Appear on,Status,Review,Jobs shown,Jobs waiting for review';
    const nurses = 'Nurses,acme,rhein,Off,New jobs wait for review,0,0';
    expect(await rows(ofRhein)).toEqual([head, nurses]);
    expect(await rows(ofAcme)).toEqual([head, 'All,All other brands,acme,Off,Jobs appear without review,0,0', nurses]);
    expect(await rows(ofRhein, 'acme')).toBe('NOT_ALLOWED');
  });

  it('refuses what it cannot mean', async () => {
    const { id } = await create();
    const codes = [
      { source: 'rhein' },
      { name: ' ' },
      { conditions: { occupations: ['no-such-thing'] } },
      { conditions: { organizations: [999_999] } },
      { conditions: { languages: ['<b>'] } },
      { conditions: { place: { label: 'Nowhere', locationType: 'locality' } } },
      { conditions: { words: 'x'.repeat(501) } },
    ].map((input) => ask(ofBoth, CHANGE, { id, input }));
    expect(await Promise.all(codes)).toEqual(codes.map(() => 'BAD_INPUT'));
  });

  it('is applied once its jobs have been looked at', async () => {
    const id = await insert();
    const other = await insert({ frontend: 'rhein', title: 'Clerk' });
    const { id: rule } = await create({ needsReview: false });
    await ask(ofBoth, SWITCH, { id: rule, state: 'on' });
    await settle();
    const isApplied = async () => only(await ask(ofBoth, ONE, { id: rule })).isApplied;
    await putDownJob(api.db, other);
    expect(await isApplied()).toBe(true);
    await putDownJob(api.db, id);
    expect(await isApplied()).toBe(false);
    await settle();
    expect(await isApplied()).toBe(true);
  });

  it('logs what it did, and takes its jobs with it', async () => {
    const id = await insert();
    const { id: rule } = await create({ needsReview: false });
    await ask(ofBoth, SWITCH, { id: rule, state: 'on' });
    await settle();
    expect(only(await ask(ofAcme, ONE, { id: rule }))).toMatchObject({
      ...{ state: 'on', isApplied: true, shown: 1, waiting: 0 },
      log: [{ title: 'Nurse', kind: 'shown', reason: null, jobId: id }],
    });
    expect(await ask(ofBoth, DELETE, { id: rule })).toEqual({ deleteSyndicationRule: true });
    await settle();
    expect(await api.db.select().from(everyBrand(jobFrontend))).toHaveLength(1);
    expect(await ask(ofBoth, ONE, { id: rule })).toEqual({ syndicationRule: null });
  });
});

describe('a simulation', () => {
  const tryOut = (given: Row = {}, person = ofBoth) =>
    ask(person, TRY, { brand: 'rhein', source: 'acme', conditions: {}, from: 0, count: 10, ...given });

  it('says of every job of today whether it would go, and why not; and nothing is saved', async () => {
    const goes = await insert();
    await insert({ title: 'Shown there already', on: ['acme', 'rhein'] });
    await insert({ title: 'In Dutch', langcode: 'nl' });
    await insert({ title: 'Night nurse' });
    await insert({ title: 'Night nurse (m/w/d)', frontend: 'rhein', organizationId: null });
    await insert({ title: 'Cook', state: 'archived' });
    await insert({ title: 'Sample', sample: true });
    const found = only(await tryOut());
    expect(found.tried).toBe(4);
    expect(found.counts).toEqual([
      { verdict: 'goes', count: 1 },
      { verdict: 'there', count: 1 },
      { verdict: 'same', count: 1 },
      { verdict: 'language', count: 1 },
      { verdict: 'blocked', count: 0 },
      { verdict: 'refused', count: 0 },
    ]);
    expect((found.jobs as Row[]).map(({ title, verdict }) => [title, verdict])).toEqual([
      ['Night nurse', 'same'],
      ['In Dutch', 'language'],
      ['Shown there already', 'there'],
      ['Nurse', 'goes'],
    ]);
    expect(only(await tryOut({ verdict: 'goes' })).jobs).toMatchObject([{ id: goes, source: 'acme' }]);
    expect(only(await tryOut({ from: 1, count: 1 })).jobs).toMatchObject([{ title: 'In Dutch' }]);
    expect((await api.pool.query('select from syndicated_job')).rowCount).toBe(0);
    // It is what the rule does.
    const { id } = await create({ needsReview: false });
    await ask(ofBoth, SWITCH, { id, state: 'on' });
    await settle();
    expect((await api.pool.query('select job_id from syndicated_job')).rows).toEqual([{ job_id: goes }]);
  });

  it('counts a job once that stands twice among them, and needs both brands', async () => {
    await insert();
    await insert();
    expect(only(await tryOut()).counts).toMatchObject([{ count: 1 }, {}, { verdict: 'same', count: 1 }, {}, {}, {}]);
    for (const person of [ofAcme, ofRhein]) expect(await tryOut({}, person)).toBe('NOT_ALLOWED');
    expect(await tryOut({ source: null })).toBe('NOT_ALLOWED');
    expect(await tryOut({ count: 101 })).toBe('BAD_INPUT');
  });
});

describe('a job of another brand', () => {
  it('is reviewed by moderators of its brand alone', async () => {
    const id = await waiting();
    const asked = (person: Person) => ask(person, PLACED, {});
    expect(only(await asked(editor))).toMatchObject({
      total: 1,
      jobs: [
        {
          jobId: id,
          brand: 'rhein',
          source: 'acme',
          state: 'waiting',
          ruleName: 'Nurses',
          url: `https://acme.example/job/nurse-${id}`,
        },
      ],
    });
    expect(only(await asked(ofAcme))).toEqual({ total: 0, jobs: [] });
    expect(await asked(employer)).toBe('NOT_ALLOWED');
    for (const query of [APPROVE, REJECT]) expect(await ask(ofAcme, query, { jobId: id })).toBe('NOT_ALLOWED');
    expect(await api.ask(editor, APPROVE, { jobId: id, version: 99 }, 'rhein')).toBe('JOB_CHANGED');
    expect(await api.ask(editor, APPROVE, { jobId: id, version: 1 }, 'rhein')).toEqual({ approveSyndicatedJob: true });
    expect(only(await api.ask(null, JOB, { id }, 'rhein'))).toMatchObject({ featured: false });
    expect(await api.ask(editor, REJECT, { jobId: id, reason: 'Not for us' }, 'rhein')).toEqual({
      rejectSyndicatedJob: true,
    });
    expect(await api.ask(null, JOB, { id }, 'rhein')).toEqual({ job: null });
    expect(only(await asked(editor)).jobs).toMatchObject([{ state: 'rejected', reason: 'Not for us' }]);
    await settle();
    expect(only(await asked(editor)).jobs).toMatchObject([{ state: 'rejected' }]);
    const kinds = (await api.pool.query('select kind from syndication_event order by id')).rows.map(({ kind }) => kind);
    expect(kinds).toEqual(['waits', 'approved', 'rejected']);
  });

  it('is read before it is shown, by its reviewers, as its visitors would read it', async () => {
    const id = await waiting();
    await waiting({ title: 'Second nurse', organizationName: 'Ward' });
    const look = `query ($jobId: Int!) { syndicatedJobs(jobId: $jobId) { total jobs {
      brandName sourceName preview { title frontend applicationWorkflow applicationLink featured canonicalUrl } } } }`;
    const url = `https://acme.example/job/nurse-${id}`;
    expect(only(await ask(editor, look, { jobId: id }))).toEqual({
      total: 1,
      jobs: [
        {
          ...{ brandName: 'The rhein', sourceName: 'The acme' },
          preview: {
            ...{ title: 'Nurse', frontend: 'acme', featured: false, canonicalUrl: url },
            ...{ applicationWorkflow: 'external', applicationLink: url },
          },
        },
      ],
    });
    expect(only(await ask(ofAcme, look, { jobId: id }))).toEqual({ total: 0, jobs: [] });
  });

  it('is applied for where its employer reads it, and names its own page as canonical', async () => {
    const id = await waiting();
    await api.ask(editor, APPROVE, { jobId: id }, 'rhein');
    const canonicalUrl = `https://acme.example/job/nurse-${id}`;
    expect(only(await api.ask(null, JOB, { id }, 'rhein'))).toEqual({
      ...{ canonicalUrl, applicationWorkflow: 'external', applicationLink: canonicalUrl, featured: false },
    });
    expect(only(await api.ask(null, JOB, { id }))).toMatchObject({ applicationWorkflow: 'internal', featured: true });
    expect(only(await api.ask(null, OFFER, { id }, 'rhein'))).toEqual({ state: 'elsewhere' });
    expect(only(await api.ask(null, OFFER, { id }))).toEqual({ state: 'open' });
  });

  it('is the employer’s to take off, and to allow again', async () => {
    const id = await waiting();
    await api.ask(editor, APPROVE, { jobId: id }, 'rhein');
    const there = { brand: 'rhein', name: 'The rhein', url: `https://rhein.example/job/nurse-${id}`, state: 'shown' };
    expect(only(await ask(employer, OWN, { id }))).toEqual({ frontends: ['acme'], elsewhere: [there] });
    for (const person of [editor, ofRhein])
      expect(await ask(person, DECLINE, { id, declined: true })).toBe('JOB_UNKNOWN');
    expect(only(await ask(employer, DECLINE, { id, declined: true }))).toEqual({
      elsewhere: [{ state: 'declined' }],
    });
    expect(await api.ask(null, JOB, { id }, 'rhein')).toEqual({ job: null });
    expect(await api.ask(editor, APPROVE, { jobId: id }, 'rhein')).toBe('SYNDICATION_UNKNOWN');
    await settle();
    expect(only(await ask(employer, OWN, { id })).elsewhere).toMatchObject([{ state: 'declined' }]);
    expect(only(await ask(employer, DECLINE, { id, declined: false }))).toEqual({ elsewhere: [] });
    await settle();
    expect(only(await ask(employer, OWN, { id })).elsewhere).toMatchObject([{ state: 'waiting' }]);
  });
});
