/** Importers in the workspace: a feed becomes jobs that visitors find, and what it does not know is said once. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { client, type Get } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
const BRAND = 'harbor-ledger';

interface Ad {
  reference: string;
  title: string;
  type: string;
  city: string;
}

const ads: readonly Ad[] = [
  { reference: 'A1', title: 'Lighthouse keeper', type: 'Full-time', city: 'Portland' },
  { reference: 'A2', title: 'Rope maker', type: 'Zimsquare', city: 'Bath' },
  { reference: 'A3', title: 'Net mender', type: 'Part-time', city: 'Rockland' },
  { reference: 'A4', title: '', type: 'Part-time', city: 'Rockland' },
];
let feed = feedOf(ads);
let feeds: Server;
let server: OwnServer;
let pool: pg.Pool;
let get: Get;

function feedOf(some: readonly Ad[]): string {
  const item = ({ reference, title, type, city }: Ad) => `
  <job>
    <title><![CDATA[${title}]]></title>
    <referencenumber>${reference}</referencenumber>
    <url>https://feeds.example/${reference}</url>
    <company>Coast Works</company>
    <city>${city}</city><state>ME</state><country>US</country>
    <description><![CDATA[<p>You will work at the coast, by day and by night, with a crew of four people.</p>]]></description>
    <jobtype>${type}</jobtype>
  </job>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>${some.map(item).join('')}\n</source>\n`;
}

beforeAll(async () => {
  feeds = createServer((_req, res) => res.setHeader('content-type', 'application/xml').end(feed));
  await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve));
  ({ server, pool } = await startWorkspace(own, null, { OUTBOUND_ALLOW: `127.0.0.1:${portOf(feeds)}` }));
  get = client(server.port, { brand: BRAND });
});
afterAll(async () => {
  await pool?.end();
  feeds?.close();
});

const portOf = (one: Server) => (one.address() as AddressInfo).port;
const enter = (path: string): Promise<Page> =>
  openAs(open, BOSS, `${server.origin('admin')}${path}`, { password: PASSWORD });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
/** Titles of the imported jobs that visitors find. */
const found = async () => {
  const { body } = await get('/jobs?q=Coast+Works');
  return ads.flatMap(({ title }) => (title !== '' && body.includes(title) ? [title] : []));
};

it('imports a feed: address, fields, trial, run, report, and what visitors find', async () => {
  const page = await enter(`/admin/importers?brand=${BRAND}`);
  await page.getByRole('link', { name: 'Add importer' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Coast feed');
  await page.getByLabel('Address of the feed').fill(`http://127.0.0.1:${portOf(feeds)}/jobs.xml`);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next: fields' }).click();

  await page.getByRole('button', { name: 'Try with twenty items' }).click();
  await page.getByText('Jobs: 3. Refused: 1.', { exact: false }).waitFor();
  await page.getByText('Zimsquare (Employment type)', { exact: false }).waitFor();
  await page.locator('summary', { hasText: 'Lighthouse keeper' }).click();
  await page.locator('[data-preview]').getByText('You will work at the coast', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save fields' }).click();

  await page.getByRole('button', { name: 'Run now' }).click();
  const result = page.getByRole('table').getByRole('row').nth(1);
  await expect.poll(() => result.textContent()).toContain('Done');
  await expect.poll(found).toEqual(['Lighthouse keeper', 'Rope maker', 'Net mender']);
  await result.getByRole('link').click();
  await page.getByText('Refused items').waitFor();
  await page.getByText('As it stands in the feed').click();
  await page.getByText('<referencenumber>A4', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('says once what a word of a feed means, and the job follows', async () => {
  const page = await enter(`/admin/importers/values?brand=${BRAND}`);
  const choose = page.getByRole('button', { name: 'Choose … What does “Zimsquare” mean?' });
  await choose.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await choose.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio').first().waitFor();
  const label = (await dialog.getByRole('radio').first().locator('..').textContent()) ?? '';
  await dialog.getByRole('radio').first().check();
  expect(await violationsOf(page)).toEqual([]);
  await confirm(page, 'Save');
  await page.getByText(`“Zimsquare” means ${label.trim()} from now on.`).waitFor();
  await page.goto(`${server.origin('admin')}/admin/importers?brand=${BRAND}`);
  await page.getByRole('link', { name: 'Coast feed' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query<{ types: string[] | null }>(
          `select data -> 'job_categorization' -> 'employmentType' as types from job where title = 'Rope maker' and frontend = $1`,
          [BRAND],
        );
        return rows.map(({ types }) => types?.length);
      },
      { timeout: 60_000 },
    )
    .toEqual([1]);
});

it('asks before a feed that has shrunk takes jobs away', async () => {
  feed = feedOf(ads.slice(0, 1));
  const page = await enter(`/admin/importers?brand=${BRAND}`);
  await page.getByRole('link', { name: 'Coast feed' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('button', { name: 'Yes, go on' }).waitFor();
  expect(await found()).toHaveLength(3);
  await page.setViewportSize(phone);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await confirm(page, 'Yes, go on');
  await expect.poll(found).toEqual(['Lighthouse keeper']);
});

it('reads uploaded files: once somebody has saved the fields, and again when another is uploaded', async () => {
  const header = 'reference,title,company,city,state,country,description,url\n';
  const row = (reference: string, title: string) =>
    `${reference},${title},Quay Press,Portland,ME,US,"You will write about the quay, by day and by night.",https://files.example/${reference}\n`;
  const fileOf = (rows: string) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(header + rows) });
  const onSite = async () => {
    const { body } = await get('/jobs?q=Quay+Press');
    return ['Quay reporter', 'Night printer', 'Chief printer'].filter((title) => body.includes(title));
  };
  const page = await enter(`/admin/importers?brand=${BRAND}`);
  await page.getByRole('link', { name: 'Add importer' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quay files');
  await page.getByLabel('Uploaded files').check();
  await page.getByRole('button', { name: 'Next: fields' }).click();
  await page.getByText('Upload a file to see its fields here.', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Upload a feed').setInputFiles(fileOf(row('Q1', 'Quay reporter')));
  await page.getByRole('button', { name: 'Save fields and import' }).waitFor();
  await page.getByRole('link', { name: 'Quay files' }).click();
  await page.getByText('Nothing is imported yet', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // Nobody has seen the fields of the first file: another one takes its place.
  await page.getByLabel('Upload a feed').setInputFiles(fileOf(row('Q1', 'Quay reporter') + row('Q2', 'Night printer')));
  await page.getByText('The file has been uploaded.').waitFor();
  expect(await onSite()).toEqual([]);
  await page.getByRole('link', { name: 'Check fields' }).click();
  await page.getByRole('button', { name: 'Try with twenty items' }).click();
  await page.getByText('Jobs: 2. Refused: 0.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Save fields and import' }).click();

  const newest = page.getByRole('table').getByRole('row').nth(1);
  await expect.poll(() => newest.textContent()).toContain('Done');
  await expect.poll(onSite).toEqual(['Quay reporter', 'Night printer']);
  await page.getByLabel('Upload a feed').setInputFiles(fileOf(row('Q1', 'Quay reporter') + row('Q2', 'Chief printer')));
  await page.getByText('The file has been uploaded.').waitFor();
  await expect.poll(onSite).toEqual(['Quay reporter', 'Chief printer']);
});
