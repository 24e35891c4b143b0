/** An owner adds a webhook on the site, sees what another system answers, and brings one back that was paused. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { openReceiver, type Receiver } from '../../backend/modules/partners/testing/receiver.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';

const BOARDS = [
  { brand: 'harbor-ledger', locale: 'en' },
  { brand: 'rheinblick', locale: 'de' },
];
const RECRUITER = 'recruiter@demo.example';
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;

const own = ownServers();
const open = testBrowser();
let receiver: Receiver;
let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  receiver = await openReceiver();
  const brandsDir = own.brandsDir();
  for (const { brand } of BOARDS) {
    const file = path.join(brandsDir, `${brand}.json`);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...document, features: { ...document.features, partnerApi: true } }));
  }
  const databaseUrl = await own.database();
  server = await own.start({
    ...{ DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, OUTBOUND_ALLOW: receiver.hostAndPort },
  });
  pool = createPool(databaseUrl);
});
afterAll(async () => {
  await pool?.end();
  receiver?.close();
});

/** An organization of the brand that the recruiter owns from now on. */
async function ownedOn(brand: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select organization_id as id from organization_profile where frontend = $1 and published order by 1 limit 1',
    [brand],
  );
  const id = rows[0]?.id ?? expect.fail(`${brand} has no organization.`);
  await pool.query(
    `insert into organization_member (organization_id, account_id, role)
     select $1, id, 'owner' from account where email = $2
     on conflict (organization_id, account_id) do update set role = 'owner'`,
    [id, RECRUITER],
  );
  return id;
}

/** Nothing is cut off at any width; screenshots where `SHOTS` says. */
async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)]).toEqual([
      ...[width, true],
    ]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/webhooks-${name}-${width}.png`, fullPage: true });
  }
}

it.each(BOARDS)('is added, tested, mended and deleted on $brand', async ({ brand, locale }) => {
  const t = createTexts(locale);
  const say = (key: string) => t(`webhooks:${key}`);
  const id = await ownedOn(brand);
  const origin = server.origin(brand);
  const page = await openAs(open, RECRUITER, `${origin}/user/organization?organization=${id}`, { expected });
  await page.getByRole('link', { name: t('organization-editor:more.webhooks'), exact: true }).click();
  await page.getByText(say('none')).waitFor();
  const address = page.getByRole('textbox', { name: say('address') });
  await address.fill('http://example.com/hook');
  await address.press('Enter');
  await page.getByText(t('refusals:WEBHOOK_URL_INSECURE')).waitFor();
  expect(await address.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await address.getAttribute('aria-invalid')).toBe('true');

  await address.fill(`http://${receiver.hostAndPort}/hook`);
  await address.press('Enter');
  const secret = page.getByRole('textbox', { name: say('secret'), exact: true });
  await secret.waitFor();
  expect(await secret.evaluate((element) => element === document.activeElement)).toBe(true);
  const first = await secret.inputValue();
  expect(first).toMatch(/^whsec_/);
  await look(page, `${brand}-new`);

  const button = (key: string) => page.getByRole('button', { name: say(key) }).first();
  receiver.received.length = 0;
  receiver.answerWith((_req, res) => res.writeHead(500).end('out of order'));
  await button('test').focus();
  await page.keyboard.press('Enter');
  const log = page
    .locator('details')
    .filter({ hasText: say('log') })
    .first();
  await log.getByText(say('result.failed'), { exact: false }).waitFor();
  expect(await log.textContent()).toContain('500');
  expect(receiver.isGenuine(receiver.received[0], first)).toBe(true);
  await page.getByText(say('state.failing'), { exact: true }).waitFor();
  receiver.answerWith((_req, res) => res.end('thanks'));
  await button('sendAgain').click();
  await log.getByText(say('result.delivered'), { exact: false }).waitFor();
  await page.getByText(say('state.active'), { exact: true }).waitFor();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await log.getByText(say('details')).click();
  await log.getByText('thanks').waitFor();
  await look(page, `${brand}-log`);

  await pool.query(`update webhook set paused = now(), pause_reason = 'failing' where organization_id = $1`, [id]);
  await page.reload();
  await page.getByText(say('state.paused'), { exact: true }).waitFor();
  await page.getByText(say('pausedByFailure').split('{{date}}')[1] ?? '').waitFor();
  expect(await secret.count()).toBe(0);
  await look(page, `${brand}-paused`);
  await button('resume').click();
  await page.getByText(say('resumedNow')).waitFor();
  await page.getByText(say('state.active'), { exact: true }).waitFor();

  await page.getByRole('button', { name: say('renew') }).click();
  await page.getByRole('button', { name: say('renew') }).click();
  await secret.waitFor();
  expect(await secret.inputValue()).not.toBe(first);

  await page.getByText(say('edit'), { exact: true }).click();
  const form = page.locator('details form');
  await form.getByRole('checkbox', { name: say('events.job_expired') }).uncheck();
  await form.getByRole('button', { name: say('save') }).click();
  await page.getByText(say('saved')).waitFor();
  const { rows } = await pool.query('select events from webhook where organization_id = $1', [id]);
  expect(rows).toEqual([{ events: ['job.published', 'application.received'] }]);

  await page.getByRole('button', { name: say('delete') }).click();
  await page.getByRole('button', { name: say('delete') }).click();
  await page.getByText(say('none')).waitFor();
});
