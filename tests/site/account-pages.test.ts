import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts, type TextsOf } from './support/texts.ts';

const open = testBrowser();
const main = (page: Page) => page.locator('main');
const says = (page: Page, text: string) => expect.poll(() => main(page).textContent()).toContain(text);
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const field = (page: Page, name: string) => main(page).locator(`input[autocomplete=${name}]`);

/** Fills in the sign-in form and submits it by keyboard. */
async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'username').fill(email);
  await field(page, 'current-password').fill(password);
  await field(page, 'current-password').press('Enter');
}

/** Presses Tab until the element with this id or name has the focus. */
async function tabTo(page: Page, isThere: (element: Element) => boolean): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${isThere.toString()})(document.activeElement)`)) return;
  }
  throw new Error('The keyboard does not reach it.');
}

const brands = [
  { brand: 'harbor-ledger', locale: 'en' },
  { brand: 'rheinblick', locale: 'de' },
];
const here = shareOf(brands, ({ brand }) => brand === 'rheinblick');

describe.each(here)('a newcomer of $brand', ({ brand, locale }) => {
  const origin = siteOrigin(brand);
  const t: TextsOf = createTexts(locale);
  const email = `newcomer-${Date.now()}@${brand}.example`;
  const password = 'salt water and rope';
  const menu = (page: Page) => page.locator('header button[aria-expanded]');

  it('registers from the keyboard alone, confirms the address and is led on, out of every tab, and back in', async () => {
    const page = await open(`${origin}/user/register?destination=%2Fcontact`, { expected: /401/ });
    await field(page, 'new-password').waitFor();
    await tabTo(page, (element) => element.getAttribute('autocomplete') === 'email');
    await page.keyboard.type(email);
    await tabTo(page, (element) => element.getAttribute('autocomplete') === 'new-password');
    await page.keyboard.type(password);
    await tabTo(page, (element) => element.getAttribute('type') === 'radio');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, (element) => element.getAttribute('type') === 'checkbox');
    await page.keyboard.press('Space');
    await tabTo(page, (element) => element.getAttribute('type') === 'submit');
    await page.keyboard.press('Enter');
    await says(page, t('account:register.mailbox').replace('{{email}}', email));
    // The form is gone: the focus moves to what replaced it.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-kind'))).toBe('success');

    // In another browser than the one that registered, a button confirms, and nobody is signed in.
    const elsewhere = await open(origin + (await mailedLink(email, 'verify_email', '/user/verify')));
    await elsewhere.getByRole('button', { name: t('account:verify.confirm') }).press('Enter');
    await says(elsewhere, t('account:verify.done'));
    expect(await elsewhere.locator('main a.button').getAttribute('href')).toBe('/user/login');
    expect(new URL(elsewhere.url()).search).toBe('');

    await page.goto(`${origin}/dashboard`);
    await isAt(page, '/user/login');
    expect(new URL(page.url()).search).toBe('?error=SessionRequired&destination=%2Fdashboard');
    await says(page, t('account:login.errors.SessionRequired'));
    await fillLogin(page, email, 'something else');
    await says(page, t('account:login.errors.CredentialsSignin'));
    expect(await field(page, 'username').inputValue()).toBe(email);
    await fillLogin(page, email, password);
    await isAt(page, '/dashboard');
    await says(page, t('account:dashboard.next'));
    await says(page, t('account:dashboard.tasks.organization'));

    const other = await page.context().newPage();
    await other.goto(`${origin}/user/settings`);
    await field(other, 'given-name').waitFor();
    await menu(page).click();
    await page.getByRole('button', { name: t('session:signOut') }).click();
    await isAt(page, '/user/logout');
    await isAt(other, '/user/logout');
    await says(other, t('account:logout.done'));
    await other.close();

    await page.goto(`${origin}/user/password`);
    await field(page, 'username').fill(email);
    await field(page, 'username').press('Enter');
    await says(page, t('account:password.sent').replace('{{email}}', email));
    const link = await mailedLink(email, 'reset_password', '/user/password');
    await page.goto(origin + link);
    await field(page, 'new-password').fill('short');
    await field(page, 'new-password').press('Enter');
    await expect.poll(() => field(page, 'new-password').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'new-password').fill(`${password} again`);
    await field(page, 'new-password').press('Enter');
    await says(page, t('account:password.signedIn'));
    await page.goto(origin + link);
    await says(page, t('account:password.used'));

    await page.goto(`${origin}/dashboard`);
    await says(page, t('account:dashboard.next'));
    await menu(page).click();
    await page.getByRole('button', { name: t('session:signOut') }).click();
    await isAt(page, '/user/logout');
    await page.goto(`${origin}/user/login`);
    await fillLogin(page, email, `${password} again`);
    await isAt(page, '/dashboard');

    const moved = `moved-${email}`;
    await page.goto(`${origin}/user/settings/email`);
    await field(page, 'email').fill(moved);
    await field(page, 'current-password').fill(`${password} again`);
    await field(page, 'current-password').press('Enter');
    await says(page, t('account:settings.email.sent').replace('{{email}}', moved));
    await page.goto(origin + (await mailedLink(moved, 'change_email', '/user/verify')));
    expect(await siteRows('select 1 from account where email = $1', [moved])).toEqual([]);
    await page.getByRole('button', { name: t('account:verify.confirm') }).press('Enter');
    await says(page, t('account:verify.changed'));

    await page.goto(`${origin}/user/settings/data`);
    await says(page, moved);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('account:settings.data.exportSubmit') }).click();
    expect((await saved).suggestedFilename()).toBe(`${brand}-account.json`);
    await field(page, 'current-password').fill(`${password} again`);
    await page.getByRole('button', { name: t('account:settings.data.deleteSubmit') }).click();
    await isAt(page, '/user/logout');
    await expect.poll(() => page.locator('body').textContent()).toContain(t('account:settings.data.deleted'));
    expect(await siteRows('select 1 from account where email = any($1)', [[email, moved]])).toEqual([]);
  });
});

describe.skipIf(isSweep())('the sign-in page', () => {
  const origin = siteOrigin('harbor-ledger');

  it('tells people whose emails bounce, wherever they go on', async () => {
    const email = await ownPerson('harbor-ledger', 'applicant');
    await siteRows(`insert into mail_bounce (email, reason, bounced) values ($1, '550 No such user', now())`, [email]);
    // Without scripts, the dashboard alone says it.
    const page = await hydrated(await open(`${origin}/user/login?destination=%2Fjobs`));
    await fillLogin(page, email, DEMO_PASSWORD);
    await page.waitForURL(`${origin}/jobs`);
    await page
      .getByRole('status')
      .filter({ hasText: createTexts('en')('account:bounced.told') })
      .waitFor();
  });

  it('leads nowhere else, whatever the address names', async () => {
    const page = await open(`${origin}/robots.txt`);
    await signIn(page, await ownPerson('harbor-ledger', 'applicant'));
    const away = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/user/logout'];
    for (const destination of away) {
      await page.goto(`${origin}/user/login?destination=${encodeURIComponent(destination)}`);
      const on = main(page).getByRole('link', { name: 'Continue' });
      await expect.poll(() => on.getAttribute('href')).toBe('/dashboard');
      const targets = await page.evaluate(() =>
        [...document.querySelectorAll('a')].map((one) => one.getAttribute('href')),
      );
      expect(targets.filter((one) => /evil|javascript/.test(one ?? ''))).toEqual([]);
    }
    await page.goto(`${origin}/user/login?destination=%2Fjobs%3Fsearch%3Dpilot`);
    await main(page).getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${origin}/jobs?search=pilot`);
  });

  it('reads out a code it knows in its own words, and another as plain text', async () => {
    const page = await open(`${origin}/user/login?error=OAuthAccountNotLinked`);
    await says(page, 'There is already an account with your email address.');
    await page.goto(`${origin}/user/login?error=${encodeURIComponent('<img src=x onerror=window.pwned=1> no way')}`);
    await says(page, '<img src=x onerror=window.pwned=1> no way');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});

