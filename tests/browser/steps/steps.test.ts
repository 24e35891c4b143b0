/** What a multi-step form guarantees to the person filling it in. */
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { violationsOf } from '../../site/support/axe.ts';
import { phone, testBrowser } from '../../site/support/browser.ts';
import { createTexts } from '../../site/support/texts.ts';
import { type FormSite, formToFill, startFormSite } from '../form-view/form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite(path.join(inject('bundles'), 'steps'));
});
afterAll(() => site?.close());
const open = testBrowser();

/** By default, three groups of the organization form that are answered by typing. */
function asked(locale: 'en' | 'de', names = ['personal_info', 'company_info', 'faq']): FormToFill {
  const form = formToFill('organization', locale);
  return { ...form, groups: names.flatMap((name) => form.groups.filter(({ group }) => group === name)) };
}

async function show(address = '/', locale: 'en' | 'de' = 'en', options = {}): Promise<Page> {
  const page = await open(site.origin + address, { expected: /fonts\/|status of 404|check of this form/, ...options });
  await shown(page, locale);
  return page;
}

async function shown(page: Page, locale: 'en' | 'de' = 'en', names?: string[]): Promise<void> {
  await page.evaluate(([form, language]) => window.steps.show(form, language), [asked(locale, names), locale] as const);
  await page.locator('form button[type=submit]:not([aria-disabled])').waitFor();
}

const heading = (page: Page) => page.locator('h2').first().textContent();
const place = (page: Page) => page.locator('[data-step] > div > p').first().textContent();
const step = (page: Page) => new URL(page.url()).searchParams.get('step');
const field = (page: Page, name: string) => page.locator(`[name$="/${name}"]`).first();
const go = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function fillFirst(page: Page): Promise<void> {
  await field(page, 'firstName').fill('Ida');
  await field(page, 'lastName').fill('Berg');
}

