import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { registered } from './support/register.ts';
import { siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const brands = [
  {
    brand: 'harbor-ledger',
    locale: 'en',
    profile: '/organization/',
    search: '/organizations',
    name: 'Lantern Street Bakery',
    slug: 'lantern-street-bakery',
    address: { countryCode: 'US', locality: 'Portland', zip: '04101', addressLine1: '9 Lantern Street' },
    place: 'Portland, Maine 04101',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      line: 'Street and number',
      zip: 'Postal code',
      city: 'City',
      country: 'Country',
      text: 'About us',
    },
    country: 'United States',
  },
  {
    brand: 'rheinblick',
    locale: 'de',
    profile: '/arbeitgeber/',
    search: '/arbeitgeber-suchen',
    name: 'Bäckerei Laternengasse',
    slug: 'backerei-laternengasse',
    address: { countryCode: 'DE', locality: 'Karlsruhe', zip: '76131', addressLine1: 'Laternengasse 9' },
    place: '76131 Karlsruhe',
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      line: 'Straße und Hausnummer',
      zip: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      text: 'Vorstellung',
    },
    country: 'Deutschland',
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const here = shareOf(brands, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('a recruiter of $brand', ({ brand, locale, profile, search, name, slug, address, ...own }) => {
  const t = createTexts(locale);
  const say = (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [word, value]) => text.replace(`{{${word}}}`, value),
      t(`organization-editor:${key}`),
    );
  const origin = siteOrigin(brand);
  const get = siteClient(brand);
  const { labels } = own;

  /** One click that leads to what is missing next, or back if that is nothing. */
  async function saveAndContinue(page: Page, next: string): Promise<void> {
    await page.getByRole('button', { name: say('saveAndContinue'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === `/user/organization/${next}`.replace(/\/$/, ''));
  }

  async function save(page: Page): Promise<void> {
    await page.getByRole('button', { name: t('organization-editor:save'), exact: true }).click();
    for (const said of say('saved.hidden').split('{{time}}')) {
      await expect.poll(() => page.locator('main').textContent()).toContain(said);
    }
  }

  it('registers, fills in the parts, looks at the preview and publishes: page and search show it', async () => {
    const page = await open(`${origin}/`);
    await registered(page, { origin, email: `baker@${brand}.example`, role: 'recruiter' });
    await page.goto(`${origin}/user/organization`);
    await box(page, say('start.name')).fill(name);
    await page.getByRole('button', { name: say('start.submit') }).click();
    await expect.poll(() => heading(page).textContent()).toBe(name);
    expect(await page.getByRole('heading', { name: say('state.missing.title') }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`${origin}/user/organization/personal_info`);
    await box(page, labels.firstName).fill('Kasimira');
    await box(page, labels.lastName).fill('Berg');
    await saveAndContinue(page, 'company_info');
    await box(page, labels.line).fill(address.addressLine1);
    await box(page, labels.zip).fill(address.zip);
    await box(page, labels.city).fill(address.locality);
    expect(await page.getByRole('combobox', { name: labels.country }).inputValue()).toBe(address.countryCode);
    // Nothing else is missing.
    await saveAndContinue(page, '');
    await page.getByRole('heading', { name: say('state.ready.title') }).waitFor();

    await page.goto(`${origin}/user/organization/organization_page`);
    const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a52' } })
      .png()
      .toBuffer();
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByRole('button', { name: t('controls:crop.take') }).click();
    await expect.poll(() => page.locator('main form img').count()).toBeGreaterThan(0);
    await save(page);

    await page.goto(`${origin}/user/organization/about`);
    await page.locator('main [contenteditable=true]').click();
    await page.keyboard.type('Bread since 1898.');
    await save(page);

    await page.goto(`${origin}/user/organization/preview`);
    await expect.poll(() => page.locator('main').textContent()).toContain(say('preview.hidden'));
    await expect.poll(() => page.locator('main').textContent()).toContain('Bread since 1898.');
    expect((await get(`${profile}${slug}`)).status).toBe(404);

    await page.goto(`${origin}/user/organization`);
    await page.getByRole('button', { name: say('state.ready.go'), exact: true }).click();
    await expect
      .poll(() => page.getByRole('heading', { name: say('state.published.title'), exact: true }).count())
      .toBe(1);

    const visitor = await open(`${origin}${profile}${slug}`);
    expect(await heading(visitor).textContent()).toBe(name);
    const shown = (await visitor.locator('main').textContent()) ?? '';
    for (const words of ['Bread since 1898.', address.addressLine1, own.place]) expect(shown).toContain(words);
    const places = [
      `${profile}${slug}`,
      `${search}?search=${encodeURIComponent(name)}`,
      '/organizations/sitemap.xml',
      '/feeds/jobs.rss',
    ];
    for (const place of places) {
      const { status, text } = await get(place);
      expect({ place, status }).toEqual({ place, status: 200 });
      expect(text, place).not.toContain('Kasimira');
    }
    const picture = await visitor.locator('[data-region=hero] img').first().getAttribute('src');
    expect((await get(`${picture}`)).status).toBe(200);
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.goto(`${origin}${search}?search=${encodeURIComponent(name)}`);
    expect(await visitor.getByRole('link', { name }).count()).toBeGreaterThan(0);
  });
});

const inSweeps = it.runIf(isSweep());

inSweeps(
  'reads and changes everything on a phone, without scrolling sideways',
  async () => {
    const brand = 'rheinblick';
    const origin = siteOrigin(brand);
    const page = await open(`${origin}/robots.txt`, { viewport: phone });
    await signIn(page, await ownPerson(brand, 'recruiter'));
    const form = ['personal_info', 'organization_page', 'contact_people', 'faq', 'attachments'];
    for (const part of ['', 'members', 'preview', ...form]) {
      await page.goto(`${origin}/user/organization/${part}`.replace(/\/$/, ''));
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.locator('main h1').count(), { message: part }).toBe(1);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: part }).toBe(390);
      expect(await violationsOf(page), part).toEqual([]);
    }
  },
  180_000,
);

describe.skipIf(isSweep())('somebody with a keyboard alone', () => {
  const { brand, name } = { brand: 'harbor-ledger', name: 'Keyboard Works' };
  const origin = siteOrigin(brand);
  const t = createTexts('en');

  it('makes an organization, fills a part in, goes on and sees the people', async () => {
    const page = await open(`${origin}/`);
    await registered(page, { origin, email: `keys@${brand}.example`, role: 'recruiter' });
    await page.goto(`${origin}/user/organization`);
    await tabTo(page, box(page, t('organization-editor:start.name')));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe(name);
    // The focused form is gone: the focus moves to the status.
    const standing = page.getByRole('heading', { name: t('organization-editor:state.missing.title') });
    await expect.poll(() => standing.evaluate((element) => element === document.activeElement)).toBe(true);

    await tabTo(page, page.getByRole('link', { name: 'Continue: Our contact' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe('Our contact');
    await box(page, 'First name').waitFor();
    await tabTo(page, box(page, 'First name'));
    await page.keyboard.press('Enter');
    // What is missing is reported, and receives the focus.
    await expect.poll(() => page.locator('main [role=alert]').count()).toBeGreaterThan(0);
    await expect
      .poll(() => box(page, 'First name').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Ida');
    await tabTo(page, box(page, 'Last name'));
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    const saved = page.getByRole('status').filter({ hasText: 'Saved at' });
    await expect.poll(() => saved.count()).toBe(1);
    await tabTo(page, page.getByRole('link', { name: 'Continue: Company' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe('Company');

    await page.goto(`${origin}/user/organization/members`);
    const email = box(page, t('organization-editor:members.email'));
    await email.waitFor();
    await tabTo(page, email);
    await page.keyboard.type('colleague@example.com');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain('We sent the invitation to colleague@example.com.');
    const withdraw = page.getByRole('button', { name: t('organization-editor:members.withdraw') });
    await tabTo(page, withdraw);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => withdraw.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').textContent()).toContain('was withdrawn');
  });

  it('keeps what was typed when the section reloads because another tab has saved it', async () => {
    const page = await open(`${origin}/`);
    await registered(page, { origin, email: `tabs@${brand}.example`, role: 'recruiter' });
    await page.goto(`${origin}/user/organization`);
    await box(page, t('organization-editor:start.name')).fill('Two Tabs');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe('Two Tabs');
    const [made] = await siteRows<{ id: number }>(`select id from organization where name = 'Two Tabs'`);
    const section = `${origin}/user/organization/personal_info?organization=${made?.id}`;
    await page.goto(section);
    await box(page, 'First name').fill('Mara');

    const other = await page.context().newPage();
    await other.goto(section);
    await box(other, 'First name').fill('Ida');
    await box(other, 'Last name').fill('Keys');
    await other.keyboard.press('Enter');
    await other.getByRole('status').filter({ hasText: 'Saved at' }).waitFor();
    // Acting for another organization reloads the page in every tab.
    const reloaded = page.waitForResponse(async (answer) => (await answer.text()).includes('"firstName":"Ida"'));
    await other.goto(`${origin}/user/organization`);
    await other.getByText(t('organization-editor:more.another')).click();
    await box(other, t('organization-editor:start.name')).fill('Third Tab');
    await other.keyboard.press('Enter');
    await expect.poll(() => heading(other).textContent()).toBe('Third Tab');
    // next-auth tells other tabs once a second at most: the person would only have to be slower.
    await page.evaluate(() => {
      const newValue = JSON.stringify({ event: 'session', data: { trigger: 'getSession' } });
      window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
    });
    await reloaded;

    expect(await box(page, 'First name').inputValue()).toBe('Mara');
    await box(page, 'Last name').fill('Berg');
    await page.keyboard.press('Enter');
    await page.getByText(t('organization-editor:stale.text')).waitFor();
    await page.getByRole('button', { name: t('organization-editor:stale.go') }).click();
    await expect.poll(() => box(page, 'First name').inputValue()).toBe('Ida');
  });
});

it('suggests the eight cities of metiers-du-livre for its organizations, and none for its jobs', async () => {
  const t = createTexts('fr');
  const own = t('search:places.own');
  const offered: Record<string, string[]> = {};
  for (const path of ['/employeurs', '/emplois']) {
    const page = await hydrated(await open(siteOrigin('metiers-du-livre') + path));
    const where = page.locator('input[name=geo_location]').first();
    await where.click();
    await page.getByRole('option', { name: own }).waitFor();
    offered[path] = await page.getByRole('listbox').getByRole('option').allTextContents();
  }
  expect(offered).toEqual({
    '/employeurs': [own, 'Paris', 'Lyon', 'Lille', 'Rennes', 'Bordeaux', 'Toulouse', 'Arles', 'Strasbourg'],
    '/emplois': [own],
  });
});
