/** The list over all jobs of the organizations that a person acts for: whose it is, filters, neighbours, tables. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { conversation, message } from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertJob, insertOrganization } from '../../testing/rows.ts';
import { answersOf, applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();
const FILTER = '$jobId: Int, $stage: ApplicationStage, $filter: ApplicantFilter';
const LIST = `query (${FILTER}, $sort: ApplicantSort, $limit: Int, $offset: Int) {
  applicants(jobId: $jobId, stage: $stage, filter: $filter, sort: $sort, limit: $limit, offset: $offset) {
    jobId title total counts { stage count } items { id jobId jobTitle organizationName organizationId name } } }`;
const CSV = `query (${FILTER}) { applicantsCsv(jobId: $jobId, stage: $stage, filter: $filter) }`;
const NEAR = `query ($id: Int!, ${FILTER}, $sort: ApplicantSort) {
  applicantNeighbours(id: $id, jobId: $jobId, stage: $stage, filter: $filter, sort: $sort) {
    previous { id jobId } next { id jobId } } }`;
const JOBS = '{ applicantJobs { id title organizationId organizationName count } }';
const NEW = '{ newApplicants }';
const OPEN = 'mutation ($id: Int!) { openApplication(id: $id) { name others { id jobId jobTitle stage } } }';
const MOVE = `mutation ($ids: [Int!]!, $to: ApplicationStage!, $mail: Boolean, $text: String) {
  moveApplications(ids: $ids, to: $to, mail: $mail, text: $text) { id stage } }`;
const WITHDRAW = 'mutation ($id: Int!) { withdrawApplication(id: $id) { id } }';

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, message, conversation]) await site.db.delete(everyBrand(table));
});

interface Ads {
  owner: Person;
  organizationId: number;
  baker: number;
  cook: number;
}

/** An organization with two ads, whose owner is asked for. */
async function twoAds(): Promise<Ads> {
  const { id: baker, owner, organizationId } = await site.newJob();
  const groups = { application_options: { applicationWorkflow: 'internal' } };
  const cook = await insertJob(site.db, { organizationId, ownerId: owner.id, title: 'Cook', groups });
  return { owner, organizationId, baker, cook };
}

async function applied(jobId: number, name = 'Ada Byron', more: Record<string, unknown> = {}, person?: Person) {
  const who = person ?? (await insertPerson(site));
  const [firstName, lastName] = name.split(' ');
  const basic_info = { ...answersOf().basic_info, firstName, lastName };
  const { value } = await site.apply(who, jobId, { answers: { ...answersOf(), basic_info, ...more } });
  return { person: who, id: value.application.id as number };
}

const say = (applicationId: number, text: string, fromSeeker = true) =>
  site.db
    .insert(everyBrand(message))
    .values({ frontend: 'acme', applicationId, fromSeeker, text, created: new Date() })
    .returning({ id: message.id });

async function namesOf(person: Person, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { value } = await site.ask(person, LIST, { sort: 'name', ...variables });
  return value.items.map(({ name }: { name: string }) => name);
}

