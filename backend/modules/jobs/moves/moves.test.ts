/** Every transition from every state, by every role; and its effects. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { job } from '../../../database/schema/jobs.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { transact } from '../../../database/transact.ts';
import type { JobState } from '../../../graphql.generated.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { happened } from '../../../testing/happened.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { deleteOrganizations } from '../../organizations/delete-organizations.ts';
import { type Employer, jobAnswers, jobDesk, moves, SAVE } from '../testing/job-desk.ts';
import { JOB_STATES } from './states.ts';

const free = testBrand('acme', ({ site }) => {
  site.contactEmail = 'desk@acme.example';
});
const strict = testBrand('rhein', ({ site, moderation }) => {
  site.contactEmail = 'desk@rhein.example';
  moderation.newJobs = true;
  moderation.editedJobs = true;
});
const api = testBackend([free, strict]);
const desk = jobDesk(api);
const RHEIN = 'rhein;en';

let employer: Employer;
let moderated: Employer;
let editor: Person;
beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  employer = await desk.employer();
  moderated = await desk.employer('rhein');
  editor = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
  await desk.mails();
});

const put = (state: string, values = {}) => desk.put(moderated, state, { frontend: 'rhein', ...values });

type Move = keyof typeof moves;
type Table = Readonly<Record<Move, readonly (string | null)[]>>;

/** The resulting state; null where the transition is rejected. By initial state: draft, needs_review, scheduled, published, archived. */
const ofEmployer: Table = {
  publish: ['published', null, null, null, 'published'],
  withdraw: [null, 'draft', 'draft', null, null],
  archive: [null, null, null, 'archived', null],
  duplicate: ['draft', 'draft', 'draft', 'draft', 'draft'],
  delete: ['gone', null, null, null, null],
  approve: [null, null, null, null, null],
  reject: [null, null, null, null, null],
};
const ofReviewed: Table = { ...ofEmployer, publish: ['needs_review', null, null, null, 'needs_review'] };
const ofModerator: Table = {
  ...ofEmployer,
  approve: [null, 'published', null, null, null],
  reject: [null, 'draft', null, null, null],
};
const nobody: Table = {
  ...ofEmployer,
  publish: [null, null, null, null, null],
  withdraw: [null, null, null, null, null],
  archive: [null, null, null, null, null],
  duplicate: [null, null, null, null, null],
  delete: [null, null, null, null, null],
};

interface Case {
  who: string;
  table: Table;
  person: () => Promise<Person>;
  on: 'acme' | 'rhein';
  refusal: string;
}
const cases: Case[] = [
  { who: 'its employer', table: ofEmployer, person: async () => employer.person, on: 'acme', refusal: 'JOB_STATE' },
  {
    who: 'its employer where jobs are reviewed',
    table: ofReviewed,
    person: async () => moderated.person,
    on: 'rhein',
    refusal: 'JOB_STATE',
  },
  { who: 'a job editor', table: ofModerator, person: async () => editor, on: 'rhein', refusal: 'JOB_STATE' },
  {
    who: 'another employer',
    table: nobody,
    person: async () => (await desk.employer()).person,
    on: 'acme',
    refusal: 'JOB_UNKNOWN',
  },
  { who: 'a seeker', table: nobody, person: () => insertPerson(api), on: 'acme', refusal: 'JOB_UNKNOWN' },
];

describe.each(cases)('$who', ({ table, person, on, refusal }) => {
  it.each(Object.keys(moves) as Move[])('moves a job by "%s" along the arrows alone', async (move) => {
    const who = await person();
    const became: (string | null)[] = [];
    for (const state of JOB_STATES) {
      const id = on === 'acme' ? await desk.put(employer, state) : await put(state);
      const { data, code } = await desk.move(who, move, id, `${on};en`);
      if (data.done === undefined || data.done === null) {
        expect([move, state, code]).toEqual([
          move,
          state,
          isModeration(move) && refusal !== 'JOB_STATE'
            ? 'NOT_ALLOWED'
            : isModeration(move) && who !== editor
              ? 'NOT_ALLOWED'
              : refusal,
        ]);
        expect((await desk.row(id)).state).toBe(state);
        became.push(null);
      } else if (data.done === true) became.push('gone');
      else {
        const { job = data.done, faults = [] } = data.done as { job?: unknown; faults?: unknown[] };
        expect(faults).toEqual([]);
        became.push((job as { state: string }).state);
      }
    }
    expect(became).toEqual(table[move]);
  });
});

