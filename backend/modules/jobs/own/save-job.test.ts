import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { job } from '../../../database/schema/jobs.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { recruiter } from '../../organizations/testing/ask.ts';
import { jobAnswers, jobDesk } from '../testing/job-desk.ts';

const acme = testBrand('acme', ({ forms, site }) => {
  forms.job.brands = ['rhein', 'nowhere'];
  site.contactEmail = 'desk@acme.example';
});
const api = testBackend([acme, testBrand('rhein')]);
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

describe('posting a job', () => {
  it('puts it up at once, where everybody finds and reads it, and tells its writer', async () => {
    const { person, organizationId } = await desk.employer();
    await desk.mails();
    const { faults, job: made } = await desk.save(person, {});
    expect(faults).toEqual([]);
    expect(made).toMatchObject({
      state: 'published',
      title: 'Night editor',
      version: 1,
      employer: { id: organizationId },
      organizationName: `Works ${person.id}`,
      frontends: ['acme'],
      isPublic: true,
      publishOption: false,
      titleFixed: true,
      actions: ['edit', 'archive', 'duplicate'],
    });
    expect(await desk.found('night editor')).toContain(made.id);
    const { job: shown } = await api.run(
      'acme',
      'query ($id: Int!) { job(id: $id) { title organizationName description } }',
      {
        id: made.id,
      },
    );
    expect(shown).toEqual({
      title: 'Night editor',
      organizationName: `Works ${person.id}`,
      description: '<p>Edit at night.</p>',
    });
    expect(await desk.mails()).toEqual([`job_published ${person.email}`]);
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, person.id));
    expect(events.map(({ kind }) => kind)).toEqual(['job_published']);
  });

  it('says all that is wrong with it, and stores nothing', async () => {
    const { person } = await desk.employer();
    const answers = jobAnswers({
      job_info: { title: '', description: { value: '<script>x</script>', format: 'full_html' } },
      job_categorization: { employmentType: ['nothing'] },
      application_options: { applicationWorkflow: 'external' },
      company_info: { organization: 999_999 },
    });
    const { faults, job: made } = await desk.save(person, { answers });
    expect(made).toBeNull();
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'minLength /job_info/title',
      'term /job_categorization/employmentType',
      'required /application_options/applicationLink',
      'enum /company_info/organization',
    ]);
    expect(await api.db.select().from(everyBrand(job)).where(eq(job.ownerId, person.id))).toEqual([]);
  });

  it('needs a confirmed address, and an organization', async () => {
    const newcomer = await insertPerson(api, { roles: ['recruiter'], emailVerified: null });
    await expect(desk.save(newcomer, {})).rejects.toThrow('EMAIL_NOT_VERIFIED');
    const { faults } = await desk.save(await recruiter(api), {});
    expect(faults).toMatchObject([{ code: 'required', pointer: '/company_info/organization' }]);
  });

  it('takes no seeker for an employer', async () => {
    await expect(desk.save(await insertPerson(api), {})).rejects.toThrow('NOT_ALLOWED');
  });

  it('waits until its start, and ends after its days on the clock of the brand', async () => {
    const { person } = await desk.employer();
    const start = days(3);
    const job_schedule = { published: start.toISOString(), duration: 10 };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ job_schedule }) });
    expect(made).toMatchObject({
      state: 'scheduled',
      publishAt: start.toISOString(),
      published: null,
      isPublic: false,
    });
    expect(Date.parse(made.expires ?? '') - start.getTime()).toBe(10 * DAY_MS);
    expect(await desk.found('night editor')).not.toContain(made.id);
  });

  it.each([
    ['an end that is over', { expiration: days(-1).toISOString() }, 'ahead /job_schedule/expiration'],
    [
      'an end before its start',
      { published: days(9).toISOString(), expiration: days(8).toISOString() },
      'x-at-least /job_schedule/expiration',
    ],
    ['more days than the brand gives', { expiration: days(200).toISOString() }, 'longest /job_schedule/expiration'],
    ['a longer duration than the brand gives', { duration: 181 }, 'maximum /job_schedule/duration'],
  ])('refuses %s', async (_, job_schedule, fault) => {
    const { person } = await desk.employer();
    const { faults } = await desk.save(person, { answers: jobAnswers({ job_schedule }) });
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(fault);
  });

  it('is done once, however often and however fast it is sent', async () => {
    const { person } = await desk.employer();
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => desk.save(person, { key })));
    const late = await desk.save(person, { key });
    expect(new Set([...sent, late].map(({ job: made }) => made.id)).size).toBe(1);
    expect(await api.db.select().from(everyBrand(job)).where(eq(job.ownerId, person.id))).toHaveLength(1);
  });

  it('is on behalf of a company that has no part in it', async () => {
    const { person, organizationId } = await desk.employer();
    const company_info = { organizationAssignment: 'on_behalf', organizationName: 'Client & Sons' };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ company_info }) });
    expect(made).toMatchObject({ organizationName: 'Client & Sons', onBehalf: true, employer: { id: organizationId } });
    const { job: shown } = await api.run(
      'acme',
      'query ($id: Int!) { job(id: $id) { organizationName organization { id } } }',
      {
        id: made.id,
      },
    );
    expect(shown).toEqual({ organizationName: 'Client & Sons', organization: null });
    const { organization } = await api.run(
      'acme',
      'query ($id: Int!) { organization(id: $id) { openJobs jobs { id } } }',
      {
        id: organizationId,
      },
    );
    expect(organization).toEqual({ openJobs: 0, jobs: [] });
  });

  it('shows it on further brands that the brand allows, and on no other', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, { frontends: ['rhein'] });
    expect(made.frontends).toEqual(['acme', 'rhein']);
    expect(await desk.found('night editor', 'rhein')).toContain(made.id);
    const { job: back } = await desk.save(person, { id: made.id, version: 1, frontends: [] });
    expect(back.frontends).toEqual(['acme']);
    expect(await desk.found('night editor', 'rhein')).not.toContain(made.id);
    await expect(desk.save(person, { frontends: ['nowhere'] })).rejects.toThrow('BAD_INPUT');
  });

  it('keeps the markup that its writer may use', async () => {
    const { person } = await desk.employer();
    const description = { value: '<table><tr><td>a</td></tr></table><p onclick="x">b</p>', format: 'full_html' };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ job_info: { description } }) });
    expect(JSON.stringify((await desk.row(made.id)).data)).not.toMatch(/table|onclick/);
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    const company_info = { organization: made.employer?.id };
    const { job: whole } = await desk.save(editor, {
      answers: jobAnswers({ job_info: { description }, company_info }),
    });
    const stored = JSON.stringify((await desk.row(whole.id)).data);
    expect(stored).toContain('<table>');
    expect(stored).not.toContain('onclick');
  });

  it('keeps the words of a description that cannot be sanitised, as plain text', async () => {
    const { person } = await desk.employer();
    const page =
      '<html><head><title>Ad</title></head><frameset cols="1"><frame src="javascript:x()"></frameset><p>Edit &amp; write</p></html>';
    const clobbered = '<p>Edit at <b>night</b></p><form name="createElement"><img name="createElement"></form>';
    const stored = async (value: string) => {
      const description = { value, format: 'filtered_html' };
      const { faults, job: made } = await desk.save(person, { answers: jobAnswers({ job_info: { description } }) });
      return [faults, (await desk.own(person, made.id)).answers.job_info?.description];
    };
    const kept = (value: string) => [[], { value, format: 'filtered_html' }];
    expect(await stored(page)).toEqual(kept('<p>Ad</p><p>Edit &amp; write</p>'));
    expect(await stored(clobbered)).toEqual(kept('<p>Edit at <b>night</b></p>'));
  });
});

