/** The administration in a browser: on two brands, in two languages, by mouse and by keyboard. */

import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { isSweep } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs, signIn } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const KEEPER = 'keeper@example.com';

let databaseUrl: string;
let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  databaseUrl = await own.database();
  server = await start();
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  await makeAdministrator(pool, { email: KEEPER, role: 'site_admin', brand: 'rheinblick', password: PASSWORD });
});
afterAll(() => pool?.end());

const start = (more: Record<string, string> = {}) =>
  own.start({ DATABASE_URL: databaseUrl, SECRET: 'a secret that both processes know, long enough', ...more });

const enter = (brand: string, path: string, email = BOSS, at = server): Promise<Page> =>
  openAs(open, email, `${at.origin(brand)}${path}`, { password: PASSWORD });

const menuOf = async (brand: string) => {
  const { text } = await server.get('/jobs', { brand });
  return /<header[\s\S]*?<\/header>/.exec(text)?.[0] ?? '';
};

async function save(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Please give a short reason.').waitFor();
  await dialog.getByLabel('Reason for the change').fill(note);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. The changes are live on every page.').waitFor();
}

/** The lists of the administration, and what each shows once it is there. */
const lists = {
  brands: 'table tbody tr',
  moderation: 'main li input[type=checkbox]',
  jobs: 'table tbody tr',
  posts: 'table tbody tr',
  pages: 'table tbody tr',
  users: 'table tbody tr',
  profiles: 'main p[role=status]',
  orders: 'main :is(tbody tr, p[role=status])',
  outbox: 'main :is(tbody tr, p[role=status])',
  consents: 'table tbody tr',
  audit: 'table tbody tr',
};

