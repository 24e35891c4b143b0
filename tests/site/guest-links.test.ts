/** The links in the emails of guests: they confirm, sign in whoever has an account, and lead on to registering or applying again. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { testBrowser } from './support/browser.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const BRAND = 'harbor-ledger';
const PAGE = '/user/applications';
const open = testBrowser();
const t = createTexts('en');
const origin = siteOrigin(BRAND);
const says = (page: Page, text: string) => expect.poll(() => page.locator('main').textContent()).toContain(text);
const stageOn = (page: Page) => expect.poll(() => page.getByTestId('stage').textContent());

/** An application of a guest that waits for the link, which is mailed. Returns its job. */
async function sent(email: string): Promise<number> {
  const key = randomUUID();
  const [row] = await siteRows<{ jobId: number }>(
    `insert into application (frontend, job_id, job_title, organization_name, email, locale, data, send_key, created, changed)
     select $1, j.id, j.title, j.organization_name, $2, 'en',
       jsonb_build_object('basic_info', jsonb_build_object('firstName', 'Grace', 'lastName', 'Guest', 'emailAddress', $2::text)), $3, now(), now()
     from job j where j.state = 'published' and j.frontend = $1
       and j.data #>> '{application_options,applicationWorkflow}' = 'internal'
     order by j.id limit 1 returning job_id as "jobId"`,
    [BRAND, email, key],
  );
  const query = 'mutation ($key: String!) { sendApplicationLinkAgain(key: $key) }';
  await siteClient(BRAND)('/graphql', {
    ...{ method: 'POST', body: JSON.stringify({ query, variables: { key } }) },
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en` },
  });
  return row?.jobId ?? 0;
}

async function confirmed(email: string): Promise<Page> {
  const page = await open(origin + (await mailedLink(email, 'application_confirm', PAGE)));
  await page.getByRole('button', { name: t('applications:link.confirm') }).click();
  await says(page, t('applications:link.done'));
  await stageOn(page).toBe(t('applications:stages.sent'));
  return page;
}

it('sign in whoever has an account with the address, once; the dashboard then says what comes next', async () => {
  const email = await ownPerson(BRAND, 'applicant');
  await sent(email);
  const page = await confirmed(email);
  await page.goto(`${origin}/dashboard`);
  await says(page, t('account:dashboard.steps.sent'));
  await siteRows("update application set stage = 'shortlisted' where email = $1 returning id", [email]);
  await page.reload();
  await says(page, t('account:dashboard.steps.shortlisted'));
  expect(await page.locator('main').textContent()).not.toContain(t('account:dashboard.steps.sent'));

  const elsewhere = await open(origin + (await mailedLink(email, 'application_confirm', PAGE)));
  await says(elsewhere, t('applications:link.joined'));
  expect(await elsewhere.getByTestId('stage').count()).toBe(0);
});

it('lead to registering with the address filled in, once', async () => {
  const email = `guest-${randomUUID()}@example.com`;
  await sent(email);
  const page = await confirmed(email);
  await page.getByRole('link', { name: t('applications:register.submit') }).click();
  const address = page.locator('[id$="-account-email"]');
  await expect.poll(() => address.inputValue()).toBe(email);
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.reload();
  await address.waitFor();
  expect(await address.inputValue()).toBe('');
});

it('lead back to the form once the application is withdrawn', async () => {
  const email = `guest-${randomUUID()}@example.com`;
  const jobId = await sent(email);
  const page = await confirmed(email);
  const again = page.getByRole('link', { name: t('applications:reopen') });
  expect(await again.count()).toBe(0);
  await page.getByText(t('applications:withdraw.title')).click();
  await page.getByRole('button', { name: t('applications:withdraw.submit') }).click();
  await stageOn(page).toBe(t('applications:stages.withdrawn'));
  await again.click();
  await page.locator('[data-step="basic-info"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/job/apply/${jobId}`);
});