describe('a form in steps', () => {
  it('begins at the first step when it is begun anew', async () => {
    const page = await show();
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => place(page)).toBe('Step 2 of 3');
    await page.locator('[data-draft=saved]').waitFor();
    await page.goto(site.origin);
    await shown(page);
    await expect.poll(() => place(page)).toBe('Step 2 of 3');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => place(page)).toBe('Step 1 of 3');
    expect(await field(page, 'firstName').inputValue()).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('keeps what was typed a moment before the page is loaded anew, without a question', async () => {
    const page = await show();
    let questions = 0;
    page.on('dialog', async (dialog) => {
      questions += 1;
      await dialog.accept();
    });
    await field(page, 'firstName').pressSequentially('Ida');
    await page.reload();
    await shown(page);
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Ida');
    expect(questions).toBe(0);
  });

  it('says where the person is and what comes next, and gives each step an address', async () => {
    const page = await show();
    expect(await place(page)).toBe('Step 1 of 3');
    const first = await heading(page);
    expect(await violationsOf(page)).toEqual([]);
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => place(page)).toBe('Step 2 of 3');
    expect(step(page)).toBe('company_info');
    expect(await heading(page)).not.toBe(first);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('goes back and forth without loss, by its buttons and those of the browser', async () => {
    const page = await show();
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => step(page)).toBe('company_info');
    await field(page, 'name').fill('Harbor Works');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Ida');
    await page.goBack();
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Harbor Works');
    await page.goBack();
    await expect.poll(() => place(page)).toBe('Step 1 of 3');
    expect(await field(page, 'lastName').inputValue()).toBe('Berg');
    await page.goForward();
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Harbor Works');
  });

  it('stays where something is wrong', async () => {
    const page = await show('/?step=company_info');
    await go(page).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('Please check');
    expect(step(page)).toBe('company_info');
  });

  it('goes on where the person was, in the step they were at', async () => {
    const page = await show();
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => step(page)).toBe('company_info');
    await field(page, 'name').fill('Harbor Works');
    await expect.poll(() => page.locator('[data-draft]').textContent()).toBe('Saved in this browser.');
    await page.goto(`${site.origin}/`);
    await shown(page);
    await expect.poll(() => step(page)).toBe('company_info');
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Harbor Works');
    expect(await page.locator('main').textContent()).toContain('We restored what you entered earlier.');
  });

  it('leads back to the step in which something was found wrong after sending, and forgets the draft once sent', async () => {
    const page = await show();
    await fillFirst(page);
    await page.goto(`${site.origin}/?step=faq`);
    await shown(page);
    await page.evaluate(() => {
      window.steps.faults = [{ code: 'UPLOAD_UNKNOWN', pointer: '/personal_info/firstName', message: 'Gone.' }];
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => step(page)).toBe('personal_info');
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('Gone.');

    await page.goto(`${site.origin}/?step=faq`);
    await shown(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.evaluate(() => window.steps.sent.length)).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('asks before a file that is on its way is lost with its step, whichever way the person leaves', async () => {
    const page = await show();
    await shown(page, 'en', ['personal_info', 'attachments', 'company_info']);
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => step(page)).toBe('attachments');
    await page.evaluate(() => {
      window.steps.isSlow = true;
    });
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('report.pdf').first().waitFor();
    const questions: string[] = [];
    let isSure = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (isSure ? dialog.accept() : dialog.dismiss());
    });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.goBack();
    await expect.poll(() => questions).toHaveLength(2);
    expect(questions[1]).toBe('A file is still uploading and would be lost. Leave this page anyway?');
    await expect.poll(() => step(page)).toBe('attachments');
    await page.getByText('report.pdf').first().waitFor();
    await go(page).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('A file is still uploading.');
    isSure = true;
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => step(page)).toBe('personal_info');
    // The upload is no longer pending.
    await go(page).click();
    await expect.poll(() => step(page)).toBe('attachments');
    expect(questions).toHaveLength(3);
  });

  it('keeps files that were refused in sight, with the reason, when the person comes back to their step', async () => {
    const page = await show();
    await shown(page, 'en', ['personal_info', 'attachments', 'company_info']);
    await fillFirst(page);
    await go(page).click();
    await expect.poll(() => step(page)).toBe('attachments');
    const report = { name: 'report.docx', mimeType: 'application/msword', buffer: Buffer.from('x') };
    const list = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('input[type=file]').first().setInputFiles([report, list]);
    const lines = () => page.getByRole('list', { name: 'Uploads in progress' }).locator('li').allTextContents();
    const refused = [
      expect.stringMatching(/^report\.docx 1 kB.*You can only upload pdf, jpg, jpeg, png, or webp\.$/),
      expect.stringMatching(/^list\.pdf 1 kB.*The upload failed\. Please check your connection and try again\./),
    ];
    await expect.poll(lines).toEqual(refused);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => step(page)).toBe('personal_info');
    await go(page).click();
    await expect.poll(() => step(page)).toBe('attachments');
    await expect.poll(lines).toEqual(refused);
    await page.getByRole('button', { name: 'Remove report.docx from the list' }).click();
    await page.goBack();
    await expect.poll(() => step(page)).toBe('personal_info');
    await page.goForward();
    await expect.poll(lines).toEqual([refused[1]]);
  });

  it('sends what was typed a moment before, also in its last step', async () => {
    const page = await show();
    await shown(page, 'en', ['personal_info', 'company_info']);
    await fillFirst(page);
    await go(page).click();
    await field(page, 'countryCode').selectOption('US');
    await field(page, 'locality').fill('Portland');
    await field(page, 'name').focus();
    await page.keyboard.type('Harbor Works');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.steps.sent.length)).toBe(1);
    expect(await page.evaluate(() => window.steps.sent[0]?.company_info?.name)).toBe('Harbor Works');
  });

  it('works from the keyboard alone, on a phone, in German', async () => {
    const t = createTexts('de');
    const page = await show('/', 'de', { viewport: phone });
    expect(await place(page)).toBe('Schritt 1 von 3');
    await field(page, 'firstName').focus();
    await page.keyboard.type('Ida');
    const next = page.getByRole('button', { name: t('drafts:steps.go') });
    await field(page, 'lastName').focus();
    await page.keyboard.type('Berg');
    while (!(await next.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).toBe('Schritt 2 von 3');
    expect(await violationsOf(page)).toEqual([]);
  });
});
