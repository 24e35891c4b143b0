/** An owner makes an API key on the site; another system uses it until it is revoked. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { registered } from './support/register.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const t = createTexts('en');
const say = (key: string) => t(`api-keys:${key}`);

interface Asked {
  path: string;
  token: string;
  method?: string;
  body?: unknown;
}

/** As another system asks, over HTTP. */
const ask = (page: Page, asked: Asked) =>
  page.evaluate(async ({ path, token, method = 'GET', body }) => {
    const response = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'omit',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { status, headers } = response;
    return { status, tag: headers.get('etag'), id: headers.get('x-request-id'), json: await response.json() };
  }, asked);

it('is made, used and revoked', async () => {
  const origin = siteOrigin('demo');
  const page = await open(`${origin}/`);
  await registered(page, { origin, email: 'partner@demo.example', role: 'recruiter' });
  await page.goto(`${origin}/user/organization`);
  await page.getByRole('textbox', { name: t('organization-editor:start.name') }).fill('Partner Works');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: t('organization-editor:more.apiKeys') }).click();
  await expect.poll(() => page.locator('main').textContent()).toContain(say('none'));

  const name = page.getByRole('textbox', { name: say('name') });
  await name.fill('Tracking');
  await name.press('Enter');
  const secret = page.getByRole('textbox', { name: say('secret') });
  await secret.waitFor();
  expect(await secret.evaluate((element) => element === document.activeElement)).toBe(true);
  const token = await secret.inputValue();
  expect(token).toMatch(/^npk_/);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/api-keys-${width}.png`, fullPage: true });
  }

  expect(await ask(page, { path: '/me', token })).toMatchObject({
    ...{ status: 200, id: expect.stringMatching(/^[0-9a-f]{12}$/) },
    json: { brand: { id: 'demo' }, organization: { name: 'Partner Works' }, key: { name: 'Tracking' } },
  });
  const body = { answers: { job_info: { title: 'Night editor' } } };
  const made = await ask(page, { path: '/jobs', token, method: 'POST', body });
  expect(made).toMatchObject({ status: 201, tag: '"1"', json: { state: 'draft', title: 'Night editor' } });
  expect((await ask(page, { path: '/openapi.json', token: '' })).json).toMatchObject({ openapi: '3.1.0' });

  await page.reload();
  await page.getByText(`${say('log')}: Tracking`).click();
  const listed = () => page.getByRole('listitem').filter({ hasText: 'POST /jobs' }).last().textContent();
  await expect.poll(listed).toContain(String(made.id));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/api-requests.png`, fullPage: true });
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: say('revoke') }).click();
  expect(await secret.count()).toBe(0);
  await page.getByRole('button', { name: say('revoke') }).click();
  await expect.poll(() => page.locator('main').textContent()).toContain('was revoked');
  // The browser would complain about the status.
  const refused = await siteClient('demo')('/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([401, 'KEY_UNKNOWN']);
});
