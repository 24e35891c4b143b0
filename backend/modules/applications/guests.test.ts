import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { findLink, issueLink } from '../accounts/link-store.ts';
import { joinApplications } from './guests.ts';
import { answersOf, applicationSite, newKey, OWN } from './testing/application-site.ts';

const site = applicationSite();
const server = uploadServer(site);
const LINK = `query ($token: String!) { applicationLink(token: $token) { state email application { ${OWN} } } }`;
const CONFIRM = `mutation ($token: String!) { confirmApplication(token: $token) { state email signIn application { ${OWN} } } }`;
const WITHDRAW = `mutation ($id: Int!, $token: String) { withdrawApplication(id: $id, token: $token) { ${OWN} } }`;
const SEEN = 'query ($id: Int!) { applicants(jobId: $id) { total items { name } } }';
const MINE = `{ applications { total items { ${OWN} } } }`;

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, upload]) await site.db.delete(everyBrand(table));
});

const ADA = 'ada@example.com';
const seenBy = async (person: Parameters<typeof site.ask>[0], id: number) =>
  (await site.ask(person, SEEN, { id })).value.total;
/** A confirmed application of a guest; returns the token in the receipt. */
async function confirmed(jobId: number, email = ADA): Promise<{ token: string; id: number }> {
  await site.apply(null, jobId, { answers: answersOf(email) });
  const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(email) });
  return { token: await site.tokenTo(email), id: value.application?.id };
}

/** A file that a guest has uploaded. */
async function attached() {
  const { file } = await server.send(formOf(pdf(), { filename: 'Life.pdf' }));
  return [{ id: String(file.id), name: 'Life.pdf', size: Number(file.size) }];
}
const reconsidered = async (email = ADA) => ({
  ...answersOf(email),
  files: { coverLetter: 'I reconsidered.', attachments: await attached() },
});