describe('a list over all jobs', () => {
  it('holds those of the organizations that a person acts for here, and no others', async () => {
    const { owner, organizationId, baker, cook } = await twoAds();
    const elsewhere = await site.newJob();
    await applied(baker, 'Ada Adler');
    await applied(cook, 'Bob Berg');
    await applied(elsewhere.id, 'Eve Else');
    // Unconfirmed: nobody sees it.
    await site.apply(null, baker, { answers: answersOf('guest@example.com') });
    const editor = await member(site, organizationId);
    for (const reader of [owner, editor]) {
      const { value } = await site.ask(reader, LIST, { sort: 'name' });
      expect(value).toMatchObject({
        ...{ jobId: null, title: null, total: 2 },
        items: [
          { name: 'Ada Adler', jobId: baker, jobTitle: 'Reporter', organizationId },
          { name: 'Bob Berg', jobId: cook, jobTitle: 'Cook', organizationId },
        ],
      });
      expect((await site.ask(reader, NEW)).value).toBe(2);
      expect((await site.ask(reader, JOBS)).value).toEqual([
        { id: cook, title: 'Cook', organizationId, organizationName: `Works ${owner.id}`, count: 1 },
        { id: baker, title: 'Reporter', organizationId, organizationName: `Works ${owner.id}`, count: 1 },
      ]);
    }
    // Administrators may see each job, and act for none of the organizations.
    const keeper = await insertPerson(site, { roles: ['administrator'], everywhere: true });
    for (const stranger of [keeper, await insertPerson(site, { roles: ['recruiter'] }), await insertPerson(site)]) {
      expect((await site.ask(stranger, LIST)).value).toMatchObject({ total: 0, items: [] });
      expect((await site.ask(stranger, CSV)).value).not.toMatch(/Adler|Berg|Else/);
      expect([(await site.ask(stranger, NEW)).value, (await site.ask(stranger, JOBS)).value]).toEqual([0, []]);
    }
    expect((await site.ask(null, LIST)).code).toBe('SIGN_IN_REQUIRED');
    await site.db.delete(organizationMember).where(eq(organizationMember.accountId, editor.id));
    expect((await site.ask(editor, LIST)).value.total).toBe(0);
  });

  it('of one brand shows nothing of another where the organization is, too', async () => {
    const owner = await insertPerson(site, { roles: ['recruiter'] });
    const profiles = [{ frontend: 'acme' }, { frontend: 'rhein' }];
    const organizationId = await insertOrganization(site.db, { name: 'Both', profiles });
    await site.db.insert(organizationMember).values({ organizationId, accountId: owner.id, role: 'owner' });
    const both = { organizationId, ownerId: owner.id, on: ['acme', 'rhein'] };
    const { id: shared } = await site.newJob({}, both);
    await site.apply(await insertPerson(site, { on: 'rhein' }), shared, { on: 'rhein' });
    expect((await site.ask(owner, LIST)).value.total).toBe(0);
    expect([(await site.ask(owner, NEW)).value, (await site.ask(owner, JOBS)).value]).toEqual([0, []]);
    await applied(shared);
    expect((await site.ask(owner, LIST)).value.total).toBe(1);
  });

  it('has a job that somebody posted without an organization', async () => {
    const owner = await insertPerson(site, { roles: ['recruiter'] });
    const { id } = await site.newJob({}, { organizationId: null, ownerId: owner.id });
    await applied(id, 'Ada Own');
    expect(await namesOf(owner)).toEqual(['Ada Own']);
  });

  it('is filtered by job, stage, organization, rating and what is unread, sorted and turned over', async () => {
    const { owner, organizationId, baker, cook } = await twoAds();
    const [ada, bob] = [await applied(baker, 'Ada Adler'), await applied(cook, 'Bob Berg')];
    await applied(cook, 'Cleo Cox');
    await site.ask(owner, OPEN, { id: ada.id });
    await site.ask(owner, 'mutation ($id: Int!) { rateApplication(id: $id, rating: 4) { id } }', { id: bob.id });
    expect(await namesOf(owner)).toEqual(['Ada Adler', 'Bob Berg', 'Cleo Cox']);
    expect(await namesOf(owner, { jobId: cook })).toEqual(['Bob Berg', 'Cleo Cox']);
    expect(await namesOf(owner, { stage: 'viewed' })).toEqual(['Ada Adler']);
    expect(await namesOf(owner, { filter: { rating: 4 } })).toEqual(['Bob Berg']);
    expect(await namesOf(owner, { filter: { rating: 5 } })).toEqual([]);
    expect(await namesOf(owner, { filter: { organizationId } })).toHaveLength(3);
    expect(await namesOf(owner, { filter: { organizationId: organizationId + 1 } })).toEqual([]);
    expect(await namesOf(owner, { filter: { unread: true } })).toEqual(['Bob Berg', 'Cleo Cox']);
    expect(await namesOf(owner, { sort: 'newest', limit: 1, offset: 1 })).toEqual(['Bob Berg']);
    const { value } = await site.ask(owner, LIST, { stage: 'viewed', filter: { rating: 1 } });
    // The counts are of what the filter leaves, whatever the stage.
    expect(value.counts.filter((one: { count: number }) => one.count > 0)).toEqual([{ stage: 'sent', count: 1 }]);
    expect(value.total).toBe(0);
    expect((await site.ask(owner, LIST, { filter: { rating: 6 } })).code).toBe('BAD_INPUT');
    expect((await site.ask(owner, LIST, { filter: { search: 'x'.repeat(101) } })).code).toBe('BAD_INPUT');
  });

  it('finds words of the name, the application, its messages and notes, as they are', async () => {
    const { owner, baker, cook } = await twoAds();
    const ada = await applied(baker, 'Ada Ädler', { files: { coverLetter: 'I bake 100% of_bread.' } });
    await applied(cook, 'Bob Berg');
    const find = (search: string) => namesOf(owner, { filter: { search } });
    expect(await find('ädler ada')).toEqual(['Ada Ädler']);
    expect(await find('adler ada')).toEqual(['Ada Ädler']);
    expect(await find('100%')).toEqual(['Ada Ädler']);
    expect(await find('of_bread')).toEqual(['Ada Ädler']);
    for (const pattern of ['1%0', 'B_b', '%', '_', '\\', 'ada nobody']) {
      const wanted = pattern === '%' || pattern === '_' ? ['Ada Ädler'] : [];
      expect([pattern, await find(pattern)]).toEqual([pattern, wanted]);
    }
    await say(ada.id, 'Is parking free?');
    await site.ask(owner, 'mutation ($id: Int!) { addApplicationNote(id: $id, text: "Reliable") { id } }', {
      id: ada.id,
    });
    expect([await find('PARKING bake'), await find('reliable')]).toEqual([['Ada Ädler'], ['Ada Ädler']]);
    // A message of another brand's row does not count.
    await site.db.update(everyBrand(message)).set({ frontend: 'rhein' });
    expect(await find('parking')).toEqual([]);
  });

  it('tells nothing of what was withdrawn but the name', async () => {
    const { owner, baker } = await twoAds();
    const { id, person } = await applied(baker, 'Ada Adler', { files: { coverLetter: 'Secretly' } });
    await say(id, 'Whisper');
    const find = (filter: Record<string, unknown>) => namesOf(owner, { filter });
    expect([await find({ search: 'secretly whisper' }), await find({ waiting: true })]).toEqual([
      ['Ada Adler'],
      ['Ada Adler'],
    ]);
    await site.ask(person, WITHDRAW, { id });
    for (const filter of [{ search: 'secretly' }, { search: 'whisper' }, { waiting: true }, { unread: true }])
      expect(await find(filter)).toEqual([]);
    expect(await find({ search: 'adler' })).toEqual(['Ada Adler']);
  });

  it('shows whose messages wait for an answer, and what of them nobody has seen', async () => {
    const { owner, baker } = await twoAds();
    const { id } = await applied(baker);
    await site.ask(owner, OPEN, { id });
    const is = async (filter: Record<string, unknown>) => (await namesOf(owner, { filter })).length === 1;
    const both = async () => [await is({ waiting: true }), await is({ unread: true })];
    expect(await both()).toEqual([false, false]);
    const [{ id: until } = { id: 0 }] = await say(id, 'When?');
    expect(await both()).toEqual([true, true]);
    const READ = `mutation ($id: Int!, $until: Int!) {
      markConversationRead(about: application, id: $id, side: employer, until: $until) }`;
    expect((await site.ask(owner, READ, { id, until })).code).toBeUndefined();
    expect(await both()).toEqual([true, false]);
    await say(id, 'On Monday.', false);
    expect(await both()).toEqual([false, false]);
    await say(id, 'Gladly.');
    expect(await both()).toEqual([true, true]);
    // Words with a new stage are an answer.
    await site.ask(owner, MOVE, { ids: [id], to: 'shortlisted', mail: true, text: 'See you.' });
    expect(await is({ waiting: true })).toBe(false);
    await say(id, 'One more thing.');
    expect(await is({ waiting: true })).toBe(true);
    await site.db.update(everyBrand(conversation)).set({ seekerBlocked: new Date() });
    expect(await is({ waiting: true })).toBe(false);
  });
});

