import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../backend/uploads/testing/files.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { mailedLink } from './support/mails.ts';
import { jobIds, siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

/** Jobs of the demo recruiter that take applications here; each test has one to itself. */
const internalJobs = (brand: string) =>
  jobIds(brand, "state = 'published' and data->'application_options'->>'applicationWorkflow' = 'internal'");
const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement);

/** Moves the focus by keyboard alone. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let press = 0; press < 80 && !(await isFocused(field)); press += 1) await page.keyboard.press('Tab');
  expect(await isFocused(field)).toBe(true);
}

const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`).waitFor();
const mailsTo = (email: string) =>
  siteRows<{ template: string }>('select template from outbox where recipient = $1 order by id', [email]);

describe('a guest on a phone, by keyboard', () => {
  it('applies, confirms the address, sees where it stands, and takes it back', async () => {
    const t = createTexts('en');
    const origin = siteOrigin('harbor-ledger');
    const [, jobId = 0] = await internalJobs('harbor-ledger');
    const email = 'guest-of-the-phone@example.com';
    const page = await hydrated(await open(`${origin}/job/${jobId}`, { viewport: phone }));
    const forward = () => page.locator('form button[type=submit].button').last();
    await page
      .getByRole('link', { name: t('job:apply.internal') })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await step(page, 'basic-info');
    expect(new URL(page.url()).pathname).toBe(`/job/apply/${jobId}`);

    for (const [label, text] of [
      ['First name', 'Grace'],
      ['Last name', 'Guest'],
      ['E-mail', email],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    expect(await violationsOf(page)).toEqual([]);
    await tabTo(page, forward());
    await page.keyboard.press('Enter');
    await step(page, 'questions');

    // What the job wants to know is missed before anything is sent.
    await tabTo(page, forward());
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'May you work in this country?' }).waitFor();
    await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel(/How many years/));
    await page.keyboard.type('7');
    await tabTo(page, forward());
    await page.keyboard.press('Enter');
    await step(page, 'files');

    // The browser's own way back, and a page that is loaded anew, lose nothing.
    await page.goBack();
    await step(page, 'questions');
    await page.reload();
    await step(page, 'questions');
    await expect.poll(() => page.getByLabel(/How many years/).inputValue()).toBe('7');
    expect(await page.locator('main').textContent()).toContain(t('drafts:files'));
    await forward().click();
    await step(page, 'files');
    await page.getByLabel('Cover letter').fill('I count.\nI count well.');
    await forward().click();
    await step(page, 'review');
    const review = (await page.locator('main').textContent()) ?? '';
    for (const part of ['Grace', email, 'Yes', '7', 'I count well.']) expect(review).toContain(part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    await forward().dblclick();
    await page.getByText(t('apply:sent.confirm.title')).waitFor();
    expect(await mailsTo(email)).toEqual([{ template: 'application_confirm' }]);

    await page.goto(origin + (await mailedLink(email, 'application_confirm', '/user/applications')));
    await page.getByRole('button', { name: t('applications:link.confirm') }).click();
    await page.getByText(t('applications:link.done')).waitFor();
    expect(await page.getByTestId('stage').textContent()).toBe(t('applications:stages.sent'));
    expect(await violationsOf(page)).toEqual([]);
    expect(await mailsTo('recruiter@harbor-ledger.example')).toContainEqual({ template: 'application_new' });

    await page.goto(origin + (await mailedLink(email, 'application_receipt', '/user/applications')));
    await page.getByText(t('applications:withdraw.title')).click();
    await page.getByRole('button', { name: t('applications:withdraw.submit') }).click();
    await expect.poll(() => page.getByTestId('stage').textContent()).toBe(t('applications:stages.withdrawn'));
  });
});

describe('a member and an employer', () => {
  it('apply once, move on, write, and see what the other did', async () => {
    const [t, en] = [createTexts('de'), createTexts('en')];
    const origin = siteOrigin('rheinblick');
    const [, jobId = 0] = await internalJobs('rheinblick');
    const seeker = await open(`${origin}/`);
    await signIn(seeker, 'applicant@rheinblick.example');
    await seeker.goto(`${origin}/job/apply/${jobId}`);
    const forward = seeker.locator('form button[type=submit].button').last();
    // Who is known need not say who they are.
    await expect.poll(() => seeker.getByLabel('Nachname').inputValue()).toBe('Seeker');
    await forward.click();
    await step(seeker, 'questions');
    await seeker.getByRole('radio', { name: 'Nein' }).check();
    await seeker.getByLabel(/Wie viele Jahre/).fill('3');
    await forward.click();
    await step(seeker, 'files');
    const file = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await seeker.locator('input[type=file]').first().setInputFiles(file);
    await seeker.locator('[data-upload="0"]').filter({ hasText: 'Lebenslauf.pdf' }).waitFor();
    await forward.click();
    await step(seeker, 'review');
    await forward.click();
    await seeker.getByText(t('apply:sent.done.title')).waitFor();
    await seeker.goto(`${origin}/job/apply/${jobId}/basic-info`);
    await seeker.getByRole('link', { name: t('apply:see') }).click();
    await expect.poll(() => seeker.getByTestId('stage').textContent()).toBe(t('applications:stages.sent'));
    expect(await seeker.locator('main').textContent()).not.toContain(t('applicants:knockedOut'));
    const own = seeker.url();

    const employer = await open(`${origin}/en`, { viewport: { width: 1024, height: 768 } });
    await signIn(employer, 'recruiter@rheinblick.example');
    await employer.goto(`${origin}/en/job-manager/applicants/${jobId}`);
    const row = employer.locator('li').filter({ hasText: 'Alex Seeker' });
    await row.waitFor();
    expect(await row.textContent()).toContain(en('applicants:knockedOut'));
    expect(await violationsOf(employer)).toEqual([]);
    await row.getByRole('link', { name: 'Alex Seeker' }).click();
    await employer.getByText(en('applicants:detail.knockOuts')).waitFor();
    expect(await violationsOf(employer)).toEqual([]);
    const link = await employer.getByRole('link', { name: 'Lebenslauf.pdf' }).getAttribute('href');
    const typeOf = async (href: string | null) => (await fetch(href ?? '')).headers.get('content-type');
    expect(await employer.evaluate(typeOf, link)).toBe('application/pdf');
    await employer.getByRole('radio', { name: '4 of 5' }).check();
    await employer.getByLabel(en('applicants:detail.note'), { exact: true }).fill('Ask about the permit.');
    await employer.getByRole('button', { name: en('applicants:detail.addNote') }).click();
    await employer.getByText('Ask about the permit.').waitFor();
    await employer.getByLabel(en('applicants:move.to')).selectOption('shortlisted');
    await employer.getByLabel(en('applicants:move.mail')).check();
    await employer.getByLabel(en('applicants:move.text')).fill('We will call you on Monday.');
    await employer.getByRole('button', { name: en('applicants:move.submit'), exact: true }).click();
    await employer.getByText('1 application was moved.').waitFor();

    await seeker.goto(own);
    await expect.poll(() => seeker.getByTestId('stage').textContent()).toBe(t('applications:stages.shortlisted'));
    const shown = (await seeker.locator('main').textContent()) ?? '';
    expect(shown).not.toContain('Ask about the permit.');
    const [mail] = await siteRows<{ text: string; locale: string }>(
      "select text, locale from outbox where recipient = $1 and template = 'application_stage'",
      ['applicant@rheinblick.example'],
    );
    expect(mail?.locale).toBe('de');
    expect(mail?.text).toContain('> We will call you on Monday.');
    await seeker.goto(`${origin}/dashboard`);
    await seeker.getByText(t('applications:stages.shortlisted')).first().waitFor();

    // Together: chosen in the list, moved at once, and filtered by stage.
    await employer.goto(`${origin}/en/job-manager/applicants/${jobId}`);
    await employer.locator('li').filter({ hasText: 'Alex Seeker' }).getByRole('checkbox').check();
    await employer.getByLabel(en('applicants:move.to')).selectOption('rejected');
    await employer.getByRole('button', { name: en('applicants:move.submit'), exact: true }).click();
    await employer.getByText('1 application was moved.').waitFor();
    await employer.getByRole('link', { name: /Not chosen/ }).click();
    await employer.waitForURL(/stage=rejected/);
    await employer.locator('li').filter({ hasText: 'Alex Seeker' }).waitFor();
    const download = employer.waitForEvent('download');
    await employer.getByRole('button', { name: en('applicants:csv.submit') }).click();
    expect((await download).suggestedFilename()).toBe(`applicants-${jobId}.csv`);

    // Nobody else, and no other brand, has any of it.
    await seeker.goto(`${origin}/job-manager/applicants/${jobId}`);
    await seeker.getByText(t('applicants:unknown')).waitFor();
  });
});
