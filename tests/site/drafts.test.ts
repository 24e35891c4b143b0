import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

/** The contact form, ready to be filled in. */
function formOf(page: Page) {
  const box = (label: string) => page.getByRole('textbox', { name: label });
  const said = () => page.locator('[data-draft]').textContent();
  return { box, said };
}

async function ready(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').waitFor();
  await expect.poll(() => page.locator('main input:enabled').count()).toBeGreaterThan(1);
  await page.locator('main [data-draft]:not([data-draft="opening"])').first().waitFor({ state: 'attached' });
}

const drafts = (email: string, brand: string) =>
  siteRows<{ answers: unknown; version: number }>(
    `select d.answers, d.version from draft d join account a on a.id = d.account_id
     where a.email = $1 and d.frontend = $2 and d.form = 'contact'`,
    [email, brand],
  );

const people = [
  { brand: 'harbor-ledger', path: '/contact', locale: 'en', subject: 'Subject' },
  { brand: 'rheinblick', path: '/kontakt', locale: 'de', subject: 'Betreff' },
];

const here = shareOf(people, ({ brand }) => brand === 'rheinblick');

describe.each(here)('a half-filled form on $brand', ({ brand, path, locale, subject }) => {
  const t = createTexts(locale);
  const address = siteOrigin(brand) + path;

  it('stays in the browser of a guest, and joins the account', async () => {
    const email = await ownPerson(brand, 'applicant');
    const page = await open(address);
    await ready(page);
    const form = formOf(page);
    await form.box(subject).fill('A question');
    await expect.poll(form.said).toBe(t('drafts:saving'));
    await expect.poll(form.said).toBe(t('drafts:savedHere'));
    expect(await page.locator('main').textContent()).toContain(t('drafts:files'));
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await ready(page);
    await expect.poll(() => form.box(subject).inputValue()).toBe('A question');
    expect(await page.locator('main').textContent()).toContain(t('drafts:restored'));

    await signIn(page, email);
    await page.goto(address);
    await ready(page);
    await expect.poll(() => form.box(subject).inputValue()).toBe('A question');
    expect(await page.locator('[name="/message/email"]').inputValue()).toBe(email);
    await expect.poll(form.said).toBe(t('drafts:saved'));
    expect(await drafts(email, brand)).toMatchObject([{ answers: { message: { subject: 'A question' } } }]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('np-draft')))).toEqual(
      [],
    );

    await page.getByRole('button', { name: t('drafts:startOver') }).click();
    await expect.poll(() => form.box(subject).inputValue()).toBe('');
    await expect.poll(() => drafts(email, brand)).toEqual([]);
  });
});

it.runIf(isSweep())('asks which version to go on with when two tabs have changed it', async () => {
  const brand = 'rheinblick';
  const address = `${siteOrigin(brand)}/kontakt`;
  const t = createTexts('de');
  const email = await ownPerson(brand, 'recruiter');
  const one = await openAs(open, email, address);
  await ready(one);
  const first = formOf(one);
  await first.box('Nachricht').fill('From the first tab');
  await expect.poll(first.said).toBe(t('drafts:saved'));
  const two = await one.context().newPage();
  await two.goto(address);
  await ready(two);
  const second = formOf(two);
  await expect.poll(() => second.box('Nachricht').inputValue()).toBe('From the first tab');
  await second.box('Nachricht').fill('From the second tab');
  await expect
    .poll(() => drafts(email, brand))
    .toMatchObject([{ answers: { message: { body: 'From the second tab' } } }]);

  await first.box('Nachricht').fill('From the first tab, later');
  const question = one.getByRole('alert').filter({ hasText: t('drafts:conflict.changed') });
  await question.waitFor();
  expect(await violationsOf(one)).toEqual([]);
  expect(await drafts(email, brand)).toMatchObject([{ answers: { message: { body: 'From the second tab' } } }]);
  await one.getByRole('button', { name: t('drafts:conflict.theirs') }).click();
  await expect.poll(() => first.box('Nachricht').inputValue()).toBe('From the second tab');

  await second.box('Nachricht').fill('Second again');
  await expect.poll(() => drafts(email, brand)).toMatchObject([{ answers: { message: { body: 'Second again' } } }]);
  await first.box('Nachricht').fill('Mine');
  await question.waitFor();
  await one.getByRole('button', { name: t('drafts:conflict.mine') }).click();
  await expect.poll(() => drafts(email, brand)).toMatchObject([{ answers: { message: { body: 'Mine' } } }]);
  await two.close();
});

describe.skipIf(isSweep())('leaving a form', () => {
  const address = `${siteOrigin('stacks-and-shelves')}/contact`;
  /** A page of a person created for the test. */
  async function typed(): Promise<{ page: Page; email: string }> {
    const email = await ownPerson('stacks-and-shelves', 'recruiter');
    const page = await openAs(open, email, address, { expected: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ });
    await ready(page);
    return { page, email };
  }

  it('saves what was typed last as the page goes', async () => {
    const { page, email } = await typed();
    await formOf(page).box('Message').fill('Just before leaving');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${siteOrigin('stacks-and-shelves')}/privacy-policy`);
    await expect
      .poll(() => drafts(email, 'stacks-and-shelves'))
      .toMatchObject([{ answers: { message: { body: 'Just before leaving' } } }]);
  });

  it('says that nothing is saved without a connection, asks before a link, and saves when it is back', async () => {
    const t = createTexts('en');
    const { page } = await typed();
    const form = formOf(page);
    await page.context().setOffline(true);
    await form.box('Message').fill('Typed in a tunnel');
    await expect.poll(form.said).toBe(t('drafts:offline'));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.locator('footer a[href="/privacy-policy"]').first().click();
    expect(asked).toEqual([t('drafts:leave')]);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await form.box('Message').inputValue()).toBe('Typed in a tunnel');

    await page.context().setOffline(false);
    await expect.poll(form.said).toBe(t('drafts:saved'));
    await page.locator('footer a[href="/privacy-policy"]').first().click();
    await page.waitForURL('**/privacy-policy');
    expect(asked).toHaveLength(1);
  });

  it('keeps everything when the steps of a form change the address softly', async () => {
    const page = await open(address);
    await ready(page);
    const form = formOf(page);
    await form.box('Message').fill('Not saved yet');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() =>
      (window as unknown as { next: { router: { push(...to: unknown[]): Promise<boolean> } } }).next.router.push(
        '/contact?step=two',
        undefined,
        { shallow: true },
      ),
    );
    expect(new URL(page.url()).search).toBe('?step=two');
    expect(requests.filter((url) => url.includes('/_next/data/'))).toEqual([]);
    expect(await form.box('Message').inputValue()).toBe('Not saved yet');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await form.box('Message').inputValue()).toBe('Not saved yet');
  });

  it('writes nothing of an account into the browser when the person signs out in another tab', async () => {
    const t = createTexts('en');
    const { page: one } = await typed();
    const form = formOf(one);
    await form.box('Message').fill('Between me and my account');
    await expect.poll(form.said).toBe(t('drafts:saved'));
    const two = await one.context().newPage();
    await two.goto(`${siteOrigin('stacks-and-shelves')}/user/logout`);
    await two.getByRole('button', { name: t('account:logout.submit') }).click();
    await expect.poll(() => two.locator('main').getByRole('button').count()).toBe(0);
    await one.bringToFront();
    await expect.poll(() => form.box('Message').inputValue()).toBe('');
    expect(await one.evaluate(() => JSON.stringify(localStorage))).not.toContain('Between me');
    await two.close();
  });
});
