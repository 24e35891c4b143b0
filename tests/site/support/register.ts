/** Creates accounts through the browser, as people do. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../../backend/seed/people.ts';
import { siteRows } from './rows.ts';

/** Registers and opens the link in the email, which signs in. */
export async function registered(
  page: Page,
  { origin, email, role }: { origin: string; email: string; role: 'applicant' | 'recruiter' },
): Promise<void> {
  await page.goto(`${origin}/user/register`);
  await page.locator('[id$="-account-email"]').fill(email);
  await page.locator('[id$="-account-password"]').fill(DEMO_PASSWORD);
  const roles = page.locator('main input[type=radio]');
  await (role === 'applicant' ? roles.first() : roles.last()).check();
  for (const agreement of await page.locator('main input[type=checkbox]').all()) await agreement.check();
  await page.locator('main form button[type=submit]').click();
  const mail = async () =>
    (await siteRows<{ text: string }>('select text from outbox where recipient = $1 order by id desc', [email]))[0];
  await expect.poll(mail).toBeDefined();
  const [, token = ''] = /token=([\w-]+)/.exec((await mail())?.text ?? '') ?? [];
  // Opened where the person registered, it confirms by itself and signs in.
  await page.goto(`${origin}/user/verify?token=${token}`);
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/user/verify'));
}
