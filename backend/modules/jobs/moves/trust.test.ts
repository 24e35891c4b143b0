import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../../testing/people.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { type Employer, jobAnswers, jobDesk } from '../testing/job-desk.ts';

const strict = (id: string) =>
  testBrand(id, ({ moderation, forms }) => {
    forms.job.hideTitleInEdit = false;
    moderation.newJobs = true;
    moderation.editedJobs = true;
  });
const api = testBackend([strict('acme'), strict('rhein')]);
const desk = jobDesk(api);
const TRUST = `mutation ($id: Int!, $trusted: Boolean!) {
  trustOrganization(organizationId: $id, trusted: $trusted) { id } }`;
const CHANGES = 'query ($id: Int!) { ownJob(id: $id) { trusted changes { label pieces { kind text } } } }';

let employer: Employer;
let editor: Person;
let editorThere: Person;
beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  editor = await insertPerson(api, { roles: ['job_editor'] });
  editorThere = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
  employer = await desk.employer();
});

const trust = (by: Person, trusted: boolean, frontend = 'acme;en') =>
  desk.ask(by, TRUST, { id: employer.organizationId, trusted }, frontend);
const stateOf = async (changes = {}) => (await desk.save(employer.person, changes)).job.state;

describe('a trusted organization', () => {
  it('posts and edits without review, until that is taken back', async () => {
    expect(await stateOf()).toBe('needs_review');
    await trust(editor, true);
    const { job } = await desk.save(employer.person, {});
    expect(job.state).toBe('published');
    const edited = jobAnswers({ job_info: { title: 'Day editor' } });
    expect(await stateOf({ id: job.id, version: 1, answers: edited })).toBe('published');
    await trust(editor, false);
    expect(await stateOf()).toBe('needs_review');
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, editor.id));
    expect(events.map(({ kind }) => kind)).toEqual(['organization_trusted', 'organization_trusted_not']);
  });

  it('is listed with who decided so, and since when', async () => {
    await trust(editor, true);
    const { data } = await desk.ask(editor, '{ trustedOrganizations { id since by } }');
    const own = (data.trustedOrganizations as { id: number }[]).filter(
      ({ id }: { id: number }) => id === employer.organizationId,
    );
    expect(own).toEqual([
      { id: employer.organizationId, since: expect.any(String), by: expect.stringMatching(/^Person/) },
    ]);
  });

  it('is trusted on the brand whose people decided so, and on no other', async () => {
    const profiles = everyBrand(organizationProfile);
    const { organizationId } = employer;
    await api.db
      .insert(profiles)
      .values({ organizationId, frontend: 'rhein', slug: `there-${organizationId}`, published: true });
    await trust(editorThere, true, 'rhein;en');
    expect(await stateOf()).toBe('needs_review');
    const { data } = await desk.ask(editor, '{ trustedOrganizations { id } }');
    expect(data.trustedOrganizations).not.toContainEqual({ id: organizationId });
    const there = { ...editorThere, ...(await openSession(api, { accountId: editorThere.id, frontend: 'acme' })) };
    expect((await trust(there, true)).code).toBe('NOT_ALLOWED');
    expect((await trust(employer.person, true)).code).toBe('NOT_ALLOWED');
  });

  it('waits with a job that was rejected', async () => {
    const { job } = await desk.save(employer.person, {});
    await trust(editor, true);
    await desk.move(editor, 'reject', job.id);
    expect(await stateOf({ id: job.id, version: 2 })).toBe('needs_review');
  });
});

describe('an edit that awaits review', () => {
  const changesOf = async (id: number) =>
    ((await desk.ask(editor, CHANGES, { id })).data.ownJob as { changes: unknown }).changes;

  it('is shown field by field, from what visitors saw last', async () => {
    const { job } = await desk.save(employer.person, {});
    expect(await changesOf(job.id)).toEqual([]);
    await desk.move(editor, 'approve', job.id);
    const first = jobAnswers({
      job_info: {
        title: 'Night editor, sports',
        description: { value: '<p>Edit by day.</p>', format: 'filtered_html' },
      },
    });
    const { job: waiting } = await desk.save(employer.person, { id: job.id, version: 2, answers: first });
    expect(waiting.state).toBe('needs_review');
    const changes = [
      {
        label: 'Job title',
        pieces: [
          { kind: 'same', text: 'Night editor' },
          { kind: 'added', text: ', sports' },
        ],
      },
      {
        label: 'Description',
        pieces: expect.arrayContaining([{ kind: 'removed', text: expect.stringContaining('night') }]),
      },
    ];
    expect(await changesOf(job.id)).toEqual(changes);
    await desk.save(employer.person, { id: job.id, version: waiting.version, answers: first });
    expect(await changesOf(job.id)).toEqual(changes);
    await desk.move(editor, 'approve', job.id);
    expect(await changesOf(job.id)).toEqual([]);
  });
});
