/** Applicants saved to lists, and what they answer to the question whether they may be kept: with scripts and without. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser, textOf } from './support/browser.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const BRAND = 'rheinblick';
const t = createTexts('de');
const say = (key: string, count?: number) => t(`applicants:${key}`).replaceAll('{{count}}', String(count));
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const names = (page: Page) => page.locator('main li[data-stage] a').allTextContents();

interface Sent {
  id: number;
  jobId: number;
}

/** Applications of guests to the first job of the recruiter's organization. */
async function applied(recruiter: string, name: string, people: readonly string[]): Promise<Sent[]> {
  return siteRows<Sent>(
    `insert into application (frontend, job_id, job_title, organization_name, email, confirmed, locale, data, created, changed)
     select $1, j.id, j.title, j.organization_name, lower(p || $3) || '@example.com', now(), 'de',
       jsonb_build_object('basic_info', jsonb_build_object('firstName', p, 'lastName', $3::text)), now(), now()
     from unnest($4::text[]) p, (
       select j.* from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
         join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
       where a.email = $2 and j.state = 'published' order by j.id limit 1) j
     returning id, job_id as "jobId"`,
    [BRAND, recruiter, name, people],
  );
}

/** Path of the answer in the latest question to an address. */
async function answerLink(to: string, answer: 'yes' | 'no'): Promise<string> {
  const [mail] = await siteRows<{ text: string }>(
    `select text from outbox where recipient = $1 and template = 'application_keep' order by id desc limit 1`,
    [to],
  );
  const [link = ''] = new RegExp(`https?://\\S+/user/keeping/[\\w-]+/${answer}`).exec(mail?.text ?? '') ?? [];
  return new URL(link).pathname;
}

it('are saved to a list, alone and several at once, and found again', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [ada] = await applied(recruiter, name, ['Ada', 'Bob']);
  const list = `Pflege ${name}`;
  const origin = siteOrigin(BRAND);
  const page = await openAs(open, recruiter, `${origin}/job-manager/applicants/${ada?.jobId}/${ada?.id}?of=all`);
  await page.getByLabel(say('saved.add'), { exact: true }).fill(list);
  await page.getByRole('button', { name: say('saved.submit'), exact: true }).click();
  await page.getByLabel(say('saved.note'), { exact: true }).fill(`Kann ab Mai ${name}`);
  await page.getByRole('button', { name: say('saved.saveNote'), exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await isWide(page)).toBe(false);

  await page.goto(`${origin}/job-manager/applicants?search=${name}`);
  await expect.poll(() => names(page)).toHaveLength(2);
  await page.getByLabel(say('selectAll')).check();
  const panel = page.getByRole('region', { name: say('saved.many_other', 2) });
  await panel.getByLabel(say('saved.add'), { exact: true }).fill(list);
  await panel.getByRole('button', { name: say('saved.submit'), exact: true }).click();
  await expect.poll(() => textOf(page)).toContain(say('saved.done').replace('{{list}}', list));
  expect([await violationsOf(page), await isWide(page)]).toEqual([[], false]);
  await page.goto(`${origin}/job-manager/applicants`);
  await page.getByLabel(say('saved.list'), { exact: true }).selectOption(list);
  await expect.poll(() => names(page)).toHaveLength(2);
  await page.goto(`${origin}/job-manager/applicants?saved=yes&search=mai+${name}`);
  await expect.poll(() => names(page)).toEqual([`Ada ${name}`]);
});

it('agree and withdraw without scripts, and decline with them', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [ada, bob] = await applied(recruiter, name, ['Ada', 'Bob']);
  const origin = siteOrigin(BRAND);
  const page = await openAs(open, recruiter, `${origin}/job-manager/applicants?search=${name}`);
  await page.getByLabel(say('selectAll')).check();
  const panel = page.getByRole('region', { name: say('saved.many_other', 2) });
  await panel.getByLabel(say('saved.add'), { exact: true }).fill(`Pflege ${name}`);
  await panel.getByRole('button', { name: say('saved.submit'), exact: true }).click();
  await expect.poll(() => page.locator('main [data-kind=success]').count()).toBe(1);

  const plain = await open(origin + (await answerLink(`ada${name}@example.com`.toLowerCase(), 'yes')), {
    javaScriptEnabled: false,
  });
  expect(await isWide(plain)).toBe(false);
  await plain.getByRole('button', { name: t('keeping:yes'), exact: true }).click();
  await plain.getByRole('button', { name: t('keeping:withdraw'), exact: true }).waitFor();
  const answerOf = (id: number | undefined) =>
    siteRows(
      "select answer, until > now() + interval '360 days' as long from saved_candidate where application_id = $1",
      [id],
    );
  expect(await answerOf(ada?.id)).toEqual([{ answer: 'yes', long: true }]);
  await plain.getByRole('button', { name: t('keeping:withdraw'), exact: true }).click();
  await expect.poll(() => answerOf(ada?.id)).toEqual([{ answer: 'no', long: null }]);
  await expect.poll(() => plain.getByRole('button', { name: t('keeping:withdraw'), exact: true }).count()).toBe(0);

  const other = await open(origin + (await answerLink(`bob${name}@example.com`.toLowerCase(), 'no')), {
    viewport: phone,
  });
  const no = other.getByRole('button', { name: t('keeping:no'), exact: true });
  await no.waitFor();
  expect([await violationsOf(other), await isWide(other)]).toEqual([[], false]);
  await no.click();
  await expect.poll(() => answerOf(bob?.id)).toEqual([{ answer: 'no', long: null }]);
  await expect.poll(() => no.count()).toBe(0);

  await page.goto(`${origin}/job-manager/applicants/${ada?.jobId}/${ada?.id}`);
  await page.getByTestId('keeping').waitFor();
  expect(await page.getByLabel(say('saved.add'), { exact: true }).count()).toBe(0);
});