it('moves applications to several jobs at once, each with the words for its job and from its address', async () => {
  const { owner, organizationId, baker } = await twoAds();
  const groups = {
    application_options: { applicationWorkflow: 'internal', applicationEmails: ['cook@works.example'] },
  };
  const cook = await insertJob(site.db, { organizationId, ownerId: owner.id, title: 'Chef', groups });
  const [one, two] = [await applied(baker), await applied(cook)];
  const ids = [one.id, two.id];
  const { value } = await site.ask(owner, MOVE, { ids, to: 'rejected', mail: true, text: 'About {{job}}.' });
  expect(value).toEqual(ids.map((id) => ({ id, stage: 'rejected' })));
  const mails = await Promise.all([one, two].map(async ({ person }) => (await site.mailsTo(person.email)).at(-1)));
  expect(mails.map((mail) => mail?.replyTo)).toEqual([owner.email, 'cook@works.example']);
  expect(mails.map((mail) => /About (\w+)\./.exec(mail?.text ?? '')?.[1])).toEqual(['Reporter', 'Chef']);
  const foreign = await applied((await site.newJob()).id);
  expect((await site.ask(owner, MOVE, { ids: [one.id, foreign.id], to: 'viewed' })).code).toBe('APPLICATION_UNKNOWN');
});

