/** The site of the marketplace journeys, and their common steps. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { StripeServer } from '../../../backend/modules/billing/testing/stripe-server.ts';
import { violationsOf } from '../support/axe.ts';
import { hydrated, type OpenOptions, type OpenPage } from '../support/browser.ts';
import type { OwnServer } from '../support/own-server.ts';
import { openAs } from '../support/sign-in.ts';
import { createTexts } from '../support/texts.ts';

/** Available inside tests. */
export interface Market {
  server: OwnServer;
  pool: pg.Pool;
  stripe: StripeServer;
  brandsDir: string;
}

export type BrandFile = {
  features: Record<string, unknown>;
  moderation?: { newJobs?: boolean };
  prices: { providers: string[]; products: Record<string, { price: number }> };
};

export const BOSS = { email: 'boss@example.com', password: 'a password of the tests' };

/** Fields of forms, by the end of their id. */
export const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]`);
export const stepName = (page: Page) => page.locator('[data-step]').getAttribute('data-step');
export const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`).waitFor();
export const forward = (page: Page) => page.locator('main form button[type=submit].button').last();

/** Visible text with collapsed whitespace. */
export const seen = async (of: Locator) => ((await of.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Changes the document of a brand; a running server picks it up shortly after. */
export async function changeBrand(
  brandsDir: string,
  brand: string,
  change: (document: BrandFile) => void,
): Promise<void> {
  const file = path.join(brandsDir, `${brand}.json`);
  const document = JSON.parse(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, JSON.stringify(document, null, 2));
}

/** Changes the price of a product of the brand `demo`. */
export async function reprice({ server, brandsDir }: Market, product: string, price: number): Promise<void> {
  await changeBrand(brandsDir, 'demo', ({ prices: { products } }) => {
    const found = products[product];
    if (found) found.price = price;
  });
  const query = JSON.stringify({ query: '{ products { key price { amount } } }' });
  const headers = { 'content-type': 'application/json', frontend: 'demo;en' };
  const now = async () => {
    const { text } = await server.get('/graphql', { brand: 'demo', method: 'POST', headers, body: query });
    const { products } = JSON.parse(text).data;
    return products.find(({ key }: { key: string }) => key === product).price.amount;
  };
  await expect.poll(now).toBe(price * 100);
}

/** Adds the two screening questions of the journeys in the wizard's step for them. */
export async function addQuestions(page: Page, questions: { work: string; yes: string; years: string }): Promise<void> {
  const list = 'application_options-applicationQualifyingQuestions';
  await page.locator('[name$="/applicationRequireQualifyingQuestions"]').check();
  await field(page, list).click();
  await field(page, `${list}-0-text`).fill(questions.work);
  await field(page, `${list}-0-type`).selectOption('yes_no');
  await field(page, `${list}-0-required`).check();
  await field(page, `${list}-0-knockOut`).check();
  await field(page, `${list}-0-expected`).fill(questions.yes);
  await page.keyboard.press('Enter');
  await field(page, list).click();
  await field(page, `${list}-1-text`).fill(questions.years);
  await field(page, `${list}-1-type`).selectOption('number');
  await field(page, `${list}-1-required`).check();
}

/** Common steps on the site of a brand. */
export function desk(open: OpenPage, market: Market, brand: string, locale: string) {
  const origin = () => market.server.origin(brand);
  const t = createTexts(locale);

  /** Demo images are in the folder of the shared site. */
  const look = (at: string, options: OpenOptions = {}) =>
    open(origin() + at, { expected: /status of 404/, ...options });

  async function enter(at: string, who: 'applicant' | 'recruiter' | 'boss', options: OpenOptions = {}): Promise<Page> {
    const [email, password] = who === 'boss' ? [BOSS.email, BOSS.password] : [`${who}@${brand}.example`];
    return openAs(open, email, origin() + at, { expected: /status of 404/, password, ...options });
  }

  const rows = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await market.pool.query<Row>(statement, values)).rows;

  return {
    t,
    origin,
    look,
    enter,
    rows,
    /** From then on the wizard knows no place to begin a new job with. */
    async forgetPlaces(): Promise<void> {
      const recruiter = `recruiter@${brand}.example`;
      const own = `select m.organization_id from organization_member m join account a on a.id = m.account_id where a.email = $1`;
      await rows(`update job set data = data #- '{job_location,address}' where organization_id in (${own})`, [
        recruiter,
      ]);
      await rows(
        `update organization set data = data #- '{organization_page,organizationLocation}' #- '{company_info,address}' where id in (${own})`,
        [recruiter],
      );
    },
    /** Templates of the emails to an address, oldest first. */
    async mailsTo(email: string): Promise<string[]> {
      const mails = await rows<{ template: string }>('select template from outbox where recipient = $1 order by id', [
        email,
      ]);
      return mails.map(({ template }) => template);
    },
    /** URL of the link to a page in the latest email of a kind. Throws if there is none. */
    async linkIn(to: string, template: string, start: string): Promise<string> {
      const [mail] = await rows<{ text: string }>(
        'select text from outbox where recipient = $1 and template = $2 order by id desc limit 1',
        [to, template],
      );
      const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((one) => new URL(one));
      const link = links.find(({ pathname }) => pathname.startsWith(start));
      if (!link) throw new Error(`No mail "${template}" to ${to} leads to ${start}.`);
      return origin() + link.pathname + link.search;
    },
    jobsCalled: (title: string) =>
      rows<{ id: number; state: string }>('select id, state from job where title = $1', [title]),

    /** A moderator previews a job and approves it. */
    async approve(id: number, title: string): Promise<void> {
      const say = (key: string) => t(`moderation:${key}`).replace('{{title}}', title);
      const boss = await enter('/admin/moderation', 'boss');
      const entry = boss.locator(`[data-job="${id}"]`);
      await entry.getByRole('button', { name: `${say('look')}: ${title}` }).click();
      await entry.locator('[data-preview]').getByRole('heading', { level: 1, name: title }).waitFor();
      if (locale === 'en') expect(await violationsOf(boss)).toEqual([]);
      await entry.getByRole('button', { name: `${say('approve')}: ${title}` }).click();
      await boss.getByText(say('approved')).waitFor();
    },

    /** A visitor searches by keyword, place with radius, and facet, and opens the only remaining job. */
    async find(
      jobs: string,
      wanted: { word: string; place: string; radius: string; facet: string; title: string },
    ): Promise<void> {
      const page = await hydrated(await look(`${jobs}?search=${encodeURIComponent(wanted.word)}`));
      const where = page.locator('input[name=geo_location]').first();
      await where.pressSequentially(wanted.place);
      await page.getByRole('option').first().waitFor();
      await where.press('ArrowDown');
      await where.press('Enter');
      await page.locator('select[name=radius]').first().selectOption(wanted.radius);
      await where.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('radius') === wanted.radius);
      const facet = page.locator('[data-region=aside] a', { hasText: wanted.facet }).first();
      await facet.click();
      const found = page.locator('main ol article a');
      await expect.poll(() => found.count()).toBe(1);
      expect(await found.first().textContent()).toBe(wanted.title);
    },

    /** Applies with the required answers only; `guest` is an email address. */
    async applyAtOnce(page: Page, jobId: number, guest: string | null): Promise<void> {
      await page.goto(`${origin()}/job/apply/${jobId}/basic-info`);
      await step(page, 'basic-info');
      const name = (field_: string) => field(page, `basic_info-${field_}`);
      if (guest === null) await expect.poll(() => name('lastName').inputValue()).toBe('Seeker');
      else {
        await name('firstName').fill('Gus');
        await name('lastName').fill('Guest');
        await name('emailAddress').fill(guest);
      }
      await forward(page).click();
      await step(page, 'questions');
      await page.getByRole('radio').first().check();
      const years = page.locator('main form input:not([type=radio])').last();
      if ((await years.count()) > 0) await years.fill('7');
      await forward(page).click();
      await step(page, 'files');
      await forward(page).click();
      await step(page, 'review');
      await forward(page).dblclick();
    },
  };
}
