import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { organizationMember } from '../../../database/schema/accounts.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { recruiter } from '../../organizations/testing/ask.ts';
import { jobAnswers, jobDesk } from '../testing/job-desk.ts';

const open = testBrand('open', ({ forms }) => {
  forms.job.hideTitleInEdit = false;
  forms.job.editExternalJobs = true;
});
const api = testBackend([testBrand('acme'), testBrand('rhein'), open]);
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'open']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

describe('changing a job', () => {
  it('shows at once, but for the title that was posted', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const job_info = { title: 'Day editor', description: { value: '<p>Edit by day.</p>', format: 'filtered_html' } };
    const { job: changed } = await desk.save(person, { id: made.id, version: 1, answers: jobAnswers({ job_info }) });
    expect(changed).toMatchObject({ title: 'Night editor', state: 'published', version: 2, published: made.published });
    const { job: shown } = await api.run('acme', 'query ($id: Int!) { job(id: $id) { description } }', { id: made.id });
    expect(shown).toEqual({ description: '<p>Edit by day.</p>' });
    const { faults } = await desk.save(person, {
      id: made.id,
      version: 2,
      answers: jobAnswers({ job_info: { description: undefined } }),
      submit: false,
    });
    expect(faults).toMatchObject([{ code: 'required', pointer: '/job_info/description' }]);
  });

  it('is refused over the change of somebody else, and over nothing else', async () => {
    const { person, organizationId } = await desk.employer();
    const colleague = await recruiter(api);
    await api.db.insert(organizationMember).values({ organizationId, accountId: colleague.id, role: 'editor' });
    const { job: made } = await desk.save(person, {});
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    await desk.save(colleague, { id: made.id, version: 1, answers });
    await expect(desk.save(person, { id: made.id, version: 1 })).rejects.toThrow('JOB_CHANGED');
    expect((await desk.row(made.id)).data.job_categorization).toMatchObject({ employmentType: ['part_time'] });
    // Saving the same answers again is not a change.
    const { job: same } = await desk.save(person, { id: made.id, version: 2, answers });
    expect(same.version).toBe(2);
  });

  it('lets nobody but its people and administrators of its brand near it', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const others = await desk.employer();
    expect(await desk.own(others.person, made.id)).toBeNull();
    await expect(desk.save(others.person, { id: made.id, version: 1 })).rejects.toThrow('JOB_UNKNOWN');
    for (const move of ['publish', 'withdraw', 'archive', 'duplicate', 'delete'] as const)
      expect([move, (await desk.move(others.person, move, made.id)).code]).toEqual([move, 'JOB_UNKNOWN']);
    const foreign = await insertPerson(api, { on: 'rhein', roles: ['administrator'] });
    expect(await desk.own(foreign, made.id, 'rhein;en')).toBeNull();
    expect((await desk.move(foreign, 'archive', made.id, 'rhein;en')).code).toBe('JOB_UNKNOWN');
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    expect(await desk.own(editor, made.id)).toMatchObject({
      id: made.id,
      actions: ['edit', 'archive', 'duplicate', 'set_state'],
    });
  });

  it('is no longer done by somebody who has left the organization, which keeps the job', async () => {
    const { person, organizationId } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const heir = await recruiter(api);
    await api.db.insert(organizationMember).values({ organizationId, accountId: heir.id, role: 'owner' });
    await api.db.delete(organizationMember).where(eq(organizationMember.accountId, person.id));
    expect(await desk.own(person, made.id)).toBeNull();
    expect(await desk.own(heir, made.id)).toMatchObject({ state: 'published' });
    await desk.mails();
    await desk.move(heir, 'archive', made.id);
    await desk.move(heir, 'publish', made.id);
    expect(await desk.mails()).toEqual([`job_published ${heir.email}`]);
  });

  it('is not for employers where an importer brought it in', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published', { external: true });
    await expect(desk.save(employer.person, { id, version: 1 })).rejects.toThrow('JOB_EXTERNAL');
    expect((await desk.own(employer.person, id)).actions).toEqual(['archive', 'duplicate']);
  });

  it('numbers questions, and leaves the number to the same question', async () => {
    const { person } = await desk.employer();
    const ask = (...texts: string[]) =>
      jobAnswers({
        application_options: {
          applicationRequireQualifyingQuestions: true,
          applicationQualifyingQuestions: texts.map((text) => ({ text, type: 'text' })),
        },
      });
    const { job: made } = await desk.save(person, { answers: ask('Why?', 'When?') });
    await desk.save(person, { id: made.id, version: 1, answers: ask('When?', 'Where?') });
    const { applicationQualifyingQuestions: questions } = (await desk.row(made.id)).data.application_options as {
      applicationQualifyingQuestions: { id: number; text: string }[];
    };
    expect(questions.map(({ id, text }) => `${id} ${text}`)).toEqual(['2 When?', '3 Where?']);
  });

  it('takes the title and what importers brought where the brand leaves them open', async () => {
    const employer = await desk.employer('open');
    const id = await desk.put(employer, 'published', { frontend: 'open', external: true });
    const answers = jobAnswers({ job_info: { title: 'Day editor' } });
    const { job: changed } = await desk.save(employer.person, { id, version: 1, answers }, 'open;en');
    expect(changed).toMatchObject({ title: 'Day editor', titleFixed: false });
    expect(changed.actions).toContain('edit');
  });

  it('moves its end with a new duration, and refuses one that is over already', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published', { data: jobAnswers({ job_schedule: { duration: 30 } }) });
    const to = (duration: number) =>
      desk.save(employer.person, { id, version: 1, answers: jobAnswers({ job_schedule: { duration } }) });
    expect((await to(5)).faults).toMatchObject([{ code: 'ahead', pointer: '/job_schedule/duration' }]);
    const { job: changed } = await to(25);
    const { published, expires } = await desk.row(id);
    expect(changed.state).toBe('published');
    expect(Math.round(((expires?.getTime() ?? 0) - (published?.getTime() ?? 0)) / DAY_MS)).toBe(25);
  });

  it('takes a live job off until a start that is ahead', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published');
    const job_schedule = { published: days(4).toISOString() };
    const { job: changed } = await desk.save(employer.person, {
      id,
      version: 1,
      answers: jobAnswers({ job_schedule }),
    });
    expect(changed).toMatchObject({ state: 'scheduled', publishAt: job_schedule.published, isPublic: false });
    expect(await desk.found('night editor')).not.toContain(id);
  });
});
