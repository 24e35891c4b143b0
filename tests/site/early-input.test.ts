/** Nothing that is typed, chosen or pressed before and while scripts take over is lost. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { phone, read, testBrowser } from './support/browser.ts';
import { calm, cursorOf, openEarly, slowDown } from './support/early.ts';
import { journeys } from './support/journeys.ts';
import { ownPerson } from './support/person.ts';
import { field, submit, summary } from './support/plain-form.ts';
import { jobIds } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();

/** From now on, a field is filled in the moment the page begins to be hydrated, as browsers and password managers do. */
const fillWhileHydrating = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([place = '', typed = '']) => {
      const element = document.querySelector<HTMLInputElement>(`main form [name="${place}"]`);
      const isBegun = () =>
        [...document.querySelectorAll('#__next > *')].some((one) =>
          Object.keys(one).some((key) => key.startsWith('__reactFiber')),
        );
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!isBegun()) return port2.postMessage(null);
        if (!element) return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      };
      port2.postMessage(null);
    },
    [name, text],
  );

const here = shareOf(journeys, ({ brand }) => brand === 'rheinblick');

describe.each(here)('on $brand', ({ brand, locale, t, jobs, place }) => {
  const origin = siteOrigin(brand);
  const contact = locale === 'de' ? '/kontakt' : '/contact';

  it('registers with what was typed before, with the cursor where it was', async () => {
    const email = `early-${brand}@example.com`;
    const { page, release } = await openEarly(open, `${origin}/user/register`, { slowdown: 4 });
    await field(page, '/account/password').pressSequentially(DEMO_PASSWORD);
    await field(page, '/account/role').last().check();
    await field(page, '/consents/terms').check();
    await field(page, '/account/email').pressSequentially(email.replace('early-', 'erly-'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await cursorOf(page)).toEqual(['/account/email', 1]);
    await release();
    expect(await cursorOf(page)).toEqual(['/account/email', 1]);
    await page.keyboard.type('a');
    await calm(page);
    expect(await field(page, '/account/email').inputValue()).toBe(email);
    await submit(page).click();
    await expect
      .poll(() => read(page.locator('main')))
      .toContain(t('account:register.mailbox').replace('{{email}}', email));
  });

  it('keeps what is typed, one key after the other, while the scripts take over', async () => {
    const email = `going-on-while-the-page-is-being-hydrated-${brand}@example.com`;
    const { page, release } = await openEarly(open, `${origin}/user/register`, { slowdown: 6 });
    await field(page, '/account/email').focus();
    const released = release();
    await page.keyboard.type(email, { delay: 25 });
    await released;
    await calm(page);
    await field(page, '/account/password').fill(DEMO_PASSWORD);
    await field(page, '/consents/terms').check();
    expect(await field(page, '/account/email').inputValue()).toBe(email);
    await submit(page).click();
    await expect.poll(() => read(page.locator('main'))).toContain(email);
  });

  it('keeps what is filled in by itself while the scripts take over', async () => {
    const email = `filled-${brand}@example.com`;
    const { page, release } = await openEarly(open, `${origin}/user/register`, { slowdown: 4 });
    await field(page, '/account/password').fill(DEMO_PASSWORD);
    await field(page, '/consents/terms').check();
    await fillWhileHydrating(page, '/account/email', email);
    await release();
    await calm(page);
    await submit(page).click();
    await expect
      .poll(() => read(page.locator('main')))
      .toContain(t('account:register.mailbox').replace('{{email}}', email));
  });

  it('signs in with what was typed before', async () => {
    const person = await ownPerson(brand, 'applicant');
    const { page, release } = await openEarly(open, `${origin}/user/login?destination=${encodeURIComponent(contact)}`);
    await field(page, 'email').pressSequentially(person);
    await field(page, 'password').pressSequentially(DEMO_PASSWORD);
    await release();
    await calm(page);
    expect(await cursorOf(page)).toEqual(['password', DEMO_PASSWORD.length]);
    await page.keyboard.press('Enter');
    await page.waitForURL(origin + contact);
  });

  it('keeps a message, and what the browser puts back after a visit elsewhere', async () => {
    const { page, release } = await openEarly(open, origin + contact);
    const text = 'A first line\nand a second';
    await field(page, '/message/name').pressSequentially('Ida Berg');
    await field(page, '/message/copy').check();
    await field(page, '/message/body').fill(text);
    await page.goto(`${origin}/user/login`, { waitUntil: 'commit' });
    await page.goBack({ waitUntil: 'commit' });
    await field(page, '/message/subject').pressSequentially('A subject');
    await release();
    await calm(page);
    await submit(page).click();
    // Only the address is missing.
    await expect.poll(() => summary(page).getByRole('link').count()).toBe(1);
    expect(await field(page, '/message/body').inputValue()).toBe(text);
    expect(await field(page, '/message/copy').isChecked()).toBe(true);
  });

  it('searches for what was typed before, and begins to suggest', async () => {
    const { page, release } = await openEarly(open, `${origin}/`);
    const where = page.locator('input[name=geo_location]').first();
    const what = page.locator('input[name=search]').first();
    await what.pressSequentially('team');
    await where.pressSequentially(place.typed);
    await release();
    await calm(page);
    expect([await what.inputValue(), await where.inputValue()]).toEqual(['team', place.typed]);
    expect(await cursorOf(page)).toEqual(['geo_location', place.typed.length]);
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain(place.label);
    await where.press('Enter');
    await page.waitForURL((url) => url.pathname === jobs && url.searchParams.get('search') === 'team');
  });

  it('searches somewhere else than before', async () => {
    const { page, release } = await openEarly(open, `${origin}${jobs}?geo_location=${encodeURIComponent(place.label)}`);
    const where = page.locator('input[name=geo_location]').first();
    await where.fill('Nowhere');
    await release();
    await calm(page);
    await where.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('geo_location') === 'Nowhere' && !url.searchParams.has('lat'));
  });

  it('leaves the search of a phone open, and the cursor in it', async () => {
    const { page, release } = await openEarly(open, origin + jobs, { viewport: phone });
    await page.locator('[data-compact-search] button').click();
    const what = page.locator('[popover] input[name=search]');
    await what.pressSequentially('team');
    await release();
    await calm(page);
    expect([await what.isVisible(), await what.inputValue(), (await cursorOf(page))[0]]).toEqual([
      true,
      'team',
      'search',
    ]);
    await what.press('Enter');
    await page.waitForURL(/search=team/);
  });

  it('finds the value of a facet by what was typed before', async () => {
    const { page, release } = await openEarly(open, `${origin}${jobs}?facet=company`);
    const find = page.locator('#filters input[type=search]');
    await find.pressSequentially('a');
    await release();
    await find.pressSequentially('n');
    await calm(page);
    expect(await find.inputValue()).toBe('an');
    await expect.poll(() => page.locator('#filters [aria-live] li').count()).toBeGreaterThan(0);
  });
});

