/**
 * A public resume: its owner publishes it, everybody can read what was selected, and it is gone as soon as it is
 * unpublished.
 */
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();
const BRAND = 'harbor-ledger';
const get = siteClient(BRAND);

it('is published, read, changed and taken down', async () => {
  const origin = siteOrigin(BRAND);
  await expect.poll(async () => (await get('/cv-site/alex-on-the-web')).status).toBe(404);
  const page = await open(`${origin}/robots.txt`);
  // The only demo person with a resume; no other test signs in as that person.
  await signIn(page, `applicant@${BRAND}.example`);
  await page.goto(`${origin}/resume`);
  const panel = page.getByRole('region', { name: 'Public page' });
  await panel.getByText('Set up a page').click();
  const address = panel.getByLabel('End of the web address');
  await address.fill('Alex on the web');
  await panel.getByRole('button', { name: 'Publish page' }).click();
  await panel.getByText('The address must have 3 to 60 lowercase letters').first().waitFor();
  await address.fill('alex-on-the-web');
  await panel.getByRole('button', { name: 'Publish page' }).click();
  await panel.getByText('Your page is published.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const shown = await get('/cv-site/alex-on-the-web');
  expect(shown).toMatchObject({ status: 200 });
  expect(shown.text).toContain('<h1>Alex Seeker</h1>');
  expect(shown.text).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex, follow"/);
  expect(shown.text).toContain('"@type":"ProfilePage"');
  const hidden = ['applicant@', '+1 207', '"amount"', 'desiredSalary', 'careerStatus', '"maxLength"'];
  expect(hidden.filter((text) => shown.text.includes(text))).toEqual([]);
  expect((await get('/cvs/sitemap.xml')).text).not.toContain('alex-on-the-web');

  await panel.getByText('Address and visible details').click();
  await panel.getByLabel('Show my name').uncheck();
  await panel.getByLabel('Search engines may list the page').check();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await panel.getByText('Your changes are saved.').waitFor();
  const gone = ['Alex', 'Seeker', 'noindex, follow', 'ProfilePage'];
  // Cached pages are dropped on a database notification, shortly after the response.
  await expect
    .poll(async () => {
      const { text } = await get('/cv-site/alex-on-the-web');
      return gone.filter((word) => text.includes(word));
    })
    .toEqual([]);
  expect((await get('/cvs/sitemap.xml')).text).toContain('/cv-site/alex-on-the-web');
  const reader = await open(`${origin}/cv-site/alex-on-the-web`, { viewport: phone });
  await hydrated(reader);
  expect(await violationsOf(reader)).toEqual([]);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await panel.getByRole('button', { name: 'Take page down' }).click();
  await panel.getByText('Your page is offline.').waitFor();
  await expect.poll(async () => (await get('/cv-site/alex-on-the-web')).status).toBe(404);
  expect((await get('/cvs/sitemap.xml')).text).not.toContain('alex-on-the-web');
});

it('is not there where the site has none', async () => {
  const answer = await siteClient('stacks-and-shelves')('/cv-site/alex-on-the-web');
  expect(answer).toMatchObject({ status: 308, headers: { location: '/404', 'cache-control': 'no-store' } });
});
