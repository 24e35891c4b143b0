/** Jobs from the perspective of employers, moderators and readers; on two brands. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { desktop, hydrated, phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
/** Demo images are in the folder of the shared site. */
const expected = /status of 404/;

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await own.database();
  server = await own.start({ DATABASE_URL: databaseUrl });
  pool = createPool(databaseUrl);
  for (const { brand } of brands)
    await makeAdministrator(pool, { email: `editor@${brand}.example`, role: 'job_editor', brand, password: PASSWORD });
  await emptyPurses();
});
afterAll(() => pool?.end());

/** Removes all credits and flat rates of the demo employers. */
async function emptyPurses(): Promise<void> {
  await pool.query('update subscription set cancelled = now()');
  await pool.query(`insert into credit_entry (frontend, organization_id, type, amount, kind, created)
    select frontend, organization_id, type, -amount, 'taken_back', now() from credit_balance where amount > 0`);
}

const brands = [
  { brand: 'harbor-ledger', locale: 'en', posted: 'published', submit: 'publish.submit' },
  // On this brand, new jobs are moderated.
  { brand: 'rheinblick', locale: 'de', posted: 'needs_review', submit: 'publish.send' },
];

const rowOf = (page: Page, id: number) => page.locator(`[data-job="${id}"]`);
/** On how many lines the actions of cells stand: their names contain what they do and with which job. */
const linesOf = (page: Page, cells: string) =>
  page.locator(cells).evaluateAll((found) => {
    const lines = found.map(
      (cell) =>
        new Set([...cell.querySelectorAll('[aria-label*=": "]')].map((one) => one.getBoundingClientRect().bottom)).size,
    );
    return [...new Set(lines)];
  });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const here = shareOf(brands, ({ brand }) => brand === 'rheinblick');

