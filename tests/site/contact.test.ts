import pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { pdf } from '../../backend/uploads/testing/files.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { described, field, submit, summary, withoutScripts } from './support/plain-form.ts';
import { siteRows } from './support/rows.ts';
import { sharedSite } from './support/shared-site.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const german = createTexts('de');
const database = new pg.Client(sharedSite().databaseUrl);
beforeAll(() => database.connect());
afterAll(() => database.end());
beforeEach(async () => {
  await database.query("delete from outbox where template like 'contact%'");
  await database.query("delete from rate_limit where key like 'contact:%'");
});

interface Mail {
  frontend: string;
  template: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
}

async function mails(): Promise<Mail[]> {
  return (await database.query<Mail>("select * from outbox where template like 'contact%' order by id")).rows;
}

async function openForm(brand: string, path: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await hydrated(await open(`${siteOrigin(brand)}${path}`, options));
  await page.locator('form button[type=submit].button').last().waitFor();
  return page;
}

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const flash = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

describe.skipIf(isSweep())('writing to a site', () => {
  it('works with the keyboard alone: mistakes are said, mended and forgotten, and the next page says thanks', async () => {
    const page = await openForm('harbor-ledger', '/contact');
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push(request.postData() ?? '');
    });
    const type = (text: string) => page.keyboard.type(text);
    const tabTo = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      const isThere = () => field.evaluate((one) => one === document.activeElement);
      for (let press = 0; press < 60 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
      expect(await isThere(), label).toBe(true);
    };
    await tabTo('Name');
    await type('Ida Berg');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Email').evaluate((one) => one === document.activeElement)).toBe(true);
    await alert(page, 'Please check 3 fields').waitFor();
    // Validated in the browser, under the site's content security policy.
    expect(operations).toEqual([]);
    await type('ida@example.com');
    await tabTo('Subject');
    await type('Opening hours');
    await tabTo('Message');
    await type('When are you open?');
    await tabTo('Send me a copy');
    await page.keyboard.press('Space');
    await expect.poll(() => alert(page, 'Please check').count()).toBe(0);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'submit')) break;
    }
    await page.keyboard.press('Enter');

    await page.waitForURL(`${siteOrigin('harbor-ledger')}/`);
    await flash(page, 'Your message has been sent.');
    expect(await mails()).toMatchObject([
      {
        frontend: 'harbor-ledger',
        template: 'contact',
        recipient: 'jobs@harbor-ledger.example',
        reply_to: 'ida@example.com',
        subject: 'Opening hours (message from Ida Berg)',
      },
      { template: 'contact_receipt', recipient: 'ida@example.com' },
    ]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    expect(await page.getByText('Your message has been sent.').count()).toBe(0);
  });

  it('is German on a German site, on a phone, with a file', async () => {
    const page = await openForm('rheinblick', '/kontakt', { viewport: phone, hasTouch: true, isMobile: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Jörg Übermut');
    await page.getByLabel('E-Mail').fill('joerg@example.com');
    await page.getByLabel('Betreff').fill('Frage');
    await page.getByLabel('Nachricht', { exact: true }).fill('Wann?');
    await page.locator('input[type=file]').first().setInputFiles(file('Lebenslauf.pdf'));
    await page
      .getByRole('status')
      .filter({ hasText: german('controls:files.sent').replace('{{name}}', 'Lebenslauf.pdf') })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await flash(page, german('contact:sent'));
    const [mail] = await mails();
    expect(mail).toMatchObject({ frontend: 'rheinblick', recipient: 'stellen@rheinblick.example' });
    const link = /Lebenslauf\.pdf\nhttps?:\/\/[^/]+(\/files\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { status, body } = await siteClient('rheinblick')(link);
    expect([status, body.equals(pdf())]).toEqual([200, true]);
  });

  it('shows at the field what the backend finds, and keeps everything', async () => {
    const page = await openForm('harbor-ledger', '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ida');
    await page.getByLabel('Email').fill('ida@example.com');
    await page.getByLabel('Subject').fill('A file');
    await page.getByLabel('Message', { exact: true }).fill('Here it is.');
    await page.locator('input[type=file]').first().setInputFiles(file('plan.pdf'));
    await page.getByRole('status').filter({ hasText: 'plan.pdf uploaded.' }).waitFor({ state: 'attached' });
    await database.query("delete from upload where state = 'temporary' and name = 'plan.pdf'");
    await page.getByRole('button', { name: 'Send message' }).click();
    await alert(page, 'Files: ').waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('A file');
    expect(await mails()).toEqual([]);
  });
});

it.skipIf(isSweep())('says where the line is cut, keeps what was typed and sends it once', async () => {
  const page = await openForm('harbor-ledger', '/contact', { expected: /ERR_|Failed to load/ });
  for (const [label, text] of [
    ['Name', 'Ida'],
    ['Email', 'ida@example.com'],
    ['Subject', 'Cut'],
    ['Message', 'Hello?'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  // The message is received, but its response is lost.
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql', requestStage: 'Response' }] });
  session.once('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await session.send('Fetch.disable');
  await page.getByRole('button', { name: 'Try again' }).click();
  await flash(page, 'Your message has been sent.');
  expect(await mails()).toHaveLength(1);
});

describe.skipIf(isSweep())('the page', () => {
  it('says so where nobody would read a message', async () => {
    const { status, text } = await siteClient('default')('/contact');
    expect(status).toBe(200);
    expect(text).toContain('Job Board does not accept messages here.');
  });

  it('is linked from the foot of every page, in its language', async () => {
    expect((await siteClient('harbor-ledger')('/')).text).toContain('href="/contact"');
    expect((await siteClient('rheinblick')('/')).text).toContain('href="/kontakt"');
  });

  it('leaves the forms to the pages that have one', async () => {
    const scripts = async (path: string) =>
      [...(await siteClient('harbor-ledger')(path)).text.matchAll(/src="(\/_next\/static\/[^"]+)"/g)].length;
    expect(await scripts('/contact')).toBeLessThanOrEqual((await scripts('/')) + 3);
  });
});

const here = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('without scripts, $brand', ({ brand, locale, t }) => {
  const origin = siteOrigin(brand);
  const contact = locale === 'de' ? '/kontakt' : '/contact';

  it('takes a message with a file, after a mistake', async () => {
    const page = await open(origin + contact, { ...withoutScripts, viewport: phone });
    expect(await page.locator('main noscript, main').first().textContent()).not.toContain('JavaScript');
    await field(page, '/message/name').fill('Jo Brandt');
    await field(page, '/message/subject').fill(`Plain ${brand}`);
    await field(page, '/message/body').fill('One line.\nAnother.');
    await field(page, '/message/copy').check();
    await submit(page).click();
    expect(await read(summary(page))).toContain(t('forms:summary_one'));
    expect(await described(field(page, '/message/email'))).toContain(t('forms:fault.required'));
    await summary(page).getByRole('link').click();
    expect(await field(page, '/message/email').evaluate((one) => one.matches(':target'))).toBe(true);
    expect(await field(page, '/message/body').inputValue()).toBe('One line.\nAnother.');
    expect(await field(page, '/message/copy').isChecked()).toBe(true);
    await field(page, '/message/email').fill('jo@example.com');
    await field(page, '/message/attachments').setInputFiles({
      name: 'Plan.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(),
    });
    await submit(page).click();
    // Browsers keep the fragment of the previous page.
    expect(page.url().replace(/#.*/, '')).toBe(`${origin}/?sent=contact`);
    expect(await page.getByRole('status').allTextContents()).toContain(t('contact:sent'));
    const [mail] = await siteRows<{ text: string }>(
      "select text from outbox where frontend = $1 and template = 'contact' and subject like 'Plain %' order by id desc",
      [brand],
    );
    expect(mail?.text).toMatch(/> One line\.\n> Another\.[\s\S]*Plan\.pdf\nhttps?:/);
  });
});
