/** Jobs on other brands: from making a rule to the job on the other board, through its review, until its employer takes it off. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { desktop, phone, testBrowser } from './support/browser.ts';
import { cutOff } from './support/cut-off.ts';
import { client, type Get } from './support/http.ts';
import { enterOn, tabTo } from './support/keyboard.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';
import { BOSS, KEEPER, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
const SOURCE = 'harbor-ledger';
const TARGET = 'kitchen-pass';
const EMPLOYER = `recruiter@${SOURCE}.example`;
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;

interface Job {
  id: number;
  title: string;
  employer: string;
}

let server: OwnServer;
let pool: pg.Pool;
let onTarget: Get;
let job: Job;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own, SOURCE));
  onTarget = client(server.port, { brand: TARGET });
  const { rows } = await pool.query<Job>(
    `select j.id, j.title, o.name as employer from job j join organization o on o.id = j.organization_id
     join organization_member m on m.organization_id = o.id join account a on a.id = m.account_id
     where a.email = $1 and j.frontend = $2 and j.state = 'published' and not j.external and not j.sample
     and not exists (select from job_frontend f where f.job_id = j.id and f.frontend <> $2)
     order by j.id limit 1`,
    [EMPLOYER, SOURCE],
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`${EMPLOYER} has no job online.`);
  job = first;
});
afterAll(() => pool?.end());

const enter = (path: string, email = BOSS): Promise<Page> =>
  openAs(open, email, `${server.origin('admin')}${path}`, { password: PASSWORD, expected });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
/** Whether visitors of the target find the job. */
const isThere = async () => {
  const first = await onTarget(`/jobs?${new URLSearchParams({ search: job.title })}`);
  // Words that name a facet have an address of their own.
  const { status, text } = first.status === 301 ? await onTarget(first.headers.location ?? '') : first;
  expect(status).toBe(200);
  return new RegExp(`/job/[^"?]*-${job.id}["?]`).test(text);
};
const guest = (page: Page) => page.locator(`[data-guest="${job.id}"]`);
/** What is cut off, but for the names of the chosen brand and of the person, which give way to the buttons beside them. */
const cut = async (page: Page) => (await cutOff(page)).filter((line) => !/_chosen |: summary "/.test(line));
const queue = `/admin/moderation/guests?brand=${TARGET}`;

it('makes a rule without a mouse, tries it with each change, and shows nothing before it is on', async () => {
  const page = await enter(`/admin/syndication?brand=${TARGET}`);
  await page.getByText('No rule brings jobs of other brands here.').waitFor();
  await enterOn(page, page.getByRole('link', { name: 'Add rule' }));
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(page, name);
  await page.keyboard.type('Jobs of the paper');
  await tabTo(page, page.getByLabel('Jobs from'));
  await page.keyboard.type('The Harbor');
  await expect.poll(() => page.getByLabel('Jobs from').inputValue()).toBe(SOURCE);
  expect(await page.getByLabel('Appear on').inputValue()).toBe(TARGET);
  // Without a condition, all jobs of the source go, as far as they can.
  const row = page.getByRole('row').filter({ hasText: job.title });
  const said = page.getByText(/^The rule means /);
  await said.waitFor();
  const all = await said.textContent();
  await tabTo(page, page.getByLabel('Words'));
  await page.keyboard.type(job.title);
  await expect.poll(() => said.textContent()).not.toBe(all);
  await tabTo(page, page.getByLabel('Find an employer'));
  await page.keyboard.type(job.employer);
  await enterOn(page, page.getByRole('button', { name: job.employer, exact: true }));
  await page.getByRole('button', { name: `Remove ${job.employer}` }).waitFor();
  await expect.poll(() => row.first().textContent()).toContain('Appears');
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await violationsOf(page)).toEqual([]);
  expect(await cut(page)).toEqual([]);
  await page.setViewportSize(desktop);

  await enterOn(page, page.getByRole('button', { name: 'Create rule' }));
  await page.getByRole('heading', { name: 'Jobs of the paper' }).waitFor();
  await row.first().waitFor();
  await page.getByText('Nothing yet.').waitFor();
  expect(await isThere()).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, page.getByRole('button', { name: 'Switch on' }));
  await page.getByText(/of today appears? there\./).waitFor();
  await page.getByText('They wait for review first.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Switch on' }));
  await page.getByText('The rule is on. Its jobs appear within a minute.').waitFor();
  await page.getByRole('link', { name: 'Review jobs on Kitchen Pass' }).waitFor({ timeout: 90_000 });
  expect(await isThere()).toBe(false);
});

