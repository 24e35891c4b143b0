/** Posts and pages in the hands of their editors: by keyboard, by two at once, and as visitors find them afterwards. */
import type pg from 'pg';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { parseHtml } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const OTHER = 'other@example.com';

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  const DATABASE_URL = await own.database();
  server = await own.start({ DATABASE_URL, SECRET: 'a secret of the tests of editors, long enough' });
  pool = createPool(DATABASE_URL);
  for (const email of [BOSS, OTHER])
    await makeAdministrator(pool, { email, role: 'administrator', brand: null, password: PASSWORD });
});
afterAll(() => pool?.end());

const enter = (brand: string, path: string, email = BOSS): Promise<Page> =>
  openAs(open, email, `${server.origin(brand)}${path}`, { password: PASSWORD });

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Presses a button by keyboard. */
async function press(page: Page | Locator, name: string): Promise<void> {
  await button(page, name).press('Enter');
}

async function visit(brand: string, path: string) {
  const { status, text } = await server.get(path, { brand });
  const page = parseHtml(text);
  return { status, title: page.querySelector('h1')?.textContent ?? null, page };
}

describe('a post', () => {
  it('is written, looked at and published by keyboard, then read by visitors', async () => {
    const page = await enter('harbor-ledger', '/admin/posts');
    await page.getByRole('link', { name: 'New post' }).press('Enter');
    await box(page, 'Title').focus();
    await page.keyboard.type('Night shifts on the harbor');
    await box(page, 'Summary').focus();
    await page.keyboard.type('What they pay, and who works them.');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.focus();
    await page.keyboard.press('Control+Alt+3');
    await page.keyboard.type('Who works at night');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Crane drivers, mostly.');
    await box(page, 'Category').fill('Pay');
    await box(page, 'Authors').fill('Ida Berg, Jo Marsh');
    await press(page, 'Preview');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { level: 1, name: 'Night shifts on the harbor' }).waitFor();
    await preview.getByRole('heading', { level: 2, name: 'Who works at night' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, 'Close preview');
    await press(page, 'Save');
    await page.waitForURL(/\/admin\/posts\/\d+$/);
    await page.getByText('Only the administration shows this draft.').waitFor();
    expect((await visit('harbor-ledger', '/blog/night-shifts-on-the-harbor')).status).toBe(404);
    await press(page, 'Publish');
    await page.getByText('Published. Visitors see it now.').waitFor();
    const { status, title, page: read } = await visit('harbor-ledger', '/blog/night-shifts-on-the-harbor');
    expect([status, title]).toEqual([200, 'Night shifts on the harbor']);
    expect(read.querySelector('article .prose, .prose')?.innerHTML).toBe(
      '<h2>Who works at night</h2><p>Crane drivers, mostly.</p>',
    );
    await press(page, 'Archive');
    await page.getByText('Archived: only the administration shows it.').waitFor();
    expect((await visit('harbor-ledger', '/blog/night-shifts-on-the-harbor')).status).toBe(404);
    await page.getByRole('link', { name: 'All posts' }).press('Enter');
    await page.getByLabel('Status').selectOption({ label: 'Archived' });
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('link', { name: 'Night shifts on the harbor' }).waitFor();
  });

  it('has a picture that visitors see as well', async () => {
    const page = await enter('harbor-ledger', '/admin/posts/new');
    await box(page, 'Title').fill('With a picture');
    await box(page, 'Summary').fill('Look.');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('A harbor.');
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#258' } })
      .png()
      .toBuffer();
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'harbor.png', mimeType: 'image/png', buffer });
    await button(page, 'Crop').click();
    await box(page, 'Alternative text').fill('A harbor at night');
    await button(page, 'Save').click();
    await page.waitForURL(/\/admin\/posts\/\d+$/);
    await button(page, 'Publish').click();
    await page.getByText('Published. Visitors see it now.').waitFor();
    const { page: read } = await visit('harbor-ledger', '/blog/with-a-picture');
    const image = read.querySelector('article img[alt="A harbor at night"]');
    expect(image?.getAttribute('src')).toMatch(/^\/files\/public\//);
    const { status } = await server.get(image?.getAttribute('src') ?? '', { brand: 'harbor-ledger' });
    expect(status).toBe(200);
  });

  it('loses nothing of two who edit it at once, and comes back from its history', async () => {
    const first = await enter('harbor-ledger', '/admin/posts/new');
    await box(first, 'Title').fill('Written by two');
    await box(first, 'Summary').fill('At first.');
    await first.getByRole('textbox', { name: 'Text' }).click();
    await first.keyboard.type('The first text.');
    await button(first, 'Save').click();
    await first.waitForURL(/\/admin\/posts\/\d+$/);
    const second = await enter('harbor-ledger', new URL(first.url()).pathname, OTHER);
    await box(second, 'Summary').fill('By the second.');
    await button(second, 'Save').click();
    await second.getByText('Saved.', { exact: true }).waitFor();

    await box(first, 'Title').fill('Written by one of two');
    await button(first, 'Save').click();
    await first.getByText('Nothing of yours is lost').waitFor();
    const compared = first.getByRole('table');
    expect(await compared.getByRole('row', { name: /^title/ }).textContent()).toBe(
      'titleWritten by one of twoWritten by two',
    );
    expect(await compared.getByRole('row', { name: /^summary/ }).textContent()).toBe('summaryAt first.By the second.');
    expect(await violationsOf(first)).toEqual([]);
    await button(first, 'Keep mine and edit on').click();
    expect(await box(first, 'Title').inputValue()).toBe('Written by one of two');
    await button(first, 'Save').click();
    await first.getByText('Saved.', { exact: true }).waitFor();

    await button(first, 'Show history').click();
    await expect
      .poll(() =>
        first
          .getByRole('listitem')
          .filter({ hasText: /^Version/ })
          .count(),
      )
      .toBe(3);
    await button(first, 'Restore version 2').click();
    await first.getByText('Version 2 is in the editor. Save it to bring it back.').waitFor();
    expect([await box(first, 'Title').inputValue(), await box(first, 'Summary').inputValue()]).toEqual([
      'Written by two',
      'By the second.',
    ]);
    await button(first, 'Save').click();
    await expect.poll(() => first.getByRole('heading', { level: 2 }).textContent()).toBe('Written by two');
  });
});

