/** Applying and job alerts without scripts, with the links of their emails, up to what is stored. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { shareOf } from '../../backend/testing/sweep.ts';
import { pdf } from '../../backend/uploads/testing/files.ts';
import { read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { described, field, submit, summary, withoutScripts } from './support/plain-form.ts';
import { siteRows } from './support/rows.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();
const success = (page: Page) => page.locator('main [data-kind=success]');

describe.each(shareOf(journeys, ({ brand }) => brand === 'rheinblick'))('without scripts, $brand', (journey) => {
  const { brand, t, jobs } = journey;
  const origin = siteOrigin(brand);

  async function plainJob(): Promise<{ id: number; organization: string }> {
    const [job] = await siteRows<{ id: number; organization: string }>(
      `select j.id, j.organization_name as organization from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
       where j.state = 'published' and j.frontend = $1 and coalesce(j.data #>> '{application_options,applicationWorkflow}', 'internal') = 'internal'
         and coalesce(jsonb_array_length(j.data #> '{application_options,applicationQualifyingQuestions}'), 0) = 0
       order by j.id limit 1`,
      [brand],
    );
    if (!job) throw new Error(`${brand} has no job that is applied for here.`);
    return job;
  }

  const sent = (email: string) =>
    siteRows(
      `select a.stage, a.confirmed is not null as confirmed, a.data #>> '{basic_info,firstName}' as name,
         a.data #>> '{files,coverLetter}' as letter, coalesce(array_length(a.files, 1), 0) as files
       from application a where a.email = $1 and a.frontend = $2`,
      [email, brand],
    );

  it('a guest applies on one page, after a refused file and a missing name, and confirms', async () => {
    const email = `plain-${randomUUID()}@example.com`;
    const { id, organization } = await plainJob();
    const page = await open(`${origin}/job/x-${id}`, withoutScripts);
    await page
      .getByRole('link', { name: t('job:apply.internal') })
      .first()
      .click();
    expect(await read(page.locator('main h1'))).toContain(':');
    expect(await page.locator('main form').count()).toBe(1);
    await field(page, '/basic_info/firstName').fill(' ');
    await field(page, '/basic_info/lastName').fill('Plain');
    await field(page, '/basic_info/emailAddress').fill(email);
    await field(page, '/files/coverLetter').fill('I read <b>everything</b>.\nTwice.');
    const files = field(page, '/files/attachments');
    await files.setInputFiles([
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() },
      { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('this is no pdf') },
    ]);
    await submit(page).click();
    expect(page.url()).toBe(`${origin}${new URL(page.url()).pathname}`);
    expect(await read(summary(page))).toContain(t('forms:summary_other').replace('{{count}}', '2'));
    expect(await described(field(page, '/basic_info/firstName'))).toContain(t('forms:fault.required'));
    expect((await described(files)).length).toBeGreaterThan(t('forms:fault.required').length);
    expect(await field(page, '/basic_info/lastName').inputValue()).toBe('Plain');
    expect(await field(page, '/basic_info/emailAddress').inputValue()).toBe(email);
    expect(await field(page, '/files/coverLetter').inputValue()).toBe('I read <b>everything</b>.\nTwice.');
    expect(await sent(email)).toEqual([]);

    await field(page, '/basic_info/firstName').fill('Petra');
    await submit(page).click();
    expect(await read(success(page))).toContain(organization);
    expect(await sent(email)).toEqual([
      { stage: 'sent', confirmed: false, name: 'Petra', letter: 'I read <b>everything</b>.\nTwice.', files: 0 },
    ]);

    const link = await mailedLink(email, 'application_confirm', '/user/applications');
    await page.goto(origin + link);
    expect(await read(page.locator('main'))).toContain(t('applications:link.ask'));
    await submit(page).click();
    expect(await read(success(page))).toBe(t('applications:stageTexts.sent'));
    expect(await sent(email)).toMatchObject([{ confirmed: true }]);
    expect(
      await siteRows(`select recipient from outbox where template = 'application_receipt' and recipient = $1`, [email]),
    ).toHaveLength(1);
  });

  it('a file is sent with the application, and a form sent twice is one application', async () => {
    const email = `plain-${randomUUID()}@example.com`;
    const { id } = await plainJob();
    const page = await open(`${origin}/job/apply/${id}`, withoutScripts);
    for (let round = 0; round < 2; round += 1) {
      await page.goto(`${origin}/job/apply/${id}`);
      await field(page, '/basic_info/firstName').fill('Petra');
      await field(page, '/basic_info/lastName').fill('Plain');
      await field(page, '/basic_info/emailAddress').fill(email);
      await field(page, '/files/attachments').setInputFiles([
        { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(2_000) },
      ]);
      await submit(page).click();
      await success(page).waitFor();
    }
    expect(await sent(email)).toMatchObject([{ name: 'Petra', files: 1 }]);
    expect(
      await siteRows(
        `select count(*)::int as mails from outbox where recipient = $1 and template = 'application_confirm'`,
        [email],
      ),
    ).toEqual([{ mails: 1 }]);
  });

  it('a member who has signed in that way applies at once, from the address of the account', async () => {
    const email = await ownPerson(brand, 'applicant');
    const { id } = await plainJob();
    const page = await open(
      `${origin}/user/login?destination=${encodeURIComponent(`/job/apply/${id}`)}`,
      withoutScripts,
    );
    await field(page, 'email').fill(email);
    await field(page, 'password').fill(DEMO_PASSWORD);
    await submit(page).click();
    await field(page, '/basic_info/firstName').fill('Mia');
    await field(page, '/basic_info/lastName').fill('Member');
    await field(page, '/basic_info/emailAddress').fill('somebody.else@example.com');
    await submit(page).click();
    expect(await read(page.locator('main h2'))).toBe(t('apply:sent.done.title'));
    expect(
      await siteRows(
        `select a.email, a.confirmed is not null as confirmed, a.account_id = p.id as theirs, a.data #>> '{basic_info,emailAddress}' as answer
         from application a join account p on p.email = $1 where a.job_id = $2 and a.account_id = p.id`,
        [email, id],
      ),
    ).toEqual([{ email, confirmed: true, theirs: true, answer: email }]);
  });

  it('a search becomes a job alert, confirmed and ended with the buttons of its page', async () => {
    const email = `plain-${randomUUID()}@example.com`;
    const page = await open(`${origin}${jobs}?search=${journey.word}`, withoutScripts);
    await page
      .getByRole('link', { name: t('search:alert.offer') })
      .first()
      .click();
    expect(await read(page.locator('main'))).toContain(journey.word);
    await field(page, '/subscription/email').fill('someone@nowhere');
    await submit(page).click();
    expect(await described(field(page, '/subscription/email'))).not.toBe('');
    await field(page, '/subscription/email').fill(email);
    await submit(page).click();
    expect(await read(success(page))).toBe(t('alerts:plain.sent'));
    const alert = () =>
      siteRows(`select confirmed is not null as confirmed, paused, href from search_alert where email = $1`, [email]);
    const href = `${jobs}?search=${journey.word}`;
    expect(await alert()).toEqual([{ confirmed: false, paused: false, href }]);

    const [mail] = await siteRows<{ text: string }>(
      `select text from outbox where recipient = $1 and template = 'job_alert_confirm'`,
      [email],
    );
    const link = (mail?.text.match(/https?:\/\/\S+/g) ?? []).find((one) => one.includes('/alerts/')) ?? '';
    await page.goto(origin + new URL(link).pathname);
    await submit(page).click();
    expect(await read(success(page))).toBe(t('alerts:done.confirmed'));
    expect(await alert()).toEqual([{ confirmed: true, paused: false, href }]);
    await submit(page).click();
    expect(await read(success(page))).toBe(t('alerts:done.ended'));
    expect(await alert()).toEqual([{ confirmed: true, paused: true, href }]);
    await page.getByRole('button', { name: t('alerts:resume'), exact: true }).click();
    expect(await alert()).toEqual([{ confirmed: true, paused: false, href }]);
  });
});
