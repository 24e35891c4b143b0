/** Bookmarked jobs, which move to a new account; and jobs that were viewed or applied to. */
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { hydrated, testBrowser } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();
const BRAND = 'harbor-ledger';

it('keeps the marks of a guest in the browser, and takes them along when the guest signs in', async () => {
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

it('says in lists which jobs were viewed in this browser, and which the person has applied to', async () => {
  const origin = siteOrigin(BRAND);
  const email = await ownPerson(BRAND, 'applicant');
  // A job of no employer that others sign in for.
  const [applied] = await siteRows<{ id: number; title: string }>(
    `with wanted as (
       select j.* from job j where j.frontend = $2 and j.state = 'published' and j.organization_id not in
         (select organization_id from organization_member) order by j.id limit 1),
     model as (select a.* from application a where a.frontend = $2 and a.stage = 'sent' and a.email is not null limit 1)
     insert into application overriding system value
     select (jsonb_populate_record(null::application, to_jsonb(model) || jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('application', 'id')), 'job_id', wanted.id, 'job_title', wanted.title,
       'account_id', person.id, 'email', person.email, 'send_key', gen_random_uuid()))).*
     from wanted, model, account person where person.email = $1 returning job_id as id, job_title as title`,
    [email, BRAND],
  );
  const list = `${origin}/jobs?search=${encodeURIComponent(applied?.title ?? '')}`;
  const page = await open(list);
  const marked = (mark: string) => page.locator('main ol article', { has: page.locator(`[data-mark=${mark}]`) });
  const hrefs = (mark: string) =>
    marked(mark).evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.getAttribute('href')));
  await hydrated(page);
  const wanted = page.locator(`main ol article a[href$="-${applied?.id}"]`);
  const href = await wanted.getAttribute('href');
  expect([await hrefs('viewed'), await hrefs('applied')]).toEqual([[], []]);

  await page.goto(origin + href);
  await hydrated(page);
  await page.goto(list);
  await expect.poll(() => hrefs('viewed')).toEqual([href]);
  expect(await marked('viewed').locator('[data-mark]').textContent()).toBe('Viewed');
  expect(await violationsOf(page)).toEqual([]);

  await signIn(page, email);
  await page.reload();
  await expect.poll(() => hrefs('applied')).toEqual([href]);
  expect(await hrefs('viewed')).toEqual([]);
  expect(await marked('applied').locator('[data-mark]').textContent()).toBe('Applied');
  // What a member has viewed is not left for the next person at this browser.
  await page.context().clearCookies();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.locator('[data-mark]').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('np-viewed'))).toBe('{"of":0,"ids":[]}');
});