it('is counted whenever it goes online: published by its employer, approved, or once more after its end', async () => {
  await happened(api);
  const id = await desk.put(employer, 'draft');
  await desk.move(employer.person, 'publish', id);
  await desk.move(employer.person, 'archive', id);
  await desk.move(employer.person, 'publish', id);
  expect(await happened(api)).toEqual(['acme posting form 1', 'acme posting form 1']);
  const waiting = await put('draft');
  await desk.move(moderated.person, 'publish', waiting, RHEIN);
  expect(await happened(api)).toEqual([]);
  await desk.move(editor, 'approve', waiting, RHEIN);
  expect(await happened(api)).toEqual(['rhein posting form 1']);
});

const isModeration = (move: Move) => move === 'approve' || move === 'reject';

describe('an administrator', () => {
  const SET = `mutation ($id: Int!, $state: JobState!, $publishAt: DateTime, $reason: String) {
    setJobState(id: $id, state: $state, publishAt: $publishAt, reason: $reason) { faults { pointer } job { state publishAt expires } } }`;

  it.each(JOB_STATES)('sets any state from "%s"', async (from: JobState) => {
    for (const state of JOB_STATES) {
      const id = await put(from);
      const { data } = await desk.ask(editor, SET, { id, state, publishAt: days(1).toISOString() }, RHEIN);
      expect([state, data.setJobState]).toMatchObject([state, { faults: [], job: { state } }]);
    }
  });

  it('puts nothing up that is not whole, and schedules nothing for the past', async () => {
    const id = await put('draft', { data: {} });
    const { data } = await desk.ask(editor, SET, { id, state: 'published' }, RHEIN);
    expect(data.setJobState).toMatchObject({ job: { state: 'draft' } });
    expect((data.setJobState as { faults: unknown[] }).faults).toContainEqual({ pointer: '/job_info/title' });
    expect((await desk.ask(editor, SET, { id, state: 'scheduled' }, RHEIN)).code).toBe('BAD_INPUT');
  });

  it('takes a job down with a reason, after which it waits for one to look at it', async () => {
    const id = await desk.put(employer, 'published');
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    await desk.ask(admin, SET, { id, state: 'archived', reason: 'It is taken.' });
    expect(await desk.mails()).toEqual([`job_taken_down ${employer.person.email}`]);
    expect(await desk.own(employer.person, id)).toMatchObject({ state: 'archived', refusal: 'It is taken.' });
    expect((await desk.move(employer.person, 'publish', id)).data.done).toMatchObject({
      job: { state: 'needs_review', refusal: null },
    });
    expect((await desk.move(admin, 'approve', id)).data.done).toMatchObject({ state: 'published', refusal: null });
  });
});

