/** Products and prices as forms in the workspace: changed, reviewed, saved and undone as all settings are. */
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
const BRAND = 'rheinblick';

let server: OwnServer;

beforeAll(async () => {
  const started = await startWorkspace(own);
  server = started.server;
  await started.pool.end();
});

const enter = (path: string): Promise<Page> =>
  openAs(open, BOSS, `${server.origin('admin')}${path}`, { password: PASSWORD });
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

/** Names and prices on sale, as the site itself says. */
async function onSale(): Promise<string[]> {
  const { text } = await server.get('/graphql', {
    brand: BRAND,
    method: 'POST',
    body: JSON.stringify({ query: '{ products { name price { text } } }' }),
    headers: { 'content-type': 'application/json', frontend: `${BRAND};de` },
  });
  const { products } = JSON.parse(text).data as { products: { name: string; price: { text: string } }[] };
  return products.map(({ name, price }) => `${name} ${price.text.replace(/\s/g, ' ')}`);
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Prüfen und speichern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Begründung').fill(reason);
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('changes a price, the order and what is on sale with one review, and undoes all of it', async () => {
  const before = await onSale();
  const page = await enter(`/de/admin/products?brand=${BRAND}`);
  await heading(page, 'Produkte und Preise');
  const rows = page.getByRole('row');
  expect(await rows.nth(1).textContent()).toContain('Eine Anzeige');
  await page.getByRole('button', { name: 'Nach unten: Eine Anzeige' }).press('Enter');
  await page.getByRole('button', { name: 'Verkauf beenden: Hervorgehobene Anzeige' }).press('Enter');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Eine Anzeige' }).press('Enter');
  const price = page.getByLabel('Preis', { exact: true });
  await price.fill('199,999');
  await page.getByText('So viele Nachkommastellen hat die Währung nicht.').waitFor();
  await price.fill('viel');
  await page.getByText('Geben Sie einen Preis wie 149 oder 9,90 ein.').waitFor();
  await price.fill('199,5');
  await price.press('Tab');
  expect(await price.inputValue()).toBe('199,50');
  expect(await violationsOf(page)).toEqual([]);
  await save(page, 'Neue Preisliste');
  const [first = '', second = '', ...others] = before;
  const kept = others.filter((line) => !line.startsWith('Hervorgehobene Anzeige'));
  await expect.poll(onSale).toEqual([second, first.replace('190', '199,50'), ...kept]);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.poll(onSale).toEqual(before);
});

it('adds a product that says what is missing, and takes a copy of it that is off sale', async () => {
  const page = await enter(`/admin/products?brand=${BRAND}`);
  await page.getByRole('button', { name: 'Add product' }).click();
  await heading(page, 'New product');
  const name = page.getByRole('textbox', { name: 'Name, de' });
  await name.focus();
  await name.press('Tab');
  await page.getByText('Enter a name.').waitFor();
  await name.fill('Drei Anzeigen');
  await page.getByLabel('Price', { exact: true }).fill('499');
  await page.getByLabel('Credits', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.waitForURL(/job_credits_2/);
  await expect.poll(() => page.getByRole('switch', { name: 'On sale' }).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/products'));
  await page.getByRole('row').filter({ hasText: 'Drei Anzeigen' }).getByText('3 credits · 30 days').waitFor();
  await page.setViewportSize(phone);
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('button', { name: 'Discard' }).click();
});

it('lists the products of all brands, each leading to its own', async () => {
  const page = await enter('/admin/products');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Eine Anzeige');
  await page.getByRole('row').filter({ hasText: 'Rheinblick' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/admin/products/posting' && url.search === `?brand=${BRAND}`);
  await heading(page, 'Products and prices');
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('190');
});

it('is found by its words from anywhere: a setting, which gets the focus, and a product', async () => {
  const page = await enter(`/de/admin?brand=${BRAND}`);
  await heading(page, 'Heute');
  const find = async (words: string, option: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: option }).first().waitFor();
  };
  await find('ecken schaltflächen', 'Ecken');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('setting') === 'theme/radius');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/theme-radius$/);
  await find('eine anzeige', 'Eine Anzeige');
  await page.getByRole('option', { name: 'Eine Anzeige' }).first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/products/posting'));
});

it('leads to a change of several brands where none is chosen', async () => {
  const page = await enter('/admin');
  await heading(page, 'Today');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('notice days');
  await page.getByRole('option', { name: 'Notice days' }).first().click();
  await heading(page, 'Change several brands');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('prices › noticeDays');
  await page.getByLabel('Notice days').waitFor();
});

it('has subscriptions that are ended, which says so before, and taken back', async () => {
  const page = await enter(`/admin/subscriptions?brand=demo&state=active`);
  await heading(page, 'Subscriptions');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Extend' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Days').fill('30');
  await dialog.getByText(/^Now it ends on .+; then on .+\.$/).waitFor();
  await dialog.getByLabel('Reason').fill('Outage');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await page.getByText('Done for 1 entry.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back for 1 entry.').waitFor();
  await page.getByRole('button', { name: 'End subscription' }).click();
  await dialog.getByText(/^It would end on /).waitFor();
  await dialog.getByLabel('Reason').fill('By mistake');
  await dialog.getByRole('button', { name: 'End subscription' }).click();
  await page.getByRole('button', { name: 'Restore subscription' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'End subscription' }).waitFor();
});
