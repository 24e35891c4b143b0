/** Every transition, by everybody, from every state; and what follows from it. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import type { JobState } from '../../graphql.generated.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { DAY_MS, days, insertBasics } from '../../testing/rows.ts';
import { JOB_STATES } from './states.ts';
import { type Employer, jobAnswers, jobDesk, moves } from './testing/job-desk.ts';

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

/** What becomes of a job; null where it is refused. In the order of the states: draft, needs_review, scheduled, published, archived. */
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

describe('a job that is reviewed', () => {
  it('waits, is given back with a reason, comes again and goes up', async () => {
    const { job } = await desk.save(moderated.person, {}, RHEIN);
    expect(job).toMatchObject({ state: 'needs_review', published: null, expires: null, isPublic: false });
    expect(await desk.found('night editor', 'rhein')).not.toContain(job.id);
    expect(await desk.mails()).toEqual(['job_waits desk@rhein.example']);

    const queue = `{ jobsToReview { total jobs { id title } } }`;
    expect((await desk.ask(editor, queue, {}, RHEIN)).data.jobsToReview).toMatchObject({
      jobs: expect.arrayContaining([{ id: job.id, title: job.title }]),
    });
    expect((await desk.ask(moderated.person, queue, {}, RHEIN)).code).toBe('NOT_ALLOWED');

    await desk.move(editor, 'reject', job.id, RHEIN);
    expect(await desk.mails()).toEqual([`job_refused ${moderated.person.email}`]);
    expect(await desk.own(moderated.person, job.id, RHEIN)).toMatchObject({ state: 'draft', refusal: 'Who pays?' });

    const { job: again } = await desk.save(moderated.person, { id: job.id, version: 2 }, RHEIN);
    expect(again).toMatchObject({ state: 'needs_review', refusal: null });
    await desk.mails();
    await desk.move(editor, 'approve', job.id, RHEIN);
    expect(await desk.mails()).toEqual([`job_published ${moderated.person.email}`]);
    expect(await desk.found('night editor', 'rhein')).toContain(job.id);
    const events = await api.db.select().from(accountEvent).where(eq(accountEvent.accountId, editor.id));
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual(
      expect.arrayContaining([
        ['job_rejected', { job: String(job.id) }],
        ['job_published', { job: String(job.id) }],
      ]),
    );
  });

  it('leaves the public at once when its people change it, and goes on when an administrator does', async () => {
    const id = await put('published');
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    const { job } = await desk.save(moderated.person, { id, version: 1, answers }, RHEIN);
    expect(job).toMatchObject({ state: 'needs_review', isPublic: false });
    expect(await desk.found('night editor', 'rhein')).not.toContain(id);
    const other = await put('published');
    const { job: same } = await desk.save(editor, { id: other, version: 1, answers }, RHEIN);
    expect(same.state).toBe('published');
  });

  it('is approved as it was looked at, or not at all', async () => {
    const id = await put('needs_review');
    const APPROVE = 'mutation ($id: Int!, $version: Int) { approveJob(id: $id, version: $version) { state } }';
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    await desk.save(moderated.person, { id, version: 1, answers }, RHEIN);
    expect((await desk.ask(editor, APPROVE, { id, version: 1 }, RHEIN)).code).toBe('JOB_CHANGED');
    expect((await desk.ask(editor, APPROVE, { id, version: 2 }, RHEIN)).data.approveJob).toEqual({
      state: 'published',
    });
  });

  it('gets back the days that it lost, unless its dates are chosen anew', async () => {
    const end = days(10);
    const values = { submitted: days(-4), expires: end, published: days(-20) };
    const approved = await desk.move(editor, 'approve', await put('needs_review', values), RHEIN);
    const got = Date.parse((approved.data.done as { expires: string }).expires);
    // Days of the calendar, whatever the clock does in between.
    expect(Math.round((got - end.getTime()) / DAY_MS)).toBe(4);

    const chosen = days(12).toISOString();
    const APPROVE = 'mutation ($id: Int!, $expires: DateTime) { approveJob(id: $id, expires: $expires) { expires } }';
    const id = await put('needs_review', values);
    expect((await desk.ask(editor, APPROVE, { id, expires: chosen }, RHEIN)).data.approveJob).toEqual({
      expires: chosen,
    });
  });

  it('is scheduled when its start is still ahead', async () => {
    const id = await put('needs_review', { publishAt: days(5) });
    expect((await desk.move(editor, 'approve', id, RHEIN)).data.done).toMatchObject({ state: 'scheduled' });
    expect(await desk.mails()).toEqual([]);
  });

  it('waits for whoever is not approved where the brand approves accounts', async () => {
    free.document.moderation.accounts = true;
    try {
      const unknown = await insertPerson(api, { roles: ['recruiter'], approved: null });
      const { person, organizationId } = employer;
      const { job } = await desk.save(person, {});
      expect(job.state).toBe('published');
      expect(organizationId).toBeGreaterThan(0);
      expect((await desk.ask(unknown, '{ jobFormSettings { waits } }')).data.jobFormSettings).toEqual({ waits: true });
    } finally {
      free.document.moderation.accounts = false;
    }
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
