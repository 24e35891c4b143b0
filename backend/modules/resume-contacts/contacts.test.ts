import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, accountRole, organizationMember } from '../../database/schema/accounts.ts';
import { resumeContact } from '../../database/schema/resumes.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { transact } from '../../database/transact.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { actionsOf } from '../admin/testing/actions.ts';
import { shop, shopBrand } from '../billing/testing/shop.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { SHOW } from '../resumes/testing/ask.ts';
import { ANSWER, contactDesk, LIST, OPEN, OWN, PAGE, REQUEST, REVOKE, type Seeker, WITHDRAW } from './testing/desk.ts';

const api = testBackend([
  shopBrand('acme'),
  testBrand('free'),
  testBrand('off', ({ features }) => {
    features.resumeSearches = false;
  }),
  testBrand('closed', ({ features }) => {
    features.resumeContact = false;
  }),
  testBrand('slow', ({ moderation }) => {
    moderation.accounts = true;
  }),
]);
const { company, join, give } = shop(api);
const { done, employer, actFor, seeker, request, credits, mailsTo, nameSeen } = contactDesk(api);
/** What an organization with access to a resume sees first. */
const named = expect.arrayContaining([{ field: 'name', value: 'Ida Berg' }]);

beforeAll(() => insertBasics(api.db, ['acme', 'free', 'off', 'closed', 'slow']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

const SEARCH = `query ($keys: String!) { done: search(index: RESUMES, request: { fulltext: { keys: $keys }, range: { first: 0, last: 20 } }) {
  total hits { id job { id } resume { id headline occupations { code } skills lastPosition } } } }`;
const TERMS = `query ($id: Int!) { done: resumeContactTerms(resumeId: $id) { organizationName own price left jobs { title } } }`;
const SHOWN = `query ($id: Int!) { done: foundResume(id: $id) { opened resume { contact { id status opened askAgain } } } }`;

const LIST_FOR = `query ($list: AdminList, $status: ResumeContactStatus, $organizationId: Int) {
  done: adminResumeContacts(list: $list, status: $status, organizationId: $organizationId) {
    total contacts { id status message organizationId ownerEmail } } }`;
const words = 'We would like to talk.';

describe('searching resumes', () => {
  it('finds what is public in them, and nothing that is private', async () => {
    const { owner } = await employer();
    const ida = await seeker('Zeppelin pilot', 'acme', {
      work_experience: {
        workExperience: [{ jobTitle: 'Balloonist', companyName: 'Airfield', timePeriod: { start: '2020-01' } }],
      },
      skills: { skillsFree: ['Knots'] },
    });
    const found = await done(owner, SEARCH, { keys: 'balloonist' });
    expect(found).toEqual({
      total: 1,
      hits: [
        {
          id: ida.resumeId,
          job: null,
          resume: {
            id: ida.resumeId,
            headline: 'Zeppelin pilot',
            occupations: [{ code: 'journalism' }],
            skills: ['Knots'],
            lastPosition: 'Balloonist',
          },
        },
      ],
    });
    for (const secret of ['Berg', 'Ida', '2025550123', '555 0123'])
      expect((await done(owner, SEARCH, { keys: secret })).total).toBe(0);
    await done(ida, SHOW.replace('showResume', 'done: showResume'), { visible: false });
    expect((await done(owner, SEARCH, { keys: 'balloonist' })).total).toBe(0);
    expect(await done(owner, PAGE, { id: ida.resumeId })).toBeNull();
  });

  it('is for employers of the brand, once they are verified and approved', async () => {
    const { owner } = await employer();
    const ida = await seeker('Diver');
    const elsewhere = (await employer('free')).owner;
    const unverified = await insertPerson(api, { roles: ['recruiter'], emailVerified: null });
    const waiting = await insertPerson(api, { on: 'slow', roles: ['recruiter'], approved: null });
    const blind = await insertPerson(api, { on: 'off', roles: ['recruiter'] });
    expect([
      (await done(owner, SEARCH, { keys: 'diver' })).total,
      (await done(elsewhere, SEARCH, { keys: 'diver' }, 'free')).total,
      await done(elsewhere, PAGE, { id: ida.resumeId }, 'free'),
      await done(unverified, SEARCH, { keys: 'diver' }),
      await done(waiting, SEARCH, { keys: 'diver' }, 'slow'),
      await done(blind, SEARCH, { keys: 'diver' }, 'off'),
      await done(ida, SEARCH, { keys: 'diver' }),
      await done(null, SEARCH, { keys: 'diver' }),
    ]).toEqual([1, 0, null, 'EMAIL_NOT_VERIFIED', 'NOT_APPROVED', 'FEATURE_OFF', 'NOT_ALLOWED', 'SIGN_IN_REQUIRED']);
  });

  it('leads to resumes like one', async () => {
    const { owner } = await employer();
    const one = await seeker('Cartographer');
    const like = await seeker('Map maker');
    const { similar } = await done(owner, PAGE, { id: one.resumeId });
    expect(similar.map(({ id }: { id: number }) => id)).toContain(like.resumeId);
    expect(similar.map(({ id }: { id: number }) => id)).not.toContain(one.resumeId);
  });
});

describe('a request for contact', () => {
  it('opens what is private once the owner approves, takes one credit, and shuts it when it is revoked', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { contact } = await request(own.owner, ida.resumeId);
    expect(contact).toMatchObject({ status: 'pending', opened: false, opens: [], message: 'We would like to talk.' });
    expect([await credits(own), await nameSeen(own.owner, ida)]).toEqual([10, null]);
    expect(await done(ida, OWN)).toMatchObject([{ id: contact.id, organizationName: 'Harbor Ice' }]);
    expect(await done(ida, ANSWER, { id: contact.id, approve: true })).toMatchObject({
      status: 'approved',
      opened: true,
    });
    expect([await credits(own), await nameSeen(own.owner, ida)]).toEqual([9, 'Ida Berg']);
    expect(await done(own.owner, LIST, { status: 'approved' })).toMatchObject({
      total: 1,
      contacts: [{ opens: named }],
    });
    // Nobody else sees more than before.
    expect(await nameSeen((await employer()).owner, ida)).toBeNull();
    expect(await done(ida, REVOKE, { id: contact.id })).toMatchObject({ status: 'revoked', opened: false });
    expect([await credits(own), await nameSeen(own.owner, ida)]).toEqual([9, null]);
    expect(await mailsTo(ida)).toEqual(['resume_contact_asked', 'resume_contact_opened']);
    expect(await mailsTo(own.owner)).toEqual(['resume_contact_approved', 'resume_contact_revoked']);
  });

  it('that is approved while its organization goes ends with it, and no fault comes of that', async () => {
    const desk = { ...api.backend.work, findBrand: () => undefined, originOf: () => '', now: new Date() };
    for (let round = 0; round < 5; round += 1) {
      const own = await employer();
      await give(own.id, 'contacts');
      const ida = await seeker();
      const { contact } = await request(own.owner, ida.resumeId);
      const [answered] = await Promise.all([
        done(ida, ANSWER, { id: contact.id, approve: true }),
        transact({ pool: api.pool, frontend: '' }, (tx) => deleteOrganizations(tx, [own.id], desk)),
      ]);
      expect(['approved', 'CONTACT_UNKNOWN']).toContain(answered.status ?? answered);
      expect(await done(ida, OWN)).toEqual([]);
    }
  });

  it('costs nothing while it waits, is declined or taken back', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const [ida, kim] = [await seeker(), await seeker()];
    const first = (await request(own.owner, ida.resumeId)).contact;
    expect(await done(ida, ANSWER, { id: first.id, approve: false })).toMatchObject({
      status: 'declined',
      opened: false,
    });
    const second = (await request(own.owner, kim.resumeId)).contact;
    expect(await done(own.owner, WITHDRAW, { id: second.id })).toMatchObject({ status: 'withdrawn' });
    expect(await done(kim, ANSWER, { id: second.id, approve: true })).toBe('CONTACT_STATE');
    expect([await credits(own), await mailsTo(own.owner)]).toEqual([10, ['resume_contact_declined']]);
    expect(await request(own.owner, ida.resumeId)).toBe('CONTACT_DECLINED');
  });

  it('is one, however often it is sent, and one approval takes one credit', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const sent = await Promise.all(Array.from({ length: 8 }, () => request(own.owner, ida.resumeId)));
    const ids = new Set(sent.map(({ contact }) => contact.id));
    expect([ids.size, await mailsTo(ida)]).toEqual([1, ['resume_contact_asked']]);
    const [id] = ids;
    const answers = await Promise.all(Array.from({ length: 8 }, () => done(ida, ANSWER, { id, approve: true })));
    expect(answers.filter((answer) => answer === 'CONTACT_STATE')).toHaveLength(7);
    expect(await credits(own)).toBe(9);
  });

  it('needs something to pay with, and an approval that finds nothing left stands until there is', async () => {
    const own = await employer();
    const [ida, kim] = [await seeker(), await seeker()];
    expect(await request(own.owner, ida.resumeId)).toBe('NOT_ENOUGH_CREDITS');
    await give(own.id, 'contact_month');
    const asked = [await request(own.owner, ida.resumeId), await request(own.owner, kim.resumeId)];
    await api.db.execute(`update subscription set slots = 1 where organization_id = ${own.id}`);
    const [first, second] = asked.map(({ contact }) => contact.id);
    expect(await done(ida, ANSWER, { id: first, approve: true })).toMatchObject({ opened: true });
    expect(await done(kim, ANSWER, { id: second, approve: true })).toMatchObject({ status: 'approved', opened: false });
    expect([await nameSeen(own.owner, kim), await done(own.owner, OPEN, { id: second })]).toEqual([
      null,
      'NOT_ENOUGH_CREDITS',
    ]);
    // Revoking access to the other resume frees a slot.
    await done(ida, REVOKE, { id: first });
    expect(await done(own.owner, OPEN, { id: second })).toMatchObject({ opened: true, opens: named });
    expect(await mailsTo(own.owner)).toEqual([
      'resume_contact_approved',
      'resume_contact_unpaid',
      'resume_contact_revoked',
    ]);
  });

  it('is not made by both roles of one account to each other, and costs it nothing', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const both = await seeker();
    await api.db.insert(everyBrand(accountRole)).values({ accountId: both.id, role: 'recruiter', frontend: 'acme' });
    await join(own.id, both, 'editor');
    await actFor(both, own.id);
    expect(await done(both, TERMS, { id: both.resumeId })).toMatchObject({ own: true });
    expect(await request(both, both.resumeId)).toBe('NOT_ALLOWED');
    // A colleague may ask, as of anybody who looks for work, unless the organization is hidden from.
    const { contact } = await request(own.owner, both.resumeId);
    expect(contact.status).toBe('pending');
    // Whoever belongs to both sides answers as the owner of the resume alone.
    expect(await done(own.owner, ANSWER, { id: contact.id, approve: true })).not.toMatchObject({ status: 'approved' });
    expect(await done(both, ANSWER, { id: contact.id, approve: false })).toMatchObject({ status: 'declined' });
    expect(await credits(own)).toBe(10);
  });

  it('says before what a yes costs, and what is left to pay with', async () => {
    const own = await employer();
    const [ida, kim] = [await seeker(), await seeker()];
    const terms = async (resume: Seeker) => done(own.owner, TERMS, { id: resume.resumeId });
    expect(await terms(ida)).toEqual({
      organizationName: 'Harbor Ice',
      own: false,
      price: 'missing',
      left: 0,
      jobs: [],
    });
    await give(own.id, 'contacts');
    expect(await terms(ida)).toMatchObject({ price: 'credit', left: 10 });
    const { contact } = await request(own.owner, ida.resumeId);
    await done(ida, ANSWER, { id: contact.id, approve: true });
    expect([await terms(ida), await terms(kim)]).toMatchObject([
      { price: 'paid', left: null },
      { price: 'credit', left: 9 },
    ]);
    await give(own.id, 'contact_month');
    await api.db.execute(`update subscription set slots = 3 where organization_id = ${own.id}`);
    expect(await terms(kim)).toMatchObject({ price: 'slot', left: 3 });
    const asked = (await request(own.owner, kim.resumeId)).contact;
    await done(kim, ANSWER, { id: asked.id, approve: true });
    expect(await terms(await seeker())).toMatchObject({ price: 'slot', left: 2 });
    await api.db.execute(`update subscription set slots = null where organization_id = ${own.id}`);
    expect(await terms(await seeker())).toMatchObject({ price: 'slot', left: null });
    expect(await terms({ ...ida, resumeId: 999_999 })).toBe('RESUME_UNKNOWN');
  });

  it('stays in sight after it has ended, with the day from which one may ask again', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const shown = async () => (await done(own.owner, SHOWN, { id: ida.resumeId })).resume.contact;
    expect(await shown()).toBeNull();
    const first = (await request(own.owner, ida.resumeId)).contact;
    await done(own.owner, WITHDRAW, { id: first.id });
    expect(await shown()).toEqual({ id: first.id, status: 'withdrawn', opened: false, askAgain: null });
    const second = (await request(own.owner, ida.resumeId)).contact;
    await done(ida, ANSWER, { id: second.id, approve: true });
    await done(ida, REVOKE, { id: second.id });
    const revoked = await shown();
    expect(revoked).toMatchObject({ id: second.id, status: 'revoked', opened: false });
    expect(Date.parse(revoked.askAgain) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(await request(own.owner, ida.resumeId)).toBe('CONTACT_DECLINED');
    await api.db.execute(`update resume_contact set ended = ended - interval '31 days' where id = ${second.id}`);
    expect(await shown()).toMatchObject({ status: 'revoked', askAgain: null });
    // Its credit stays spent and covers another approval, even if none is left.
    const ten = Array.from(
      { length: 9 },
      (_, at) => `(${own.id}, 'acme', 'contact', -1, 'spent', 'resume:x${at}', now())`,
    );
    await api.db.execute(
      `insert into credit_entry (organization_id, frontend, type, amount, kind, subject, created) values ${ten.join()}`,
    );
    const third = (await request(own.owner, ida.resumeId)).contact;
    expect(await done(ida, ANSWER, { id: third.id, approve: true })).toMatchObject({ opened: true });
    expect(await credits(own)).toBe(0);
  });

  it('is free where the brand sells no contacts, and gone where it has them off', async () => {
    const own = await employer('free');
    const ida = await seeker('Clerk', 'free');
    const { contact } = await request(own.owner, ida.resumeId, 'free');
    expect(await done(ida, ANSWER, { id: contact.id, approve: true }, 'free')).toMatchObject({ opened: true });
    const closed = await employer('closed');
    expect(await request(closed.owner, ida.resumeId, 'closed')).toBe('FEATURE_OFF');
  });

  it('is answered by the owner alone, and seen by the people of the organization alone', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { id } = (await request(own.owner, ida.resumeId)).contact;
    const colleague = await insertPerson(api, { roles: ['recruiter'] });
    await join(own.id, colleague, 'editor');
    await actFor(colleague, own.id);
    const stranger = await employer();
    const admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    for (const person of [own.owner, colleague, stranger.owner, await seeker()])
      expect(await done(person, ANSWER, { id, approve: true })).toBe('CONTACT_UNKNOWN');
    expect(await done(admin, ANSWER, { id, approve: true })).toBe('NOT_ALLOWED');
    expect((await done(colleague, LIST)).total).toBe(1);
    expect((await done(stranger.owner, LIST)).total).toBe(0);
    for (const query of [WITHDRAW, OPEN]) expect(await done(stranger.owner, query, { id })).toBe('CONTACT_UNKNOWN');
    expect(await done(admin, LIST)).toBe('ORGANIZATION_UNKNOWN');
    // A member who has left sees no more than a stranger.
    await done(ida, ANSWER, { id, approve: true });
    expect(await nameSeen(colleague, ida)).toBe('Ida Berg');
    await api.db.delete(organizationMember).where(eq(organizationMember.accountId, colleague.id));
    expect([await nameSeen(colleague, ida), await done(colleague, LIST)]).toEqual([null, 'ORGANIZATION_UNKNOWN']);
  });

  it('is withdrawn, declined and revoked by an administrator as by its sides, and that is written down', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    const [ida, kim, lea] = [await seeker(), await seeker(), await seeker()];
    const ids: number[] = [];
    for (const { resumeId } of [ida, kim, lea]) ids.push((await request(own.owner, resumeId)).contact.id);
    const [first, second, third] = ids;
    const rows = await done(admin, LIST_FOR, { organizationId: own.id, list: { text: kim.email } });
    expect(rows).toEqual({
      total: 1,
      contacts: [{ id: second, status: 'pending', message: words, organizationId: own.id, ownerEmail: kim.email }],
    });
    expect(await done(admin, WITHDRAW, { id: first })).toMatchObject({ status: 'withdrawn' });
    expect(await done(admin, ANSWER, { id: second, approve: false })).toMatchObject({ status: 'declined', opens: [] });
    await done(lea, ANSWER, { id: third, approve: true });
    expect(await nameSeen(own.owner, lea)).toBe('Ida Berg');
    expect(await done(admin, REVOKE, { id: third })).toMatchObject({ status: 'revoked', opens: [] });
    expect(await nameSeen(own.owner, lea)).toBeNull();
    expect(await request(own.owner, kim.resumeId)).toBe('CONTACT_DECLINED');
    const mails = ['resume_contact_declined', 'resume_contact_approved', 'resume_contact_revoked'];
    expect(await mailsTo(own.owner)).toEqual(mails);
    expect(await done(admin, LIST_FOR, { organizationId: own.id, status: 'revoked' })).toMatchObject({ total: 1 });
    expect(await actionsOf(api, admin)).toEqual([
      ['acme', 'contact_withdrawn', ida.id, { contact: String(first) }],
      ['acme', 'contact_declined', kim.id, { contact: String(second) }],
      ['acme', 'contact_revoked', lea.id, { contact: String(third) }],
    ]);
  });

  it('is out of reach for a site_admin of another brand and a job_editor', async () => {
    const own = await employer();
    const ida = await seeker();
    await give(own.id, 'contacts');
    const { id } = (await request(own.owner, ida.resumeId)).contact;
    const away = await insertPerson(api, { on: 'free', roles: ['site_admin'] });
    const here = await openSession(api, { accountId: away.id, frontend: 'acme' });
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    for (const query of [WITHDRAW, ANSWER, REVOKE]) {
      const values = { id, approve: false };
      expect(await done(away, query, values, 'free')).toBe('CONTACT_UNKNOWN');
      expect(await done(here, query, values)).toBe(query === WITHDRAW ? 'NOT_ALLOWED' : 'CONTACT_UNKNOWN');
      expect(await done(editor, query, values)).toBe('CONTACT_UNKNOWN');
    }
    expect(await done(away, LIST_FOR, { organizationId: own.id }, 'free')).toEqual({ total: 0, contacts: [] });
    for (const person of [here, editor, own.owner]) expect(await done(person, LIST_FOR)).toBe('NOT_ALLOWED');
    expect((await done(ida, OWN))[0]).toMatchObject({ id, status: 'pending' });
  });

  it('is made in the name of the only organization of a person who chose none', async () => {
    const own = await company();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { contact } = await request(own.owner, ida.resumeId);
    expect(await done(ida, ANSWER, { id: contact.id, approve: true })).toMatchObject({ opened: true });
    expect(await nameSeen(own.owner, ida)).toBe('Ida Berg');
  });

  it('stands in what its owner and whoever asked can take along, and in nobody else’s', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { contact } = await request(own.owner, ida.resumeId);
    const EXPORT = '{ done: exportAccount }';
    const taken = async (person: Person) => {
      const { resume_contact: rows = [] } = await done(person, EXPORT);
      return rows.map(({ id, message, asked_by }: Record<string, unknown>) => ({ id, message, asked_by }));
    };
    const message = 'We would like to talk.';
    expect(await taken(ida)).toEqual([{ id: contact.id, message, asked_by: undefined }]);
    expect(await taken(own.owner)).toEqual([{ id: contact.id, message, asked_by: own.owner.id }]);
    expect(await taken(await seeker())).toEqual([]);
  });

  it('costs nothing while the resume is hidden: a yes waits until it can be read', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { contact } = await request(own.owner, ida.resumeId);
    const show = (visible: boolean) => done(ida, SHOW.replace('showResume', 'done: showResume'), { visible });
    await show(false);
    expect(await done(ida, ANSWER, { id: contact.id, approve: true })).toBe('CONTACT_HIDDEN');
    expect([await credits(own), (await done(ida, OWN))[0].status]).toEqual([10, 'pending']);
    await show(true);
    expect(await done(ida, ANSWER, { id: contact.id, approve: true })).toMatchObject({ opened: true });
    // A resume hidden later cannot be read, but access can still be revoked.
    await show(false);
    expect((await done(own.owner, LIST)).contacts).toMatchObject([{ status: 'approved', opens: [], resume: null }]);
    expect(await done(ida, REVOKE, { id: contact.id })).toMatchObject({ status: 'revoked' });
  });

  it('gives its slot back when the owner of the resume deletes their account', async () => {
    const own = await employer();
    await give(own.id, 'contact_month');
    await api.db.execute(`update subscription set slots = 1 where organization_id = ${own.id}`);
    const [ida, kim] = [await seeker(), await seeker()];
    const { contact } = await request(own.owner, ida.resumeId);
    await done(ida, ANSWER, { id: contact.id, approve: true });
    expect(await request(own.owner, kim.resumeId)).toBe('NOT_ENOUGH_CREDITS');
    const passwordHash = await hashPassword('the password of Ida');
    await api.db.update(account).set({ passwordHash }).where(eq(account.id, ida.id));
    const REMOVE = 'mutation { done: deleteAccount(password: "the password of Ida") { faults { code } } }';
    expect(await done(ida, REMOVE)).toEqual({ faults: [] });
    expect((await done(own.owner, LIST)).contacts).toEqual([]);
    expect((await request(own.owner, kim.resumeId)).contact).toMatchObject({ status: 'pending' });
  });

  it('on one brand opens nothing on another', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const { id } = (await request(own.owner, ida.resumeId)).contact;
    await done(ida, ANSWER, { id, approve: true });
    await api.db
      .insert(everyBrand(accountRole))
      .values({ accountId: own.owner.id, role: 'recruiter', frontend: 'free' });
    const there = await openSession(api, { accountId: own.owner.id, frontend: 'free' });
    expect(await done(there, PAGE, { id: ida.resumeId }, 'free')).toBeNull();
    expect(await done(there, WITHDRAW, { id }, 'free')).toBe('CONTACT_UNKNOWN');
  });

  it('says what is wrong with it, in the language of the person', async () => {
    const own = await employer();
    await give(own.id, 'contacts');
    const ida = await seeker();
    const empty = await done(own.owner, REQUEST, { id: ida.resumeId, answers: {} }, 'acme;de');
    expect(empty.faults).toMatchObject([{ code: 'required', pointer: '/request/message' }]);
    const foreign = { request: { message: 'Hello', job: 999_999 } };
    expect((await done(own.owner, REQUEST, { id: ida.resumeId, answers: foreign })).faults).toMatchObject([
      { pointer: '/request/job' },
    ]);
    expect(await request(own.owner, 999_999)).toBe('RESUME_UNKNOWN');
    expect(await api.db.$count(everyBrand(resumeContact), eq(resumeContact.resumeId, ida.resumeId))).toBe(0);
  });
});