describe.skipIf(isSweep())('a session', () => {
  const origin = siteOrigin('harbor-ledger');
  let email: string;
  beforeAll(async () => {
    email = await ownPerson('harbor-ledger', 'recruiter');
  });

  it('that ends while something is half typed is renewed in place, and nothing is lost', async () => {
    const page = await openAs(open, email, `${origin}/user/settings`);
    await field(page, 'nickname').waitFor();
    await field(page, 'nickname').fill('Robin of the docks');
    await siteRows(
      `update account_session set ended = now() where account_id = (select id from account where email = $1) returning id`,
      [email],
    );
    await field(page, 'nickname').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('input[autocomplete=username]').inputValue()).toBe(email);
    await dialog.locator('input[autocomplete=current-password]').fill('demo-password');
    await dialog.locator('input[autocomplete=current-password]').press('Enter');
    await says(page, 'Saved.');
    expect(await dialog.count()).toBe(0);
    expect(await field(page, 'nickname').inputValue()).toBe('Robin of the docks');
    expect(await siteRows('select display_name from account where email = $1', [email])).toEqual([
      { display_name: 'Robin of the docks' },
    ]);
  });

  it('whose person cannot be loaded is ended, and the person is told', async () => {
    const page = await open(`${origin}/robots.txt`);
    await signIn(page, email);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('getUser')
        ? route.fulfill({ json: { data: { getUser: null } } })
        : route.fallback(),
    );
    await page.goto(`${origin}/dashboard`);
    await isAt(page, '/user/logout');
    await says(page, 'Your session was no longer valid');
    expect((await page.context().cookies()).filter(({ name }) => name === 'np-signed-in')).toEqual([]);
  });

  it('fulfils what an address asks for once somebody is signed in, and clears the address', async () => {
    const page = await open(`${origin}/jobs?dispatch=login&destination=%2Fuser%2Fsettings%2Femail`);
    await isAt(page, '/user/login');
    expect(new URL(page.url()).search).toBe('?destination=%2Fuser%2Fsettings%2Femail');
    await fillLogin(page, email, 'demo-password');
    await isAt(page, '/user/settings/email');
    await page.goto(`${origin}/privacy-policy?dispatch=login`);
    await expect.poll(() => page.url()).toBe(`${origin}/privacy-policy`);
  });
});

