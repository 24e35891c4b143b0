import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]`);
const stepName = (page: Page) => page.locator('[data-step]').getAttribute('data-step');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Text as people see it, one space between words. */
const seen = async (of: Locator) => ((await of.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

function words(locale: string) {
  const t = createTexts(locale);
  return {
    t,
    post: (key: string) => t(`posting:${key}`),
    go: t('drafts:steps.go'),
    button: (page: Page, name: string) => page.getByRole('button', { name, exact: true }),
  };
}

describe('a recruiter of harbor-ledger', () => {
  const origin = siteOrigin('harbor-ledger');
  const { post, go, button } = words('en');
  const title = 'Night baker of the lantern street';
  const text = 'You bake bread for three hundred neighbours before they are awake. '.repeat(8).trim();

  it('is led from the check to the field, sees the page as it will be, and posts it once', async () => {
    const page = await open(`${origin}/contact`);
    await signIn(page, 'recruiter@harbor-ledger.example');
    await page.goto(`${origin}/job/wizard`);
    await field(page, 'job_info-title').fill(title.toUpperCase());
    await field(page, 'job_info-description').click();
    await page.keyboard.insertText(text);
    const check = page.locator('section[data-checked]');
    await expect.poll(() => check.locator('[data-code=TITLE_CAPITALS]').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await field(page, 'job_info-title').fill(title);
    await expect.poll(() => check.locator('[data-code=TITLE_CAPITALS]').count()).toBe(0);

    // The finding leads to a field two steps on; the browser's own way back loses nothing.
    await page.locator('[data-code=PLACE_MISSING] button').click();
    await expect.poll(() => stepName(page)).toBe('job_location');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-step]') && document.activeElement?.id))
      .toMatch(/-job_location-address/);
    await page.goBack();
    await expect.poll(() => stepName(page)).toBe('job_info');
    expect(await field(page, 'job_info-title').inputValue()).toBe(title);

    await button(page, go).click();
    await expect.poll(() => stepName(page)).toBe('company_info');
    await button(page, go).click();
    await expect.poll(() => stepName(page)).toBe('job_location');
    await field(page, 'job_location-address-countryCode').selectOption('US');
    await field(page, 'job_location-address-locality').fill('Portland');
    await expect.poll(() => page.locator('[data-code=PLACE_MISSING]').count()).toBe(0);
    for (const step of ['job_categorization', 'job_schedule', 'application_options', 'preview']) {
      await button(page, go).click();
      await expect.poll(() => stepName(page)).toBe(step);
    }
    const preview = page.locator('[data-preview] article');
    await expect.poll(() => preview.locator('h1').textContent()).toBe(title);
    const promised = await seen(preview);
    const markup = await preview.locator('.prose').innerHTML();
    expect(promised).toContain(text);
    expect(await violationsOf(page)).toEqual([]);

    await button(page, post('send.publish')).dblclick();
    await expect.poll(() => page.locator('[data-posted=published]').count()).toBe(1);
    expect(await heading(page).textContent()).toBe(post('posted.published.title'));
    expect(await page.getByRole('link', { name: post('posted.another') }).getAttribute('href')).toBe('/job/wizard');
    expect(await page.getByRole('link', { name: post('posted.jobs') }).getAttribute('href')).toBe('/job-manager');
    expect(await siteRows('select 1 from job where title = $1', [title])).toHaveLength(1);
    expect(await siteRows("select 1 from draft where form = 'job' and answers::text like $1", [`%${title}%`])).toEqual(
      [],
    );

    await page.getByRole('link', { name: post('posted.look') }).click();
    await page.waitForURL(/\/job\/night-baker/);
    const live = page.locator('main article').first();
    await expect.poll(() => live.locator('h1').textContent()).toBe(title);
    expect(await seen(live)).toBe(promised);
    expect(await live.locator('.prose').innerHTML()).toBe(markup);
  });

  it('saves for later, goes on, and is told when somebody else was faster', async () => {
    const page = await open(`${origin}/contact`);
    await signIn(page, 'recruiter@harbor-ledger.example');
    await page.goto(`${origin}/job/wizard`);
    await field(page, 'job_info-title').fill('Baker for later');
    await button(page, post('saveForLater')).click();
    await page.waitForURL(/\/job\/wizard\?job=\d+/);
    await expect.poll(() => page.locator('main [data-kind=success]').count()).toBe(1);
    await expect.poll(() => field(page, 'job_info-title').inputValue()).toBe('Baker for later');

    const other = await open(`${origin}/contact`);
    await signIn(other, 'recruiter@harbor-ledger.example');
    await other.goto(page.url());
    await field(other, 'job_info-title').fill('Baker of another');
    await button(other, post('saveForLater')).click();
    await expect.poll(() => other.locator('main [data-kind=success]').count()).toBe(1);
    await field(page, 'job_info-title').fill('Baker for now');
    await button(page, post('saveForLater')).click();
    await button(page, post('stale.mine')).click();
    expect(await field(page, 'job_info-title').inputValue()).toBe('Baker for now');
    await button(page, post('saveForLater')).click();
    await expect
      .poll(() => siteRows("select state from job where title = 'Baker for now'", []))
      .toEqual([{ state: 'draft' }]);
  });
});

describe('the writing assistant', () => {
  const origin = siteOrigin('harbor-ledger');
  const { post, button, t } = words('en');

  it('writes below what is there as one step to undo, and says what went wrong', async () => {
    const page = await open(`${origin}/contact`);
    await signIn(page, 'recruiter@harbor-ledger.example');
    // This server has no model: what the settings and the model would say is said here.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...call) => {
        const answer = await fetch(...call);
        if (!String(call[0]).endsWith('/graphql')) return answer;
        const body = (await answer.text()).replace('"assistantLanguages":[]', '"assistantLanguages":["en","de"]');
        return new Response(body, answer);
      };
    });
    const asked: { words: string; language: string; bearer: string }[] = [];
    let lines: object[] = [{ text: '### Tasks\n\n- Bake **bread** <script>1</script>' }, { done: true }];
    await page.route('**/api/describe-job', async (route) => {
      const { authorization = '' } = route.request().headers();
      asked.push({ ...route.request().postDataJSON(), bearer: authorization.slice(0, 7) });
      await route.fulfill({ body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') });
    });
    await page.goto(`${origin}/job/wizard/job_info`);
    const editor = field(page, 'job_info-description');
    await editor.click();
    await page.keyboard.insertText('We are a bakery.');
    await button(page, post('assistant.open')).click();
    await page.getByLabel(post('assistant.words')).fill('bread at night');
    await button(page, post('assistant.write')).click();
    await expect.poll(() => page.locator('[data-writing=done]').count()).toBe(1);
    const written = '<p>We are a bakery.</p><h3>Tasks</h3><ul><li><p>Bake <strong>bread</strong></p></li></ul>';
    expect((await editor.innerHTML()).replace('> <', '><').replace('</strong> ', '</strong>')).toContain(written);
    expect(asked).toEqual([{ words: 'bread at night', title: '', language: 'en', bearer: 'Bearer ' }]);
    await page.getByRole('button', { name: t('controls:richText.undo') }).click();
    await expect.poll(() => editor.textContent()).toBe('We are a bakery.');

    lines = [{ text: 'We' }, { fault: { code: 'ASSISTANT_CUT', message: 'It broke off.' } }];
    await page.getByLabel(post('assistant.replace')).check();
    await button(page, post('assistant.write')).click();
    await expect.poll(() => page.locator('[data-writing=failed]').textContent()).toBe('It broke off.');
    expect(await editor.textContent()).toBe('We');
  });
});

describe('a recruiter of rheinblick with a phone and a keyboard', () => {
  const origin = siteOrigin('rheinblick');
  const { t, post, go, button } = words('de');

  it('posts a link, and reads that it waits', async () => {
    const page = await open(`${origin}/contact`, { viewport: phone });
    await signIn(page, 'recruiter@rheinblick.example');
    await page.goto(`${origin}/job/wizard`);
    const link = page.getByRole('radio').nth(1);
    await expect.poll(() => link.count()).toBe(1);
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => field(page, 'job_info-linkUrl').count()).toBe(1);
    expect(await field(page, 'job_info-description').count()).toBe(0);
    await tabTo(page, field(page, 'job_info-title'));
    await page.keyboard.insertText('Bäcker für die Nachtschicht');
    await tabTo(page, field(page, 'job_info-linkUrl'));
    await page.keyboard.insertText('https://baeckerei.example/nacht');
    await expect.poll(() => page.locator('[data-code=LINK_ALONE]').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    for (const step of [
      'company_info',
      'job_location',
      'job_categorization',
      'job_schedule',
      'application_options',
      'preview',
    ]) {
      await tabTo(page, button(page, go));
      await page.keyboard.press('Enter');
      await expect.poll(() => stepName(page)).toBe(step);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([step, wide]).toEqual([step, false]);
    }
    await expect.poll(() => page.locator('[data-preview] article h1').count()).toBe(1);
    await tabTo(page, button(page, post('send.review')));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-posted=needs_review]').count()).toBe(1);
    expect(await heading(page).textContent()).toBe(post('posted.needs_review.title'));
    expect(await violationsOf(page)).toEqual([]);
    const [row] = await siteRows<{ id: number }>("select id from job where title = 'Bäcker für die Nachtschicht'", []);
    expect((await siteClient('rheinblick')(`/job/x-${row?.id}`)).status).toBe(404);
    expect(t('posting:title')).toBe('Stelle ausschreiben');
  });
});
