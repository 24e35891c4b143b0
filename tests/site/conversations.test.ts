/** Applicants and employers write to each other: a member, on a phone and by keyboard, and a guest behind the link of a mail. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser, textOf } from './support/browser.ts';
import { enterOn } from './support/keyboard.ts';
import { mailedLink } from './support/mails.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const brands = [
  { brand: 'harbor-ledger', locale: 'en' },
  { brand: 'rheinblick', locale: 'de' },
];

interface Sent {
  id: number;
  jobId: number;
}

/** An application to a job of the recruiter's organization, of an account or of a guest with this address. */
async function applied(brand: string, { recruiter, email }: { recruiter: string; email: string }): Promise<Sent> {
  const [sent] = await siteRows<Sent>(
    `insert into application (frontend, job_id, job_title, organization_name, account_id, email, confirmed, locale, data, created, changed)
     select $1, j.id, j.title, j.organization_name, (select id from account where email = $3), $3, now(),
       (select b.locale from account_brand b join account a on a.id = b.account_id where a.email = $2 and b.frontend = $1),
       jsonb_build_object('basic_info', jsonb_build_object('firstName', 'Grace', 'lastName', 'Writer', 'emailAddress', $3::text)), now(), now()
     from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
       join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
     where a.email = $2 and j.state = 'published' order by j.id limit 1
     returning id, job_id as "jobId"`,
    [brand, recruiter, email],
  );
  if (!sent) throw new Error(`The recruiter of ${brand} has no published job.`);
  return sent;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each(shareOf(brands, ({ brand }) => brand === 'harbor-ledger'))(
  'a conversation on $brand',
  ({ brand, locale }) => {
    const t = createTexts(locale);
    const say = (key: string, name = '') => t(`conversation:${key}`).replaceAll('{{name}}', name);
    const part = (page: Page) => page.locator('section[id$="-messages-part"]');

    async function write(page: Page, text: string): Promise<void> {
      const field = part(page).getByLabel(say('label'), { exact: true });
      await field.waitFor();
      await field.focus();
      await page.keyboard.type(text);
      await enterOn(page, part(page).getByRole('button', { name: say('send'), exact: true }));
      await expect.poll(() => part(page).textContent()).toContain(say('sent'));
      expect(await field.inputValue()).toBe('');
    }

    it('goes to and fro, and can be blocked and reported', async () => {
      const origin = siteOrigin(brand);
      const [recruiter, email] = [await ownPerson(brand, 'recruiter'), await ownPerson(brand, 'applicant')];
      const { id, jobId } = await applied(brand, { recruiter, email });
      const employer = await openAs(open, recruiter, `${origin}/job-manager/applicants/${jobId}/${id}`);
      await write(employer, 'Does <10> o’clock suit you?');
      expect(await violationsOf(employer)).toEqual([]);

      const person = await openAs(open, email, `${origin}/user/applications`, { viewport: phone });
      await expect.poll(() => textOf(person)).toContain(t('conversation:unread_one'));
      await person.goto(origin + (await mailedLink(email, 'message', `/user/applications/${id}`)));
      await expect.poll(() => part(person).textContent()).toContain('Does <10> o’clock suit you?');
      await write(person, 'Gladly.');
      expect([await violationsOf(person), await isWide(person)]).toEqual([[], false]);
      await employer.goto(origin + (await mailedLink(recruiter, 'message', `/job-manager/applicants/${jobId}/${id}`)));
      await expect.poll(() => part(employer).textContent()).toContain('Gladly.');
      await expect.poll(() => part(employer).textContent()).toContain(say('read'));

      const [{ organization } = { organization: '' }] = await siteRows<{ organization: string }>(
        'select organization_name as organization from application where id = $1',
        [id],
      );
      await part(person)
        .getByRole('button', { name: say('block', organization) })
        .click();
      await expect.poll(() => part(person).textContent()).toContain(say('states.blocked', organization));
      await employer.reload();
      await expect.poll(() => part(employer).textContent()).toContain(say('states.refused', 'Grace Writer'));
      await part(person)
        .getByRole('button', { name: say('unblock', organization) })
        .click();
      await part(person).getByLabel(say('label'), { exact: true }).waitFor();

      await part(person).locator('summary').first().click();
      await part(person).getByLabel(say('report.label')).fill('They want <money>.');
      expect(await violationsOf(person)).toEqual([]);
      await part(person)
        .getByRole('button', { name: say('report.submit') })
        .click();
      await expect.poll(() => part(person).textContent()).toContain(say('report.done'));
      const reports = await siteRows(
        `select 1 from contact_message c join outbox o on o.id = c.mail_id where c.frontend = $1 and o.text like '%They want <money>.%'`,
        [brand],
      );
      expect(reports).toHaveLength(1);
    });

    it('agrees on an interview, whose time can change and which can be called off', async () => {
      const origin = siteOrigin(brand);
      const recruiter = await ownPerson(brand, 'recruiter');
      const email = `guest-of-interview@${brand}.example`;
      const { id, jobId } = await applied(brand, { recruiter, email });
      const employer = await openAs(open, recruiter, `${origin}/job-manager/applicants/${jobId}/${id}`);
      const there = part(employer);
      await enterOn(employer, there.locator('summary', { hasText: say('interview.suggest') }));
      const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
      for (const at of [1, 2])
        await there
          .getByLabel(say('interview.time').replace('{{number}}', String(at)), { exact: true })
          .fill(`${inWeeks(at)}T10:30`);
      await enterOn(employer, there.getByRole('button', { name: say('interview.send') }));
      await expect.poll(() => there.textContent()).toContain(say('interview.needPlace'));
      await there.getByLabel(say('interview.place'), { exact: true }).fill('https://call.example/room');
      expect(await violationsOf(employer)).toEqual([]);
      await enterOn(employer, there.getByRole('button', { name: say('interview.send') }));
      await expect.poll(() => there.textContent()).toContain(say('interview.states.open'));

      const guest = await open(origin + (await mailedLink(email, 'message', '/user/applications')), {
        viewport: phone,
      });
      const accept = part(guest).getByRole('button', { name: say('interview.accept') });
      await expect.poll(() => accept.count()).toBe(2);
      expect([await violationsOf(guest), await isWide(guest)]).toEqual([[], false]);
      await enterOn(guest, accept.first());
      await expect.poll(() => part(guest).textContent()).toContain(say('interview.states.accepted'));
      const link = part(guest).getByRole('link', { name: say('interview.calendar') });
      const [file] = await Promise.all([guest.waitForEvent('download'), link.click()]);
      expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([
        'interview.ics',
        expect.stringMatching(/BEGIN:VEVENT[\s\S]*LOCATION:https:\/\/call.example\/room/),
      ]);
      await part(guest)
        .locator('summary', { hasText: say('interview.other') })
        .click();
      await enterOn(guest, accept.first());
      await employer.goto(
        origin + (await mailedLink(recruiter, 'interview_accepted', `/job-manager/applicants/${jobId}/${id}`)),
      );
      await expect.poll(() => there.textContent()).toContain(say('interview.states.accepted'));

      await there.getByRole('button', { name: say('interview.cancel') }).click();
      expect([await there.textContent(), await violationsOf(employer)]).toEqual([
        expect.stringContaining(say('interview.sure', 'Grace Writer')),
        [],
      ]);
      await enterOn(employer, there.getByRole('button', { name: say('interview.yes') }));
      await expect.poll(() => there.textContent()).toContain(say('interview.states.withdrawn'));
      await guest.reload();
      await expect.poll(() => part(guest).textContent()).toContain(say('interview.states.withdrawn'));
      expect(await accept.count()).toBe(0);
    });

    it('of a guest is on the status page, where no account is needed', async () => {
      const origin = siteOrigin(brand);
      const recruiter = await ownPerson(brand, 'recruiter');
      const email = `guest-of-talk@${brand}.example`;
      const { id, jobId } = await applied(brand, { recruiter, email });
      const employer = await openAs(open, recruiter, `${origin}/job-manager/applicants/${jobId}/${id}`);
      await write(employer, 'Hello, guest.');
      const guest = await open(origin + (await mailedLink(email, 'message', '/user/applications')), {
        viewport: phone,
      });
      await expect.poll(() => part(guest).textContent()).toContain('Hello, guest.');
      await write(guest, 'Hello, employer.');
      expect([await violationsOf(guest), await isWide(guest)]).toEqual([[], false]);
      await employer.reload();
      await expect.poll(() => part(employer).textContent()).toContain('Hello, employer.');
    });
  },
);
