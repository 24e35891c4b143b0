/** What is sent to readers of the newsletter, and when, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { blogPost } from '../../database/schema/blog.ts';
import { job } from '../../database/schema/jobs.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { insertBlogPost, insertJob } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { issueAt } from '../newsletter/schedule.ts';
import { sendNewsletters } from './send.ts';

const acme = testBrand('acme', ({ features, locales, newsletter }) => {
  features.blog = true;
  Object.assign(locales, { default: 'en', supported: ['en', 'de'] });
  Object.assign(newsletter, { jobsPerMail: 3, jobsPerCompany: 2, postsPerMail: 2 });
});
const site = testAccountsOf([
  acme,
  testBrand('other'),
  testBrand('off', ({ features }) => (features.newsletter = false)),
]);
const last = issueAt(acme.document, new Date());
/** Days after the last issue; the next one comes out after seven. */
const day = (count: number) => new Date(last.getTime() + count * DAY_MS);

const send = (now: Date, more: Partial<Parameters<typeof sendNewsletters>[0]> = {}) =>
  sendNewsletters({ ...site.backend.work, now: () => now, signal: new AbortController().signal, ...more });

let people = 0;
type Reader = typeof newsletterReader.$inferInsert;
async function insertReader(values: Partial<Reader> = {}): Promise<string> {
  people += 1;
  const email = `reader${people}@example.com`;
  const reader = { frontend: 'acme', locale: 'en', nonce: 'n', created: last, confirmed: last, issue: last };
  await site.db
    .insert(everyBrand(newsletterReader))
    .values({ ...reader, ...(values.accountId === undefined && { email }), ...values });
  return email;
}

const issuesTo = async (email: string) =>
  (await site.mailsTo(email)).filter(({ template }) => template === 'newsletter').reverse();

beforeEach(async () => {
  for (const table of [newsletterReader, job, blogPost]) await site.db.delete(everyBrand(table));
});

describe('an issue', () => {
  it('has the jobs and posts of the week in the language of the reader, and the link to unsubscribe', async () => {
    const [email, german] = [await insertReader(), await insertReader({ locale: 'de' })];
    await insertJob(site.db, { title: 'Before', published: day(-0.1) });
    for (const [at, organizationName] of ['A', 'A', 'A', 'B', 'C'].entries())
      await insertJob(site.db, { title: `Welder ${at}`, organizationName, published: day(1 + at) });
    await insertJob(site.db, { title: 'Next week', published: day(7.1) });
    await insertJob(site.db, { title: 'Over', published: day(1), expires: day(2) });
    await insertJob(site.db, { title: 'Elsewhere', frontend: 'other', published: day(2) });
    await insertBlogPost(site.db, { title: 'Talking about pay', publishAt: day(2) });
    await insertBlogPost(site.db, { title: 'Old post', publishAt: day(-3) });
    await insertBlogPost(site.db, { title: 'Example', publishAt: day(3), sample: true });
    await insertBlogPost(site.db, { title: 'Theirs', publishAt: day(3), frontend: 'other' });
    await insertBlogPost(site.db, { title: 'Gehalt', langcode: 'de', publishAt: day(2) });

    expect(await send(day(6.9))).toEqual({ looked: 0, mailed: 0 });
    expect(await send(day(7.2))).toEqual({ looked: 2, mailed: 2 });
    const [mail] = await issuesTo(email);
    expect(mail?.subject).toBe('The acme: 5 new jobs this week');
    expect(mail?.text.split('\n-- ')[0]).toBe(
      [
        ...['5 new jobs this week', 'Hello,', 'This is what was new at The acme this week.', 'New jobs'],
        ...jobsIn(mail?.text ?? '').map(({ title, rest }) => `${title}\n${rest}`),
        'View all jobs:\nhttps://acme.example/jobs?utm_source=newsletter&utm_medium=email',
        'New articles',
        'Talking about pay\nWhat employers read.\nhttps://acme.example/blog/talking-about-pay?utm_source=newsletter&utm_medium=email',
        'View all articles:\nhttps://acme.example/blog?utm_source=newsletter&utm_medium=email',
        'You get this email because you subscribed to the newsletter of The acme. To unsubscribe, use the link at the bottom.',
        'Kind regards,\nThe acme\n',
      ].join('\n\n'),
    );
    expect(jobsIn(mail?.text ?? '').map(({ title }) => title)).toEqual(['Welder 4', 'Welder 3', 'Welder 2']);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/acme\.example\/user\/newsletter\/\d+-[\w-]{32}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const [letter] = await issuesTo(german);
    expect(letter?.subject).toBe('The acme: 5 neue Stellen diese Woche');
    expect(letter?.text).toContain('Gehalt\nWhat employers read.\nhttps://acme.example/de/blog/gehalt');
    expect(letter?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining('<https://acme.example/de/user/newsletter/'),
    });
  });

  it('is called like its newest post where there are no new jobs, and has no part without content', async () => {
    const email = await insertReader();
    await insertBlogPost(site.db, { title: 'Talking about pay', publishAt: day(2) });
    await send(day(7));
    const [mail] = await issuesTo(email);
    expect(mail?.subject).toBe('The acme: Talking about pay');
    expect(mail?.text).not.toContain('jobs');
  });

  it('is not sent with nothing to say, nor made up for later', async () => {
    const email = await insertReader();
    expect(await send(day(7))).toEqual({ looked: 1, mailed: 0 });
    await insertJob(site.db, { title: 'Late', published: day(6) });
    expect(await send(day(14))).toEqual({ looked: 1, mailed: 0 });
    expect(await issuesTo(email)).toEqual([]);
  });
});

