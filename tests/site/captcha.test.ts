import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { openEarly } from './support/early.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const own = ownServers();
let server: OwnServer;

const journeys = [
  { brand: 'harbor-ledger', contact: '/contact', locale: 'en' },
  { brand: 'rheinblick', contact: '/kontakt', locale: 'de' },
];

beforeAll(async () => {
  const brandsDir = own.brandsDir();
  for (const { brand } of journeys) {
    const file = path.join(brandsDir, `${brand}.json`);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const forms = { ...document.forms };
    forms.contact = { ...forms.contact, captcha: true };
    forms.registration = { ...forms.registration, captcha: true };
    writeFileSync(file, JSON.stringify({ ...document, forms }));
  }
  server = await own.start({ DATABASE_URL: await own.database(), BRANDS_DIR: brandsDir });
});

async function ask(brand: string, query: string, variables: Record<string, unknown>) {
  const { text } = await server.get('/graphql', {
    brand,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${brand};en` },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text);
}

const message = { name: 'Ida', email: 'ida@example.com', subject: 'Hello', body: 'Hello there' };

const here = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('the check against robots on $brand', ({ brand, contact, locale }) => {
  const t = createTexts(locale);

  it('lets a message through that a browser worked for, without a puzzle, from the keyboard alone', async () => {
    const page = await open(server.origin(brand) + contact);
    const note = page.locator('[data-captcha]');
    await expect.poll(() => note.textContent()).toBe(t('captcha:idle'));
    const fields = page.locator('main form input[type=text], main form input[type=email], main form textarea');
    await expect.poll(() => fields.first().isEnabled()).toBe(true);
    await fields.first().focus();
    for (const text of [message.name, message.email, message.subject, message.body]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => note.textContent()).toBe(t('captcha:done'));
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t('contact:send') }).press('Enter');
    await expect.poll(() => page.locator('body').textContent()).toContain(t('contact:sent'));
  });

  it('works on the page for a new account', async () => {
    const page = await open(`${server.origin(brand)}/user/register`);
    const form = page.locator('main form');
    await form.locator('[name="/account/email"]').fill(`captcha-${brand}@example.com`);
    await form.locator('[name="/account/password"]').fill('long enough to be one');
    await expect.poll(() => page.locator('[data-captcha]').textContent()).toBe(t('captcha:done'));
    await form.locator('[name="/consents/terms"]').check();
    await form.getByRole('button', { name: t('account:register.submit') }).click();
    await expect.poll(() => page.locator('main').textContent()).toContain(`captcha-${brand}@example.com`);
  });

  it('waits for the scripts where somebody is quicker', async () => {
    const email = `captcha-early-${brand}@example.com`;
    const { page, release } = await openEarly(open, `${server.origin(brand)}/user/register`, { slowdown: 4 });
    const form = page.locator('main form');
    await form.locator('[name="/account/email"]').fill(email);
    await form.locator('[name="/account/password"]').fill('long enough to be one');
    await form.locator('[name="/consents/terms"]').check();
    await form.locator('[name="/account/password"]').press('Enter');
    await release();
    await expect.poll(() => page.locator('main').textContent()).toContain(email);
  });
});

it.skipIf(isSweep())('turns away whoever sends without the work', async () => {
  const SEND = `mutation ($answers: JSON!, $captcha: String) {
    sendContactMessage(answers: $answers, captcha: $captcha) { id faults { pointer } } }`;
  const REGISTER = `mutation ($answers: JSON!, $captcha: String) {
    register(answers: $answers, captcha: $captcha) { faults { pointer } } }`;
  const account = { email: 'robot@example.com', password: 'long enough to be one', role: 'applicant' };
  const codes = async (query: string, variables: Record<string, unknown>) =>
    (await ask('harbor-ledger', query, variables)).errors?.map(
      ({ extensions }: { extensions: { code: string } }) => extensions.code,
    );
  expect(await codes(SEND, { answers: { message } })).toEqual(['CAPTCHA_NEEDED']);
  expect(await codes(SEND, { answers: { message }, captcha: 'x' })).toEqual(['CAPTCHA_NEEDED']);
  expect(await codes(REGISTER, { answers: { account, consents: { terms: true } } })).toEqual(['CAPTCHA_NEEDED']);
});