describe('a guest', () => {
  it('gets the link again by the key of the sending, three times an hour and while it is not confirmed', async () => {
    const AGAIN = 'mutation ($key: String!) { sendApplicationLinkAgain(key: $key) }';
    const again = (key: string, on = 'acme') => site.ask(null, AGAIN, { key }, { on });
    const { id } = await site.newJob();
    const key = newKey();
    await site.apply(null, id, { key });
    const first = await site.tokenTo(ADA);
    for (const other of [newKey(), newKey()]) expect((await again(other)).value).toBe(true);
    expect((await again(key, 'rhein')).value).toBe(true);
    expect(await site.mails()).toEqual([`application_confirm to ${ADA}`]);
    expect((await again(key)).value).toBe(true);
    expect(await site.mails()).toEqual([`application_confirm to ${ADA}`, `application_confirm to ${ADA}`]);
    await again(key);
    await again(key);
    expect((await again(key)).code).toBe('TOO_MANY_TRIES');
    await site.db.delete(rateLimit);
    await site.ask(null, CONFIRM, { token: first });
    const before = (await site.mails()).length;
    expect((await again(key)).value).toBe(true);
    expect((await site.mails()).length).toBe(before);
  });

  it('is heard once the address is confirmed, and then invited to register', async () => {
    const { id, owner } = await site.newJob();
    const { value } = await site.apply(null, id);
    expect(value).toEqual({ faults: [], isRepeat: false, confirmAt: ADA, application: null });
    expect(await site.mails()).toEqual([`application_confirm to ${ADA}`]);
    expect(await seenBy(owner, id)).toBe(0);
    const token = await site.tokenTo(ADA);
    expect((await site.ask(null, LINK, { token })).value.state).toBe('unconfirmed');
    expect(await seenBy(owner, id)).toBe(0);

    const { value: link } = await site.ask(null, CONFIRM, { token });
    expect(link).toMatchObject({
      state: 'confirmed',
      email: ADA,
      application: { stage: 'sent', content: { coverLetter: 'I count.' } },
    });
    expect(await seenBy(owner, id)).toBe(1);
    expect((await site.ask(null, CONFIRM, { token })).value.state).toBe('confirmed');
    expect(await site.mails()).toEqual([
      `application_confirm to ${ADA}`,
      `application_receipt to ${ADA}`,
      `application_new to ${owner.email}`,
    ]);
    const [, receipt] = await site.mailsTo(ADA);
    expect(receipt?.text).toContain('https://acme.example/user/register');
    const again = await site.ask(null, LINK, { token: await site.tokenTo(ADA) });
    expect(again.value.application.id).toBe(link.application.id);
  });

  it('is not told whether the address has applied before, and shown the first one after confirming', async () => {
    const { id, owner } = await site.newJob();
    const first = await confirmed(id);
    const second = await site.apply(null, id, { answers: { ...answersOf(), files: { coverLetter: 'Other.' } } });
    expect(second.value).toEqual({ faults: [], isRepeat: false, confirmAt: ADA, application: null });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(ADA) });
    expect(value).toMatchObject({
      state: 'confirmed',
      application: { id: first.id, content: { coverLetter: 'I count.' } },
    });
    expect(await seenBy(owner, id)).toBe(1);
    expect(await site.rows()).toHaveLength(1);
  });

  it('confirms one of several tries sent at once', async () => {
    const { id, owner } = await site.newJob();
    const key = newKey();
    await Promise.all([
      site.apply(null, id, { key }),
      site.apply(null, id, { key }),
      site.apply(null, id),
      site.apply(null, id),
    ]);
    expect(await site.rows()).toHaveLength(3);
    const tokens = (await site.mailsTo(ADA)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(tokens).toHaveLength(3);
    const answers = await Promise.all(tokens.map((token) => site.ask(null, CONFIRM, { token })));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(await site.rows()).toHaveLength(1);
    expect(await seenBy(owner, id)).toBe(1);
  });

  it('finds a link that is too old, of another brand or made up worth nothing', async () => {
    const { id } = await site.newJob();
    await site.apply(null, id);
    const token = await site.tokenTo(ADA);
    const stateOf = async (given: string, on = 'acme') =>
      (await site.ask(null, LINK, { token: given }, { on })).value.state;
    expect(await stateOf(token, 'rhein')).toBe('unknown');
    expect(await stateOf(`${token.slice(0, -2)}xx`)).toBe('unknown');
    expect(await stateOf('')).toBe('unknown');
    await site.db.update(everyBrand(application)).set({ created: days(-2.1) });
    expect(await stateOf(token)).toBe('expired');
    expect((await site.ask(null, CONFIRM, { token })).value.state).toBe('expired');
    await site.db.update(everyBrand(application)).set({ created: days(-1) });
    await site.db.delete(everyBrand(job)).where(eq(job.id, id));
    expect((await site.ask(null, CONFIRM, { token })).value.state).toBe('closed');
  });

  it('finds a link of another brand worth nothing, even for an application of this one', async () => {
    const { id } = await site.newJob({}, { frontend: 'rhein' });
    await site.apply(null, id, { on: 'rhein' });
    const token = await site.tokenTo(ADA);
    await site.db.update(everyBrand(application)).set({ frontend: 'acme' });
    expect((await site.ask(null, LINK, { token })).value.state).toBe('unknown');
  });

  it('whose job closed between sending and confirming has applied in time', async () => {
    const { id, owner } = await site.newJob();
    await site.apply(null, id);
    await site.db.update(everyBrand(job)).set({ state: 'archived', archived: new Date() }).where(eq(job.id, id));
    expect((await site.ask(null, CONFIRM, { token: await site.tokenTo(ADA) })).value.state).toBe('confirmed');
    expect(await seenBy(owner, id)).toBe(1);
  });

  it('withdraws by the link, and nobody without it', async () => {
    const { id, owner } = await site.newJob();
    const sent = await confirmed(id);
    const eve = await insertPerson(site);
    expect((await site.ask(eve, WITHDRAW, { id: sent.id })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(null, WITHDRAW, { id: sent.id, token: 'x' })).code).toBe('APPLICATION_UNKNOWN');
    const { value } = await site.ask(null, WITHDRAW, { id: sent.id, token: sent.token });
    expect(value).toMatchObject({
      stage: 'withdrawn',
      canWithdraw: false,
      events: [{ stage: 'sent' }, { stage: 'withdrawn' }],
    });
    expect(await seenBy(owner, id)).toBe(1);
  });

  it('who withdrew applies again: the same application has the new answers and files, and the employer hears of it', async () => {
    const { id, owner } = await site.newJob();
    const first = await confirmed(id);
    const OFFER = 'query ($token: String!) { applicationLink(token: $token) { application { canReopen } } }';
    const mayReopen = async () => (await site.ask(null, OFFER, first)).value.application.canReopen;
    expect(await mayReopen()).toBe(false);
    await site.ask(null, WITHDRAW, first);
    expect(await mayReopen()).toBe(true);
    await site.db.delete(everyBrand(outbox));
    await site.apply(null, id, { answers: await reconsidered() });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(ADA) });
    expect(value).toMatchObject({
      state: 'confirmed',
      signIn: null,
      application: {
        ...{ id: first.id, stage: 'sent' },
        content: {
          coverLetter: 'I reconsidered.',
          files: [{ name: 'Life.pdf', url: expect.stringContaining('/files/') }],
        },
        events: [{ stage: 'sent' }, { stage: 'withdrawn' }, { stage: 'sent' }],
      },
    });
    expect(await site.mails()).toEqual([
      `application_confirm to ${ADA}`,
      `application_receipt to ${ADA}`,
      `application_new to ${owner.email}`,
    ]);
    expect((await site.ask(null, LINK, { token: first.token })).value.application.id).toBe(first.id);
    expect([await site.rows(), await seenBy(owner, id)]).toEqual([[expect.objectContaining({ accountId: null })], 1]);
    expect(await mayReopen()).toBe(false);
  });

  it('sees that application behind each link that confirmed it, and can withdraw it there', async () => {
    const { id } = await site.newJob();
    const first = await confirmed(id);
    const again = async () => {
      await site.ask(null, WITHDRAW, first);
      await site.apply(null, id, { answers: await reconsidered() });
      const token = await site.tokenTo(ADA);
      await site.ask(null, CONFIRM, { token });
      return token;
    };
    const tokens = [await again(), await again()];
    for (const token of tokens) {
      const shown = { state: 'confirmed', application: { id: first.id, stage: 'sent' } };
      expect((await site.ask(null, LINK, { token })).value).toMatchObject(shown);
      expect((await site.ask(null, CONFIRM, { token })).value).toMatchObject({ ...shown, signIn: null });
      expect((await site.ask(null, LINK, { token }, { on: 'rhein' })).value.state).toBe('unknown');
    }
    for (const other of [await confirmed(id, 'eve@example.com'), await confirmed((await site.newJob()).id)])
      expect((await site.ask(null, WITHDRAW, { id: other.id, token: tokens[0] })).code).toBe('APPLICATION_UNKNOWN');
    const { value } = await site.ask(null, WITHDRAW, { id: first.id, token: tokens[0] });
    expect(value.stage).toBe('withdrawn');
  });

  it('sees it behind the link of a sending that another one came before, signed in where it joined an account', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    await site.apply(null, id, { answers: answersOf(ada.email) });
    const waiting = await site.tokenTo(ada.email);
    await confirmed(id, ada.email);
    expect((await site.ask(null, LINK, { token: waiting })).value).toMatchObject({
      state: 'joined',
      application: null,
    });
    const { value } = await site.ask(ada, LINK, { token: waiting });
    expect(value.application).toMatchObject({ jobId: id });
    const args = { id: value.application.id, token: waiting };
    expect((await site.ask(null, WITHDRAW, args)).code).toBe('APPLICATION_UNKNOWN');
  });

  it('may send files, which belong to the account that the application joins', async () => {
    const { id } = await site.newJob();
    const attachments = await attached();
    await site.apply(null, id, { answers: { ...answersOf(), files: { attachments } } });
    await site.ask(null, CONFIRM, { token: await site.tokenTo(ADA) });
    const ada = await insertPerson(site, { email: ADA });
    await joinApplications(site, { accountId: ada.id, email: ADA, now: new Date() });
    expect(await site.db.select({ owner: upload.ownerId }).from(everyBrand(upload))).toEqual([{ owner: ada.id }]);
  });
});