describe('two people at once', () => {
  const outcomes = async (...sent: Promise<{ code: string | undefined }>[]) =>
    (await Promise.all(sent)).map(({ code }) => code ?? 'done').sort();

  it.each(['withdraw', 'reject', 'approve'] as const)('do not both have their way: approve and %s', async (move) => {
    const id = await put('needs_review');
    const who = move === 'withdraw' ? moderated.person : editor;
    const both = await outcomes(desk.move(editor, 'approve', id, RHEIN), desk.move(who, move, id, RHEIN));
    expect(both).toEqual(['JOB_STATE', 'done']);
    const { state, version } = await desk.row(id);
    expect([state, version]).toEqual([state === 'draft' ? 'draft' : 'published', 2]);
  });

  it('leave no job of an organization that goes while one of its people posts', async () => {
    const tools = {
      ...api.backend.work,
      findBrand: () => free,
      originOf: () => 'https://acme.example',
      now: new Date(),
    };
    for (let round = 0; round < 6; round += 1) {
      const { person, organizationId } = await desk.employer();
      const id = await desk.put({ person, organizationId }, 'draft');
      const answers = { answers: jobAnswers(), submit: true };
      const [fresh, again] = await Promise.all([
        desk.ask(person, SAVE, { ...answers, key: randomUUID() }),
        desk.move(person, 'publish', id),
        transact({ pool: api.pool, frontend: '' }, (tx) => deleteOrganizations(tx, [organizationId], tools)),
      ]);
      expect([undefined, 'ORGANIZATION_UNKNOWN', 'JOB_UNKNOWN']).toContain(fresh.code);
      expect([undefined, 'JOB_UNKNOWN']).toContain(again.code);
      const left = await api.db
        .select()
        .from(everyBrand(job))
        .where(eq(job.organizationName, `Works ${person.id}`));
      expect(left.filter(({ state }) => state !== 'archived')).toEqual([]);
    }
  });

  it('change a job one after the other, and the second is told', async () => {
    const id = await desk.put(employer, 'published');
    const change = (employmentType: string) =>
      desk.ask(employer.person, SAVE, {
        id,
        version: 1,
        submit: true,
        key: randomUUID(),
        answers: jobAnswers({ job_categorization: { employmentType: [employmentType] } }),
      });
    expect(await outcomes(change('part_time'), change('part_time'))).toEqual(['JOB_CHANGED', 'done']);
    expect((await desk.row(id)).version).toBe(2);
  });
});

describe('a copy', () => {
  it('is a draft without dates, made once', async () => {
    const id = await desk.put(employer, 'archived', {
      data: jobAnswers({ job_schedule: { expiration: days(-1).toISOString(), duration: 9 } }),
    });
    const first = (await desk.move(employer.person, 'duplicate', id)).data.done as { id: number; duplicateOf: number };
    expect(first.duplicateOf).toBe(id);
    expect((await desk.move(employer.person, 'duplicate', id)).data.done).toMatchObject({ id: first.id });
    expect((await desk.row(first.id)).data.job_schedule).toEqual({ duration: 9 });
  });
});

describe('several jobs at once', () => {
  const CHANGE = `mutation ($ids: [Int!]!, $action: JobBulkAction!, $reason: String) {
    changeJobs(ids: $ids, action: $action, reason: $reason) { id done code job { state } } }`;

  it('move one by one, each with its own answer', async () => {
    const [up, draft, strange] = [
      await desk.put(employer, 'published'),
      await desk.put(employer, 'draft'),
      await desk.put(await desk.employer(), 'published'),
    ];
    const { data } = await desk.ask(employer.person, CHANGE, { ids: [up, draft, strange], action: 'archive' });
    expect(data.changeJobs).toEqual([
      { id: up, done: true, code: null, job: { state: 'archived' } },
      { id: draft, done: false, code: 'JOB_STATE', job: { state: 'draft' } },
      { id: strange, done: false, code: 'JOB_UNKNOWN', job: null },
    ]);
    expect((await desk.row(strange)).state).toBe('published');
  });

  it('are approved and given back by administrators alone', async () => {
    const id = await put('needs_review');
    const asked = async (who: Person, action: string, reason?: string) =>
      (await desk.ask(who, CHANGE, { ids: [id], action, reason }, RHEIN)).data.changeJobs;
    expect(await asked(moderated.person, 'approve')).toMatchObject([{ done: false, code: 'NOT_ALLOWED' }]);
    expect(await asked(editor, 'reject')).toMatchObject([{ done: false, code: 'BAD_INPUT' }]);
    expect(await asked(editor, 'reject', 'No.')).toMatchObject([{ done: true, job: { state: 'draft' } }]);
  });

  it('are at most a hundred, and at least one', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, at) => at + 1)])
      expect((await desk.ask(employer.person, CHANGE, { ids, action: 'archive' })).code).toBe('BAD_INPUT');
  });
});
