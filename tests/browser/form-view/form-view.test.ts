/** What a form guarantees to the person filling it in. */
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { violationsOf } from '../../site/support/axe.ts';
import { testBrowser } from '../../site/support/browser.ts';
import { type FormSite, formToFill, startFormSite } from './form-site.ts';
import type { FormSetup, Outcome } from './setup.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite(path.join(inject('bundles'), 'form'));
});
afterAll(() => site?.close());
const open = testBrowser();

async function show(setup: FormSetup, address = '/', expected = /fonts\/|status of 404/): Promise<Page> {
  // The theme's fonts are not served here.
  const page = await open(site.origin + address, { expected });
  await page.evaluate((given) => window.form.show(given), setup);
  await page.waitForFunction(() => window.form.isIdle());
  return page;
}

const contact = (setup: Partial<FormSetup> = {}): FormSetup => ({ asked: formToFill('contact'), ...setup });
const filled = { name: 'Ida', email: 'ida@example.com', subject: 'A question', body: 'When?' };
const next = (page: Page, outcome: Outcome) => page.evaluate((one) => window.form.next(one), outcome);
const sent = (page: Page) => page.evaluate(() => window.form.sent);
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
const alerts = async (page: Page) =>
  (await page.getByRole('alert').allTextContents()).filter((text) => text !== '').join(' | ');

describe('a form that is sent with mistakes', () => {
  it('says all of them in the order of the fields, and begins with the first', async () => {
    const page = await show(contact());
    await send(page);
    await expect.poll(() => focused(page)).toBe('/message/name');
    expect(await alerts(page)).toBe(
      [
        'Please check 4 fields',
        'Name: Please fill in this field.',
        'Email: Please fill in this field.',
        'Subject: Please fill in this field.',
        'Message: Please fill in this field.',
      ].join(''),
    );
    expect(await sent(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('links each to its field, whose words say what is wrong', async () => {
    const page = await show(contact());
    await send(page);
    await page.getByRole('link', { name: 'Subject: Please fill in this field.' }).press('Enter');
    expect(await focused(page)).toBe('/message/subject');
    const field = page.getByLabel('Subject');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const told = await field.getAttribute('aria-describedby');
    const words = await page.evaluate(
      (ids) => ids?.split(' ').map((id) => document.getElementById(id)?.textContent),
      told,
    );
    expect(words).toEqual(['What your message is about.', 'Please fill in this field.']);
  });

  it('forgets a mistake as soon as it is mended', async () => {
    const page = await show(contact({ answers: { message: { ...filled, subject: undefined } } }));
    await send(page);
    await page.getByLabel('Subject').fill('Opening hours');
    await expect.poll(() => alerts(page)).toBe('');
  });

  it('takes the click that leaves a mended field, though what stands below moves up', async () => {
    const page = await show(contact());
    await send(page);
    await page.getByLabel('Subject').fill('Opening hours');
    await page.getByLabel('Name').fill('Ida');
    const copy = page.getByRole('checkbox');
    await copy.click();
    expect(await copy.isChecked()).toBe(true);
    await expect.poll(() => alerts(page)).toContain('Please check 2 fields');
  });

  it('speaks of a field only once it was changed and left', async () => {
    const page = await show(contact());
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Tab');
    expect(await alerts(page)).toBe('');
    await page.keyboard.type('ida');
    expect(await alerts(page)).toBe('');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => alerts(page))
      .toBe('Please check one fieldEmail: Please enter a valid email address, such as ida@example.com.');
    expect(await focused(page)).toBe('/message/subject');
  });
});

describe('what the backend says', () => {
  it('stands at the field that it is about, which takes the focus', async () => {
    const page = await show(contact({ answers: { message: filled } }));
    await next(page, [{ code: 'taken', pointer: '/message/email', message: 'This address is blocked.' }]);
    await send(page);
    await expect.poll(() => focused(page)).toBe('/message/email');
    expect(await alerts(page)).toBe('Please check one fieldEmail: This address is blocked.');
    await page.keyboard.type('x');
    await expect.poll(() => alerts(page)).toBe('');
  });

  it('is shown when it refuses the whole, and all answers stay', async () => {
    const page = await show(contact({ answers: { message: filled } }));
    await next(page, { refused: 'Too often. Please wait 5 minutes.' });
    await send(page);
    await expect.poll(() => alerts(page)).toBe('Too often. Please wait 5 minutes.');
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await page.getByLabel('Subject').inputValue()).toBe('A question');
  });

  it('may be asked again where nobody answered', async () => {
    const page = await show(contact({ answers: { message: filled } }));
    await next(page, 'cut');
    await send(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sent(page)).toHaveLength(2);
    await expect.poll(() => alerts(page)).toBe('');
  });
});

describe('a form within a form', () => {
  const person = (): FormToFill => {
    const form = formToFill('organization');
    return { ...form, groups: form.groups.filter(({ group }) => group === 'personal_info') };
  };
  const wrong = (page: Page) =>
    page.locator('[aria-invalid=true]').evaluateAll((all) => all.map((one) => one.getAttribute('name')));

  it('is checked with it, beginning with the first mistake of either, and sent before it with its button', async () => {
    const page = await show(contact({ answers: { message: { ...filled, name: '' } }, part: person() }));
    expect(await page.locator('form form').count()).toBe(0);
    expect(await page.locator('button[type=submit]').allTextContents()).toEqual(['Send']);
    await send(page);
    await expect.poll(() => focused(page)).toBe('/message/name');
    const names = ['/personal_info/firstName', '/personal_info/lastName'];
    expect(await wrong(page)).toEqual(['/message/name', ...names]);
    await page.keyboard.type('Ida');
    await send(page);
    await expect.poll(() => focused(page)).toBe(names[0]);
    expect([await wrong(page), await sent(page)]).toEqual([names, []]);
    await page.keyboard.type('Ida');
    await page.getByLabel('Last name').fill('Berg');
    expect(await violationsOf(page)).toEqual([]);
    // What the backend says about it holds back the other.
    await next(page, [{ code: 'taken', pointer: names[1] ?? '', message: 'This name is blocked.' }]);
    await page.getByLabel('Last name').press('Enter');
    await expect.poll(() => focused(page)).toBe(names[1]);
    expect((await sent(page)).map((answers) => Object.keys(answers))).toEqual([['personal_info']]);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await sent(page)).map((answers) => Object.keys(answers)).slice(1))
      .toEqual([['personal_info'], ['message']]);
  });
});