describe.each(here)('on $brand', ({ brand, locale, posted, submit }) => {
  const t = createTexts(locale);
  const say =
    (namespace: string) =>
    (key: string, values: Record<string, string> = {}) =>
      Object.entries(values).reduce(
        (text, [word, value]) => text.replace(`{{${word}}}`, value),
        t(`${namespace}:${key}`),
      );
  const [manage, moderate, reporting] = [say('job-manager'), say('moderation'), say('report')];
  const rows = async <T extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await pool.query<T>(statement, values)).rows;
  const jobOf = async (id: number) =>
    (
      await rows<{ state: string; title: string; refusal: string | null; featured: boolean }>(
        'select * from job where id = $1',
        [id],
      )
    )[0];
  /** The recruiter's jobs in a state, by number. */
  const jobsIn = (state: string) =>
    rows<{ id: number; title: string; organization: number }>(
      `select j.id, j.title, j.organization_id as organization from job j
         join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
       where a.email = $1 and j.frontend = $2 and j.state = $3 order by j.id`,
      [`recruiter@${brand}.example`, brand, state],
    );

  async function enter(email: string, path: string, options: Parameters<typeof open>[1] = {}, password?: string) {
    const page = await openAs(open, email, `${server.origin(brand)}${path}`, { password, expected, ...options });
    return page;
  }

  it('an employer finds, copies, raises and ends jobs, several at once, and comes back to where they were', async () => {
    const page = await enter(`recruiter@${brand}.example`, '/job-manager');
    const published = await jobsIn('published');
    const [first, second] = published;
    if (!first || !second) throw new Error('The demo employer has two jobs at least.');
    await rowOf(page, first.id).waitFor();
    const [lastRow, footer] = [page.locator('tbody tr').last(), page.locator('footer').first()];
    const [list, below] = [await lastRow.boundingBox(), await footer.boundingBox()];
    expect(below?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    await page
      .getByRole('navigation', { name: manage('filter') })
      .getByRole('link', { name: `${manage('states.published')} ${published.length}` })
      .click();
    await rowOf(page, first.id).waitFor();
    expect(page.url()).toContain('?state=published');
    await expect.poll(() => page.locator('tbody tr[data-state]:not([data-state="published"])').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('searchbox').fill(second.title);
    await page.getByRole('button', { name: manage('search.submit'), exact: true }).click();
    await expect
      .poll(() => page.locator('tbody tr').count())
      .toBe(published.filter((job) => job.title.includes(second.title)).length);
    expect(new URL(page.url()).searchParams.get('search')).toBe(second.title);
    await page.goBack();
    await rowOf(page, first.id).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');

    const title = second.title;
    await rowOf(page, second.id)
      .getByRole('button', { name: `${manage('action.duplicate')}: ${title}` })
      .click();
    await page.getByText(manage('said.duplicate', { title })).waitFor();
    expect(await jobsIn('draft').then((jobs) => jobs.filter((job) => job.title === title))).toHaveLength(1);
    await page.getByRole('button', { name: manage('undo'), exact: true }).click();
    await page.getByText(manage('said.delete', { title })).waitFor();
    expect(await jobsIn('draft').then((jobs) => jobs.filter((job) => job.title === title))).toEqual([]);

    const promote = `${manage('action.promote')}: ${title}`;
    await rowOf(page, second.id).getByRole('button', { name: promote }).click();
    await page.getByText(manage('promote.none')).waitFor();
    expect(
      await page
        .locator('form')
        .getByRole('link', { name: manage('buy') })
        .getAttribute('href'),
    ).toMatch(/\/my-products$/);
    await rows(
      `insert into credit_entry (frontend, organization_id, type, amount, kind, days, created)
       values ($1, $2, 'featured_job', 1, 'bought', 14, now())`,
      [brand, second.organization],
    );
    await page.keyboard.press('Escape');
    await rowOf(page, second.id).getByRole('button', { name: promote }).click();
    await page.getByRole('button', { name: manage('promote.submit') }).click();
    await page.getByText(manage('said.featured', { title })).waitFor();
    expect(await rowOf(page, second.id).textContent()).toContain(manage('promote.until.featured').split('{{')[0]);
    expect((await jobOf(second.id))?.featured).toBe(true);

    await rowOf(page, second.id)
      .getByRole('button', { name: `${manage('action.archive')}: ${title}` })
      .click();
    // Posting costs a credit here, and republishing is charged again, so it asks for confirmation.
    await page.getByRole('button', { name: manage('archive.submit'), exact: true }).click();
    await page.getByText(manage('said.archive', { title })).waitFor();
    expect((await jobOf(second.id))?.state).toBe('archived');
    expect(await rowOf(page, second.id).textContent()).toContain(manage('is.archived'));

    // Only the job taken down in the meantime is rejected.
    for (const { id } of [first, second]) await rowOf(page, id).getByRole('checkbox').check();
    const chosen = page.getByRole('region', { name: manage('bulk.title_other', { count: '2' }) });
    await chosen.getByRole('button', { name: manage('bulk.archive'), exact: true }).click();
    await chosen.getByText(manage('bulk.question.archive_other', { count: '2' })).waitFor();
    await chosen.getByRole('button', { name: manage('bulk.archive'), exact: true }).click();
    await page.getByText(manage('bulk.done.archive', { count: '1', all: '2' })).waitFor();
    expect((await jobOf(first.id))?.state).toBe('archived');
    expect(await page.locator('li[data-done=false]').textContent()).toContain(title);
  });

  it('an employer is led from the dashboard to extending an ad that ends soon', async () => {
    const [ad] = await jobsIn('published');
    if (!ad) throw new Error('The demo employer has a job online.');
    await pool.query("update job set expires = now() + interval '3 days 1 hour' where id = $1", [ad.id]);
    await pool.query(
      `insert into credit_entry (frontend, organization_id, type, amount, kind, created)
       values ($1, $2, 'job', 1, 'granted', now())`,
      [brand, ad.organization],
    );
    const account = say('account');
    const [online] = await rows<{ jobs: number; views: number; starts: number }>(
      `select count(*)::int as jobs, sum(j.views)::int as views, sum(j.application_starts)::int as starts
       from job j join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
       where a.email = $1 and j.frontend = $2 and j.state = 'published'`,
      [`recruiter@${brand}.example`, brand],
    );
    const page = await enter(`recruiter@${brand}.example`, '/dashboard', { viewport: phone });
    await rowOf(page, ad.id).waitFor();
    const figure = (name: string) =>
      page.locator('[data-running] div', { hasText: account(`dashboard.ads.${name}`) }).locator('dd');
    const said = async (name: string) => Number((await figure(name).first().textContent())?.replace(/\D/g, ''));
    expect(await page.locator('[data-running]').getAttribute('data-running')).toBe(`${online?.jobs}`);
    expect([await said('views'), await said('applicationStarts')]).toEqual([online?.views, online?.starts]);
    expect(await page.locator('[data-credit=job]').textContent()).toMatch(/: 1$/);
    const promote = rowOf(page, ad.id).getByRole('link', { name: account('dashboard.ads.promote') });
    expect(await promote.getAttribute('href')).toContain(`#promote-${ad.id}`);
    expect(await violationsOf(page)).toEqual([]);
    await rowOf(page, ad.id)
      .getByRole('link', { name: account('dashboard.ads.extend') })
      .click();
    const panel = page.getByRole('form', { name: manage('action.of.extend', { title: ad.title }) });
    await panel.getByRole('button', { name: manage('extend.submit') }).click();
    await page.getByText(manage('said.extend', { title: ad.title })).waitFor();
    const [after] = await rows<{ days: number }>(
      'select extract(day from expires - now())::int as days from job where id = $1',
      [ad.id],
    );
    expect(after?.days).toBeGreaterThan(3);
    expect(await rowOf(page, ad.id).getByText(manage('action.extend'), { exact: true }).count()).toBe(0);
  });

  it('shows the words of the address to whoever goes back before the list is there', async () => {
    const page = await enter(`recruiter@${brand}.example`, '/job-manager');
    await page.locator('[data-job]').first().waitFor();
    await page.evaluate(() => {
      const { pushState } = window.history;
      window.history.pushState = (...entry) => {
        pushState.apply(window.history, entry);
        window.history.back();
      };
    });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    const words = page.getByRole('searchbox');
    await words.fill('Zeppelin');
    await words.press('Enter');
    await expect.poll(() => words.inputValue()).toBe('');
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(new URL(page.url()).search).toBe('');
    // The words are not lost with the focus: more of them can be typed at once.
    expect(await words.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('what employers and editors can do with a job stands on one line on wide screens', async () => {
    const manager = await enter(`recruiter@${brand}.example`, '/job-manager', {
      viewport: { width: 1024, height: 768 },
    });
    await manager.locator('[data-job]').first().waitFor();
    expect(await linesOf(manager, '[data-job] th')).toEqual([1]);
    const editor = await enter(`editor@${brand}.example`, '/admin/jobs', { viewport: desktop }, PASSWORD);
    await editor.locator('tbody tr').first().waitFor();
    expect(await linesOf(editor, 'tbody td:last-child')).toEqual([1]);
    const dates = editor.locator('tbody time');
    expect(await dates.evaluateAll((all) => Math.max(...all.map((one) => one.getClientRects().length)))).toBe(1);
  });

  it('an employer posts a draft on a phone by the keyboard, and is told what is missing', async () => {
    const [draft] = await jobsIn('draft');
    if (!draft) throw new Error('The demo employer has a draft.');
    const page = await enter(`recruiter@${brand}.example`, '/job-manager?state=draft', { viewport: phone });
    const row = rowOf(page, draft.id);
    await row.waitFor();
    expect(await widthOf(page)).toBe(phone.width);
    await row.getByRole('button', { name: `${manage('action.publish')}: ${draft.title}` }).focus();
    await page.keyboard.press('Enter');
    const end = page.getByRole('group', { name: manage('publish.end') });
    await end.getByRole('radio', { name: manage('publish.onDate') }).check();
    await page
      .getByRole('button', { name: new RegExp(`^${manage(submit)}$`) })
      .last()
      .press('Enter');
    await page.getByText(manage('publish.noEnd')).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: manage('publish.afterDays') }).check();
    await page.getByRole('spinbutton', { name: manage('publish.days') }).fill('21');
    await page.keyboard.press('Enter');
    // Posting costs a credit here, and there is none.
    await row
      .locator('[data-kind=danger]')
      .getByRole('link', { name: manage('buy') })
      .waitFor();
    expect((await jobOf(draft.id))?.state).toBe('draft');
    expect(await page.getByRole('spinbutton', { name: manage('publish.days') }).inputValue()).toBe('21');
    await rows(
      `insert into credit_entry (frontend, organization_id, type, amount, kind, days, created)
       values ($1, $2, 'job', 1, 'bought', 30, now())`,
      [brand, draft.organization],
    );
    await page
      .getByRole('button', { name: new RegExp(`^${manage(submit)}$`) })
      .last()
      .click();
    await page.getByText(manage(`said.${posted}`, { title: draft.title })).waitFor();
    expect((await jobOf(draft.id))?.state).toBe(posted);
    expect(await widthOf(page)).toBe(phone.width);
  });

  it('an editor enters for jobs alone, and gives back what waits', async () => {
    const [own] = await jobsIn('needs_review');
    const [copy] = await rows<{ id: number }>(
      `insert into job (frontend, organization_id, organization_name, owner_id, state, title, langcode, data, submitted)
       select frontend, organization_id, organization_name, owner_id, state, 'Zeppelin polisher', langcode, data, now()
       from job where id = $1 returning id`,
      [own?.id],
    );
    await rows('insert into job_frontend (job_id, frontend) values ($1, $2)', [copy?.id, brand]);
    const page = await enter(`editor@${brand}.example`, '/admin', {}, PASSWORD);
    const parts = page.getByRole('navigation', { name: t('admin:parts') }).getByRole('link');
    await parts.first().waitFor();
    expect(await parts.allTextContents()).toEqual([t('admin:part.moderation'), t('admin:part.jobs')]);

    const other = rowOf(page, copy?.id ?? 0);
    await other.getByRole('button', { name: `${moderate('reject')}: Zeppelin polisher` }).click();
    await other.getByLabel(moderate('reason')).fill('Which zeppelin?');
    await other.getByRole('button', { name: moderate('sendBack') }).click();
    await page.getByText(moderate('rejected', { title: 'Zeppelin polisher' })).waitFor();
    expect(await jobOf(copy?.id ?? 0)).toMatchObject({ state: 'draft', refusal: 'Which zeppelin?' });
    const mails = await rows<{ text: string }>(
      "select text from outbox where frontend = $1 and template = 'job_refused'",
      [brand],
    );
    expect(mails.map(({ text }) => text).join()).toContain('Which zeppelin?');
  });

  it('a visitor reports a job on a phone, and the editor takes it down', async () => {
    const [job] = await rows<{ id: number; title: string }>(
      `select id, title from job where frontend = $1 and state = 'published' and not exists
         (select from job_report r where r.job_id = job.id) order by id desc limit 1`,
      [brand],
    );
    if (!job) throw new Error('The demo has jobs.');
    const page = await open(`${server.origin(brand)}/job/x-${job.id}`, { viewport: phone, expected });
    await hydrated(page);
    await page.getByRole('button', { name: t('job:report') }).press('Enter');
    await page.getByRole('button', { name: reporting('send') }).press('Enter');
    await page.getByText(reporting('noReason')).waitFor();
    await page.getByLabel(reporting('reason')).selectOption('fraud');
    await page.getByLabel(reporting('text')).fill('They want money first.');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: reporting('send') }).press('Enter');
    await page.getByText(reporting('thanks')).waitFor();
    expect(await widthOf(page)).toBe(phone.width);

    const desk = await enter(`editor@${brand}.example`, '/admin/moderation/reports', {}, PASSWORD);
    const entry = desk.locator('[data-report]', { hasText: 'They want money first.' });
    await entry.getByLabel(moderate('reports.note')).fill('No money for work.');
    await entry.getByRole('button', { name: `${moderate('reports.archive')}: ${job.title}` }).click();
    await desk.getByText(moderate('reports.said.archived', { title: job.title })).waitFor();
    expect((await jobOf(job.id))?.state).toBe('archived');
    expect((await server.get(`/job/x-${job.id}`, { brand })).status).toBeLessThan(500);
  });
});

const inTests = it.skipIf(isSweep());

inTests('what a brand offers employers is told without scripts, and nowhere where there are none', async () => {
  const { status, text } = await server.get('/employers', { brand: 'harbor-ledger' });
  expect(status).toBe(200);
  for (const told of [
    'Your opening, next to the news',
    'One job ad',
    '$149',
    'Front-page job',
    '$79',
    'Ten contacts',
    '$190',
    'Recommended',
    'jobs online now',
    'How your ad looks',
  ])
    expect(text).toContain(told);
  expect(text.match(/<article/g)).toHaveLength(1);
  const german = await server.get('/fuer-arbeitgeber', { brand: 'rheinblick' });
  expect(german.text).toContain('190\u00a0€');
  expect((await server.get('/', { brand: 'harbor-ledger' })).text).toContain('href="/employers"');
  expect((await server.get('/employers', { brand: 'on-air-careers' })).status).toBe(308);
  expect((await server.get('/', { brand: 'on-air-careers' })).text).not.toContain('href="/employers"');
});