describe.skipIf(isSweep())('a button pressed early', () => {
  const origin = siteOrigin('harbor-ledger');

  it('bookmarks a job, once', async () => {
    const { page, release } = await openEarly(open, `${origin}/jobs`);
    const mark = page.locator('main ol article button').first();
    await mark.click();
    await mark.click();
    await release();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
  });

  it('opens the report of a problem', async () => {
    const list = await open(`${origin}/jobs`);
    const job = await list.locator('main ol article a').first().getAttribute('href');
    const { page, release } = await openEarly(open, origin + job);
    const opener = page.locator('button[aria-controls$="-panel"]');
    await opener.click();
    await release();
    await expect.poll(() => page.locator('[id$="-panel"] form').count()).toBe(1);
  });

  it('shows a password', async () => {
    const { page, release } = await openEarly(open, `${origin}/user/register`);
    const password = field(page, '/account/password');
    await password.pressSequentially('secret');
    await page.locator('main form button[aria-controls]').click();
    await release();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    expect(await password.inputValue()).toBe('secret');
  });

  it('waits for the scripts, and then sends the form with all that was typed', async () => {
    const { page, release } = await openEarly(open, `${origin}/user/register`);
    await field(page, '/account/email').fill('pressed-early@example.com');
    await field(page, '/account/password').fill('short');
    await submit(page).click();
    await submit(page).click();
    await release();
    // A page that comes back from the server would have lost it.
    await expect.poll(() => summary(page).getByRole('link').count()).toBe(2);
    expect(await field(page, '/account/password').inputValue()).toBe('short');
  });

  it('sends the form without scripts if they do not come', async () => {
    const page = await open('about:blank', { expected: /ERR_FAILED|status of 422/ });
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`${origin}/user/register`, { waitUntil: 'load' });
    await field(page, '/account/email').fill('without@example.com');
    await submit(page).click();
    await page.waitForLoadState();
    await expect.poll(() => summary(page).getByRole('link').count()).toBeGreaterThan(0);
    expect(await field(page, '/account/email').inputValue()).toBe('without@example.com');
  });
});