describe('earlier applications of a guest', () => {
  it('join the account once its address is confirmed, and not before', async () => {
    const { id } = await site.newJob();
    const { token } = await confirmed(id, 'new@example.com');
    const ada = await insertPerson(site, { email: 'new@example.com', emailVerified: null });
    expect((await site.ask(ada, MINE)).value.total).toBe(0);
    const link = await issueLink(
      { db: site.db, frontend: 'acme' },
      { accountId: ada.id, kind: 'verify_email', now: new Date() },
    );
    await site.ask(null, 'mutation ($token: String!) { verifyEmail(token: $token) { state } }', { token: link });
    expect((await site.ask(ada, MINE)).value).toMatchObject({ total: 1, items: [{ jobId: id }] });
    expect((await site.ask(null, LINK, { token })).value).toMatchObject({ state: 'joined', application: null });
    expect((await site.ask(ada, LINK, { token })).value).toMatchObject({ state: 'joined', application: { jobId: id } });
    expect((await site.apply(ada, id)).value.isRepeat).toBe(true);
  });

  it('join at once where the address has a confirmed account', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    await site.apply(null, id, { answers: answersOf(ada.email) });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect(value).toMatchObject({ state: 'joined', application: null });
    expect((await site.ask(ada, MINE)).value.total).toBe(1);
    const [, receipt] = await site.mailsTo(ada.email);
    expect(receipt?.text).not.toContain('/user/register');
  });

  it('let whoever has just confirmed the address into the account, once, and name it', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    await site.apply(null, id, { answers: answersOf(ada.email) });
    const token = await site.tokenTo(ada.email);
    const { value } = await site.ask(null, CONFIRM, { token });
    const { row } = await findLink({ db: site.db, frontend: 'acme' }, value.signIn, new Date());
    expect(row).toMatchObject({ kind: 'sign_in', accountId: ada.id });
    expect((await site.ask(null, CONFIRM, { token })).value).toMatchObject({ state: 'joined', signIn: null });
    const [named] = await site.db.select().from(account).where(eq(account.id, ada.id));
    expect(named).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  });

  it.each([
    ['an employer', { roles: ['applicant', 'recruiter'] as const }],
    ['somebody whose address is not confirmed', { roles: ['applicant'] as const, emailVerified: null }],
    ['somebody without a role', { roles: [] }],
  ])('do not let anybody into the account of %s', async (_, values) => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site, { ...values, roles: [...values.roles] });
    await site.apply(null, id, { answers: answersOf(ada.email) });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect(value.signIn).toBeNull();
  });

  it('do not change who is signed in', async () => {
    const { id } = await site.newJob();
    const [ada, eve] = [await insertPerson(site), await insertPerson(site)];
    await site.apply(null, id, { answers: answersOf(ada.email) });
    const { value } = await site.ask(eve, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect(value).toMatchObject({ state: 'joined', signIn: null });
  });

  it('show the one of the member where there is one', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    await site.apply(ada, id);
    await site.apply(null, id, { answers: answersOf(ada.email) });
    await site.ask(null, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect(await site.rows()).toHaveLength(1);
  });

  it('take the place of the one that the member withdrew, with files that are the member’s', async () => {
    const { id, owner } = await site.newJob();
    const ada = await insertPerson(site);
    const sent = (await site.apply(ada, id)).value.application.id;
    await site.ask(ada, WITHDRAW, { id: sent });
    await site.db.delete(everyBrand(outbox));
    await site.apply(null, id, { answers: await reconsidered(ada.email) });
    const { value } = await site.ask(null, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect(value).toMatchObject({ state: 'joined', application: null, signIn: expect.any(String) });
    expect((await site.ask(ada, MINE)).value).toMatchObject({
      total: 1,
      items: [{ id: sent, stage: 'sent', content: { coverLetter: 'I reconsidered.', files: [{ name: 'Life.pdf' }] } }],
    });
    expect(await site.db.select({ owner: upload.ownerId }).from(everyBrand(upload))).toEqual([{ owner: ada.id }]);
    expect(await site.mails()).toEqual([
      `application_confirm to ${ada.email}`,
      `application_receipt to ${ada.email}`,
      `application_new to ${owner.email}`,
    ]);
    expect(await site.rows()).toHaveLength(1);
  });

  it('join the account whatever it sent to the same job on another brand', async () => {
    const { id } = await site.newJob({}, { on: ['acme', 'rhein'] });
    const ada = await insertPerson(site);
    await site.apply(ada, id);
    await site.db.update(everyBrand(application)).set({ frontend: 'rhein' });
    await site.apply(null, id, { answers: answersOf(ada.email) });
    await site.ask(null, CONFIRM, { token: await site.tokenTo(ada.email) });
    expect((await site.ask(ada, MINE)).value).toMatchObject({ total: 1, items: [{ jobId: id }] });
  });
});