describe('sending', () => {
  it('happens once for each issue, also with two workers and after an interruption', async () => {
    const emails = await Promise.all(Array.from({ length: 7 }, () => insertReader()));
    await insertJob(site.db, { title: 'Welder', published: day(1) });
    const failing = {
      ...site.backend.work.links,
      tokenOf: (kind: string, row: { id: number; nonce: string }) => {
        if (row.id % 5 === 0) throw new Error('The process ends.');
        return site.backend.work.links.tokenOf(kind, row);
      },
    };
    await expect(send(day(7), { links: failing })).rejects.toThrow('The process ends.');
    const reports = await Promise.all([send(day(7)), send(day(7)), send(day(7.5))]);
    expect(reports.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(7);
    expect(await send(day(13.9))).toEqual({ looked: 0, mailed: 0 });
    for (const email of emails) expect(await issuesTo(email)).toHaveLength(1);
  });

  it('takes any number of readers in batches', async () => {
    const many = Array.from({ length: 450 }, (_, at) => ({
      ...{ frontend: 'acme', locale: at % 2 ? 'en' : 'de', nonce: 'n', created: last, confirmed: last, issue: last },
      email: `many${at}@example.com`,
    }));
    await site.db.insert(everyBrand(newsletterReader)).values(many);
    await insertJob(site.db, { title: 'Welder', published: day(1) });
    expect(await send(day(7))).toEqual({ looked: 450, mailed: 450 });
  });

  it('is one mail after weeks without a worker, with what the last week brought', async () => {
    const email = await insertReader();
    await insertJob(site.db, { title: 'Weeks ago', published: day(1) });
    await insertJob(site.db, { title: 'Now', published: day(20) });
    expect(await send(day(21))).toEqual({ looked: 1, mailed: 1 });
    expect((await issuesTo(email)).map(({ text }) => jobsIn(text).map(({ title }) => title))).toEqual([['Now']]);
  });

  it('leaves out who did not confirm, who unsubscribed, and who cannot be reached', async () => {
    await insertJob(site.db, { title: 'Welder', published: day(1) });
    await insertReader({ confirmed: null });
    await insertReader({ ended: last });
    const [unsure, blocked] = [await insertPerson(site, { emailVerified: null }), await insertPerson(site)];
    await site.pool.query('update account set blocked = now() where id = $1', [blocked.id]);
    for (const { id: accountId } of [unsure, blocked]) await insertReader({ accountId });
    expect(await send(day(7))).toEqual({ looked: 2, mailed: 0 });
  });

  it('writes to the current address and in the current language of an account, and once where the address subscribes, too', async () => {
    await insertJob(site.db, { title: 'Welder', published: day(1) });
    const person = await insertPerson(site);
    await insertReader({ accountId: person.id });
    await insertReader({ email: person.email });
    await site.ask('mutation { updateAccount(locale: "de") { faults { code } } }', {}, person);
    await site.pool.query(`update account set email = 'new-' || email where id = $1`, [person.id]);
    await site.db
      .update(everyBrand(newsletterReader))
      .set({ email: `new-${person.email}` })
      .where(eq(newsletterReader.email, person.email));
    expect(await send(day(7))).toEqual({ looked: 2, mailed: 1 });
    const [mail] = await issuesTo(`new-${person.email}`);
    expect(mail?.locale).toBe('de');
  });

  it('is of each brand for itself, and waits where the newsletter is off', async () => {
    await insertJob(site.db, { title: 'Welder', published: day(1) });
    await insertReader({ frontend: 'other' });
    await insertReader({ frontend: 'off' });
    expect(await send(day(7))).toEqual({ looked: 1, mailed: 0 });
    // A subscription of the account there is none here.
    const person = await insertPerson(site);
    await insertReader({ frontend: 'other', accountId: person.id, issue: day(7) });
    await insertReader({ email: person.email });
    expect(await send(day(7))).toEqual({ looked: 1, mailed: 1 });
  });
});

/** Title and the other lines of each job of a mail. */
function jobsIn(text: string): { title: string; rest: string }[] {
  const [, part = ''] = /New jobs\n\n(.*?)\n\nView all jobs/s.exec(text) ?? [];
  return part.split('\n\n').map((entry) => {
    const [title = '', ...rest] = entry.split('\n');
    return { title, rest: rest.join('\n') };
  });
}
