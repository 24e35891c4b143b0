import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser.ts';
import { newEmployer, ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]`);

function words(locale: string) {
  const t = createTexts(locale);
  return {
    t,
    post: (key: string) => t(`posting:${key}`),
    button: (page: Page, name: string) => page.getByRole('button', { name, exact: true }),
  };
}

describe('a recruiter of harbor-ledger', () => {
  const origin = siteOrigin('harbor-ledger');
  const { post, button } = words('en');

  it('saves for later, goes on, and is told when somebody else was faster', async () => {
    const email = await ownPerson('harbor-ledger', 'recruiter');
    const page = await openAs(open, email, `${origin}/job/wizard`);
    await field(page, 'job_info-title').fill('Baker for later');
    await button(page, post('saveForLater')).click();
    await page.waitForURL(/\/job\/wizard\?job=\d+/);
    await expect.poll(() => page.locator('main [data-kind=success]').count()).toBe(1);
    await expect.poll(() => field(page, 'job_info-title').inputValue()).toBe('Baker for later');

    const other = await openAs(open, email, page.url());
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

describe('an applicant who wants to post a job', () => {
  const origin = siteOrigin('rheinblick');
  const { t } = words('de');
  const radios = (page: Page) => page.locator('main input[type=radio]:checked');

  it('is taken for an employer on the way there, and becomes one in place with the account for applicants', async () => {
    const page = await open(`${origin}/job/wizard`, { expected: /401/ });
    await page.waitForURL(/\/user\/register\?/);
    await expect.poll(() => radios(page).getAttribute('value')).toBe('recruiter');
    await page.goto(`${origin}/user/register?destination=%2Fuser%2Falerts`);
    await expect.poll(() => radios(page).getAttribute('value')).toBe('applicant');

    await signIn(page, await ownPerson('rheinblick', 'applicant'));
    await page.goto(`${origin}/job/wizard/job_info`);
    await page.getByRole('button', { name: t('account:addRole.recruiter.submit') }).click();
    // People created like the demo's have not given consent yet.
    await page.getByRole('link', { name: t('account:addRole.toTerms') }).click();
    await page.locator('main input[type=checkbox]').first().check();
    await page.getByRole('button', { name: t('account:addRole.recruiter.submit') }).click();
    await page.waitForURL(`${origin}/job/wizard/job_info`);
    // An organization comes first.
    await page.waitForURL(/then=post/);
    await page.locator('main input[type=text]').fill('Bäckerei Nord');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(/\/job\/wizard/);
    await expect.poll(() => page.locator('main').textContent()).toContain(t('posting-terms:orderedNext'));
    await field(page, 'job_info-title').waitFor();
    // The employer's menu is in a sidebar, collapsed by default.
    const side = page.locator('[data-sidebar]');
    expect(await side.getAttribute('data-sidebar')).toBe('closed');
    await side.getByRole('button').click();
    await side.getByRole('link', { name: t('session:ownJobs') }).click();
    await page.waitForURL(/\/job-manager/);
    await expect.poll(() => side.getAttribute('data-sidebar')).toBe('beside');
  });
});

describe('an employer without credits', () => {
  const origin = siteOrigin('rheinblick');
  const { t, post, button } = words('de');

  it('orders what the ad needs at its end, and comes back to the ad, which is in review', async () => {
    const { email } = await newEmployer('rheinblick', { name: `Bäckerei ${randomUUID()}` });
    const page = await openAs(open, email, `${origin}/job/wizard/job_info`);
    await field(page, 'job_info-title').fill('Bäckerin (m/w/d)');
    await field(page, 'job_info-description').click();
    await page.keyboard.insertText('Brot und Brötchen backen, von vier bis elf Uhr, in einem Team von acht Leuten.');
    // Nothing else has to be filled in.
    await button(page, t('drafts:steps.skip').replace('{{title}}', post('preview.title'))).click();
    await page.waitForURL(/\/preview$/);
    await button(page, post('send.pay')).click();
    await page.waitForURL(/\?pay=\d+/);
    await field(page, 'billing-address-addressLine1').fill('Hauptstraße 1');
    await field(page, 'billing-address-locality').fill('Kehl');
    await page.getByRole('button', { name: /226,10/ }).waitFor();
    const code = `ZEHN-${randomUUID().slice(0, 8)}`.toUpperCase();
    await siteRows(
      `insert into voucher (frontend, code, percent, currency, created) values ('rheinblick', $1, 1000, 'EUR', now())`,
      [code],
    );
    await page.getByText(t('billing:voucher.open')).click();
    await page.getByLabel(t('billing:voucher.label')).fill(code.toLowerCase());
    await page.getByRole('button', { name: t('billing:voucher.apply') }).click();
    await page.getByText(t('billing:voucher.applied').replace('{{code}}', code)).waitFor();
    expect(await field(page, 'billing-address-locality').inputValue()).toBe('Kehl');
    await page.getByRole('button', { name: /203,49/ }).click();
    await page.waitForURL(/\?posted=\d+/);
    const shown = page.locator('[data-posted]');
    await expect.poll(() => shown.getAttribute('data-posted')).toMatch(/^(unpaid|needs_review)$/);
    const id = Number(new URL(page.url()).searchParams.get('posted'));
    await expect.poll(() => siteRows('select state from job where id = $1', [id])).toEqual([{ state: 'needs_review' }]);
    await page.reload();
    await expect.poll(() => page.locator('main').textContent()).toContain('203,49');
    await page.goto(`${origin}/job/wizard?pay=${id}`);
    await expect.poll(() => shown.getAttribute('data-posted')).toBe('needs_review');
  });

  it('saves a draft for the owners, who alone may order', async () => {
    const name = `Bäckerei ${randomUUID()}`;
    const { email, organization } = await newEmployer('rheinblick', { name, role: 'editor' });
    const page = await openAs(open, email, `${origin}/job/wizard/job_info`);
    await page.getByText(t('posting-terms:orderedByOwners').replace('{{organization}}', name)).waitFor();
    await field(page, 'job_info-title').fill('Bäcker (m/w/d)');
    await field(page, 'job_info-description').click();
    await page.keyboard.insertText('Brot und Brötchen backen, von vier bis elf Uhr, in einem Team von acht Leuten.');
    await button(page, t('drafts:steps.skip').replace('{{title}}', post('preview.title'))).click();
    await page.waitForURL(/\/preview$/);
    await page.getByText(post('before.draft').replace('{{organization}}', name)).waitFor();
    await button(page, post('send.draft')).click();
    await page.waitForURL(/\?pay=\d+/);
    await page.getByRole('heading', { name: post('pay.kept'), level: 1 }).waitFor();
    const title = 'Bäcker (m/w/d)';
    await page.getByText(post('pay.owners').replace('{{title}}', title).replace('{{organization}}', name)).waitFor();
    const kept = await siteRows('select state from job where organization_id = $1', [organization]);
    expect(kept).toEqual([{ state: 'draft' }]);
  });
});

describe('the writing assistant', () => {
  const origin = siteOrigin('harbor-ledger');
  const { post, button, t } = words('en');

  it('writes below what is there as one step to undo, and says what went wrong', async () => {
    const page = await open(`${origin}/robots.txt`);
    await signIn(page, await ownPerson('harbor-ledger', 'recruiter'));
    // This server has no model, so settings and answers of the assistant are mocked here.
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
