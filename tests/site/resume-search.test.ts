/** Employers search resumes and read one; everybody else is told what this is. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { violationsOf } from './support/axe.ts';
import { markDocument, phone, read, testBrowser, textOf } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const ledger = siteOrigin('harbor-ledger');
const rhine = siteOrigin('rheinblick');
const t = createTexts('en');
const say = (key: string) => t(`resume-search:${key}`);

const total = async (page: Page) => Number.parseInt(await read(page.locator('[id$="-total"]')), 10);
const at = (page: Page) => page.url().replace(ledger, '');
const cards = (page: Page) => page.locator('main ol article h3 a');
const link = (page: Page, key: string) => page.getByRole('link', { name: say(key), exact: true });

interface Listed {
  id: number;
  email: string;
  first: string;
  last: string;
  phone: string;
}

const listed = (brand: string) =>
  siteRows<Listed>(
    `select r.id, a.email, r.data->'personal_info'->>'firstName' as first, r.data->'personal_info'->>'lastName' as last,
       r.data->'personal_info'->>'phone' as phone
     from resume r join resume_frontend f on f.resume_id = r.id join account a on a.id = r.account_id
     where f.frontend = $1 and f.listed is not null order by r.id`,
    [brand],
  );

it('tells guests and applicants what this is, and leads an employer back to the very search', async () => {
  const search = '/resumes?search=boat&geo_location=Bath,+Maine';
  const guest = await open(ledger + search);
  await expect.poll(() => textOf(guest)).toContain(say('guest.text'));
  expect(await violationsOf(guest)).toEqual([]);
  const same = await siteClient('harbor-ledger')(search);
  expect([same.status, same.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(same.text).toContain('noindex');

  await link(guest, 'guest.signIn').click();
  await guest.locator('main input[type=email]').fill(await ownPerson('harbor-ledger', 'recruiter'));
  await guest.locator('main input[type=password]').fill(DEMO_PASSWORD);
  await guest.locator('main form button[type=submit]').click();
  await expect.poll(() => at(guest)).toBe(search);
  await expect.poll(() => total(guest)).toBeGreaterThan(0);

  const applicant = await open(`${ledger}/robots.txt`);
  await signIn(applicant, await ownPerson('harbor-ledger', 'applicant'));
  const [first] = await listed('harbor-ledger');
  for (const path of ['/resumes', `/resume/${first?.id}`]) {
    await applicant.goto(ledger + path);
    await expect.poll(() => textOf(applicant)).toContain(t('account:addRole.recruiter.submit'));
  }
});

it('lets an employer search by filter and radius, and read a resume without anything private', async () => {
  const page = await openAs(open, await ownPerson('harbor-ledger', 'recruiter'), `${ledger}/resumes`);
  // Other tests list resumes at the same time: only what was seen here counts.
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(30);
  const all = await total(page);
  const isSame = await markDocument(page);

  // A facet value, by keyboard; a second value of the same facet widens the search.
  const values = page
    .locator('#filters section')
    .filter({ hasText: t('search:facets.occupations') })
    .locator('ul > li > a');
  const shown = async (nth: number) => Number.parseInt((await read(values.nth(nth))).match(/\d+$/)?.[0] ?? '', 10);
  const [one, two] = [await shown(0), await shown(1)];
  await values.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#filters a[aria-current]').count()).toBe(1);
  const first = await total(page);
  expect([first >= one, first < all]).toEqual([true, true]);
  await values.nth(1).click();
  await expect.poll(() => at(page)).toMatch(/^\/resumes\?occupations=\d+,\d+$/);
  await expect.poll(() => page.locator('#filters a[aria-current]').count()).toBe(2);
  expect(await total(page)).toBeGreaterThanOrEqual(Math.max(one, two));
  await page.goBack();
  await expect.poll(() => at(page)).toMatch(/^\/resumes\?occupations=\d+$/);
  await expect.poll(() => page.locator('#filters a[aria-current]').count()).toBe(1);
  expect(await isSame()).toBe(true);
  await page.goto(`${ledger}/resumes`);

  // Within a radius of a place, then a smaller one.
  await page.getByLabel(t('search:form.where')).fill('Portland, Maine');
  await page.locator('select[name=radius]').selectOption('100');
  await page.getByRole('button', { name: t('search:form.submit'), exact: true }).click();
  await expect.poll(() => at(page)).toContain('radius=100');
  await expect.poll(() => textOf(page)).toContain('Portland, Maine, within 100 miles');
  const far = await total(page);
  await page.locator('select[name=radius]').selectOption('5');
  await page.getByRole('button', { name: t('search:form.submit'), exact: true }).click();
  await expect.poll(() => at(page)).toContain('radius=5');
  await expect.poll(() => total(page)).toBeLessThan(far);
  expect(await violationsOf(page)).toEqual([]);

  const from = at(page);
  await page.goto(ledger + from);
  const headline = await read(cards(page).first());
  await cards(page).first().click();
  await expect.poll(() => read(page.locator('h1'))).toBe(headline);
  const id = Number(at(page).replace('/resume/', ''));
  const owner = (await listed('harbor-ledger')).find((person) => person.id === id);
  expect(owner).toBeDefined();
  const seen = await page.content();
  for (const secret of [owner?.email, `${owner?.first} ${owner?.last}`, owner?.phone])
    expect(seen).not.toContain(secret);
  await page
    .getByRole('region', { name: say('view.similar') })
    .locator('article')
    .first()
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await link(page, 'view.back').click();
  await expect.poll(() => at(page)).toBe(from);
});

it('has the same in other clothes on a phone, and nothing of other brands', async () => {
  const page = await open(`${rhine}/robots.txt`, { viewport: phone });
  await signIn(page, await ownPerson('rheinblick', 'recruiter'));
  const german = createTexts('de');
  await page.goto(`${rhine}/resumes`);
  await expect.poll(() => page.url()).toBe(`${rhine}/bewerbersuche`);
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(30);
  const all = await total(page);
  await page.locator('[data-opens-filters]:visible').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('section').first().locator('ul a').first().click();
  await expect.poll(() => total(page)).toBeLessThan(all);
  await sheet.getByRole('button').last().click();
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const [other] = await listed('harbor-ledger');
  await page.goto(`${rhine}/resume/${other?.id}`);
  await expect.poll(() => read(page.locator('h1'))).toBe(german('resume-search:view.gone'));
  const get = siteClient('rheinblick');
  expect([(await get('/resume/abc')).status, (await get('/resume/edit')).status]).toEqual([404, 301]);
});

it('is away where the brand has no search of resumes', async () => {
  const get = siteClient('on-air-careers');
  for (const path of ['/resumes?search=a', '/resume/1', '/resumes/contacts']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location, headers['cache-control']]).toEqual([path, 308, '/404', 'no-store']);
  }
});