describe('a page', () => {
  it('is written in German, says what hides it, and stands in the sitemap once it is published', async () => {
    const page = await enter('rheinblick', '/admin/pages/new');
    await box(page, 'Titel').fill('Jobmesse am Rhein');
    const address = box(page, 'Adresse');
    await address.fill('/datenschutz');
    await address.fill('/privacy-policy');
    await page.getByText(/^Diese Seite ist nicht zu sehen: Die Seite „privacy“/).waitFor();
    await address.fill('/jobmesse');
    await expect.poll(() => page.getByText(/^Diese Seite ist nicht zu sehen/).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Kommen Sie vorbei.');
    await button(page, 'Speichern').click();
    await page.waitForURL(/\/admin\/pages\/\d+$/);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
      false,
    );
    expect((await visit('rheinblick', '/jobmesse')).status).toBe(404);
    await button(page, 'Veröffentlichen').click();
    await page.getByText('Veröffentlicht und sofort zu sehen.').waitFor();
    expect(await visit('rheinblick', '/jobmesse')).toMatchObject({ status: 200, title: 'Jobmesse am Rhein' });
    const { text } = await server.get('/pages/sitemap.xml', { brand: 'rheinblick' });
    expect(text).toContain('/jobmesse</loc>');
  });

  it('is looked at as visitors will see it, with masthead and jobs, before anything is stored', async () => {
    const page = await enter('rheinblick', '/admin/pages/new');
    // The logos of the demo are not with this server.
    const logo = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await page.route('**/files/**', (route) => route.fulfill(logo));
    await box(page, 'Titel').fill('Arbeit am Wasser');
    await box(page, 'Adresse').fill('/am-wasser');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Schiffe, Häfen, Fähren.');
    await box(page, 'Stellensuche').fill('/stellen');
    await button(page, 'Vorschau').click();
    const view = page.frameLocator('iframe[title="Arbeit am Wasser"]');
    await view.getByRole('heading', { level: 1, name: 'Arbeit am Wasser' }).waitFor();
    expect(await view.locator('.prose').first().textContent()).toBe('Schiffe, Häfen, Fähren.');
    expect(await view.locator('main article h3 a').count()).toBe(20);
    expect(await view.getByRole('banner').getByRole('link').first().getAttribute('href')).toBe('/');
    const job = view.locator('main article h3 a').first();
    await job.click();
    expect(await job.isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    expect((await visit('rheinblick', '/am-wasser')).status).toBe(404);
  });

  it('is shown before it is saved to those alone who edit pages', async () => {
    const input = { language: 'de', path: '/am-wasser', title: 'Arbeit am Wasser', body: '<p>Schiffe.</p>' };
    const answer = await fetch(`${server.origin('rheinblick')}/api/page-preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', frontend: 'rheinblick;de-eu' },
      body: JSON.stringify(input),
    });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect([answer.status, errors.map(({ extensions }) => extensions.code)]).toEqual([422, ['SIGN_IN_REQUIRED']]);
  });
});