it('names what waits on the first page, shows it as visitors would see it, and to them once it is approved', async () => {
  const page = await enter('/admin');
  const waiting = page
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Jobs of other brands to review' }) });
  await waiting.getByRole('link').filter({ hasText: 'Kitchen Pass' }).waitFor();
  await page.goto(`${server.origin('admin')}${queue}`);
  await guest(page).getByText('from The Harbor Ledger, on Kitchen Pass', { exact: false }).waitFor();
  await page
    .getByRole('button', { name: `Preview: ${job.title}` })
    .first()
    .click();
  await page.locator('[data-preview]').getByRole('heading', { name: job.title }).waitFor();
  await page.getByRole('link', { name: 'View on The Harbor Ledger' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await cut(page)).toEqual([]);
  await guest(page).getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`“${job.title}” is shown on Kitchen Pass.`).waitFor();
  await expect.poll(isThere).toBe(true);

  const visitor = await open(`${server.origin(TARGET)}/job/${job.id}`, { expected });
  await visitor.getByRole('heading', { level: 1, name: job.title }).waitFor();
  const canonical = await visitor.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toMatch(new RegExp(`^https://jobs.harbor-ledger.example/job/[^/]+-${job.id}$`));
});

it('lets its employer take it off, and allow it again', async () => {
  const page = await openAs(open, EMPLOYER, `${server.origin(SOURCE)}/job-manager`, { expected });
  const row = page.locator(`[data-job="${job.id}"]`);
  await row.getByRole('link', { name: 'Kitchen Pass' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: `Take off: ${job.title}, Kitchen Pass` }).click();
  await row.getByText('The job is no longer shown on Kitchen Pass.').waitFor();
  await row.getByText('You have taken it off').waitFor();
  await expect.poll(isThere).toBe(false);
  await page.setViewportSize(phone);
  expect(await cut(page)).toEqual([]);

  await page.goto(`${server.origin(SOURCE)}/job/wizard?job=${job.id}`);
  await page.getByRole('button', { name: `Allow again: ${job.title}, Kitchen Pass` }).click();
  await page.getByText('The job may appear on Kitchen Pass again', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isThere()).toBe(false);
});

it('takes what is rejected off with its reason in the log, and everything when the rule ends', async () => {
  const page = await enter(queue);
  // It waits again, once the task has seen that it is allowed.
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByLabel('Status').waitFor();
        return guest(page).count();
      },
      { timeout: 90_000, interval: 1000 },
    )
    .toBe(1);
  await guest(page).getByRole('button', { name: 'Reject …' }).click();
  await guest(page).getByLabel('Reason (optional)').fill('No kitchen, no pass.');
  expect(await violationsOf(page)).toEqual([]);
  await guest(page)
    .getByRole('button', { name: `Reject: ${job.title}`, exact: true })
    .last()
    .click();
  await page.getByText(`“${job.title}” is not shown on Kitchen Pass.`).waitFor();
  await page.getByLabel('Status').selectOption('rejected');
  await guest(page).getByText('No kitchen, no pass.').waitFor();
  await guest(page).getByRole('button', { name: 'Approve' }).click();
  await expect.poll(isThere).toBe(true);

  await page.goto(`${server.origin('admin')}/admin/syndication?brand=${SOURCE}`);
  await page.getByRole('link', { name: 'Jobs of the paper' }).click();
  const log = page.getByRole('table').last();
  for (const text of ['Waits for review', 'Approved', 'Taken off by the employer', 'No kitchen, no pass.'])
    await log.getByText(text).first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await confirm(page, 'Pause');
  await page.getByText('The rule is paused. Its jobs stay.').waitFor();
  expect(await isThere()).toBe(true);

  // Who administers one of the two brands may stop it, and no more.
  const keeper = await enter(`/admin/syndication?brand=${SOURCE}`, KEEPER);
  await keeper.getByRole('link', { name: 'Jobs of the paper' }).click();
  await keeper.getByText('Only people who administer both brands can change this rule.', { exact: false }).waitFor();
  await keeper.getByText('Kitchen Pass').first().waitFor();
  expect(await keeper.getByRole('button', { name: 'Switch on' }).count()).toBe(0);
  expect(await keeper.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  expect(await violationsOf(keeper)).toEqual([]);
  await keeper.getByRole('button', { name: 'Switch off' }).click();
  await confirm(keeper, 'Switch off');
  await keeper.getByText('The rule is off. Its jobs disappear within a minute.').waitFor();
  await expect.poll(isThere, { timeout: 90_000 }).toBe(false);

  await page.reload();
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await page.getByText('No rule shows jobs of this brand elsewhere.').waitFor();
});

it.each(['de', 'fr', 'es'])('has its words in full on a phone: %s', async (locale) => {
  const t = createTexts(locale);
  const page = await enter(`/${locale}/admin/syndication/new?brand=${TARGET}`);
  await page.setViewportSize(phone);
  await page.getByLabel(t('syndication:source'), { exact: true }).selectOption(SOURCE);
  await page.getByRole('table').waitFor();
  expect(await cut(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  for (const path of [`/${locale}/admin/syndication`, `/${locale}${queue}`]) {
    await page.goto(`${server.origin('admin')}${path}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await cut(page)).toEqual([]);
  }
});
