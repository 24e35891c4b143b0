/**
 * A job in German: posted on a phone by keyboard, approved, found, applied for by a member and a guest, and answered.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../backend/uploads/testing/files.ts';
import { violationsOf } from '../support/axe.ts';
import { type OpenPage, phone } from '../support/browser.ts';
import { createTexts } from '../support/texts.ts';
import { addQuestions, desk, field, forward, type Market, step, stepName, tabTo } from './desk.ts';

const TITLE = 'Laternenbäcker für die Nachtschicht';
const TEXT = 'Sie backen Brot für dreihundert Nachbarn, bevor sie wach sind. '.repeat(8).trim();

export function memberApplies(open: OpenPage, market: Market): void {
  const { t, origin, look, enter, rows, forgetPlaces, mailsTo, linkIn, jobsCalled, approve, find, applyAtOnce } = desk(
    open,
    market,
    'rheinblick',
    'de',
  );
  const en = createTexts('en');
  const jobId = async () => (await jobsCalled(TITLE))[0]?.id ?? 0;

  describe('a job of rheinblick', () => {
    it('is posted with a phone and a keyboard, waits unseen, is approved and found', async () => {
      await forgetPlaces();
      const page = await enter('/job/wizard', 'recruiter', { viewport: phone });
      await write(page);
      await tabTo(page, page.getByRole('button', { name: t('posting:send.review'), exact: true }));
      await page.keyboard.press('Enter');
      await page.locator('[data-posted=needs_review]').waitFor();
      const said = page.getByRole('heading', { level: 1 }).first();
      expect(await said.textContent()).toBe(t('posting:posted.needs_review.title'));
      expect(await violationsOf(page)).toEqual([]);
      const path = `/job/x-${await jobId()}`;
      expect((await market.server.get(path, { brand: 'rheinblick' })).status).toBe(404);

      await approve(await jobId(), TITLE);
      await find('/stellen', {
        word: 'Laternenbäcker',
        place: 'Karlsruhe',
        radius: '50',
        facet: 'Vollzeit',
        title: TITLE,
      });
      expect((await market.server.get(path, { brand: 'harbor-ledger' })).status).toBe(404);
    });

    it('has a member and an employer who see what the other did', async () => {
      const id = await jobId();
      const seeker = await enter(`/job/apply/${id}`, 'applicant');
      // Members need not enter their name and address.
      await expect.poll(() => seeker.getByLabel('Nachname').inputValue()).toBe('Seeker');
      await forward(seeker).click();
      await step(seeker, 'questions');
      await seeker.getByRole('radio', { name: 'Nein' }).check();
      await seeker.getByLabel(/Wie viele Jahre/).fill('3');
      await forward(seeker).click();
      await step(seeker, 'files');
      const file = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: pdf() };
      await seeker.locator('input[type=file]').first().setInputFiles(file);
      await seeker.locator('[data-upload="0"]').filter({ hasText: 'Lebenslauf.pdf' }).waitFor();
      await forward(seeker).click();
      await step(seeker, 'review');
      await forward(seeker).click();
      await seeker.getByText(t('apply:sent.done.title')).waitFor();
      await seeker.goto(`${origin()}/job/apply/${id}/basic-info`);
      await seeker.getByRole('link', { name: t('apply:see') }).click();
      await expect.poll(() => seeker.getByTestId('stage').textContent()).toBe(t('applications:stages.sent'));
      expect(await seeker.locator('main').textContent()).not.toContain(t('applicants:knockedOut'));
      const own = seeker.url();

      const employer = await enter('/en', 'recruiter', { viewport: { width: 1024, height: 768 } });
      await employer.goto(`${origin()}/en/job-manager/applicants/${id}`);
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
      expect(await seeker.locator('main').textContent()).not.toContain('Ask about the permit.');
      const [mail] = await rows<{ text: string; locale: string }>(
        "select text, locale from outbox where recipient = $1 and template = 'application_stage'",
        ['applicant@rheinblick.example'],
      );
      expect(mail?.locale).toBe('de');
      expect(mail?.text).toContain('> We will call you on Monday.');
      await seeker.goto(`${origin()}/dashboard`);
      await seeker.getByText(t('applications:stages.shortlisted')).first().waitFor();

      // Bulk actions: selected in the list, moved immediately, and filtered by stage.
      await employer.goto(`${origin()}/en/job-manager/applicants/${id}`);
      await employer.locator('li').filter({ hasText: 'Alex Seeker' }).getByRole('checkbox').check();
      await employer.getByLabel(en('applicants:move.to')).selectOption('rejected');
      await employer.getByRole('button', { name: en('applicants:move.submit'), exact: true }).click();
      await employer.getByText('1 application was moved.').waitFor();
      await employer.getByRole('link', { name: /Not chosen/ }).click();
      await employer.waitForURL(/stage=rejected/);
      await employer.locator('li').filter({ hasText: 'Alex Seeker' }).waitFor();
      const download = employer.waitForEvent('download');
      await employer.getByRole('button', { name: en('applicants:csv.submit') }).click();
      expect((await download).suggestedFilename()).toBe(`applicants-${id}.csv`);

      // Nobody else can see any of it.
      await seeker.goto(`${origin()}/job-manager/applicants/${id}`);
      await seeker.getByText(t('applicants:unknown')).waitFor();
    });

    it('takes a guest, who is heard after the link of the mail', async () => {
      const id = await jobId();
      const guest = 'gast@example.com';
      const page = await look('/');
      await applyAtOnce(page, id, guest);
      await page.getByText(t('apply:sent.confirm.title')).waitFor();
      expect(await mailsTo(guest)).toEqual(['application_confirm']);
      await page.goto(await linkIn(guest, 'application_confirm', '/user/applications'));
      await page.getByRole('button', { name: t('applications:link.confirm') }).click();
      await page.getByText(t('applications:link.done')).waitFor();
      expect(await mailsTo(guest)).toEqual(['application_confirm', 'application_receipt']);
    });

    /** All steps of the wizard, up to the preview. */
    async function write(page: Page): Promise<void> {
      const link = page.getByRole('radio').nth(1);
      await link.waitFor();
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      await tabTo(page, field(page, 'job_info-linkUrl'));
      expect(await field(page, 'job_info-description').count()).toBe(0);
      await page.keyboard.insertText('https://baeckerei.example/nacht');
      await expect.poll(() => page.locator('[data-code=LINK_ALONE]').count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      // Switches to a text of one's own.
      await link.focus();
      await page.keyboard.press('ArrowUp');
      await tabTo(page, field(page, 'job_info-title'));
      await page.keyboard.insertText(TITLE);
      await tabTo(page, field(page, 'job_info-description'));
      await page.keyboard.insertText(TEXT);
      const goTo = async (...names: string[]) => {
        for (const name of names) {
          await tabTo(page, page.getByRole('button', { name: t('drafts:steps.go'), exact: true }));
          await page.keyboard.press('Enter');
          await expect.poll(() => stepName(page)).toBe(name);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect([name, wide]).toEqual([name, false]);
        }
      };
      await goTo('company_info', 'job_location');
      await field(page, 'job_location-address-countryCode').selectOption('DE');
      await field(page, 'job_location-address-locality').fill('Karlsruhe');
      await goTo('job_categorization');
      await page.locator('[name="/job_categorization/employmentType"][value=full_time]').check();
      await goTo('job_schedule', 'application_options');
      await addQuestions(page, { work: 'Dürfen Sie hier arbeiten?', yes: 'ja', years: 'Wie viele Jahre?' });
      await goTo('preview');
      await page.locator('[data-preview] article h1').waitFor();
    }
  });
}