describe('sending', () => {
  it('happens once, however often the button is pressed', async () => {
    const page = await show(contact({ answers: { message: filled } }));
    await page.evaluate(() => window.form.wait());
    const button = page.locator('button[type=submit]');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Sending …');
    await button.click({ force: true });
    await page.getByLabel('Subject').press('Enter');
    await page.evaluate(() => window.form.go());
    await expect.poll(() => button.textContent()).toBe('Send');
    expect(await sent(page)).toHaveLength(1);
  });

  it('takes what was typed a moment before, trimmed, at Enter in a line and not in an area', async () => {
    const page = await show(contact({ answers: { message: { ...filled, subject: undefined, body: undefined } } }));
    await page.getByLabel('Message').pressSequentially('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    expect(await sent(page)).toEqual([]);
    await page.getByLabel('Subject').focus();
    await page.keyboard.type(' Hours ');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => sent(page))
      .toEqual([{ message: { ...filled, subject: 'Hours', body: 'One\nTwo', copy: false } }]);
  });

  it('waits for files that are on their way', async () => {
    const page = await show(contact({ answers: { message: filled } }));
    await page.route('**/graphql', () => undefined);
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('cv.pdf').first().waitFor();
    await send(page);
    await expect.poll(() => alerts(page)).toContain('A file is still uploading.');
    expect(await sent(page)).toEqual([]);
  });

  it('works without the script of the check: the backend says what is wrong', async () => {
    const asked = { ...formToFill('contact'), check: '/forms/gone.js' };
    const page = await show({ asked }, '/', /fonts\/|status of 404|check of this form/);
    await send(page);
    await expect.poll(() => sent(page)).toEqual([{ message: { copy: false } }]);
  });
});

it('shows the error of its address, as text, and scrolls it into view', async () => {
  const page = await show(contact(), '/?error=%3Cimg+src%3Dx%3E+is+wrong');
  await expect.poll(() => alerts(page)).toBe('<img src=x> is wrong');
  expect(await page.locator('img').count()).toBe(0);
});

it('takes answers of another hand, and leaves what is being typed', async () => {
  const page = await show(contact());
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Id');
  await page.evaluate((message) => window.form.set({ message }), { subject: 'From a draft' });
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('From a draft');
  await page.keyboard.type('a');
  await expect
    .poll(() => page.evaluate(() => window.form.answers()))
    .toEqual({
      message: { subject: 'From a draft', name: 'Ida' },
    });
});

it('asks what the answers so far ask for', async () => {
  const page = await show({ asked: formToFill('job'), groups: ['application_options'] });
  const link = page.getByRole('textbox', { name: 'Link' });
  expect(await link.count()).toBe(0);
  await page.getByLabel('Link to another site').check();
  await link.waitFor();
  expect(await link.getAttribute('aria-required')).toBe('true');
  await page.getByLabel('Form on this site').check();
  await expect.poll(() => link.count()).toBe(0);
});

it('leads from the summary into the entry of a list', async () => {
  const people = Array.from({ length: 6 }, (_, at) => ({ firstName: 'Ida', lastName: at === 4 ? undefined : 'Lund' }));
  const page = await show({
    asked: formToFill('organization'),
    groups: ['contact_people'],
    answers: { contact_people: { people } },
  });
  await send(page);
  await expect.poll(() => focused(page)).toBe('/contact_people/people/4/lastName');
  expect(await alerts(page)).toContain('5, Last name: Please fill in this field.');
});

it('is German where the page is', async () => {
  const page = await show({ asked: formToFill('contact', 'de'), locale: 'de' });
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect.poll(() => alerts(page)).toContain('Bitte prüfen Sie 4 Angaben');
  expect(await alerts(page)).toContain('Betreff: Bitte ausfüllen.');
});
