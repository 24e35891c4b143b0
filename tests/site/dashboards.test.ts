/** The statistics of the administration in a browser, with the demo's months of figures. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';
import { BOSS, KEEPER, PASSWORD, startWorkspace } from './support/workspace.ts';

const BRAND = 'harbor-ledger';
const KEPT = 'rheinblick';
const own = ownServers();
const open = testBrowser();
const t = createTexts('en');
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own, KEPT));
});
afterAll(() => pool?.end());

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** A month of figures that no visit of today changes, wherever a brand is. */
const month = { from: dayBefore(31), until: dayBefore(2) };
const monthBefore = { from: dayBefore(61), until: dayBefore(32) };
type Period = typeof month;

const numberOf = async (statement: string, values: unknown[]): Promise<number> =>
  Number((await pool.query({ text: statement, values, rowMode: 'array' })).rows[0]?.[0]);
const counted = (measure: string, { from, until }: Period = month, brand: string | null = null) =>
  numberOf(
    `select coalesce(sum(count), 0) from statistic
       where measure = $1 and period between $2 and $3 and ($4::text is null or frontend = $4)`,
    [measure, from, until, brand],
  );
const plain = (text: string | null) => Number((text ?? '').replaceAll(',', ''));
const whole = (value: number) => new Intl.NumberFormat('en').format(value);
const percent = (value: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value);

async function enter(path: string, email = BOSS): Promise<Page> {
  const page = await openAs(open, email, `${server.origin('admin')}${path}`, { password: PASSWORD, expected });
  await page.getByRole('heading', { name: t('statistics:title'), level: 2 }).waitFor();
  return page;
}

async function choose(page: Page, { from, until }: Period): Promise<void> {
  await page.getByLabel(t('statistics:from'), { exact: true }).fill(from);
  await page.getByLabel(t('statistics:until'), { exact: true }).fill(until);
}

const tile = (page: Page, measure: string) =>
  page
    .getByRole('list', { name: t('statistics:measures') })
    .getByRole('button', { name: new RegExp(`^${t(`statistics:measure.${measure}`)} ?[\\d.,]`) });
const totalOf = async (page: Page, measure: string) => plain(await tile(page, measure).locator('strong').textContent());
const cells = (table: Locator, label: string) => table.locator(`tbody td[data-label="${label}"]`).allTextContents();
const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + plain(text), 0);

