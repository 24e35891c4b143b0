/** How jobs did, for their employers: in the job manager, and by email every week, as soon as they ask for it and until they end it. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { weeklyFiguresTask } from '../../backend/modules/statistics/send-weekly.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { BESIDE_CLOCK, type MovedClock, openMovedClock } from './support/moved-clock.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';

const BRAND = 'harbor-ledger';
const own = ownServers();
const open = testBrowser();
const t = createTexts('en');
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;

let server: OwnServer;
let pool: pg.Pool;
let clock: MovedClock;

beforeAll(async () => {
  const databaseUrl = await own.database();
  server = await own.start({ DATABASE_URL: databaseUrl, ...BESIDE_CLOCK });
  pool = createPool(databaseUrl);
  clock = await openMovedClock(databaseUrl, 'brands');
});
afterAll(() => Promise.all([pool?.end(), clock?.close()]));

describe('the statistics of a job', () => {
  const employer = () =>
    openAs(open, `recruiter@${BRAND}.example`, `${server.origin(BRAND)}/job-manager`, { expected });

  it('agree with what was counted', async () => {
    const page = await employer();
    const row = page
      .locator('tr[data-job]')
      .filter({ has: page.locator('button[aria-expanded][aria-label*="tatistics"]') });
    await row
      .first()
      .getByRole('button', { name: /Statistics of/ })
      .click();
    const id = Number(await row.first().getAttribute('data-job'));
    const panel = page.getByRole('group', { name: /Statistics of/ });
    const { rows } = await pool.query<Record<string, number>>(
      `select sum(views)::int as views, sum(starts)::int as starts, sum(applications)::int as applications, sum(listed)::int as listed,
         sum(from_search)::int as search, (sum(places) / sum(listed)::float8) as place
       from job_statistic where job_id = $1 and frontend = $2 and period > (now() at time zone 'America/New_York')::date - 30`,
      [id, BRAND],
    );
    const kept = rows[0] ?? {};
    expect(kept.views).toBeGreaterThan(0);
    const fact = (name: string) =>
      panel
        .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${t(`job-manager:figures.${name}`)}$`) }) })
        .locator('dd');
    await fact('views').waitFor();
    const shown = async (name: string) =>
      Number.parseFloat(((await fact(name).textContent()) ?? '').replaceAll(',', ''));
    expect({
      ...{ views: await shown('views'), starts: await shown('starts'), applications: await shown('applications') },
      ...{ listed: await shown('listed'), search: await shown('from.search') },
    }).toEqual({ ...kept, place: undefined, search: kept.search });
    expect(await shown('place')).toBeCloseTo(kept.place ?? 0, 1);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are for those alone who look after it', async () => {
    const page = await employer();
    const { rows } = await pool.query<{ id: number }>(
      `select j.id from job j where frontend = $1 and state = 'published' and organization_id is not null and organization_id not in (
         select organization_id from organization_member m join account a on a.id = m.account_id where a.email = $2) limit 1`,
      [BRAND, `recruiter@${BRAND}.example`],
    );
    const answer = await page.evaluate(
      async ([id, frontend]) => {
        const { jwt } = await (await fetch('/api/auth/session')).json();
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${jwt}`,
            frontend: `${frontend};en-us`,
          },
          body: JSON.stringify({ query: `{ ownJob(id: ${id}) { figures { views } } }` }),
        });
        return response.json();
      },
      [rows[0]?.id, BRAND] as const,
    );
    expect(answer.data.ownJob).toBeNull();
  });
});

describe.each([
  { brand: BRAND, locale: 'en', views: /^Views: [\d,]+$/m },
  { brand: 'rheinblick', locale: 'de', views: /^Aufrufe: [\d.]+$/m },
])('the statistics of the week, by email in $locale', ({ brand, locale, views }) => {
  const texts = createTexts(locale);

  it('come on Monday once they are switched on, and no longer once their link was followed', async () => {
    const email = `recruiter@${brand}.example`;
    const page = await openAs(open, email, `${server.origin(brand)}/user/settings/figures`, { expected });
    const said = (key: string) =>
      page
        .getByRole('status')
        .getByText(texts(`account:settings.figures.${key}`))
        .waitFor();
    await said('off');
    await page.getByRole('button', { name: texts('account:settings.figures.begin') }).click();
    await said('on');

    const sent = async () =>
      (
        await pool.query<{ subject: string; text: string; headers: Record<string, string> }>(
          "select subject, text, headers from outbox where recipient = $1 and template = 'weekly_figures'",
          [email],
        )
      ).rows;
    const strike = (days: number) => clock.strike(new Date(Date.now() + days * DAY_MS), weeklyFiguresTask);
    await strike(0);
    expect(await sent()).toEqual([]);
    await strike(7);
    await strike(7);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(views);
    const link = /<([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(link);

    // Whoever has the link needs no session.
    const visitor = await open(server.origin(brand) + new URL(link).pathname, { expected });
    await visitor.getByRole('button', { name: texts('account:settings.figures.end') }).click();
    await visitor.getByText(texts('account:settings.figures.ended')).waitFor();
    await strike(14);
    expect(await sent()).toHaveLength(1);
  });
});
