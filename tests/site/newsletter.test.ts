import { describe, expect, it } from 'vitest';
import { hydrated, read, testBrowser } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { withoutScripts } from './support/plain-form.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const EMAIL = 'main form input[name="/subscription/email"]';
const SUBMIT = `form:has(input[name="/subscription/email"]) button`;

/** The link in the latest mail of the newsletter to an address. */
async function linkTo(email: string, template = 'newsletter_confirm'): Promise<string> {
  const [mail] = await siteRows<{ text: string }>(
    'select text from outbox where recipient = $1 and template = $2 order by id desc limit 1',
    [email, template],
  );
  return /https?:\/\/\S+\/user\/newsletter\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('the newsletter box', () => {
  it('takes an address without scripts, after a mistake; the link in the mail subscribes and unsubscribes', async () => {
    const [t, origin] = [createTexts('de'), siteOrigin('rheinblick')];
    const email = 'leserin@example.com';
    const page = await open(`${origin}/`, withoutScripts);
    await page.locator(EMAIL).fill('leserin');
    await page.locator(SUBMIT).click();
    const fault = page.locator(`[id="${await page.locator(EMAIL).getAttribute('aria-describedby')}"]`);
    expect(await read(fault)).toBe(t('forms:fault.format.email'));
    expect(await page.locator(EMAIL).inputValue()).toBe('leserin');
    await page.locator(EMAIL).fill(email);
    await page.locator(SUBMIT).click();
    expect(new URL(page.url()).search).toBe('?sent=newsletter');
    expect(await read(page.locator('main, body').getByText(t('newsletter:sent')).first())).toBe(t('newsletter:sent'));

    const link = new URL(await linkTo(email));
    const reader = await open(origin + link.pathname);
    const button = (name: string) => reader.getByRole('button', { name: t(`newsletter:${name}`), exact: true });
    await button('confirm.submit').click();
    await reader.getByText(t('newsletter:done.confirmed')).waitFor();
    await button('end').click();
    await reader.getByText(t('newsletter:done.ended')).waitFor();
    await button('again').click();
    await reader.getByText(t('newsletter:done.confirmed')).waitFor();

    const click = (path: string, body = 'List-Unsubscribe=One-Click') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }).then(({ status }) => status);
    const { pathname } = link;
    expect([
      await click(pathname, 'x=y'),
      await click(pathname),
      await click(pathname),
      await click(`${pathname}x`),
    ]).toEqual([400, 200, 200, 404]);
    await reader.reload();
    await button('again').waitFor();
  });

  it('is confirmed, ended and begun again without scripts', async () => {
    const [t, origin] = [createTexts('de'), siteOrigin('rheinblick')];
    const email = 'ohne-skripte@example.com';
    const page = await open(`${origin}/`, withoutScripts);
    await page.locator(EMAIL).fill(email);
    await page.locator(SUBMIT).click();
    const link = new URL(await linkTo(email)).pathname;
    const button = (name: string) => page.getByRole('button', { name: t(`newsletter:${name}`), exact: true });
    const reads = async () => {
      const rows = await siteRows<{ reads: boolean }>(
        'select confirmed is not null and ended is null as reads from newsletter_reader where email = $1',
        [email],
      );
      return rows.map((row) => row.reads);
    };
    await page.goto(origin + link);
    expect(await page.getByText(t('newsletter:confirm.text').replace('{{email}}', email)).count()).toBe(1);
    expect(
      await page
        .locator('noscript')
        .filter({ hasText: t('account:noScript') })
        .count(),
    ).toBe(0);
    const seen: boolean[][] = [await reads()];
    for (const name of ['confirm.submit', 'end', 'again']) {
      await button(name).click();
      expect(page.url()).toBe(origin + link);
      seen.push(await reads());
    }
    expect(seen).toEqual([[false], [true], [false], [true]]);
    await button('end').waitFor();
    await page.goto(`${origin + link}x`);
    expect(await page.getByText(t('newsletter:unknown')).count()).toBe(1);
  });

  it('answers in place with scripts, and the same for an address that it knows', async () => {
    const [t, origin] = [createTexts('en'), siteOrigin('news-ledger')];
    for (const template of ['newsletter_confirm', 'newsletter_known']) {
      const page = await open(`${origin}/`);
      await hydrated(page);
      await page.locator(SUBMIT).click();
      await page.getByText(t('forms:fault.required')).waitFor();
      await page.locator(EMAIL).fill('reader@example.com');
      await page.locator(SUBMIT).click();
      await page.getByText(t('newsletter:sent')).waitFor();
      expect(page.url()).toBe(`${origin}/`);
      const link = await linkTo('reader@example.com', template);
      const reader = await open(origin + new URL(link).pathname);
      const next = template === 'newsletter_confirm' ? 'confirm.submit' : 'end';
      await reader.getByRole('button', { name: t(`newsletter:${next}`), exact: true }).click();
      await reader.locator('[data-kind=success]').waitFor();
    }
  });

  it('subscribes a member at once, also before the page knows who is there', async () => {
    const [t, origin] = [createTexts('de'), siteOrigin('rheinblick')];
    const email = await ownPerson('rheinblick', 'applicant');
    const page = await open(`${origin}/robots.txt`);
    await signIn(page, email);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/auth/session', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/`);
    await hydrated(page);
    await page.locator(EMAIL).fill(email);
    await page.locator(SUBMIT).click();
    await page.locator(`${SUBMIT}[data-busy]`).waitFor();
    release();
    await page.getByText(t('newsletter:on')).waitFor();
    expect(await siteRows('select id from outbox where recipient = $1', [email])).toEqual([]);
  });

  it('is begun and ended in the settings by a member', async () => {
    const [t, origin] = [createTexts('de'), siteOrigin('rheinblick')];
    const email = await ownPerson('rheinblick', 'applicant');
    const page = await openAs(open, email, `${origin}/user/settings/news`);
    const button = (name: string) =>
      page.getByRole('button', { name: t(`account:settings.news.${name}`), exact: true });
    await button('begin').click();
    await button('end').click();
    await button('begin').waitFor();
    const rows = await siteRows<{ withdrawn: boolean }>(
      'select withdrawn is not null as withdrawn from consent where mail = $1',
      [email],
    );
    expect(rows).toEqual([{ withdrawn: true }]);
  });
});
