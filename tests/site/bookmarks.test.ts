/** Bookmarked jobs, which move to a new account. */
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { hydrated, testBrowser } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();
const BRAND = 'harbor-ledger';

it('keeps the marks of a guest in the browser, and takes them along when the guest signs in', {
  timeout: 60_000,
}, async () => {
  const origin = siteOrigin(BRAND);
  const page = await open(`${origin}/jobs`);
  await hydrated(page);
  const marks = page.getByRole('button', { name: /^Save / });
  const title = async (at: number) => (await marks.nth(at).getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  const [first, second] = [await title(0), await title(1)];
  await marks.nth(0).click();
  await marks.nth(1).click();
  await marks.nth(1).click();
  await expect.poll(() => marks.nth(0).getAttribute('aria-pressed')).toBe('true');
  expect(await marks.nth(1).getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await expect.poll(() => marks.nth(0).getAttribute('aria-pressed')).toBe('true');

  await page.goto(`${origin}/user/bookmarks`);
  await page.getByText('only in this browser').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const email = await ownPerson(BRAND, 'applicant');
  await signIn(page, email);
  await page.reload();
  await page.getByRole('heading', { name: first }).waitFor();
  expect(await page.getByText('only in this browser').count()).toBe(0);
  const saved = () =>
    siteRows<{ title: string; frontend: string }>(
      `select j.title, b.frontend from bookmark b join job j on j.id = b.job_id join account a on a.id = b.account_id
       where a.email = $1`,
      [email],
    );
  expect(await saved()).toEqual([{ title: first, frontend: BRAND }]);
  expect(second).not.toBe('');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/dashboard`);
  const kept = page.getByRole('region', { name: 'Your saved jobs' });
  await kept.getByRole('link', { name: first, exact: true }).waitFor();
  await page.goto(`${origin}/user/bookmarks`);
  await page.getByRole('button', { name: `Save ${first}` }).click();
  await expect.poll(saved).toEqual([]);
});