it('comes as a table of what is filtered, with job and employer', async () => {
  const { owner, baker, cook } = await twoAds();
  await applied(baker, 'Ada Adler');
  await applied(cook, 'Bob Berg');
  const { value } = await site.ask(owner, CSV, { filter: { search: 'berg' } });
  const [head, line, end] = value.split('\r\n');
  expect(head).toMatch(/,Job,Organization,Answers$/);
  expect(line).toContain(',Bob,Berg,');
  expect(line).toContain(',Cook,');
  expect(end).toBe('');
});

describe('neighbours', () => {
  it('are those before and after in the order of the list, whatever opening one changes', async () => {
    const { owner, baker, cook } = await twoAds();
    const [ada, bob, cleo] = [
      await applied(baker, 'Ada Adler'),
      await applied(cook, 'Bob Berg'),
      await applied(cook, 'Cleo Cox'),
    ];
    const near = async (id: number, variables: Record<string, unknown> = {}) =>
      (await site.ask(owner, NEAR, { id, sort: 'name', ...variables })).value;
    const place = ({ id }: { id: number }, jobId: number) => ({ id, jobId });
    expect(await near(bob.id)).toEqual({ previous: place(ada, baker), next: place(cleo, cook) });
    expect(await near(bob.id, { jobId: cook })).toEqual({ previous: null, next: place(cleo, cook) });
    expect(await near(bob.id, { sort: 'newest' })).toEqual({ previous: place(cleo, cook), next: place(ada, baker) });
    await site.ask(owner, OPEN, { id: bob.id });
    expect(await near(bob.id, { stage: 'sent' })).toEqual({ previous: place(ada, baker), next: place(cleo, cook) });
    expect(await near(ada.id, { stage: 'sent' })).toEqual({ previous: null, next: place(cleo, cook) });
  });

  it('are none of another organization, whichever list is named', async () => {
    const { owner, baker } = await twoAds();
    const other = await site.newJob();
    const [own, foreign] = [await applied(baker), await applied(other.id)];
    expect((await site.ask(owner, NEAR, { id: foreign.id })).code).toBe('APPLICATION_UNKNOWN');
    const none = { previous: null, next: null };
    expect((await site.ask(owner, NEAR, { id: own.id })).value).toEqual(none);
    expect((await site.ask(owner, NEAR, { id: own.id, jobId: other.id })).value).toEqual(none);
    // Who acts for none of the organizations gets no list, though they may open each application.
    const keeper = await insertPerson(site, { roles: ['job_editor'] });
    expect((await site.ask(keeper, NEAR, { id: own.id })).value).toEqual(none);
    // Nor are those of another list put around one that is not in it.
    const { organizationId } = other;
    await site.db.insert(organizationMember).values({ organizationId, accountId: keeper.id, role: 'editor' });
    expect((await site.ask(keeper, NEAR, { id: own.id })).value).toEqual(none);
  });
});

