import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { hydrated, read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { described, field, submit, summary, withoutScripts } from './support/plain-form.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const english = createTexts('en');

const here = shareOf(journeys, ({ brand }) => brand === 'rheinblick');

describe.each(here)('without scripts, $brand', ({ brand, locale, t }) => {
  const origin = siteOrigin(brand);
  const contact = locale === 'de' ? '/kontakt' : '/contact';

  it('makes an account, after a mistake, and lets its owner in', async () => {
    const email = `plain-${brand}@example.com`;
    const page = await open(`${origin}/user/register`, withoutScripts);
    await field(page, '/account/email').fill(email);
    await field(page, '/account/password').fill('short');
    const role = field(page, '/account/role').last();
    await role.check();
    await submit(page).click();
    expect(await described(field(page, '/account/password'))).toContain(
      t('forms:fault.minLength_other').replace('{{count}}', '10'),
    );
    expect(await field(page, '/account/password').inputValue()).toBe('');
    expect(await field(page, '/account/email').inputValue()).toBe(email);
    expect(await role.isChecked()).toBe(true);
    await field(page, '/account/password').fill(DEMO_PASSWORD);
    await field(page, '/consents/terms').check();
    await submit(page).click();
    expect(await read(page.locator('main [data-kind=success]'))).toBe(t('account:register.mailboxOpen'));

    await page.goto(`${origin}/user/login?destination=${encodeURIComponent(contact)}`);
    await field(page, 'email').fill(email);
    await field(page, 'password').fill('not the password');
    await submit(page).click();
    expect(await read(summary(page))).toBe(t('account:login.errors.CredentialsSignin'));
    expect(await field(page, 'email').inputValue()).toBe(email);
    await field(page, 'password').fill(DEMO_PASSWORD);
    await submit(page).click();
    expect(page.url()).toBe(origin + contact);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('next-auth.session-token');
  });
});

describe.skipIf(isSweep())('with scripts', () => {
  const origin = siteOrigin('harbor-ledger');

  it('keeps what was typed and chosen before they came', async () => {
    for (const [path, places, box] of [
      ['/contact', ['/message/name', '/message/body'], '/message/copy'],
      ['/user/register?role=recruiter', ['/account/email', '/account/password'], '/consents/terms'],
    ] as const) {
      const page = await open('about:blank');
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/_next/static/**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(origin + path, { waitUntil: 'commit' });
      for (const place of places) await field(page, place).fill(`typed into ${place}`);
      await field(page, box).check();
      const before = await page.locator('main form').boundingBox();
      release();
      await hydrated(page);
      const after = await page.locator('main form').boundingBox();
      expect([after?.y, after?.width]).toEqual([before?.y, before?.width]);
      // The signed-in person's details are known, so only the rest is asked for.
      const asked = await page.locator('main form [aria-required=true]').count();
      const wrong = path === '/contact' ? asked - places.length : 1;
      await submit(page).click();
      await expect.poll(() => summary(page).getByRole('link').count()).toBe(wrong);
      for (const place of places) expect(await field(page, place).inputValue()).toBe(`typed into ${place}`);
      expect(await field(page, box).isChecked()).toBe(true);
      if (path !== '/contact') expect(await field(page, '/account/role').last().isChecked()).toBe(true);
    }
  });

  it('takes a page over that came back with a mistake', async () => {
    const page = await open('about:blank', { expected: /status of 422/ });
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    page.removeAllListeners('console');
    await page.goto(`${origin}/contact`, { waitUntil: 'load' });
    await field(page, '/message/name').fill('Ida Berg');
    await page.unroute('**/_next/static/**/*.js');
    await submit(page).click();
    await page.waitForLoadState();
    await hydrated(page);
    expect(await read(summary(page))).toContain(english('forms:summary_other').replace('{{count}}', '3'));
    await field(page, '/message/subject').fill('A subject');
    await expect.poll(() => read(summary(page))).toContain(english('forms:summary_other').replace('{{count}}', '2'));
    expect(await field(page, '/message/name').inputValue()).toBe('Ida Berg');
  });
});

describe.skipIf(isSweep())('the page of a form', () => {
  const get = siteClient('harbor-ledger');
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin('harbor-ledger') };

  it('is the same for everybody before and after a post, and a post is kept nowhere', async () => {
    const before = await get('/contact');
    const posted = await get('/contact', {
      method: 'POST',
      headers: form,
      body: 'form=contact&%2Fmessage%2Fname=A+name+of+its+own',
    });
    expect([posted.status, posted.headers['cache-control'], posted.text.includes('A name of its own')]).toEqual([
      422,
      'private, no-store',
      true,
    ]);
    const after = await get('/contact');
    expect([after.status, after.headers.etag, after.text]).toEqual([200, before.headers.etag, before.text]);
    expect(after.headers['cache-control']).toMatch(/^public/);
    expect(after.text).not.toContain('style="');
  });

  it('says so where another site sent the form', async () => {
    const reply = await get('/user/login', {
      method: 'POST',
      headers: { ...form, origin: 'https://evil.example' },
      body: 'form=login&email=a%40example.com&password=b',
    });
    expect([reply.status, reply.headers['cache-control'], reply.headers['set-cookie']]).toEqual([
      403,
      'private, no-store',
      undefined,
    ]);
    expect(reply.text).toContain(english('posted:otherSite'));
  });
});
