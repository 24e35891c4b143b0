/** A new employer with a first ad, as few-clicks and the marketplace tell it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../backend/seed/people.ts';
import type { createTexts } from './texts.ts';

interface FirstAd {
  t: ReturnType<typeof createTexts>;
  /** Address of the page for employers. */
  employers: string;
  email: string;
  title: string;
  /** Address of the link to a page in the latest mail of a kind. */
  linkIn(template: string, start: string): Promise<string>;
}

/** From "Post a job" on that page to the order, which is filled in: registration, mail, organization, ad. */
export async function postFirstAd(page: Page, { t, employers, email, title, linkIn }: FirstAd): Promise<void> {
  const submit = page.locator('main form button[type=submit]');
  await page.goto(employers);
  await page
    .getByRole('link', { name: t('employers:post'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/user\/register\?/);
  const named = (name: string) => page.locator(`main form [name="${name}"]`);
  await named('/account/email').fill(email);
  await named('/account/password').fill(DEMO_PASSWORD);
  await named('/consents/terms').check();
  await submit.and(page.locator('.button')).last().click();
  await page.getByText(t('account:register.mailbox').replace('{{email}}', email)).waitFor();
  await page.goto(await linkIn('verify_email', '/user/verify'));
  await page.waitForURL(/then=post/);
  await page.locator('main input[type=text]').fill(`Bakery ${randomUUID()}`);
  await submit.click();
  await page.waitForURL(/\/job\/wizard/);
  await page.locator('[id$="-job_info-title"]').fill(title);
  await page.locator('[id$="-job_info-description"]').focus();
  await page.keyboard.insertText('You bake bread for three hundred neighbours before they wake. '.repeat(3));
  const skip = t('drafts:steps.skip').replace('{{title}}', t('posting:preview.title'));
  await page.getByRole('button', { name: skip, exact: true }).click();
  await page.waitForURL(/\/preview$/);
  await page.getByRole('button', { name: t('posting:send.pay'), exact: true }).click();
  await page.waitForURL(/\?pay=\d+/);
  await page.locator('[id$="-billing-address-addressLine1"]').fill('1 Main Street');
  await page.locator('[id$="-billing-address-locality"]').fill('Kehl');
}
