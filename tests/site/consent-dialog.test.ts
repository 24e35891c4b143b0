import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const BRAND = 'demo';
const origin = siteOrigin(BRAND);

const agreed = (email: string) =>
  siteRows<{ placement: string; type: string }>(
    `select i.placement, i.type from consent c join consent_info i on i.id = c.info_id
     join account a on a.id = c.account_id where a.email = $1 and c.frontend = $2`,
    [email, BRAND],
  );

const dialogOf = (page: Page) => page.getByRole('dialog');

it('asks in English once the terms have changed, from the keyboard alone, and keeps the consent', async () => {
  const email = 'applicant@demo.example';
  const page = await open(`${origin}/privacy-policy`);
  await page.waitForLoadState('networkidle');
  expect(await dialogOf(page).count()).toBe(0);

  await signIn(page, email);
  await page.goto(`${origin}/privacy-policy`);
  const dialog = page.getByRole('dialog', { name: 'Our terms and conditions have changed' });
  await dialog.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect((await dialog.boundingBox())?.width).toBe(550);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  const tick = dialog.getByRole('checkbox', { name: 'I agree to the terms and conditions.' });
  expect(await dialog.getByRole('link').getAttribute('href')).toBe('/privacy-policy');
  expect(await confirm.isDisabled()).toBe(true);

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  while (!(await tick.evaluate((box) => box === document.activeElement))) await press('Tab');
  await press('Space');
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await press('Space');
  await expect.poll(() => dialog.textContent()).toContain('Please accept the terms and conditions');
  expect(await confirm.isDisabled()).toBe(true);
  expect(await tick.getAttribute('aria-invalid')).toBe('true');
  await press('Space', 'Tab', 'Enter');
  const flag = page.locator('[data-flags=success]');
  await expect.poll(() => flag.textContent()).toBe('Your consent to the latest GDPR changes has been saved.');
  expect(await dialog.count()).toBe(0);
  expect(await agreed(email)).toEqual([{ placement: 'REGISTRATION', type: 'PRIVACY_POLICY' }]);

  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await dialogOf(page).count()).toBe(0);
});

it('asks in German, closes on Escape, keeps nothing then, and asks again with the next visit', async () => {
  const t = createTexts('de');
  const email = 'recruiter@demo.example';
  const page = await openAs(open, email, `${origin}/de/privacy-policy`, { viewport: { width: 390, height: 844 } });
  const dialog = page.getByRole('dialog', { name: t('consent:title') });
  await dialog.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await dialog.textContent()).toContain('Ich habe die Datenschutzerklärung gelesen');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await agreed(email)).toEqual([]);
  await page.reload();
  await dialog.getByRole('button', { name: t('consent:close') }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});

it('says when it cannot be loaded, and leaves its place empty', async () => {
  const page = await open(`${origin}/privacy-policy`, { expected: /Failed to load resource|ConsentLacking/ });
  await signIn(page, 'recruiter@demo.example');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ConsentLacking') ? route.abort() : route.continue(),
  );
  await page.reload();
  const flag = page.locator('[data-flags=danger]');
  await expect.poll(() => flag.textContent()).toBe('There was an error loading the GDPR consent.');
  expect(await page.locator('[data-consent]').innerHTML()).toBe('');
  expect(await violationsOf(page)).toEqual([]);
  await flag.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => flag.textContent()).toBe('');
});

it('is not on the pages of a brand that has it off', async () => {
  const page = await open(`${siteOrigin('harbor-ledger')}/privacy-policy`);
  expect(await page.locator('[data-consent]').count()).toBe(0);
});
