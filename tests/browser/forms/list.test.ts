import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { answerOf, expectAnswer, fieldPages, saidOn } from './field-page.ts';

const { site, show } = fieldPages();
const people = exampleOf('list');
const [ida, max] = [
  { firstName: 'Ida', lastName: 'Lund' },
  { firstName: 'Max', lastName: 'Ray' },
];
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

it('adds an entry and goes to its first field', async () => {
  const page = await show({ control: 'list', ...people, value: undefined });
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('form-contact_people-field-0-salutation');
  await page.getByLabel('Last name').fill('Lund');
  await expectAnswer(page, [{ lastName: 'Lund' }]);
  await page.getByRole('button', { name: 'Add another' }).press('Enter');
  await expectAnswer(page, [{ lastName: 'Lund' }, {}]);
  expect(await saidOn(page)).toContain('Entry 2 added.');
});

it('moves entries by the keyboard, says where they are and keeps the focus', async () => {
  const page = await show({ control: 'list', ...people, value: [ida, max] });
  const [first] = await page.locator('[data-entry]').all();
  await first?.getByLabel('Last name').fill('Lund-Berg');
  await page.getByRole('button', { name: /^Move down: Ida/ }).press('Enter');
  await expectAnswer(page, [max, { ...ida, lastName: 'Lund-Berg' }]);
  expect(await focused(page)).toBe('Move down: Ida Lund-Berg');
  expect(await saidOn(page)).toContain('Ida Lund-Berg is now number 2 of 2.');
  // At the end it does not move, and keeps the focus.
  await page.keyboard.press('Enter');
  await expectAnswer(page, [max, { ...ida, lastName: 'Lund-Berg' }]);
  await page.getByRole('button', { name: /^Move up: Ida/ }).click();
  await expectAnswer(page, [{ ...ida, lastName: 'Lund-Berg' }, max]);
});

it('removes an entry and brings it back to its place', async () => {
  const page = await show({ control: 'list', ...people, value: [ida, max] });
  await page.getByRole('button', { name: 'Remove: Ida Lund' }).press('Enter');
  await expectAnswer(page, [max]);
  expect(await focused(page)).toBe('Undo');
  expect(await saidOn(page)).toContain('“Ida Lund” was removed.');
  await page.keyboard.press('Enter');
  await expectAnswer(page, [ida, max]);
  expect(await focused(page)).toBe('Remove: Ida Lund');
});

it('folds many entries, and opens one that is wrong', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ lastName: `Person ${at}` }));
  const page = await show({ control: 'list', ...people, value: many });
  expect(await page.getByLabel('Last name').count()).toBe(0);
  await page.getByRole('button', { name: 'Person 3', exact: true }).press('Enter');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Person 3');
  await page.evaluate(() => window.harness.fault('Please check this.', '/7/lastName'));
  await expect.poll(() => page.getByLabel('Last name').count()).toBe(2);
  expect(await page.locator('[id="form-contact_people-field-7-lastName"]').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: 'Add another' }).isDisabled()).toBe(true);
  await page.getByText('You can add up to 20 entries.').waitFor();
});

it('goes on sending a file of an entry that is folded', async () => {
  const many = Array.from({ length: 4 }, (_, at) => ({ lastName: `Person ${at}` }));
  const page = await show({ control: 'list', ...people, value: many });
  const fold = page.getByRole('button', { name: 'Person 0', exact: true });
  await fold.click();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(20, 20);
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const file = { name: 'slow.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  await page.locator('input[type=file]:not([capture])').setInputFiles([file]);
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('progressbar').waitFor();
  await fold.click();
  expect(await page.getByRole('progressbar').isVisible()).toBe(false);
  await expect.poll(() => site.uploads.length).toBe(1);
  site.release();
  await expect
    .poll(() => answerOf(page))
    .toMatchObject([{ lastName: 'Person 0', photo: { url: '/files/picture.png' } }, {}, {}, {}]);
});

it('keeps as many entries as there have to be', async () => {
  const page = await show({ control: 'list', schema: { ...people.schema, minItems: 2 }, value: [ida, max] });
  expect(await page.getByRole('button', { name: /^Remove: / }).count()).toBe(0);
});

it('takes entries that have a control of their own', async () => {
  const address = { ...exampleOf('address').schema, title: undefined };
  const page = await show({ control: 'list', schema: { type: 'array', title: 'Branches', items: address } });
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('City').fill('Bonn');
  await expectAnswer(page, [{ countryCode: 'DE', locality: 'Bonn' }]);
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect.poll(() => answerOf(page)).toEqual([{ countryCode: 'DE', locality: 'Bonn' }, {}]);
  await page.getByRole('group', { name: 'Bonn, Germany', exact: true }).waitFor();
});