describe('the statistics of the network', () => {
  it('agree with what was counted: in figures, as a chart, as a table, and beside the period before', async () => {
    const page = await enter('/admin/statistics');
    await choose(page, month);
    const visits = await counted('page');
    expect(visits).toBeGreaterThan(1000);
    await expect.poll(() => totalOf(page, 'page')).toBe(visits);
    const before = await counted('page', monthBefore);
    expect(await tile(page, 'page').textContent()).toContain(percent((visits - before) / before));

    const chart = page.getByRole('figure', { name: t('statistics:measure.page') });
    const curve = chart.locator('path.recharts-area-curve');
    await expect.poll(async () => (await curve.getAttribute('d'))?.split(/[ML]/).length).toBe(31);
    await page.getByText(t('statistics:asTable')).click();
    const table = page.getByRole('table', { name: t('statistics:measure.page'), exact: true });
    expect(await table.locator('tbody tr').count()).toBe(30);
    expect(sum(await cells(table, t('statistics:measure.page')))).toBe(visits);
    expect(sum(await cells(table, t('statistics:before')))).toBe(before);

    await tile(page, 'search-empty').focus();
    await page.keyboard.press('Enter');
    expect(await tile(page, 'search-empty').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('figure', { name: t('statistics:measure.search-empty') }).waitFor();
    await page.getByLabel(t('statistics:compare')).selectOption('YEAR');
    // There are no figures of last year.
    await expect.poll(() => tile(page, 'page').textContent()).toContain(t('statistics:new'));
    await page.getByRole('button', { name: /^90 / }).click();
    await page.getByText(t('statistics:asTable')).click();
    await page.getByRole('columnheader', { name: t('statistics:step.WEEK') }).waitFor();
  });

  it('put brands beside each other', async () => {
    const page = await enter('/admin/statistics');
    await choose(page, month);
    await page.getByRole('button', { name: new RegExp(`: ${t('statistics:brands')}$`) }).click();
    const table = page.getByRole('table', { name: t('statistics:brands') });
    const row = table.getByRole('row', { name: /Harbor Ledger/ });
    const views = await counted('job-view', month, BRAND);
    const cell = row.locator(`td[data-label="${t('statistics:measure.job-view')}"]`);
    await expect.poll(async () => (await cell.textContent())?.split(' ')[0]).toBe(whole(views));
    const { rows } = await pool.query('select distinct frontend from statistic where period between $1 and $2', [
      month.from,
      month.until,
    ]);
    expect(await table.locator('tbody tr').count()).toBe(rows.length);
    // The brand that others extend is a site as well.
    await table.getByRole('row', { name: /Job Board/ }).waitFor();
    const bars = page.getByRole('figure', { name: t('statistics:brands') }).locator('.recharts-bar-rectangle');
    await expect.poll(() => bars.count()).toBe(Math.min(12, rows.length));
  });

  it('shut nobody out, in both color schemes, on a desk and on a phone', async () => {
    const page = await enter('/admin/statistics');
    await page.getByRole('figure').first().waitFor();
    await page.getByText(t('statistics:asTable')).click();
    await page.getByRole('table', { name: t('statistics:searched') }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

describe('the statistics of a brand', () => {
  it('are downloaded as they were counted, and those of others are not', async () => {
    const page = await enter(`/admin/statistics?brand=${BRAND}`);
    await choose(page, month);
    await expect.poll(() => totalOf(page, 'page')).toBe(await counted('page', month, BRAND));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('entries:csv') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`statistics-${BRAND}-${month.from}-${month.until}.csv`);
    const [head, ...lines] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split(/\r?\n/);
    expect(head).toContain('measure');
    expect(lines.length).toBe(
      await numberOf('select count(*) from statistic where frontend = $1 and period between $2 and $3', [
        ...[BRAND, month.from, month.until],
      ]),
    );
    expect(lines.filter((line) => !line.startsWith(BRAND))).toEqual([]);
  });

  it('lead from words that find nothing to a synonym, with which the search finds jobs', async () => {
    const word = 'crna';
    const found = async () => {
      const query = `{ search(index: JOBS, request: { fulltext: { keys: "${word}" }, range: { first: 0, last: 1 } }) { total } }`;
      const { text } = await server.get('/graphql', {
        ...{ brand: BRAND, method: 'POST', body: JSON.stringify({ query }) },
        headers: { 'content-type': 'application/json', frontend: `${BRAND};en-us` },
      });
      return JSON.parse(text).data.search.total;
    };
    expect(await found()).toBe(0);
    const { rows } = await pool.query<{ label: string }>(
      `select t.labels->>'en' as label from taxonomy_term t join job j
         on j.data #> '{job_categorization,occupationalField}' ? t.code
       where t.taxonomy = 'occupation' and j.frontend = $1 and j.state = 'published' group by 1 order by count(*) desc, 1 limit 1`,
      [BRAND],
    );
    const label = rows[0]?.label ?? '';
    const page = await enter(`/admin/statistics?brand=${BRAND}`);
    await page.getByLabel(t('statistics:onlyNotFound')).check();
    await page.getByRole('button', { name: `${t('statistics:synonym.add')}: ${word}` }).click();
    await page.getByLabel(t('entries:term.find')).fill(label);
    await page.getByRole('search').getByRole('button', { name: label }).first().click();
    await page.getByRole('status').getByText(`“${word}” is now a synonym of “${label}”.`).waitFor();
    await expect.poll(found).toBeGreaterThan(0);
  });

  it('name products and filters as the brand does, and tell how complete the jobs of importers are', async () => {
    const brand = 'carolina-trade-post';
    const page = await enter(`/admin/statistics?brand=${brand}`);
    await choose(page, { from: month.from, until: dayBefore(0) });
    const sold = page.getByRole('table', { name: t('statistics:part.sale') });
    await sold.getByRole('cell', { name: 'One advertisement', exact: true }).waitFor();
    await page.getByRole('button', { name: t('statistics:kind.FACET'), exact: true }).click();
    const searched = page.getByRole('table', { name: t('statistics:searched') });
    await searched.getByRole('cell', { name: `${t('search:facets.employment_type')}: Full-time` }).waitFor();
    const row = page.getByRole('table', { name: t('statistics:importers') }).getByRole('row', { name: /Piedmont/ });
    const cell = (key: string) => row.locator(`td[data-label="${t(`statistics:importer.${key}`)}"]`).textContent();
    expect([await cell('online'), await cell('refused'), await cell('starts')]).toEqual(['6', '25%', '–']);
  });

  it('are those of the own brands alone, and others ask in vain', async () => {
    const page = await enter('/admin/statistics', KEEPER);
    await choose(page, month);
    await expect.poll(() => totalOf(page, 'page')).toBe(await counted('page', month, KEPT));
    expect(await page.getByRole('button', { name: t('statistics:synonym.add') }).count()).toBe(0);
    const answer = await page.evaluate(
      async ([brand, from, until]) => {
        const { jwt } = await (await fetch('/api/auth/session')).json();
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}`, frontend: 'network;en' },
          body: JSON.stringify({
            query: `{ adminStatisticsCsv(brand: "${brand}", from: "${from}", until: "${until}") }`,
          }),
        });
        return response.text();
      },
      [BRAND, month.from, month.until] as const,
    );
    expect(answer).toContain('"NOT_ALLOWED"');
    expect(answer).not.toContain('job-view');
    await page.goto(`${server.origin('admin')}/admin/statistics?brand=${BRAND}`);
    await page.getByText('Your account does not administer this brand.', { exact: false }).waitFor();
  });
});
