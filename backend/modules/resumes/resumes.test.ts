import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountBrand, accountRole } from '../../database/schema/accounts.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import { upload } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics, insertPlaces } from '../../testing/rows.ts';
import { pdf, picture } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { actionsOf } from '../admin/testing/actions.ts';
import { asker } from '../organizations/testing/ask.ts';
import { needed, OWN, type OwnResume, RESUME, SAVE, type Saved, SHOW, VIEW } from './testing/ask.ts';

const api = testBackend([
  testBrand('acme'),
  testBrand('rhein', ({ forms }) => {
    forms.resume.items = { job_preferences: { fields: { employmentType: { required: true } } } };
  }),
  testBrand('off', ({ features }) => {
    features.resume = false;
  }),
  testBrand('loose', ({ forms }) => {
    forms.resume.validatePrivateFields = false;
  }),
  testBrand('slow', ({ moderation }) => {
    moderation.accounts = true;
  }),
]);
const ask = asker(api);
const server = uploadServer(api);

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'off', 'loose', 'slow']);
  await insertPlaces(api.db);
});

type Who = Pick<Person, 'headers'>;

async function own(person: Who, frontend?: string): Promise<OwnResume> {
  const { data, message } = await ask(person, OWN, {}, frontend);
  if (!data.ownResume) throw new Error(message);
  return data.ownResume as OwnResume;
}

/** Makes the resume visible if this is the first save, by default. */
async function save(
  person: Who,
  groups: Record<string, unknown>,
  frontend?: string,
  visible?: boolean | null,
): Promise<Saved> {
  const before = await own(person, frontend);
  const wanted = Object.entries(groups).map(([group, answers]) => ({
    group,
    answers,
    version: before.groups.find((one) => one.group === group)?.version ?? 0,
  }));
  const { data, message } = await ask(
    person,
    SAVE,
    { groups: wanted, visible: visible === undefined ? !before.started || null : visible },
    frontend,
  );
  if (!data.saveResume) throw new Error(message);
  return data.saveResume as Saved;
}

const answersOf = ({ groups }: OwnResume, group: string) => groups.find((one) => one.group === group)?.answers;
const elsewhere = (person: Person, frontend: string) => openSession(api, { accountId: person.id, frontend });
/** On another brand the same person must have the applicant role, too. */
async function joins(person: Person, frontend: string): Promise<Who> {
  await api.db.insert(everyBrand(accountRole)).values({ accountId: person.id, role: 'applicant', frontend });
  return elsewhere(person, frontend);
}
const listedOn = async (person: Person) => {
  const rows = await api.db
    .select({ frontend: resumeFrontend.frontend, listed: resumeFrontend.listed })
    .from(everyBrand(resumeFrontend))
    .innerJoin(everyBrand(resume), eq(resume.id, resumeFrontend.resumeId))
    .where(eq(resume.accountId, person.id));
  return rows.filter(({ listed }) => listed !== null).map(({ frontend }) => frontend);
};

