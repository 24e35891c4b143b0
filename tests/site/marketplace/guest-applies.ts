/**
 * A job in English, with mouse and keyboard: posted, approved, found, applied for by a guest and a member, and
 * answered.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { hydrated, type OpenPage, phone } from '../support/browser.ts';
import { addQuestions, desk, field, forward, type Market, seen, step, stepName, tabTo } from './desk.ts';

const TITLE = 'Night baker of the lantern street';
const TEXT = 'You bake bread for three hundred neighbours before they are awake. '.repeat(8).trim();
const GUEST = 'guest-of-the-phone@example.com';

export function guestApplies(open: OpenPage, market: Market): void {
  const { t, origin, look, enter, rows, forgetPlaces, mailsTo, linkIn, jobsCalled, approve, find, applyAtOnce } = desk(
    open,
    market,
    'harbor-ledger',
    'en',
  );
  const post = (key: string) => t(`posting:${key}`);
  const jobId = async () => (await jobsCalled(TITLE))[0]?.id ?? 0;

  describe('a job of harbor-ledger', () => {
    it('is posted once and looked at, stands there as its preview promised, and is found', async () => {
      await forgetPlaces();
      const page = await enter('/job/wizard', 'recruiter');
      await write(page);
      const preview = page.locator('[data-preview] article');
      await expect.poll(() => preview.locator('h1').textContent()).toBe(TITLE);
      const promised = await seen(preview);
      const markup = await preview.locator('.prose').innerHTML();
      expect(promised).toContain(TEXT);
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: post('send.review'), exact: true }).dblclick();
      await page.locator('[data-posted=needs_review]').waitFor();
      const said = page.getByRole('heading', { level: 1 }).first();
      expect(await said.textContent()).toBe(post('posted.needs_review.title'));
      expect(await page.getByRole('link', { name: post('posted.another') }).getAttribute('href')).toBe('/job/wizard');
      expect(await page.getByRole('link', { name: post('posted.jobs') }).getAttribute('href')).toBe('/job-manager');
      expect(await jobsCalled(TITLE)).toMatchObject([{ state: 'needs_review' }]);
      const drafts = "select 1 from draft where form = 'job' and answers::text like $1";
      expect(await rows(drafts, [`%${TITLE}%`])).toEqual([]);

      await approve(await jobId(), TITLE);
      await page.goto(`${origin()}/job/x-${await jobId()}`);
      const live = page.locator('main article').first();
      await expect.poll(() => live.locator('h1').textContent()).toBe(TITLE);
      expect(await seen(live)).toBe(promised);
      expect(await live.locator('.prose').innerHTML()).toBe(markup);
      await find('/jobs', { word: 'lantern', place: 'Portland, ME', radius: '60', facet: 'Full-time', title: TITLE });
    });

    it('takes a guest on a phone by keyboard, whose employer asks something else meanwhile', async () => {
      const id = await jobId();
      const page = await hydrated(await look(`/job/${id}`, { viewport: phone }));
      const press = async (button = forward(page)) => {
        await tabTo(page, button);
        await page.keyboard.press('Enter');
      };
      const apply = page.getByRole('link', { name: t('job:apply.internal') }).first();
      await apply.focus();
      await page.keyboard.press('Enter');
      await step(page, 'basic-info');
      expect(new URL(page.url()).pathname).toBe(`/job/apply/${id}`);
      // Tab continues at the beginning of the form, not where the link was.
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      for (const [label, typed] of [
        ['First name', 'Grace'],
        ['Last name', 'Guest'],
        ['Email', GUEST],
      ] as const) {
        await tabTo(page, page.getByLabel(label));
        await page.keyboard.type(typed);
      }
      expect(await violationsOf(page)).toEqual([]);
      await press();
      await step(page, 'questions');
      // Missing answers to screening questions are reported before anything is sent.
      await press();
      await page.getByRole('alert').filter({ hasText: 'May you work here?' }).waitFor();
      await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByLabel(/How many years/));
      await page.keyboard.type('7');
      await press();
      await step(page, 'files');
      // Going back in the browser and reloading lose nothing.
      await page.goBack();
      await step(page, 'questions');
      await page.reload();
      await step(page, 'questions');
      await expect.poll(() => page.getByLabel(/How many years/).inputValue()).toBe('7');
      expect(await page.locator('main').textContent()).toContain(t('drafts:files'));
      await forward(page).click();
      await step(page, 'files');
      await page.getByLabel('Cover letter').fill('I count.\nI count well.');
      const scan = { name: 'scan.pages', mimeType: 'application/octet-stream', buffer: Buffer.from('x') };
      await page.locator('input[type=file]:not([capture])').setInputFiles([scan]);
      await forward(page).click();
      await step(page, 'review');
      await page.getByText('Not sent: scan.pages. You can only upload pdf').waitFor();

      const second = "data #- '{application_options,applicationQualifyingQuestions,1}'";
      await rows(`update job set data = ${second}, version = version + 1 where id = $1`, [id]);
      await forward(page).click();
      await page
        .getByRole('alert')
        .filter({ hasText: t('apply:changed') })
        .waitFor();
      const review = (await page.locator('main').textContent()) ?? '';
      for (const part of ['Grace', GUEST, 'Yes', 'I count well.']) expect(review).toContain(part);
      expect(review).not.toContain('How many years');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      await forward(page).dblclick();
      await page.getByText(t('apply:sent.confirm.title')).waitFor();
      expect(await mailsTo(GUEST)).toEqual(['application_confirm']);
      // The confirmation stays on the page after reloading and going back, and so does the link to its email.
      const sent = page.getByText(`We sent an email to ${GUEST}.`);
      await page.reload();
      await sent.waitFor();
      await page.goto(`${origin()}/jobs`);
      await page.goBack();
      await sent.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/job/apply/${id}/success`);
      expect(await page.locator('main input').count()).toBe(0);
      await page.getByRole('button', { name: t('apply:sent.confirm.again') }).click();
      await page.getByText(t('apply:sent.confirm.sentAgain')).waitFor();
      expect(await mailsTo(GUEST)).toEqual(['application_confirm', 'application_confirm']);

      await page.goto(await linkIn(GUEST, 'application_confirm', '/user/applications'));
      await page.getByRole('button', { name: t('applications:link.confirm') }).click();
      await page.getByText(t('applications:link.done')).waitFor();
      expect(await page.getByTestId('stage').textContent()).toBe(t('applications:stages.sent'));
      expect(await violationsOf(page)).toEqual([]);
      expect(await mailsTo('recruiter@harbor-ledger.example')).toContain('application_new');
    });

    it('has its applicants moved, who see it, and take it back', async () => {
      const id = await jobId();
      const member = await enter('/', 'applicant');
      await applyAtOnce(member, id, null);
      await member.getByText(t('apply:sent.done.title')).waitFor();

      const employer = await enter(`/job-manager/applicants/${id}`, 'recruiter');
      for (const name of ['Grace Guest', 'Alex Seeker'])
        await employer.locator('li').filter({ hasText: name }).getByRole('checkbox').check();
      await employer.getByLabel(t('applicants:move.to')).selectOption('shortlisted');
      await employer.getByRole('button', { name: t('applicants:move.submit'), exact: true }).click();
      await employer.getByText('2 applications were moved.').waitFor();

      await member.goto(`${origin()}/user/applications`);
      await member.getByText(TITLE).first().click();
      await expect.poll(() => member.getByTestId('stage').textContent()).toBe(t('applications:stages.shortlisted'));
      const guest = await look('/');
      await guest.goto(await linkIn(GUEST, 'application_receipt', '/user/applications'));
      await expect.poll(() => guest.getByTestId('stage').textContent()).toBe(t('applications:stages.shortlisted'));
      await guest.getByText(t('applications:withdraw.title')).click();
      await guest.getByRole('button', { name: t('applications:withdraw.submit') }).click();
      await expect.poll(() => guest.getByTestId('stage').textContent()).toBe(t('applications:stages.withdrawn'));
    });

    /** All steps of the wizard, up to the preview. */
    async function write(page: Page): Promise<void> {
      await field(page, 'job_info-title').fill(TITLE.toUpperCase());
      await field(page, 'job_info-description').click();
      await page.keyboard.insertText(TEXT);
      const check = page.locator('section[data-checked]');
      await expect.poll(() => check.locator('[data-code=TITLE_CAPITALS]').count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      await field(page, 'job_info-title').fill(TITLE);
      await expect.poll(() => check.locator('[data-code=TITLE_CAPITALS]').count()).toBe(0);

      // The finding links to a field two steps ahead; going back in the browser loses nothing.
      await page.locator('[data-code=PLACE_MISSING] button').click();
      await expect.poll(() => stepName(page)).toBe('job_location');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[data-step]') && document.activeElement?.id))
        .toMatch(/-job_location-address/);
      await page.goBack();
      await expect.poll(() => stepName(page)).toBe('job_info');
      expect(await field(page, 'job_info-title').inputValue()).toBe(TITLE);
      const goTo = async (...names: string[]) => {
        for (const name of names) {
          await page.getByRole('button', { name: t('drafts:steps.go'), exact: true }).click();
          await expect.poll(() => stepName(page)).toBe(name);
        }
      };
      await goTo('company_info', 'job_location');
      await field(page, 'job_location-address-countryCode').selectOption('US');
      await field(page, 'job_location-address-locality').fill('Portland');
      await field(page, 'job_location-address-administrativeArea').fill('Maine');
      await expect.poll(() => page.locator('[data-code=PLACE_MISSING]').count()).toBe(0);
      await goTo('job_categorization');
      await page.locator('[name="/job_categorization/employmentType"][value=full_time]').check();
      await goTo('job_schedule', 'application_options');
      await addQuestions(page, { work: 'May you work here?', yes: 'yes', years: 'How many years?' });
      await goTo('preview');
    }
  });
}
