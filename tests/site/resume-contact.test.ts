/**
 * From a contact request to an open resume and back: on two brands, one that sells credits and one that sells
 * subscriptions.
 */
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser, textOf } from './support/browser.ts';
import { mailedLink } from './support/mails.ts';
import { siteRows } from './support/rows.ts';
import { openAs, signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const brands = [
  { brand: 'harbor-ledger', locale: 'en', resume: '/resume', other: 'rheinblick', ways: ['phone', 'messages'] },
  { brand: 'rheinblick', locale: 'de', resume: '/lebenslauf', other: 'harbor-ledger', ways: ['messages'] },
];

interface Owner {
  id: number;
  email: string;
  name: string;
  phone: string;
}

/** A person with a listed resume and no contact requests, who can now sign in. */
async function unasked(brand: string): Promise<Owner> {
  const [owner] = await siteRows<Owner>(
    `select r.id, a.email, concat_ws(' ', r.data->'personal_info'->>'firstName', r.data->'personal_info'->>'lastName') as name,
       r.data->'personal_info'->>'phone' as phone
     from resume r join resume_frontend f on f.resume_id = r.id join account a on a.id = r.account_id
     where f.frontend = $1 and f.listed is not null and not exists (select from resume_contact c where c.resume_id = r.id)
     order by r.id desc limit 1`,
    [brand],
  );
  if (!owner) throw new Error(`The demo data of ${brand} has no resume that nobody asks about.`);
  await siteRows(
    `update account set password_hash = (select password_hash from account where email = 'applicant@' || $2 || '.example')
     where email = $1`,
    [owner.email, brand],
  );
  return owner;
}

/** Makes the demo employer of one brand an employer of another organization on a second one. */
async function rival(brand: string, from: string): Promise<string> {
  const email = `recruiter@${from}.example`;
  await siteRows(
    `with person as (select id from account where email = $1),
       role as (insert into account_role (account_id, frontend, role) select id, $2, 'recruiter' from person on conflict do nothing),
       brand as (insert into account_brand (account_id, frontend, approved, locale, joined)
         select id, $2, now(), 'en', now() from person on conflict do nothing)
     insert into organization_member (organization_id, account_id, role)
     select (select p.organization_id from organization_profile p join organization o on o.id = p.organization_id
       where p.frontend = $2 and p.published and o.owner_id is null order by p.organization_id desc limit 1), id, 'editor' from person
     on conflict do nothing`,
    [email, brand],
  );
  return email;
}

/** Presses Tab until an element has the focus, then Enter. */
async function pressed(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const spent = async (brand: string, resumeId: number) =>
  (
    await siteRows<{ by: string; released: boolean }>(
      `select case when subscription_id is null then 'credit' else 'slot' end as by, released is not null as released
       from spending where frontend = $1 and purchase = 'contact' and subject = $2`,
      [brand, `resume:${resumeId}`],
    )
  ).map(({ by, released }) => (released ? `${by} freed` : by));

const here = shareOf(brands, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('contact on $brand', ({ brand, locale, resume, other, ways }) => {
  const t = createTexts(locale);
  const say = (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      t(`resume-contact:${key}`),
    );
  const origin = siteOrigin(brand);
  const recruiter = `recruiter@${brand}.example`;
  const message = 'We would like to meet you & your <work>.';
  let owner: Owner;
  let organization: string;
  beforeAll(async () => {
    owner = await unasked(brand);
    const [row] = await siteRows<{ name: string }>(
      `select o.name from organization o join organization_member m on m.organization_id = o.id
       join account a on a.id = m.account_id where a.email = $1`,
      [recruiter],
    );
    organization = row?.name ?? '';
  });

  const panel = (page: Page) => page.locator('section[data-contact]');
  const state = (page: Page) => panel(page).getAttribute('data-contact');
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
  const seesName = async (page: Page) => (await textOf(page)).includes(owner.name);
  const enter = async (email: string, path: string, options = {}) => {
    const page = await openAs(open, email, origin + path, options);
    return page;
  };

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  it('is asked for, given and taken back', async () => {
    const employer = await enter(recruiter, `/resume/${owner.id}`);
    await expect.poll(() => state(employer)).toBe('none');
    // The price of an approval is shown before a request is sent.
    const price = employer.locator('[data-price]');
    const kind = brand === 'harbor-ledger' ? 'credit' : 'slot';
    expect(await price.getAttribute('data-price')).toBe(kind);
    const left = Number.parseInt((await price.textContent())?.match(/\d+/)?.[0] ?? '', 10);
    expect(await seesName(employer)).toBe(false);

    await pressed(employer, button(employer, 'ask'));
    const field = employer.locator('[id$="-request-message"]');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violationsOf(employer)).toEqual([]);
    await employer.keyboard.type(message);
    const twin = await employer.context().newPage();
    await twin.goto(employer.url());
    await button(twin, 'ask').waitFor();
    await pressed(employer, button(employer, 'send'));
    await expect.poll(() => state(employer)).toBe('pending');
    await expect.poll(() => panel(employer).textContent()).toContain(say('done.asked'));
    await expect.poll(() => focused(employer)).toBe(say('done.asked'));
    expect(await spent(brand, owner.id)).toEqual([]);

    // Another tab that still offers the request does not send it twice, and shows the first one's state.
    await button(twin, 'ask').click();
    await twin.locator('[id$="-request-message"]').fill('Once more.');
    await button(twin, 'send').click();
    await expect.poll(() => panel(twin).textContent()).toContain(say('done.already'));
    expect(await siteRows('select message from resume_contact where resume_id = $1', [owner.id])).toEqual([
      { message },
    ]);

    const path = await mailedLink(owner.email, 'resume_contact_asked', resume);
    const person = await enter(owner.email, path, { viewport: phone });
    const item = person.locator('li[data-state=pending]').filter({ hasText: organization });
    await item.waitFor();
    expect(await item.textContent()).toContain(message);
    await item.getByRole('button', { name: `${say('owner.approve')}: ${organization}` }).click();
    // It says what is revealed to whom, and asks for contact methods without preselecting any.
    await expect.poll(() => focused(person)).toBe(say('owner.sure.approve', { organization }));
    await button(person, 'owner.yes.approve').click();
    await expect.poll(() => textOf(person)).toContain(say('owner.ways.choose'));
    for (const way of ways) await item.getByLabel(say(`fields.${way}`)).check();
    expect(await violationsOf(person)).toEqual([]);
    expect(await person.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await button(person, 'owner.yes.approve').dblclick();
    await expect.poll(() => focused(person)).toBe(say('owner.done.approve', { organization }));
    expect(await spent(brand, owner.id)).toEqual([kind]);

    // The employer's page is out of date: withdrawing the request shows its current state.
    await button(employer, 'withdraw').click();
    await expect.poll(() => panel(employer).textContent()).toContain(say('done.changed'));
    await expect.poll(() => state(employer)).toBe('approved');
    await expect.poll(() => seesName(employer)).toBe(true);
    // Panel and sheet show what the owner selected, and no other contact details.
    const shown = await panel(employer)
      .locator('[data-field]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-field')));
    expect(shown).toEqual(['name', 'home', 'files', ...ways]);
    expect((await textOf(employer)).includes(owner.phone)).toBe(ways.includes('phone'));
    expect(await textOf(employer)).not.toContain(owner.email);

    // Both write to each other on the board, and reply at the link in the email.
    await employer.getByLabel(t('conversation:label')).fill('Does <10> o’clock suit you?');
    await employer.getByRole('button', { name: t('conversation:send'), exact: true }).click();
    await expect.poll(() => panel(employer).textContent()).toContain(t('conversation:sent'));
    await person.goto(origin + (await mailedLink(owner.email, 'message', resume)));
    const talk = person.locator('li[data-state=approved]').filter({ hasText: organization });
    await expect.poll(() => talk.textContent()).toContain('Does <10> o’clock suit you?');
    await talk.getByLabel(t('conversation:label')).fill('Gladly.');
    expect(await violationsOf(person)).toEqual([]);
    await talk.getByRole('button', { name: t('conversation:send'), exact: true }).click();
    await expect.poll(() => talk.textContent()).toContain(t('conversation:sent'));
    await employer.goto(origin + (await mailedLink(recruiter, 'message', `/resume/${owner.id}`)));
    await expect.poll(() => panel(employer).textContent()).toContain('Gladly.');
    expect(await violationsOf(employer)).toEqual([]);

    await employer.goto(origin + (await mailedLink(recruiter, 'resume_contact_approved', `/resume/${owner.id}`)));
    await expect.poll(() => seesName(employer)).toBe(true);
    await employer.goto(`${origin}/resumes/contacts?state=approved`);
    await expect.poll(() => textOf(employer)).toContain(owner.name);
    expect(await violationsOf(employer)).toEqual([]);

    await person
      .locator('li[data-state=approved]')
      .filter({ hasText: organization })
      .getByRole('button', { name: say('owner.revoke') })
      .click();
    await expect.poll(() => textOf(person)).toContain(say('owner.sure.revoke', { organization }));
    await button(person, 'owner.yes.revoke').click();
    await expect.poll(() => textOf(person)).toContain(say('owner.done.revoke', { organization }));
    expect(await spent(brand, owner.id)).toEqual([kind === 'slot' ? 'slot freed' : 'credit']);

    await employer.goto(`${origin}/resume/${owner.id}`);
    await expect.poll(() => state(employer)).toBe('revoked');
    expect(await seesName(employer)).toBe(false);
    expect(await textOf(employer)).not.toContain(owner.phone);
    await employer.goto(`${origin}/resumes/contacts?state=revoked`);
    await expect.poll(() => employer.locator('main li[data-state=revoked]').count()).toBeGreaterThan(0);
    expect(await textOf(employer)).not.toContain(owner.name);
    expect(left).toBeGreaterThan(0);
  });

  it('is nobody else’s matter', async () => {
    const email = await rival(brand, other);
    const page = await enter(email, `/resume/${owner.id}`);
    await expect.poll(() => state(page)).toBe('none');
    expect(await seesName(page)).toBe(false);
    // Payment is per organization: this one has bought nothing here.
    expect(await page.locator('[data-price]').getAttribute('data-price')).toBe('missing');
    expect(await button(page, 'ask').count()).toBe(0);
    expect(
      await panel(page)
        .getByRole('link', { name: say('buy') })
        .count(),
    ).toBe(1);
    await page.goto(`${origin}/resumes/contacts`);
    await expect.poll(() => textOf(page)).toContain(say('list.empty'));
    // On the other brand that resume does not exist, and the list is separate.
    await page.goto(`${siteOrigin(other)}/robots.txt`);
    await signIn(page, email);
    await page.goto(`${siteOrigin(other)}/resumes/contacts`);
    await expect.poll(() => page.locator('main li[data-state]').count()).toBeGreaterThan(0);
    expect(await textOf(page)).not.toContain(organization);
    expect(await seesName(page)).toBe(false);
  });
});
