/** How many clicks people need for what they came for, beyond typing: on an American and a German brand. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { testBrowser } from './support/browser.ts';
import { countClicks } from './support/count-clicks.ts';
import { postFirstAd } from './support/first-ad.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const brands = [
  { brand: 'harbor-ledger', locale: 'en', resume: '/resume' },
  { brand: 'rheinblick', locale: 'de', resume: '/lebenslauf' },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const forward = (page: Page) => page.locator('main form button[type=submit].button').last();
const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`).waitFor();

describe.each(shareOf(brands, ({ brand }) => brand === 'rheinblick'))('on $brand', ({ brand, locale, resume }) => {
  const t = createTexts(locale);
  const origin = siteOrigin(brand);

  /** A published job that is applied for on the board, without questions. */
  async function plainJob(): Promise<number> {
    const [job] = await siteRows<{ id: number }>(
      `select j.id from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
       where j.state = 'published' and j.frontend = $1 and coalesce(j.data #>> '{application_options,applicationWorkflow}', 'internal') = 'internal'
         and coalesce(jsonb_array_length(j.data #> '{application_options,applicationQualifyingQuestions}'), 0) = 0
       order by j.id limit 1`,
      [brand],
    );
    if (!job) throw new Error(`${brand} has no job that is applied for here.`);
    return job.id;
  }

  /** A published job of the recruiter's organization. */
  async function ownJob(recruiter: string): Promise<number> {
    const [job] = await siteRows<{ id: number }>(
      `select j.id from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
         join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
       where a.email = $2 and j.state = 'published' order by j.id limit 1`,
      [brand, recruiter],
    );
    if (!job) throw new Error(`The recruiter of ${brand} has no published job.`);
    return job.id;
  }

  it('a guest applies, with the link of the mail, in six', async () => {
    const email = `guest-${randomUUID()}@example.com`;
    const id = await plainJob();
    const page = await open(`${origin}/robots.txt`);
    const clicks = await countClicks(page);
    await page.goto(`${origin}/job/x-${id}`);
    await page
      .getByRole('link', { name: t('job:apply.internal') })
      .first()
      .click();
    await step(page, 'basic-info');
    await page.locator('[id$="-basic_info-firstName"]').fill('Grace');
    await page.locator('[id$="-basic_info-lastName"]').fill('Guest');
    await page.locator('[id$="-basic_info-emailAddress"]').fill(email);
    await forward(page).click();
    await step(page, 'files');
    await page.locator('[id$="-files-coverLetter"]').fill('I count well.');
    await forward(page).click();
    await step(page, 'review');
    await forward(page).click();
    await page.getByText(t('apply:sent.confirm.title')).waitFor();
    await page.goto(origin + (await mailedLink(email, 'application_confirm', '/user/applications')));
    await button(page, t('applications:link.confirm')).click();
    await page.getByText(t('applications:link.done')).waitFor();
    // With the one on the link in the mail.
    expect(clicks() + 1).toBeLessThanOrEqual(6);
  });

  it('a member applies with the resume of the board in three', async () => {
    const email = await ownPerson(brand, 'applicant');
    await siteRows(
      `insert into resume (account_id, frontend, langcode, data, versions)
       select own.id, r.frontend, r.langcode, r.data, r.versions from resume r join account a on a.id = r.account_id, account own
       where a.email = $1 and own.email = $2 returning id`,
      [`applicant@${brand}.example`, email],
    );
    const id = await plainJob();
    const page = await openAs(open, email, `${origin}/robots.txt`);
    const clicks = await countClicks(page);
    await page.goto(`${origin}/job/x-${id}`);
    await page
      .getByRole('link', { name: t('job:apply.internal') })
      .first()
      .click();
    await step(page, 'review');
    await button(page, t('apply:own.attachResume')).click();
    await page.getByRole('status').filter({ hasText: '.pdf' }).waitFor();
    await forward(page).click();
    await page.getByText(t('apply:sent.done.title')).waitFor();
    expect(clicks()).toBeLessThanOrEqual(3);
    expect(
      await siteRows(
        `select stage, array_length(files, 1) as files, data #> '{basic_info,lastName}' is not null as named
         from application where email = $1 and job_id = $2`,
        [email, id],
      ),
    ).toEqual([{ stage: 'sent', files: 1, named: true }]);
  });

  it('ten applicants are rejected with one template in four', async () => {
    const recruiter = await ownPerson(brand, 'recruiter');
    const id = await ownJob(recruiter);
    const mark = randomUUID().slice(0, 8);
    const sent = await siteRows<{ id: number }>(
      `insert into application (frontend, job_id, job_title, organization_name, email, confirmed, locale, data, created, changed)
       select $1, j.id, j.title, j.organization_name, 'no' || n || '-' || $3 || '@example.com', now(), $4,
         jsonb_build_object('basic_info', jsonb_build_object('firstName', 'Applicant' || n, 'lastName', 'N' || $3)), now(), now()
       from job j, generate_series(1, 10) n where j.id = $2 returning id`,
      [brand, id, mark, locale],
    );
    const text = 'Dear {{firstName}}, somebody else was faster.';
    await siteRows(
      `insert into message_template (frontend, organization_id, name, text)
       select $1, j.organization_id, $3, $4 from job j where j.id = $2 returning id`,
      [brand, id, `No ${mark}`, text],
    );
    const page = await openAs(open, recruiter, `${origin}/robots.txt`);
    const clicks = await countClicks(page);
    await page.goto(`${origin}/job-manager/applicants/${id}?search=N${mark}`);
    await page.getByLabel(t('applicants:selectAll')).check();
    await page.getByLabel(t('applicants:move.to')).selectOption('rejected');
    const panel = page.getByRole('form').filter({ has: page.getByLabel(t('applicants:move.to')) });
    await panel.getByLabel(t('conversation:templates.choose')).selectOption(`No ${mark}`);
    await button(page, t('applicants:move.submit')).click();
    await expect
      .poll(() => page.locator('main [data-kind=success]').first().textContent())
      .toBe(t('applicants:move.done_other').replace('{{count}}', '10'));
    expect(clicks()).toBeLessThanOrEqual(4);
    expect(
      await siteRows(
        `select count(*)::int as mails, count(distinct recipient)::int as people, bool_and(text like '%Dear Applicant%') as named
         from outbox where template = 'application_stage' and recipient like $1`,
        [`%-${mark}@example.com`],
      ),
    ).toEqual([{ mails: 10, people: 10, named: true }]);
    expect(
      await siteRows("select count(*)::int as rejected from application where stage = 'rejected' and id = any($1)", [
        sent.map((one) => one.id),
      ]),
    ).toEqual([{ rejected: 10 }]);
  });

  it('a new employer posts a first ad, from nothing, in eight', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const title = `Night baker ${randomUUID()}`;
    const page = await open(`${origin}/robots.txt`, { expected: /401/ });
    const clicks = await countClicks(page);
    await postFirstAd(page, {
      ...{ t, email, title },
      employers: `${origin}/${locale === 'de' ? 'fuer-arbeitgeber' : 'employers'}`,
      linkIn: async (template, start) => origin + (await mailedLink(email, template, start)),
    });
    await page.locator('main [data-pay] form button[type=submit]').last().click();
    await page.waitForURL(/\?posted=\d+/);
    // With the one on the link in the mail.
    expect(clicks() + 1).toBeLessThanOrEqual(8);
    const state = brand === 'rheinblick' ? 'needs_review' : 'published';
    await expect.poll(() => siteRows('select state from job where title = $1', [title])).toEqual([{ state }]);
  });

  it('an employer finds a resume, asks, and reads the first answer, each step from the mail before', async () => {
    const recruiter = `recruiter@${brand}.example`;
    const [owner] = await siteRows<{ id: number; email: string; headline: string }>(
      `select r.id, a.email, r.data #>> '{job_preferences,title}' as headline from resume r join resume_frontend f on f.resume_id = r.id join account a on a.id = r.account_id
       where f.frontend = $1 and f.listed is not null and not exists (select from resume_contact c where c.resume_id = r.id)
       order by r.id limit 1`,
      [brand],
    );
    if (!owner) throw new Error(`The demo of ${brand} has no resume that nobody asks about.`);
    await siteRows(
      `update account set password_hash = (select password_hash from account where email = $2) where email = $1 returning id`,
      [owner.email, recruiter],
    );
    const employer = await openAs(open, recruiter, `${origin}/robots.txt`);
    const asked = await countClicks(employer);
    await employer.goto(`${origin}/resumes`);
    await employer.locator('main input[name=search]').fill(owner.headline);
    await employer.keyboard.press('Enter');
    await employer.locator(`main ol article h3 a[href$="/resume/${owner.id}"]`).click();
    const say = (key: string) => t(`resume-contact:${key}`);
    await button(employer, say('ask')).click();
    await employer.locator('[id$="-request-message"]').fill('We would like to meet you.');
    await button(employer, say('send')).click();
    await employer.locator('section[data-contact=pending]').waitFor();
    expect(asked()).toBeLessThanOrEqual(3);

    const person = await openAs(open, owner.email, `${origin}/robots.txt`);
    const answered = await countClicks(person);
    await person.goto(origin + (await mailedLink(owner.email, 'resume_contact_asked', resume)));
    const item = person.locator('li[data-state=pending]').first();
    await item.getByRole('button', { name: new RegExp(say('owner.approve')) }).click();
    await item.getByLabel(say('fields.messages')).check();
    await button(person, say('owner.yes.approve')).click();
    await person.locator('li[data-state=approved]').first().waitFor();

    await employer.goto(origin + (await mailedLink(recruiter, 'resume_contact_approved', `/resume/${owner.id}`)));
    await employer.getByLabel(t('conversation:label')).fill('Does ten suit you?');
    await employer.getByRole('button', { name: t('conversation:send'), exact: true }).click();
    await employer.getByText(t('conversation:sent')).waitFor();
    await person.goto(origin + (await mailedLink(owner.email, 'message', resume)));
    const talk = person.locator('li[data-state=approved]').filter({ hasText: 'Does ten suit you?' });
    await talk.getByLabel(t('conversation:label')).fill('Gladly.');
    await talk.getByRole('button', { name: t('conversation:send'), exact: true }).click();
    await talk.getByText(t('conversation:sent')).waitFor();
    await employer.goto(origin + (await mailedLink(recruiter, 'message', `/resume/${owner.id}`)));
    await employer.getByText('Gladly.').waitFor();
    // With those on the links in the mails, two of each.
    expect([asked() + 2, answered() + 2]).toEqual([6, 6]);
  });
});