describe('the list of a person', () => {
  it('is empty, then has what was sent here, the newest first', async () => {
    const ada = await insertPerson(site);
    expect((await site.ask(ada, MINE)).value).toEqual({ total: 0, items: [] });
    const [one, two] = [await site.newJob(), await site.newJob()];
    await site.apply(ada, one.id);
    await site.apply(ada, two.id);
    const { value } = await site.ask(ada, MINE);
    expect(value.items.map(({ jobId }: { jobId: number }) => jobId)).toEqual([two.id, one.id]);
    const page = await site.ask(ada, '{ applications(limit: 1, offset: 1) { total items { jobId } } }');
    expect(page.value).toEqual({ total: 2, items: [{ jobId: one.id }] });
    expect((await site.ask(ada, '{ applications(limit: 101) { total } }')).code).toBe('BAD_INPUT');
  });

  it('is nobody else’s, and not that of another brand', async () => {
    const { id } = await site.newJob();
    const [ada, eve] = [await insertPerson(site), await insertPerson(site)];
    const sent = (await site.apply(ada, id)).value.application.id;
    const ONE = 'query ($id: Int!) { application(id: $id) { id } }';
    expect((await site.ask(ada, ONE, { id: sent })).value).toEqual({ id: sent });
    expect((await site.ask(eve, ONE, { id: sent })).value).toBeNull();
    expect((await site.ask(null, ONE, { id: sent })).code).toBe('SIGN_IN_REQUIRED');
    expect((await site.ask(eve, WITHDRAW, { id: sent })).code).toBe('APPLICATION_UNKNOWN');
    expect((await site.ask(null, LINK, { token: 'x' }, { on: 'rhein' })).value.state).toBe('unknown');
  });

  it('can be withdrawn from until the employer has decided; files go with it', async () => {
    const { id } = await site.newJob();
    const ada = await insertPerson(site);
    const { file } = await server.send(formOf(pdf()), ada.headers);
    const attachments = [{ id: String(file.id), name: 'cv.pdf', size: Number(file.size) }];
    const sent = (await site.apply(ada, id, { answers: { ...answersOf(), files: { attachments } } })).value.application
      .id;
    await site.db.update(everyBrand(application)).set({ stage: 'hired' });
    expect((await site.ask(ada, WITHDRAW, { id: sent })).code).toBe('APPLICATION_DECIDED');
    await site.db.update(everyBrand(application)).set({ stage: 'shortlisted' });
    const { value } = await site.ask(ada, WITHDRAW, { id: sent });
    expect(value.content.files).toMatchObject([{ name: 'cv.pdf', url: null }]);
    expect(await site.db.select().from(everyBrand(upload))).toEqual([]);
    expect((await site.ask(ada, WITHDRAW, { id: sent })).value.stage).toBe('withdrawn');
  });

  it('can be sent again once it was withdrawn, as the same one, while the job is open', async () => {
    const { id, owner } = await site.newJob();
    const [ada, eve] = [await insertPerson(site), await insertPerson(site)];
    const sent = (await site.apply(ada, id)).value.application.id;
    const offer = () =>
      site.ask(ada, `query ($id: Int!) { applyOffer(jobId: $id) { state application { id } } }`, { id });
    const mayReopen = async () =>
      (await site.ask(ada, 'query ($id: Int!) { application(id: $id) { canReopen } }', { id: sent })).value.canReopen;
    expect([(await offer()).value.state, await mayReopen()]).toEqual(['applied', false]);
    await site.ask(ada, WITHDRAW, { id: sent });
    expect((await offer()).value).toEqual({ state: 'open', application: { id: sent } });
    expect(await mayReopen()).toBe(true);
    await site.apply(eve, id);

    const answers = { ...answersOf(), files: { coverLetter: 'I reconsidered.' } };
    const again = await Promise.all([1, 2, 3].map(() => site.apply(ada, id, { answers })));
    expect(again.map(({ value }) => value.application.id)).toEqual([sent, sent, sent]);
    expect(again.map(({ value }) => value.isRepeat).toSorted()).toEqual([false, true, true]);
    expect(again.find(({ value }) => !value.isRepeat)?.value.application).toMatchObject({
      stage: 'sent',
      content: { coverLetter: 'I reconsidered.' },
      events: [{ stage: 'sent' }, { stage: 'withdrawn' }, { stage: 'sent' }],
    });
    expect(await site.rows()).toHaveLength(2);
    const news = (await site.mailsTo(owner.email)).filter(({ template }) => template === 'application_new');
    expect(news.map(({ replyTo }) => replyTo).toSorted()).toEqual([ada.email, ada.email, eve.email].toSorted());

    await site.ask(ada, WITHDRAW, { id: sent });
    await site.db.update(everyBrand(job)).set({ state: 'archived', archived: new Date() });
    expect(await mayReopen()).toBe(false);
    expect((await site.apply(ada, id)).code).toBe('JOB_CLOSED');
    expect((await site.rows()).map(({ stage }) => stage).toSorted()).toEqual(['sent', 'withdrawn']);
  });
});

it('leaves nothing personal behind when the account goes, and the employer a number', async () => {
  const { id, owner } = await site.newJob();
  const ada = await insertPerson(site, { passwordHash: null });
  const sent = (await site.apply(ada, id)).value.application.id;
  await site.ask(owner, 'mutation ($id: Int!) { addApplicationNote(id: $id, text: "Ada is good.") { id } }', {
    id: sent,
  });
  const gone = await site.ask(ada, 'mutation { deleteAccount { faults { code } } }');
  expect(gone.value).toEqual({ faults: [] });
  expect(await site.db.select().from(account).where(eq(account.id, ada.id))).toEqual([]);
  expect(await site.rows()).toMatchObject([
    { stage: 'withdrawn', accountId: null, email: null, data: {}, files: [], sendKey: null, cleared: expect.any(Date) },
  ]);
  const list = await site.ask(
    owner,
    'query ($id: Int!) { applicants(jobId: $id) { total items { name isEmpty notes { text } } } }',
    { id },
  );
  expect(list.value).toEqual({ total: 1, items: [{ name: '', isEmpty: true, notes: [] }] });
});