describe.skipIf(isSweep())('a page of a brand', () => {
  it('switches a feature and a menu, which pages show at once, and takes both back', async () => {
    const before = await menuOf('harbor-ledger');
    const page = await enter('harbor-ledger', '/admin/brands/harbor-ledger');
    const feeds = page.getByRole('switch', { name: 'RSS' });
    await feeds.focus();
    await page.keyboard.press('Space');
    await page.getByText('Navigation', { exact: true }).click();
    const menu = page.locator('[data-pointer="/navigation/main"] textarea');
    await menu.fill('[{ "label": "Only employers", "page": "organisations" }]');
    await page.getByText('UNKNOWN_PAGE').first().waitFor();
    await page.getByRole('button', { name: 'Review and save' }).click();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.fill('[{ "label": "Only employers", "page": "organizations" }]');
    await expect.poll(() => page.getByText('UNKNOWN_PAGE').count()).toBe(0);
    await page.getByRole('button', { name: 'Review and save' }).click();
    const effects = page.getByRole('region', { name: 'What changes on the site' });
    await effects.getByText('Feed /feeds/jobs.rss no longer exists.').waitFor();
    await effects.getByText('Main menu: “Employers” is now called “Only employers”.').waitFor();
    await page.keyboard.press('Escape');
    await save(page, 'A quiet week');

    expect(await menuOf('harbor-ledger')).toContain('Only employers');
    expect((await server.get('/jobs', { brand: 'harbor-ledger' })).text).not.toContain('application/rss+xml');
    expect(await menuOf('stacks-and-shelves')).not.toContain('Only employers');
    // The administrator's own page changes, too.
    await page.locator('header').getByText('Only employers').first().waitFor();
    await expect
      .poll(() => page.locator('[data-pointer="/features/rss"]').textContent())
      .toMatch(/^RSS feedsChanged hereReset to file/);

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('A quiet week').waitFor();
    expect(await page.getByRole('row', { name: /RSS feeds/ }).textContent()).toBe(
      'Features › RSS feeds /features/rssas in the fileoff',
    );
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. The change is live on every page.').waitFor();
    expect(await menuOf('harbor-ledger')).toBe(before);
    expect((await server.get('/jobs', { brand: 'harbor-ledger' })).text).toContain('application/rss+xml');
  });

  it('tells the second of two who change it, and keeps what the second typed', async () => {
    const pages = await Promise.all([1, 2].map(() => enter('stacks-and-shelves', '/admin/brands/stacks-and-shelves')));
    const [first, second] = pages as [Page, Page];
    await second.getByRole('switch', { name: 'RSS' }).press('Space');
    await first.getByRole('switch', { name: 'VAT number' }).press('Space');
    await save(first, 'First');
    await second.getByRole('button', { name: 'Review and save' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Reason for the change').fill('Second');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText(/has changed this brand in the meantime/).waitFor();
    await dialog.getByRole('button', { name: 'Load the latest version and keep my changes' }).click();
    await expect.poll(() => dialog.getByText(/has changed this brand/).count()).toBe(0);
    expect(await dialog.getByRole('row').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await second.getByText('Saved. The changes are live on every page.').waitFor();
    await expect.poll(() => second.getByText('Changed here', { exact: true }).count()).toBeGreaterThanOrEqual(2);
  });
});

describe.skipIf(isSweep())('the administration', () => {
  it('is in the language of the page, and shows a site_admin their brand alone', async () => {
    const page = await enter('rheinblick', '/admin', KEEPER);
    await page.getByRole('heading', { name: 'Verwaltung', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Rheinblick Jobs' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.goto(`${server.origin('rheinblick')}/admin/brands/harbor-ledger`);
    await page.getByRole('alert').getByText('Das ist mit Ihrem Konto nicht möglich.').waitFor();
  });

  it('lets nobody else in', async () => {
    const page = await open(`${server.origin('harbor-ledger')}/admin`);
    await page.waitForURL(/\/user\/login\?/);
    await signIn(page, 'applicant@harbor-ledger.example');
    await page.goto(`${server.origin('harbor-ledger')}/admin`);
    await page.getByText('Your account does not have access to the administration of this site.').waitFor();
  });

  it('finds and blocks a person once that was confirmed, writes it down, and lets them in again', async () => {
    const page = await enter('harbor-ledger', '/admin/users');
    await page.getByLabel('Search').fill('recruiter@demo');
    await page.getByRole('button', { name: 'Actions for recruiter@demo.example' }).click();
    await page.getByRole('button', { name: 'Block account' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Block recruiter@demo.example?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByRole('cell').getByText('Blocked').count()).toBe(0);
    await page.getByRole('cell', { name: 'Nameplate Demo active', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Block account' }).click();
    await asked.getByText('Their published, scheduled and pending jobs are paused').waitFor();
    const { x, width } = (await asked.boundingBox()) ?? { x: 0, width: 0 };
    expect({ width, middle: x + width / 2 }).toEqual({ width: 448, middle: (page.viewportSize()?.width ?? 0) / 2 });
    await asked.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('cell').getByText('Blocked').waitFor();
    await page.getByRole('button', { name: 'Unblock account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('button', { name: 'Block account' }).waitFor();
    await page.getByRole('link', { name: 'Activity log' }).click();
    await page.getByRole('row', { name: /Blocked (Nameplate Demo|The Harbor Ledger)/ }).waitFor();
  });

  it('acts as somebody else under a banner, and goes back', async () => {
    const page = await enter('harbor-ledger', '/admin/users');
    await page.getByLabel('Search').fill('applicant@harbor-ledger');
    await page.getByRole('button', { name: 'Actions for applicant@harbor-ledger.example' }).click();
    await page.getByRole('button', { name: 'Act as this person' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'You are acting as Alex Seeker.' });
    await banner.waitFor();
    // On public pages as well, above everything else.
    await page.goto(`${server.origin('harbor-ledger')}/contact`);
    await banner.waitFor();
    const [of, header] = [await banner.boundingBox(), await page.locator('header nav').first().boundingBox()];
    expect((of?.y ?? 0) + (of?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    expect(await violationsOf(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Return to your own account' }).click();
    await page.waitForURL(/\/dashboard$/);
    expect(await banner.count()).toBe(0);
    await page.goto(`${server.origin('harbor-ledger')}/admin`);
    await page.getByRole('heading', { name: 'Brands' }).waitFor();
  });

  it('says in the place of a list why it is not there, and tries again, whatever the list', async () => {
    const page = await enter('harbor-ledger', '/admin/second-factor');
    let isBroken = true;
    await page.route('**/graphql', (route) => {
      const asked: unknown = route.request().postDataJSON();
      const broken = { errors: [{ message: 'The list is broken.' }] };
      if (!isBroken || /adminAccess|getUser/.test(JSON.stringify(asked))) return route.continue();
      return route.fulfill({ json: Array.isArray(asked) ? asked.map(() => broken) : broken });
    });
    const alerts = page.getByRole('alert').filter({ hasText: 'The list is broken.' });
    for (const [part, found] of Object.entries(lists)) {
      isBroken = true;
      await page.goto(`${server.origin('harbor-ledger')}/admin/${part}`);
      await alerts.first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator(`main :is(table, ol > li, p[role=status])`).count(), part).toBe(0);
      expect(await alerts.getByRole('button', { name: 'Try again' }).count(), part).toBe(await alerts.count());
      isBroken = false;
      while ((await alerts.count()) > 0) {
        const before = await alerts.count();
        await alerts.first().getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => alerts.count(), { message: part }).toBeLessThan(before);
      }
      await page.locator(found).first().waitFor();
    }
  });
});

it.runIf(isSweep())('shuts nobody out, on a phone either, in the administration', async () => {
  const page = await enter('harbor-ledger', '/admin');
  await page.setViewportSize(phone);
  const seen: Record<string, string[]> = {};
  for (const path of [
    '',
    '/brands/harbor-ledger',
    '/brands/stacks-and-shelves/history',
    '/posts',
    '/pages',
    '/users',
    '/outbox',
    '/consents',
    '/audit',
  ]) {
    await page.goto(`${server.origin('harbor-ledger')}/admin${path}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    if (path === '/brands/harbor-ledger')
      for (const part of ['Site', 'Theme']) await page.getByText(part, { exact: true }).click();
    const faults = await violationsOf(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    seen[path] = [...faults, ...(tooWide ? ['scrolls sideways'] : [])];
  }
  expect(Object.entries(seen).filter(([, faults]) => faults.length > 0)).toEqual([]);
});

describe.runIf(isSweep())('a second factor', () => {
  let strict: OwnServer;
  beforeAll(async () => {
    strict = await start({ ADMIN_SECOND_FACTOR: '1' });
  });

  it('is set up on the way in, and asked for the next time', async () => {
    const page = await enter('harbor-ledger', '/admin', BOSS, strict);
    const code = page.getByLabel('Code', { exact: true });
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect.poll(() => code.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const secret = (await page.locator('code').first().textContent()) ?? '';
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await code.fill(codeAt(-1));
    await page.keyboard.press('Enter');
    await page.getByText('Your recovery codes').waitFor();
    const recovery = await page
      .getByRole('listitem')
      .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
      .allTextContents();
    expect(recovery).toHaveLength(10);
    await page.getByRole('button', { name: 'I have written them down' }).click();
    await page.getByRole('link', { name: 'The Harbor Ledger' }).first().waitFor();

    const again = await enter('harbor-ledger', '/admin', BOSS, strict);
    await again.getByLabel('Code', { exact: true }).fill('000000');
    await again.keyboard.press('Enter');
    await again
      .getByRole('alert')
      .getByText(/wrong, expired or already used/)
      .waitFor();
    await again.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '');
    await again.keyboard.press('Enter');
    await again.getByRole('navigation', { name: 'Administration menu' }).waitFor();
  });
});