describe('a draft', () => {
  it('takes what is there, keeps it from everybody else, and is posted later', async () => {
    const { person } = await desk.employer();
    const { job: made, faults } = await desk.save(person, { answers: { job_info: { title: 'Half' } }, submit: false });
    expect(faults).toEqual([]);
    expect(made).toMatchObject({ state: 'draft', publishOption: true, titleFixed: false, isPublic: false });
    expect(await api.run('acme', 'query ($id: Int!) { job(id: $id) { id } }', { id: made.id })).toEqual({ job: null });
    const own = await desk.own(person, made.id);
    expect(own.answers.job_info).toEqual({ type: 'job_per_template', title: 'Half' });
    expect(own.faults.map(({ pointer }) => pointer)).toContain('/job_info/description');
    const { job: posted } = await desk.save(person, { id: made.id, version: 1, submit: true });
    expect(posted).toMatchObject({ id: made.id, state: 'published', version: 2 });
  });

  it('refuses what has another form, and does not come up as it is', async () => {
    const { person } = await desk.employer();
    const { faults } = await desk.save(person, { answers: { job_info: { title: 7 }, x: {} }, submit: false });
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'type /job_info/title',
      'additionalProperties /x',
    ]);
    const { job: made } = await desk.save(person, { answers: {}, submit: false });
    const { data } = await desk.move(person, 'publish', made.id);
    expect(data.done).toMatchObject({ job: { state: 'draft' } });
    expect((data.done as { faults: unknown[] }).faults).toContainEqual({
      code: 'required',
      pointer: '/job_info/title',
    });
  });
});
