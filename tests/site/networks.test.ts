/** Signing in through social networks in a browser, against a server that imitates all three. */
import { beforeAll, expect, it } from 'vitest';
import { CLIENT, testIdentityServer } from '../../server/testing/identity-server.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const identity = testIdentityServer();
const own = ownServers();
const open = testBrowser();
/** Its document has all three on. */
const BRAND = 'wide-table';
const networks = ['LINKEDIN', 'GOOGLE', 'FACEBOOK'];

let server: OwnServer;

beforeAll(async () => {
  const keys = networks.flatMap((name) => [
    [`${name}_ID`, CLIENT.id],
    [`${name}_SECRET`, CLIENT.secret],
    [`${name}_ISSUER`, identity.origin],
  ]);
  server = await own.start({
    DATABASE_URL: await own.database(),
    ...Object.fromEntries(keys),
  });
});

const elsewhere = { expected: /request to http:\/\/127\.0\.0\.1/ };

it('brings a newcomer in, asks once what the account is for and leads on to where they wanted to go', async () => {
  identity.person = { sub: 'g-7', email: 'ida@example.com', email_verified: true, name: 'Ida Voss' };
  const origin = server.origin(BRAND);
  const page = await open(`${origin}/user/login?destination=%2Fprivacy-policy`, elsewhere);
  const buttons = page.locator('main button[data-network]');
  await expect
    .poll(() => buttons.allTextContents())
    .toEqual(['Continue with LinkedIn', 'Continue with Google', 'Continue with Facebook']);
  await buttons.nth(1).click();
  await page.waitForURL(`${origin}/user/register?destination=%2Fprivacy-policy`);
  await expect.poll(() => page.locator('main').textContent()).toContain('You are signed in as ida@example.com.');
  const marker = () => page.evaluate(() => localStorage.getItem('np-signup-start'));
  expect(await marker()).toMatch(/^\d+$/);

  await page.getByRole('radio', { name: 'Hire people' }).check();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(`${origin}/privacy-policy`);
  await expect.poll(marker).toBeNull();
  await page.getByRole('button', { name: 'Account of Ida Voss' }).waitFor();
});

it('says in words why nobody came in', async () => {
  identity.person = null;
  const page = await open(`${server.origin(BRAND)}/user/login`, elsewhere);
  await page.locator('main button[data-network=google]').click();
  await page.waitForURL((url) => url.searchParams.get('error') !== null);
  await expect.poll(() => page.locator('main [role=alert]').first().textContent()).toMatch(/\.$/);
});