describe('other applications of the same person', () => {
  const othersOf = async (reader: Person, id: number) =>
    (await site.ask(reader, OPEN, { id })).value.others.map((one: { id: number }) => one.id);

  it('are those to jobs of the same organization, by account', async () => {
    const { owner, baker, cook } = await twoAds();
    const person = await insertPerson(site);
    const one = await applied(baker, 'Ada Adler', {}, person);
    const two = await applied(cook, 'Ada Adler', {}, person);
    await applied(cook);
    const elsewhere = await site.newJob();
    const foreign = await applied(elsewhere.id, 'Ada Adler', {}, person);
    expect(await othersOf(owner, one.id)).toEqual([two.id]);
    expect(await othersOf(elsewhere.owner, foreign.id)).toEqual([]);
    // Even somebody who acts for both sees those of one at a time.
    await site.db
      .insert(organizationMember)
      .values({ organizationId: elsewhere.organizationId, accountId: owner.id, role: 'editor' });
    expect(await othersOf(owner, one.id)).toEqual([two.id]);
    await site.ask(person, WITHDRAW, { id: two.id });
    expect([await othersOf(owner, one.id), await othersOf(owner, two.id)]).toEqual([[], []]);
  });

  it('are found by a confirmed address, not by one that only somebody wrote', async () => {
    const { owner, baker, cook } = await twoAds();
    const email = 'guest@example.com';
    const CONFIRM = 'mutation ($token: String!) { confirmApplication(token: $token) { application { id } } }';
    const confirmed = async (jobId: number) => {
      await site.apply(null, jobId, { answers: answersOf(email) });
      return (await site.ask(null, CONFIRM, { token: await site.tokenTo(email) })).value.application.id as number;
    };
    const one = await confirmed(baker);
    await site.apply(null, cook, { answers: answersOf(email) });
    expect(await othersOf(owner, one)).toEqual([]);
    const two = (await site.ask(null, CONFIRM, { token: await site.tokenTo(email) })).value.application.id;
    expect(await othersOf(owner, one)).toEqual([two]);
    // In the answers of somebody else, the address says nothing.
    await applied(cook, 'Eve Else', { basic_info: { ...answersOf(email).basic_info } });
    expect(await othersOf(owner, one)).toEqual([two]);
  });

  it('are none of another brand', async () => {
    const owner = await insertPerson(site, { roles: ['recruiter'] });
    const profiles = [{ frontend: 'acme' }, { frontend: 'rhein' }];
    const organizationId = await insertOrganization(site.db, { name: 'Twice', profiles });
    await site.db.insert(organizationMember).values({ organizationId, accountId: owner.id, role: 'owner' });
    const both = { organizationId, ownerId: owner.id, on: ['acme', 'rhein'] };
    const [one, two] = [await site.newJob({}, both), await site.newJob({}, both)];
    const person = await insertPerson(site);
    const here = await applied(one.id, 'Ada Adler', {}, person);
    const there = await applied(two.id, 'Ada Adler', {}, person);
    expect(await othersOf(owner, here.id)).toEqual([there.id]);
    await site.db.update(everyBrand(application)).set({ frontend: 'rhein' }).where(eq(application.id, there.id));
    expect(await othersOf(owner, here.id)).toEqual([]);
  });
});