describe('a resume', () => {
  it('is there before it is begun, empty, with what is missing first', async () => {
    const ida = await insertPerson(api);
    const before = await own(ida);
    expect(before).toMatchObject({
      started: false,
      visible: false,
      listed: false,
      hindrances: ['HIDDEN', 'INCOMPLETE'],
    });
    expect(before.completeness.percent).toBe(0);
    expect(before.completeness.gaps.slice(0, 4)).toEqual([
      { group: 'personal_info', field: 'firstName', label: 'First name', required: true },
      { group: 'personal_info', field: 'lastName', label: 'Last name', required: true },
      { group: 'job_preferences', field: 'title', label: 'Headline', required: true },
      { group: 'personal_info', field: 'about', label: 'About me', required: false },
    ]);
    expect(await api.db.select().from(everyBrand(resume)).where(eq(resume.accountId, ida.id))).toEqual([]);
  });

  it('is found once what is required is there, and counts what there is', async () => {
    const ida = await insertPerson(api);
    expect((await save(ida, { personal_info: needed.personal_info })).resume).toMatchObject({
      started: true,
      listed: false,
      hindrances: ['INCOMPLETE'],
    });
    const { resume: after } = await save(ida, { job_preferences: needed.job_preferences });
    expect(after).toMatchObject({ listed: true, hindrances: [] });
    expect(after.completeness.gaps.some(({ required }) => required)).toBe(false);
    expect(after.completeness.percent).toBeGreaterThan(10);
    expect(await listedOn(ida)).toEqual(['acme']);
  });

  it('is saved in several groups at once, all or none', async () => {
    const ida = await insertPerson(api);
    const wrong = await save(ida, { ...needed, education: { education: [{}] } });
    expect(wrong.faults).toEqual([
      { code: 'required', pointer: '/education/education/0/institution', message: expect.any(String) },
    ]);
    expect(wrong.resume).toMatchObject({ started: false });
    expect((await save(ida, needed)).faults).toEqual([]);
    expect((await own(ida)).groups.filter(({ version }) => version === 1).map(({ group }) => group)).toEqual([
      'personal_info',
      'job_preferences',
    ]);
  });

  it('keeps safe text, places with coordinates, and periods that go on until today', async () => {
    const ida = await insertPerson(api);
    const { resume: after, faults } = await save(ida, {
      personal_info: {
        ...needed.personal_info,
        about: { value: '<p onclick="x()">Hello<script>x()</script></p>', format: 'full_html' },
        homeLocation: { countryCode: 'US', locality: 'Portland', administrativeArea: 'Maine' },
      },
      work_experience: { workExperience: [{ jobTitle: 'Editor', timePeriod: { start: '2020-01', end: null } }] },
    });
    expect(faults).toEqual([]);
    expect(answersOf(after, 'personal_info')).toMatchObject({
      about: { value: '<p>Hello</p>', format: 'filtered_html' },
      homeLocation: { administrativeArea: 'ME', lat: expect.any(Number) },
    });
    expect(answersOf(after, 'work_experience')).toEqual({
      workExperience: [{ id: 1, jobTitle: 'Editor', timePeriod: { start: '2020-01', end: null } }],
    });
  });

  it('gives its positions numbers that stay', async () => {
    const ida = await insertPerson(api);
    const position = (jobTitle: string) => ({ jobTitle });
    await save(ida, { work_experience: { workExperience: [position('Editor'), position('Writer')] } });
    const { resume: after } = await save(ida, {
      work_experience: { workExperience: [position('Host'), position('Writer'), position('Editor')] },
    });
    expect(answersOf(after, 'work_experience')).toEqual({
      workExperience: [
        { id: 3, jobTitle: 'Host' },
        { id: 2, jobTitle: 'Writer' },
        { id: 1, jobTitle: 'Editor' },
      ],
    });
  });

  it('of an older version is refused with a sentence, and of two at once one is saved', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const groups = [{ group: 'job_preferences', answers: { title: 'Late' }, version: 0 }];
    expect(await ask(ida, SAVE, { groups })).toMatchObject({
      code: 'RESUME_CHANGED',
      message: expect.stringContaining('Your text is still here'),
    });
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        ask(ida, SAVE, { groups: [{ group: 'job_preferences', answers: { title }, version: 1 }] }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['RESUME_CHANGED', undefined]);
  });

  it('sent again because its answer was lost is saved once, and says so', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const workExperience = [{ jobTitle: 'Host', companyName: 'Radio', timePeriod: { start: '2020-01', end: null } }];
    const groups = [{ group: 'work_experience', answers: { workExperience }, version: 0 }];
    const first = await ask(ida, SAVE, { groups });
    expect(first.code).toBeUndefined();
    expect(await ask(ida, SAVE, { groups })).toEqual(first);
    const other = [{ ...groups[0], answers: { workExperience: [] } }];
    expect(await ask(ida, SAVE, { groups: other })).toMatchObject({ code: 'RESUME_CHANGED' });
  });

  it('begun twice at once is one', async () => {
    const ida = await insertPerson(api);
    const group = (name: keyof typeof needed) => [{ group: name, answers: needed[name], version: 0 }];
    await Promise.all([
      ask(ida, SAVE, { groups: group('personal_info') }),
      ask(ida, SAVE, { groups: group('job_preferences') }),
    ]);
    expect(await own(ida)).toMatchObject({ listed: true });
  });

  it('is saved by group names of the brand, each once', async () => {
    const ida = await insertPerson(api);
    const one = { group: 'skills', answers: {}, version: 0 };
    expect(await ask(ida, SAVE, { groups: [{ ...one, group: 'shoes' }] })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await ask(ida, SAVE, { groups: [one, one] })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('belongs to people who look for work, where the brand has resumes', async () => {
    const recruiter = await insertPerson(api, { roles: ['recruiter'] });
    expect(await ask(null, OWN)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await ask(recruiter, OWN)).toMatchObject({ code: 'NOT_ALLOWED' });
    const there = await insertPerson(api, { on: 'off' });
    expect(await ask(there, OWN, {}, 'off;en')).toMatchObject({ code: 'FEATURE_OFF' });
    expect(await ask(there, SAVE, { groups: [] }, 'off;en')).toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('goes with its owner, and is in what they are given of their data', async () => {
    const ida = await insertPerson(api);
    await save(ida, { ...needed, job_preferences: { title: 'Whistling librarian' } });
    const { data } = await ask(ida, '{ exportAccount }');
    expect(JSON.stringify(data.exportAccount)).toContain('Whistling librarian');
    await api.db.delete(account).where(eq(account.id, ida.id));
    expect(await api.db.select().from(everyBrand(resume)).where(eq(resume.accountId, ida.id))).toEqual([]);
  });
});

describe('employers find a resume', () => {
  it('while its owner wants it, which they are asked', async () => {
    const kim = await insertPerson(api);
    expect((await save(kim, needed, undefined, null)).resume).toMatchObject({ visible: false, hindrances: ['HIDDEN'] });
    expect(await listedOn(kim)).toEqual([]);
    const ida = await insertPerson(api);
    expect((await save(ida, needed, undefined, true)).resume).toMatchObject({ visible: true, listed: true });
    expect((await ask(ida, SHOW, { visible: false })).data.showResume).toMatchObject({
      visible: false,
      listed: false,
      hindrances: ['HIDDEN'],
    });
    expect(await listedOn(ida)).toEqual([]);
    await save(ida, { job_preferences: { title: 'Still hidden' } });
    expect(await listedOn(ida)).toEqual([]);
    expect((await ask(ida, SHOW, { visible: true })).data.showResume).toMatchObject({ listed: true });
  });

  it('once its address is confirmed', async () => {
    const ida = await insertPerson(api, { emailVerified: null });
    expect((await save(ida, needed)).resume).toMatchObject({ listed: false, hindrances: ['EMAIL_NOT_VERIFIED'] });
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    await ask(admin, 'mutation ($id: Int!) { verifyUser(id: $id) { id } }', { id: ida.id });
    expect(await listedOn(ida)).toEqual(['acme']);
  });

  it('not while its owner is blocked, or does not look for work any more', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const block = 'mutation ($id: Int!, $blocked: Boolean!) { blockUser(id: $id, blocked: $blocked) { id } }';
    await ask(admin, block, { id: ida.id, blocked: true });
    expect(await listedOn(ida)).toEqual([]);
    await ask(admin, block, { id: ida.id, blocked: false });
    expect(await listedOn(ida)).toEqual(['acme']);
    await ask(admin, 'mutation ($id: Int!) { revokeRole(id: $id, role: "applicant", brand: "acme") { id } }', {
      id: ida.id,
    });
    expect(await listedOn(ida)).toEqual([]);
  });

  it('once the brand approved the account, where it approves accounts', async () => {
    const ida = await insertPerson(api, { on: 'slow', approved: null });
    expect((await save(ida, needed, 'slow;en')).resume.hindrances).toEqual(['NOT_APPROVED']);
    const admin = await insertPerson(api, { on: 'slow', roles: ['site_admin'] });
    const approve = 'mutation ($id: Int!) { approveUser(id: $id, brand: "slow", approved: true) { id } }';
    await ask(admin, approve, { id: ida.id }, 'slow;en');
    expect(await listedOn(ida)).toEqual(['slow']);
  });

  it('on the brand where it was begun; on another one once its owner says so, and it has what that one asks', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const there = await joins(ida, 'rhein');
    expect(await own(there, 'rhein;en')).toMatchObject({
      started: true,
      visible: false,
      hindrances: ['HIDDEN', 'INCOMPLETE'],
    });
    await ask(there, SHOW, { visible: true }, 'rhein;en');
    expect(await listedOn(ida)).toEqual(['acme']);
    const wish = { ...needed.job_preferences, employmentType: ['full_time'] };
    expect((await save(there, { job_preferences: wish }, 'rhein;en')).faults).toEqual([]);
    expect((await listedOn(ida)).sort()).toEqual(['acme', 'rhein']);
    expect(answersOf(await own(ida), 'job_preferences')).toEqual(wish);
  });
});

describe('what a brand asks', () => {
  it('of private fields may be nothing', async () => {
    const ida = await insertPerson(api, { on: 'loose' });
    const groups = { personal_info: { phone: 'ask my mother' }, job_preferences: needed.job_preferences };
    expect(await save(ida, groups, 'loose;en')).toMatchObject({ faults: [], resume: { listed: true } });
    const strict = await insertPerson(api);
    expect((await save(strict, groups)).faults.map(({ pointer }) => pointer)).toEqual([
      '/personal_info/firstName',
      '/personal_info/lastName',
      '/personal_info/phone',
    ]);
  });

  it('first is the short form, without the fields that it leaves for later', async () => {
    const { data } = await ask(null, '{ resumeWizard { form groups { group fields { name } schema } } }');
    const { groups } = data.resumeWizard as {
      groups: { group: string; fields: { name: string }[]; schema: unknown }[];
    };
    expect(groups.map(({ group, fields }) => [group, fields.map(({ name }) => name)])).toEqual([
      [
        'job_preferences',
        [
          'title',
          'desiredOccupation',
          'employmentType',
          'desiredLocation',
          'desiredSalary',
          'careerStatus',
          'availableStart',
          'availabilityPeriods',
        ],
      ],
      ['personal_info', ['salutation', 'firstName', 'lastName', 'birthday', 'homeLocation']],
    ]);
    expect(JSON.stringify(groups)).not.toContain('"about"');
  });
});

describe('files of a resume', () => {
  const sent = async (person: Person, purpose: string) => {
    const bytes = purpose === 'PHOTO' ? await picture('png', 400, 500) : pdf();
    const { file } = await server.send(formOf(bytes, { purpose, filename: 'cv.pdf' }), person.headers);
    return { id: String(file.id), url: String(file.url), name: 'cv.pdf', size: 10 };
  };
  const rowOf = async ({ id }: { id: string }) =>
    (
      await api.db
        .select()
        .from(everyBrand(upload))
        .where(eq(upload.id, Number(id)))
    )[0];

  it('are kept, never public, and read at addresses that hold for a while', async () => {
    const ida = await insertPerson(api);
    const [photo, file] = [await sent(ida, 'PHOTO'), await sent(ida, 'DOCUMENT')];
    const { url, id } = photo;
    const { faults } = await save(ida, {
      ...needed,
      personal_info: { ...needed.personal_info, picture: { id, url, alt: 'Ida Berg at her desk' } },
      attachments: { attachments: [{ id: file.id, name: file.name, size: file.size }] },
    });
    expect(faults).toEqual([]);
    expect([await rowOf(photo), await rowOf(file)]).toEqual([
      expect.objectContaining({ state: 'kept', public: false }),
      expect.objectContaining({ state: 'kept', public: false }),
    ]);
    const view = async (opened: boolean) =>
      ((await ask(ida, VIEW, { opened })).data.ownResume as { view: { name: string | null } }).view;
    const everybody = JSON.stringify(await view(false));
    expect(everybody).toContain('/files/');
    expect(everybody).not.toContain('files/public');
    // The random letters of an address may spell a name.
    expect(everybody.replace(/\/files\/[^"]+/g, '')).not.toMatch(/cv\.pdf|Ida|Berg|example\.com/);
    expect(await view(true)).toMatchObject({ name: 'Ida Berg', email: ida.email });
    const [, address = ''] = /"url":"([^"]+)"/.exec(everybody) ?? [];
    expect(await api.backend.services.uploads.open('acme', address)).not.toBeNull();
  });

  it('go with what no longer names them, and are nobody else’s to use', async () => {
    const ida = await insertPerson(api);
    const file = await sent(ida, 'DOCUMENT');
    const answers = { attachments: [{ id: file.id, name: file.name, size: file.size }] };
    const other = await insertPerson(api);
    await expect(save(other, { attachments: answers })).rejects.toThrow();
    await save(ida, { attachments: answers });
    await save(ida, { attachments: {} });
    expect(await rowOf(file)).toBeUndefined();
  });

  it('that an administrator adds belong to its owner', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const file = await sent(admin, 'DOCUMENT');
    const answers = { attachments: [{ id: file.id, name: file.name, size: file.size }] };
    const groups = [{ group: 'attachments', answers, version: 0 }];
    await ask(admin, SAVE_FOR, { id: await numberOf(ida), groups });
    expect(await rowOf(file)).toMatchObject({ ownerId: ida.id, state: 'kept' });
  });
});

const READ_FOR = `query ($id: Int!) { adminResume(id: $id) { ...R view { name email } } } ${RESUME}`;
const SAVE_FOR = `mutation ($id: Int!, $groups: [ResumeGroupInput!]!) {
  adminSaveResume(id: $id, groups: $groups) { faults { code pointer } resume { listed } } }`;
const SHOW_FOR = 'mutation ($id: Int!, $visible: Boolean!) { adminShowResume(id: $id, visible: $visible) }';
const LIST_FOR = `query ($list: AdminList, $visible: Boolean) { adminResumes(list: $list, visible: $visible) {
  total resumes { id accountId email visible listed } } }`;

async function numberOf({ id }: Person): Promise<number> {
  const [row] = await api.db.select({ id: resume.id }).from(everyBrand(resume)).where(eq(resume.accountId, id));
  return row?.id ?? 0;
}

describe('the resume of somebody else', () => {
  it('is found, read, edited and hidden by an administrator, all of it written down', async () => {
    const ida = await insertPerson(api, { email: 'ida.findable@example.com', firstName: 'Ida', lastName: 'Findable' });
    await save(ida, needed);
    const id = await numberOf(ida);
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const row = { id, accountId: ida.id, email: ida.email, visible: true, listed: true };
    for (const text of ['ida findable', 'IDA.FINDABLE@'])
      expect((await ask(admin, LIST_FOR, { list: { text }, visible: true })).data).toEqual({
        adminResumes: { total: 1, resumes: [row] },
      });
    const { data } = await ask(admin, READ_FOR, { id });
    expect(data.adminResume).toMatchObject({ started: true, view: { name: 'Ida Berg', email: ida.email } });
    expect(answersOf(data.adminResume as OwnResume, 'personal_info')).toEqual(needed.personal_info);

    const wrong = [{ group: 'job_preferences', answers: {}, version: 1 }];
    expect((await ask(admin, SAVE_FOR, { id, groups: wrong })).data).toMatchObject({
      adminSaveResume: { faults: [{ code: 'required', pointer: '/job_preferences/title' }] },
    });
    const groups = [{ group: 'job_preferences', answers: { title: 'Archivist' }, version: 1 }];
    expect((await ask(admin, SAVE_FOR, { id, groups })).data).toEqual({
      adminSaveResume: { faults: [], resume: { listed: true } },
    });
    expect(answersOf(await own(ida), 'job_preferences')).toEqual({ title: 'Archivist' });
    const late = [{ group: 'job_preferences', answers: { title: 'Pilot' }, version: 1 }];
    expect((await ask(admin, SAVE_FOR, { id, groups: late })).code).toBe('RESUME_CHANGED');

    expect((await ask(admin, SHOW_FOR, { id, visible: false })).data).toEqual({ adminShowResume: false });
    expect([await own(ida), await listedOn(ida)]).toMatchObject([{ visible: false, hindrances: ['HIDDEN'] }, []]);
    expect((await ask(admin, LIST_FOR, { list: { text: 'findable' }, visible: true })).data).toMatchObject({
      adminResumes: { total: 0 },
    });
    expect((await ask(admin, SHOW_FOR, { id, visible: true })).data).toEqual({ adminShowResume: true });
    expect(await actionsOf(api, admin)).toEqual(
      ['resume_read', 'resume_saved', 'resume_hidden', 'resume_shown'].map((kind) => [
        ...['acme', kind, ida.id],
        { resume: String(id) },
      ]),
    );
  });

  it('is closed to a site_admin of another brand, a job_editor, employers and other owners', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const id = await numberOf(ida);
    const groups = [{ group: 'skills', answers: {}, version: 0 }];
    const tries = [READ_FOR, SAVE_FOR, SHOW_FOR].map((query) => ({ query, values: { id, groups, visible: false } }));
    const away = await insertPerson(api, { on: 'rhein', roles: ['site_admin'] });
    const code = async (person: Who, { query, values }: (typeof tries)[number], on?: string) =>
      (await ask(person, query, values, on)).code;
    const people = [await insertPerson(api), await insertPerson(api, { roles: ['recruiter'] })];
    people.push(await insertPerson(api, { roles: ['job_editor'] }));
    for (const one of tries) {
      expect(await code(away, one, 'rhein')).toBe('RESUME_UNKNOWN');
      expect(await code(await elsewhere(away, 'acme'), one)).toBe('NOT_ALLOWED');
      for (const person of people) expect(await code(person, one)).toBe('NOT_ALLOWED');
    }
    expect((await ask(away, LIST_FOR, { list: { text: ida.email } }, 'rhein')).data).toEqual({
      adminResumes: { total: 0, resumes: [] },
    });
    expect([await listedOn(ida), await actionsOf(api, away)]).toEqual([['acme'], []]);
  });

  it('is read and edited only by who administers all brands that its owner has joined', async () => {
    const ida = await insertPerson(api);
    await save(ida, needed);
    const id = await numberOf(ida);
    await api.db.insert(everyBrand(accountBrand)).values({ accountId: ida.id, frontend: 'rhein', locale: 'en' });
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const groups = [{ group: 'skills', answers: {}, version: 0 }];
    for (const query of [READ_FOR, SAVE_FOR])
      expect((await ask(admin, query, { id, groups })).code).toBe('NOT_ALLOWED');
    // Visibility to employers is set per brand.
    expect((await ask(admin, SHOW_FOR, { id, visible: false })).data).toEqual({ adminShowResume: false });
    await api.db.insert(everyBrand(accountRole)).values({ accountId: admin.id, role: 'site_admin', frontend: 'rhein' });
    expect((await ask(admin, READ_FOR, { id })).data).toMatchObject({ adminResume: { visible: false } });
  });
});
