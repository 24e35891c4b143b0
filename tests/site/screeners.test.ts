/** Members who work with applicants alone: invited with words for each role, and offered nothing that they may not do. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser, textOf } from './support/browser.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const BRAND = 'rheinblick';
const t = createTexts('de');
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const say = (key: string) => t(`organization-editor:members.${key}`);

it('are invited, see applicants only, and can be given another role', async () => {
  const origin = siteOrigin(BRAND);
  const owner = await ownPerson(BRAND, 'recruiter');
  const colleague = await ownPerson(BRAND, 'applicant');

  const people = await openAs(open, owner, `${origin}/user/organization/members`);
  await people.getByLabel(say('email'), { exact: true }).fill(colleague);
  await people.getByRole('radio', { name: say('screener') }).check();
  expect(await textOf(people)).toContain(say('screenerMay'));
  expect(await violationsOf(people)).toEqual([]);
  await people.getByRole('button', { name: say('send'), exact: true }).click();
  await expect.poll(() => textOf(people)).toContain(say('sent').replace('{{email}}', colleague));

  const link = await mailedLink(colleague, 'invitation', '/user/invitation');
  const page = await openAs(open, colleague, origin + link);
  const [organization] = await siteRows<{ name: string }>(
    'select o.name from organization o join organization_member m on m.organization_id = o.id join account a on a.id = m.account_id where a.email = $1',
    [owner],
  );
  await expect
    .poll(() => textOf(page))
    .toContain(t('account:invitation.as.screener').replace('{{organization}}', organization?.name ?? ''));
  await page.getByRole('button', { name: t('account:invitation.accept'), exact: true }).click();
  await page.waitForURL(/\/job-manager\/applicants$/);
  await page.getByLabel(t('applicants:search.label'), { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: t('applicants:toManager'), exact: true }).count()).toBe(0);

  for (const [path, title] of [
    ['/job-manager', 'job-manager:title'],
    ['/job/wizard', 'posting:title'],
    ['/my-products', 'billing:title'],
    ['/resumes', 'resume-search:title'],
  ] as const) {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await expect.poll(() => textOf(page)).toContain(t('account:applicantsOnly.text'));
  }
  await page.goto(`${origin}/user/organization`);
  await page.getByRole('heading', { name: t('organization-editor:screening.title') }).waitFor();
  expect([await violationsOf(page), await isWide(page)]).toEqual([[], false]);
  await page.setViewportSize(phone);
  expect(await isWide(page)).toBe(false);

  await people.setViewportSize(phone);
  await people.reload();
  const entry = people.locator('main li').filter({ hasText: colleague });
  await entry.getByRole('button', { name: say('change') }).click();
  await entry.getByRole('radio', { name: say('editor') }).check();
  expect([await violationsOf(people), await isWide(people)]).toEqual([[], false]);
  await entry.getByRole('button', { name: say('save'), exact: true }).click();
  await expect.poll(() => entry.textContent()).toContain(say('editorMay'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: organization?.name ?? '' }).waitFor();
});
