/** A resume from upload to print: on a phone, by keyboard, on two very different brands. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readCv } from '../../backend/modules/resumes/import/read/read-cv.ts';
import { recogniseLines } from '../../backend/modules/resumes/import/recognise/recognise.ts';
import { american, german } from '../../backend/modules/resumes/import/testing/samples.ts';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { registered } from './support/register.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const brands = [
  {
    brand: 'harbor-ledger',
    locale: 'en',
    resume: '/resume',
    steps: ['job-preferences', 'work-experience', 'personal-info'].map((step) => `/resume/wizard/${step}`),
    cv: { ...american, lines: [...american.lines, 'Interests', 'Sailing'] },
    headline: 'Headline',
    rest: 'Sailing',
    firstName: 'First name',
  },
  {
    brand: 'rheinblick',
    locale: 'de',
    resume: '/lebenslauf',
    steps: ['job-preferences', 'work-experience', 'personal-info'].map((step) => `/lebenslauf/wizard/${step}`),
    cv: {
      ...german,
      lines: [
        ...german.lines.map((line) => (line === 'Lebenslauf' ? 'Redaktionsleiter' : line)),
        ...['Hobbys', 'Segeln'],
      ],
    },
    headline: 'Überschrift',
    rest: 'Segeln',
    firstName: 'Vorname',
  },
];

/** Presses Tab until an element has the focus, then Enter. */
async function pressed(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Once for both brands is enough: they differ in colors, which other tests check. */
async function looked(page: Page): Promise<void> {
  if (new URL(page.url()).hostname.startsWith('rheinblick')) expect(await violationsOf(page)).toEqual([]);
}

const listed = async (email: string) =>
  (
    await siteRows<{ listed: boolean }>(
      `select f.listed is not null as listed from resume r join resume_frontend f on f.resume_id = r.id
       join account a on a.id = r.account_id where a.email = $1`,
      [email],
    )
  ).map((row) => row.listed);

/** Whom a resume is hidden from because its owner says so. */
const hiddenFrom = async (email: string) =>
  (
    await siteRows<{ name: string }>(
      `select h.name from resume_hiding h join resume r on r.id = h.resume_id join account a on a.id = r.account_id
       where a.email = $1 and not h.is_present`,
      [email],
    )
  ).map(({ name }) => name);

const here = shareOf(brands, ({ brand }) => brand === 'rheinblick');

describe.each(here)('somebody who looks for work on $brand', ({ brand, locale, resume, steps, cv, ...labels }) => {
  const t = createTexts(locale);
  const say = (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), t(`resume:${key}`));
  const origin = siteOrigin(brand);
  const email = `reader@${brand}.example`;
  const path = (page: Page) => new URL(page.url()).pathname;
  const main = async (page: Page) => (await page.locator('main').textContent()) ?? '';
  const box = (page: Page, name: string) => page.getByRole('textbox', { name });
  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

  it('fills the form from a file, looks it through, saves it, and is found', async () => {
    const page = await open(`${origin}/`, { viewport: phone });
    await registered(page, { origin, email, role: 'applicant' });
    await page.goto(origin + resume);
    await expect.poll(() => main(page)).toContain(say('start.title'));
    await pressed(page, page.getByRole('link', { name: say('start.import') }));
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 torn') });
    await expect.poll(() => main(page)).toContain(t('refusals:RESUME_FILE_BROKEN'));

    await file.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv.lines.join('\n')) });
    const heading = page.getByRole('heading', { name: say('import.found') });
    await heading.waitFor();
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await listed(email)).toEqual([]);
    await looked(page);
    await pressed(page, button(page, 'resume:import.take'));

    await expect.poll(() => path(page)).toBe(steps[0]);
    await expect
      .poll(() => main(page))
      .toContain(t('drafts:steps.place').replace('{{at}}', '1').replace('{{of}}', '6'));
    const headline = box(page, labels.headline);
    await expect.poll(() => headline.inputValue()).not.toBe('');
    // What no field took stands beside the form.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: say('import.rest_other', { count: '2' }) }).click();
    expect(
      await page.getByRole('complementary', { name: say('import.rest_other', { count: '2' }) }).textContent(),
    ).toContain(labels.rest);
    await page.getByRole('button', { name: say('rest.copyLine', { line: labels.rest }) }).click();
    await expect.poll(() => main(page)).toContain(say('rest.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(labels.rest);
    await headline.fill('Somebody for words');
    await looked(page);
    await pressed(page, button(page, 'drafts:steps.go'));
    await expect.poll(() => path(page)).toBe(steps[1]);
    await expect.poll(() => main(page)).toContain(t('form-fields:resume.work_experience.description'));
    // Nothing in between is required.
    const skip = t('drafts:steps.skip').replace('{{title}}', t('form-fields:resume.personal_info.title'));
    await page.getByRole('button', { name: skip }).click();
    await expect.poll(() => path(page)).toBe(steps[2]);
    await expect.poll(() => box(page, labels.firstName).inputValue()).toBe(cv.expected.firstName);
    await page.goBack();
    await expect.poll(() => path(page)).toBe(steps[1]);
    await page.goBack();
    await expect.poll(() => headline.inputValue()).toBe('Somebody for words');
    await page.reload();
    await expect.poll(() => headline.inputValue()).toBe('Somebody for words');
    await button(page, 'resume:rest.hide').click();
    expect(await main(page)).not.toContain(labels.rest);
    expect(await headline.inputValue()).toBe('Somebody for words');
    for (let step = 1; step < 6; step += 1) {
      await button(page, 'drafts:steps.go').click();
      const place = t('drafts:steps.place')
        .replace('{{at}}', String(step + 1))
        .replace('{{of}}', '6');
      await expect.poll(() => main(page)).toContain(place);
    }
    // Nobody is listed without consent.
    await button(page, 'resume:wizard.save').click();
    await expect.poll(() => main(page)).toContain(say('wizard.visible.choose'));
    expect(await listed(email)).toEqual([]);
    await looked(page);
    await page.getByRole('radio', { name: say('wizard.visible.yes') }).check();
    await button(page, 'resume:wizard.save').click();
    await expect.poll(() => path(page)).toBe(resume);
    await expect.poll(() => main(page)).toContain(`${cv.expected.firstName} ${cv.expected.lastName}`);
    for (const { title } of cv.expected.work ?? []) expect(await main(page)).toContain(title);
    expect(await listed(email)).toEqual([true]);
    await looked(page);
  });

  it('sees what employers see, hides the resume, and prints it as it can be read again', async () => {
    const page = await openAs(open, email, `${origin}/resume/preview`, { viewport: phone });
    await expect.poll(() => main(page)).toContain(say('sheet.unnamed'));
    expect(await main(page)).not.toContain(cv.expected.lastName);
    await page.getByRole('radio', { name: say('preview.opened') }).check();
    await expect.poll(() => main(page)).toContain(cv.expected.lastName);

    await page.goto(origin + resume);
    const company = 'Nordwind & Söhne';
    const named = (key: string) => say(`hiding.${key}`, { name: company });
    await box(page, named('name')).fill(` ${company} `);
    await pressed(page, button(page, 'resume:hiding.add'));
    await expect.poll(() => main(page)).toContain(named('added'));
    expect(await hiddenFrom(email)).toEqual([company]);
    await page.reload();
    const list = page.getByRole('list', { name: named('title') });
    await list.getByText(company).waitFor();
    await looked(page);
    await pressed(page, page.getByRole('button', { name: named('removeName') }));
    await expect.poll(() => main(page)).toContain(named('removed'));
    expect([await list.getByText(company).count(), await hiddenFrom(email)]).toEqual([0, []]);

    const toggle = page.getByRole('switch');
    await toggle.waitFor();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => main(page)).toContain(say('visibility.hidden'));
    expect(await listed(email)).toEqual([false]);

    for (const format of ['A4', 'Letter'] as const) {
      const content = await readCv(await page.pdf({ format }));
      const lines = content.kind === 'lines' ? content.lines : [];
      expect(lines[0]).toBe(`${cv.expected.firstName} ${cv.expected.lastName}`);
      expect(lines.join('\n')).not.toMatch(new RegExp([say('edit'), say('visibility.title'), say('print')].join('|')));
      expect(recogniseLines(lines).work).toHaveLength(cv.expected.work?.length ?? 0);
    }
  });
});

it.skipIf(isSweep())('leads away where a brand has no resumes', async () => {
  const get = siteClient('on-air-careers');
  for (const path of ['/resume', '/resume/edit/skills', '/resume/wizard/import']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 308, '/404']);
  }
});
