/** The applications to all jobs of an employer: found, moved together, and read one after the other; at a desk and on a phone. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { writePdf } from '../../backend/modules/resumes/import/testing/files.ts';
import { newScratchFolder } from '../../backend/testing/scratch.ts';
import { BOUNDARY, encodeForm, formOf } from '../../backend/uploads/testing/form.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser, textOf } from './support/browser.ts';
import { enterOn } from './support/keyboard.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const folder = newScratchFolder('nameplate-inbox-');
afterAll(() => rmSync(folder, { recursive: true }));
const BRAND = 'rheinblick';
const t = createTexts('de');
const say = (key: string, count?: number) => t(`applicants:${key}`).replaceAll('{{count}}', String(count));

interface Sent {
  id: number;
  jobId: number;
  title: string;
}

/** Applications of guests to the first jobs of the recruiter's organization, one each, under a name that no other test has. */
async function applied(recruiter: string, name: string, people: readonly string[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const [at, firstName] of people.entries()) {
    const rows = await siteRows<Sent>(
      `insert into application (frontend, job_id, job_title, organization_name, email, confirmed, locale, data, created, changed)
       select $1, j.id, j.title, j.organization_name, lower($3) || '@example.com', now(), 'de',
         jsonb_build_object('basic_info', jsonb_build_object('firstName', $5::text, 'lastName', $3::text)),
         now() + make_interval(secs => $4::int), now()
       from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
         join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
       where a.email = $2 and j.state = 'published' order by j.id offset $4 limit 1
       returning id, job_id as "jobId", job_title as title`,
      [BRAND, recruiter, name, at, firstName],
    );
    sent.push(...rows);
  }
  if (sent.length !== people.length) throw new Error(`The recruiter of ${BRAND} has too few published jobs.`);
  return sent;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const names = (page: Page) => page.locator('main li[data-stage] a').allTextContents();

it('are searched, moved together and read one after the other', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [first, second] = await applied(recruiter, name, ['Ada', 'Bob']);
  if (!first || !second) throw new Error('Nobody applied.');
  const origin = siteOrigin(BRAND);
  const page = await openAs(open, recruiter, `${origin}/job-manager`);
  await page.getByRole('link', { name: new RegExp(`^${t('job-manager:applicants')} \\(\\d+ `) }).click();
  await page.waitForURL(/\/job-manager\/applicants$/);
  await page.getByLabel(say('search.label'), { exact: true }).fill(name);
  await page.getByRole('button', { name: say('search.submit'), exact: true }).click();
  await expect.poll(() => names(page)).toEqual([`Bob ${name}`, `Ada ${name}`]);
  expect(await textOf(page)).toContain(second.title);
  expect(await violationsOf(page)).toEqual([]);

  // One after the other, in the order of the list.
  await page.getByRole('link', { name: `Bob ${name}` }).click();
  await page.getByRole('heading', { level: 1, name: `Bob ${name}` }).waitFor();
  await page.getByRole('link', { name: first.title, exact: true }).waitFor();
  await page.getByRole('link', { name: say('detail.next'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Ada ${name}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/job-manager/applicants/${first.jobId}/${first.id}`);
  await expect.poll(() => page.getByRole('link', { name: say('detail.next'), exact: true }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await isWide(page)).toBe(false);
  await page.getByRole('link', { name: say('detail.back'), exact: true }).click();
  await expect.poll(() => names(page)).toEqual([`Bob ${name}`, `Ada ${name}`]);
  expect([await violationsOf(page), await isWide(page)]).toEqual([[], false]);

  // Two jobs at once, with words for each.
  await page.getByLabel(say('selectAll')).check();
  const panel = page.getByRole('form', { name: say('bulk.title_other', 2) });
  await panel.getByLabel(say('move.to')).selectOption({ label: say('stages.shortlisted') });
  await panel.getByRole('button', { name: say('move.submit') }).click();
  await expect.poll(() => page.locator('main [data-kind=success]').textContent()).toBe(say('move.done_other', 2));
  await page.getByLabel(say('filters.job'), { exact: true }).selectOption(String(second.jobId));
  await page.waitForURL(new RegExp(`/job-manager/applicants/${second.jobId}\\?search=${name}$`));
  await expect.poll(() => names(page)).toEqual([`Bob ${name}`]);
  expect(await siteRows('select stage from application where id = any($1)', [[first.id, second.id]])).toEqual([
    { stage: 'shortlisted' },
    { stage: 'shortlisted' },
  ]);
});

it('have tags, which are added, found and removed', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [sent] = await applied(recruiter, name, ['Ada']);
  const tag = `Nachtschicht ${name}`;
  const page = await openAs(
    open,
    recruiter,
    `${siteOrigin(BRAND)}/job-manager/applicants/${sent?.jobId}/${sent?.id}?of=all&search=${name}`,
    { viewport: phone },
  );
  await page.getByLabel(say('tags.add'), { exact: true }).fill(tag);
  await page.getByRole('button', { name: say('tags.submit'), exact: true }).click();
  const remove = page.getByRole('button', { name: say('tags.remove').replace('{{tag}}', tag), exact: true });
  await remove.waitFor();
  expect([await violationsOf(page), await isWide(page)]).toEqual([[], false]);
  await page.getByRole('link', { name: say('detail.back'), exact: true }).click();
  await page.getByLabel(say('tags.one'), { exact: true }).selectOption(tag);
  await page.waitForURL(/[?&]tag=/);
  await expect.poll(() => names(page)).toEqual([`Ada ${name}`]);
  await page.getByRole('link', { name: `Ada ${name}` }).click();
  await remove.click();
  await expect.poll(() => remove.count()).toBe(0);
  expect(await siteRows('select name from application_tag where application_id = $1', [sent?.id])).toEqual([]);
});

it('are moved on a board with stages of the employer, by dragging and from the menu', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [ada, bob] = await applied(recruiter, name, ['Ada', 'Bob']);
  const ids = [ada?.id, bob?.id];
  const page = await openAs(open, recruiter, `${siteOrigin(BRAND)}/job-manager/applicants?search=${name}`);
  await page.getByRole('link', { name: say('board.title'), exact: true }).click();
  await page.waitForURL(/[?&]view=board/);
  const column = (title: string) =>
    page.locator('section[aria-labelledby]', { has: page.locator('h2', { hasText: title }) });
  await expect.poll(() => column(say('stages.sent')).getByRole('link').count()).toBe(2);

  // Two stages that stand for the same.
  await page.locator('summary', { hasText: say('board.edit') }).click();
  await page.getByRole('button', { name: say('board.add') }).click();
  await page.getByLabel(say('board.name'), { exact: true }).last().fill('Telefonat');
  const up = page.getByRole('button', { name: say('board.up').replace('{{name}}', 'Telefonat') });
  for (let at = 0; at < 3; at += 1) await up.click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: say('board.save'), exact: true }).click();
  await expect.poll(() => column('Telefonat').count()).toBe(1);

  const card = (first: string) => page.locator('li', { has: page.getByRole('link', { name: `${first} ${name}` }) });
  await card('Ada').dragTo(column(say('stages.shortlisted')));
  await expect.poll(() => column(say('stages.shortlisted')).textContent()).toContain(`Ada ${name}`);
  await page.setViewportSize(phone);
  await card('Bob').locator('summary').focus();
  await page.keyboard.press('Enter');
  await enterOn(page, card('Bob').getByRole('button', { name: say('stages.rejected'), exact: true }));
  await expect.poll(() => column(say('stages.rejected')).textContent()).toContain(`Bob ${name}`);
  // The keyboard goes on where the card is now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(`Bob ${name}`);
  expect([await violationsOf(page), await isWide(page)]).toEqual([[], false]);
  await card('Bob').locator('summary').focus();
  await page.keyboard.press('Enter');
  await enterOn(page, card('Bob').getByRole('button', { name: 'Telefonat', exact: true }));
  await expect.poll(() => column('Telefonat').textContent()).toContain(`Bob ${name}`);
  const moved = `select a.stage, s.name from application a left join applicant_stage s on s.id = a.own_stage_id
    where a.id = any($1) order by a.id`;
  expect(await siteRows(moved, [ids])).toEqual([
    { stage: 'shortlisted', name: say('stages.shortlisted') },
    { stage: 'viewed', name: 'Telefonat' },
  ]);
  await page.locator('summary', { hasText: say('board.edit') }).click();
  await page.getByRole('button', { name: say('board.reset') }).click();
  await expect.poll(() => column('Telefonat').count()).toBe(0);
});

/** Attaches a file to an application, uploaded as guests do. */
async function attach(application: number, bytes: Buffer, name: string): Promise<void> {
  const answer = await siteClient(BRAND)('/graphql', {
    method: 'POST',
    headers: { frontend: `${BRAND};de`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: encodeForm(formOf(bytes, { filename: name })),
  });
  const id = Number.parseInt(JSON.parse(answer.text).data.upload.id, 10);
  await siteRows("update upload set state = 'kept' where id = $1 returning id", [id]);
  const file = JSON.stringify({ coverLetter: 'x', attachments: [{ id, name, size: bytes.length }] });
  await siteRows(
    `update application set files = array[$2::int], data = data || jsonb_build_object('files', $3::jsonb) where id = $1 returning id`,
    [application, id, file],
  );
}

it('show a CV in the page when it is asked for, under its policy, or say to download it', async () => {
  const recruiter = await ownPerson(BRAND, 'recruiter');
  const name = `N${randomUUID().slice(0, 8)}`;
  const [good, broken] = await applied(recruiter, name, ['Ada', 'Bob']);
  if (!good || !broken) throw new Error('Nobody applied.');
  const draw = (pdf: Parameters<Parameters<typeof writePdf>[1]>[0]) => {
    for (let at = 1; at <= 7; at += 1) {
      if (at > 1) pdf.addPage();
      pdf.font('Helvetica').text(`Lebenslauf ${name}, Blatt ${at}`);
      pdf.rect(50, 200, 300, 300).fill('#c00');
    }
  };
  await attach(good.id, Buffer.from(await writePdf(path.join(folder, 'cv.pdf'), draw)), 'Lebenslauf.pdf');
  await attach(broken.id, Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'), 'Kaputt.pdf');

  const origin = siteOrigin(BRAND);
  const page = await openAs(open, recruiter, `${origin}/job-manager/applicants/${good.jobId}/${good.id}`);
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name: one }) => one.includes('/pdfjs/')).length,
    );
  const view = page.getByRole('button', { name: new RegExp(`^${say('pdf.open')}`) });
  await view.waitFor();
  expect(await scripts()).toBe(0);
  await view.click();
  const pdf = page.getByTestId('pdf');
  await expect.poll(() => pdf.textContent()).toContain(`Lebenslauf ${name}, Blatt 5`);
  expect(await scripts()).toBeGreaterThan(0);
  // The square is drawn, in its color.
  const color = await pdf
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const scale = canvas.width / 595.28;
      return [...(canvas.getContext('2d')?.getImageData(200 * scale, 350 * scale, 1, 1).data ?? [])];
    });
  expect(color).toEqual([204, 0, 0, 255]);
  expect(await violationsOf(page)).toEqual([]);
  await pdf.getByRole('button', { name: say('pdf.more') }).click();
  await expect.poll(() => pdf.textContent()).toContain(`Lebenslauf ${name}, Blatt 7`);
  await page.setViewportSize(phone);
  expect(await isWide(page)).toBe(false);
  await page.getByRole('button', { name: new RegExp(`^${say('pdf.close')}`) }).click();
  await expect.poll(() => pdf.count()).toBe(0);

  await page.goto(`${origin}/job-manager/applicants/${broken.jobId}/${broken.id}`);
  await view.click();
  await expect.poll(() => pdf.textContent()).toBe(say('pdf.failed'));
});