const inTests = it.skipIf(isSweep());

inTests('keeps what a signed-in person types instead of the own address where a password is forgotten', async () => {
  const origin = siteOrigin('harbor-ledger');
  const page = await open(`${origin}/robots.txt`);
  await signIn(page, await ownPerson('harbor-ledger', 'applicant'));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${origin}/user/password`);
  const email = page.locator('main form [name=email]');
  await email.or(page.locator('main [role=status]')).first().waitFor();
  const isShown = (await email.count()) > 0;
  if (!isShown) release();
  await email.fill('another@example.com');
  release();
  await calm(page);
  expect(await email.inputValue()).toBe('another@example.com');
});

describe('a form that loads in the browser', () => {
  const origin = siteOrigin('harbor-ledger');

  const forms = [
    ['recruiter', '/job/wizard', '[id$="-job_info-title"]'],
    ['recruiter', '/user/organization/company_info', 'main form input[type=text]'],
    ['applicant', '/resume/edit/personal-info', 'main form input[type=text]'],
    ['applicant', '/contact', 'main form [name="/message/subject"]'],
    ['applicant', '/user/settings', 'main form input[type=text]'],
    ['applicant', '/user/settings/password', 'main form input[type=password]'],
    [null, '/user/alerts/new?search=%2Fjobs%3Fsearch%3Dmanager', 'main form input[type=text]'],
    [null, '/user/password', 'main form input[type=email]'],
    [null, 'apply', 'main form input[type=text]'],
  ] as const;

  it.each(shareOf(forms, ([, path]) => path === '/job/wizard' || path === 'apply'))(
    'keeps what a %s types at %s as soon as there is something to type into',
    async (role, path, selector) => {
      const page = await open(`${origin}/robots.txt`);
      if (role) await signIn(page, await ownPerson('harbor-ledger', role));
      const address = path === 'apply' ? await applyAddress() : origin + path;
      const speedUp = await slowDown(page);
      await page.goto(address, { waitUntil: 'commit' });
      const text = 'typed early';
      const first = page.locator(selector).first();
      await first.waitFor();
      const element = await first.elementHandle();
      await first.focus();
      await page.keyboard.press('End');
      const before = await first.inputValue();
      await page.keyboard.type(text);
      await speedUp();
      await calm(page);
      expect(await first.inputValue()).toBe(before + text);
      expect(await element?.evaluate((one) => one === document.activeElement)).toBe(true);
      expect((await cursorOf(page))[1] ?? (before + text).length).toBe((before + text).length);
    },
  );

  async function applyAddress(): Promise<string> {
    const [id] = await jobIds(
      'harbor-ledger',
      "state = 'published' and data->'application_options'->>'applicationWorkflow' = 'internal'",
    );
    return `${origin}/job/apply/${id}`;
  }
});