describe.skipIf(isSweep())('public pages', () => {
  const origin = siteOrigin('rheinblick');

  it('bring nothing of the session to visitors, and the menu to those who have one', async () => {
    const asked: string[] = [];
    const page = await open('about:blank', { viewport: phone });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/stellen`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts = asked.filter((path) => path.endsWith('.js'));
    const bodies = await Promise.all(
      scripts.map((path) => page.evaluate((one) => fetch(one).then((r) => r.text()), path)),
    );
    expect(bodies.filter((body) => body.includes('nextauth.message'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/api/') || path === '/graphql')).toEqual([]);

    await signIn(page, await ownPerson('rheinblick', 'recruiter'));
    await page.goto(`${origin}/stellen`);
    await page.getByRole('navigation', { name: 'Ihr Bereich' }).waitFor();
    await page.getByRole('button', { name: 'Konto von Robin Hirer' }).click();
    await page.getByRole('link', { name: 'Einstellungen' }).first().click();
    await isAt(page, '/user/settings');
  });

  it('are the same HTML for everyone, and so are those of a person', async () => {
    const get = siteClient('rheinblick');
    for (const path of ['/stellen', '/dashboard', '/user/settings']) {
      const plain = await get(path);
      const known = await get(path, { headers: { cookie: 'np-signed-in=1; next-auth.session-token=abc' } });
      expect(known.text.replace(/"now":"[^"]+"/, '')).toBe(plain.text.replace(/"now":"[^"]+"/, ''));
    }
  });
});

it('shows the pictures of quotidien-des-alpes beside sign-in and registration', async () => {
  const origin = siteOrigin('quotidien-des-alpes');
  for (const [path, file] of [
    ['/user/login', 'login.svg'],
    ['/user/register', 'register.svg'],
  ]) {
    const page = await open(origin + path);
    const picture = page.locator(`main img[src$="/quotidien-des-alpes/${file}"]`);
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(1200);
    const [beside, form] = [await picture.boundingBox(), await main(page).locator('form').first().boundingBox()];
    expect(beside?.width).toBeGreaterThan(256);
    const [left, right] = [beside, form].toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  }
});

it.runIf(isSweep())('shuts nobody out of the pages of a person', async () => {
  const origin = siteOrigin('harbor-ledger');
  const page = await open(`${origin}/user/login`);
  const faults: Record<string, string[]> = {};
  const look = async (path: string, until: string) => {
    await page.goto(origin + path);
    await page.locator(until).first().waitFor();
    await page.waitForLoadState('networkidle');
    const found = await violationsOf(page);
    if (found.length > 0) faults[path] = found;
  };
  await look('/user/login?error=CredentialsSignin', 'main [role=alert]');
  await look('/user/register', 'main input[type=checkbox]');
  await look('/user/password', 'main form');
  await look('/user/verify?token=none', 'main form');
  await signIn(page, await ownPerson('harbor-ledger', 'applicant'));
  for (const part of ['', '/email', '/password', '/sessions', '/data'])
    await look(`/user/settings${part}`, 'main form');
  await look('/dashboard', 'main h2');
  await page.locator('header button[aria-expanded]').click();
  expect(await violationsOf(page)).toEqual([]);
  expect(faults).toEqual({});
});

const inTests = it.skipIf(isSweep());

inTests('says in the menu of a person that the organization could not be changed, and changes it then', async () => {
  const email = await ownPerson('harbor-ledger', 'recruiter');
  await siteRows(
    `insert into organization_member (organization_id, account_id, role)
     select p.organization_id, a.id, 'editor' from account a, organization_profile p
     where a.email = $1 and p.frontend = 'harbor-ledger' and p.published
       and p.organization_id not in (select m.organization_id from organization_member m where m.account_id = a.id)
     order by p.organization_id desc limit 1`,
    [email],
  );
  const t = createTexts('en');
  const page = await openAs(open, email, `${siteOrigin('harbor-ledger')}/`, { expected: /ERR_FAILED|Failed to fetch/ });
  await hydrated(page);
  await page.locator('header button[aria-expanded]').click();
  const choices = page.getByRole('group', { name: t('session:actFor') });
  const other = choices.locator('button[aria-pressed=false]').first();
  const name = (await other.textContent()) ?? '';
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ActivateOrganization') ? route.abort() : route.continue(),
  );
  await other.click();
  expect(await choices.getByRole('alert').textContent()).toBe(t('session:failed'));
  await page.unroute('**/graphql');
  await choices.getByRole('button', { name }).click();
  await choices.locator('button[aria-pressed=true]').filter({ hasText: name }).waitFor();
  expect(await choices.getByRole('alert').count()).toBe(0);
});
