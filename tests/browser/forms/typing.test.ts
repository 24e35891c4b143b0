import { expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { answerOf, expectAnswer, fieldPages, redraw } from './field-page.ts';

const { show } = fieldPages();
const number = { type: 'number', title: 'Amount' };

it('reads amounts as the language writes them, and shows them so', async () => {
  const page = await show({ control: 'money', schema: number, locale: 'de' });
  const field = page.getByRole('textbox', { name: 'Amount' });
  await field.fill('72.000,50');
  await expectAnswer(page, 72_000.5);
  // Typed text is left alone until the field is left.
  expect(await field.inputValue()).toBe('72.000,50');
  await field.fill('1234567');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('1.234.567');
  await redraw(page, { control: 'money', schema: number, value: 52000 });
  expect(await field.inputValue()).toBe('52,000');
  await field.fill('a lot');
  await page.keyboard.press('Tab');
  // Stays in the field, and the form reports that it is not a number.
  await expectAnswer(page, 'a lot');
  await field.fill('');
  await page.keyboard.press('Tab');
  await expectAnswer(page, undefined);
});

it('brings currency and unit along with an amount, and takes them with it', async () => {
  const page = await show({ control: 'money', ...exampleOf('money'), value: undefined });
  await page.getByLabel('Amount').fill('52,000');
  await expectAnswer(page, { amount: 52_000, currencyCode: 'EUR', unit: 'year' });
  await page.getByLabel('Currency').selectOption('CHF');
  await page.getByLabel('Per').selectOption('month');
  await expectAnswer(page, { amount: 52_000, currencyCode: 'CHF', unit: 'month' });
  await page.getByLabel('Amount').fill('');
  await page.keyboard.press('Tab');
  await expectAnswer(page, undefined);
});

it('keeps a moment, and shows it on the clock of the brand', async () => {
  const page = await show({ control: 'date-time', ...exampleOf('date-time'), locale: 'de' });
  const field = page.locator('input[type=datetime-local]');
  expect(await field.inputValue()).toBe('2026-09-01T09:30');
  expect(await page.getByText('Zeitzone:').textContent()).toBe('Zeitzone: Mitteleuropäische Sommerzeit');
  await field.fill('2026-12-24T18:00');
  await expectAnswer(page, '2026-12-24T17:00:00.000Z');
  await field.fill('');
  await expectAnswer(page, undefined);
});

it('says that half a date is none', async () => {
  const page = await show({ control: 'date', ...exampleOf('date'), value: undefined });
  await page.locator('input[type=date]').focus();
  await page.keyboard.type('09');
  await page.locator('#after').focus();
  await page.getByText('Please enter a complete date.').waitFor();
  await page.locator('input[type=date]').fill('2026-09-01');
  await page.locator('#after').focus();
  await expect.poll(() => page.getByText('Please enter a complete date.').count()).toBe(0);
  await expectAnswer(page, '2026-09-01');
});

it('takes a period by the keyboard, until today or to a month', async () => {
  const page = await show({ control: 'period', ...exampleOf('period'), value: undefined });
  const from = page.getByRole('group', { name: 'From' });
  await from.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'April' });
  await from.getByRole('textbox', { name: 'Year' }).pressSequentially('2021');
  await page.getByRole('checkbox', { name: 'Present' }).press('Space');
  await expectAnswer(page, { start: '2021-04', end: null });
  expect(await page.getByRole('group', { name: 'To', exact: true }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Present' }).press('Space');
  const to = page.getByRole('group', { name: 'To', exact: true });
  await to.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'May' });
  await to.getByRole('textbox', { name: 'Year' }).fill('2023');
  await expectAnswer(page, { start: '2021-04', end: '2023-05' });
  await page.evaluate(() => window.harness.fault('It ends before it begins.', '/end'));
  expect(await to.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  await page.evaluate(() => window.harness.set({ start: '2019-01', end: null }));
  await expect.poll(() => from.getByRole('textbox').inputValue()).toBe('2019');
});

it('completes web addresses when they are left', async () => {
  const page = await show({ control: 'url', ...exampleOf('url'), value: undefined });
  await page.getByRole('textbox').fill('www.example.com/jobs');
  await page.keyboard.press('Tab');
  await expectAnswer(page, 'https://www.example.com/jobs');
  expect(await page.getByRole('textbox').inputValue()).toBe('https://www.example.com/jobs');
});

it('says where a video will play', async () => {
  const page = await show({ control: 'video', ...exampleOf('video'), value: undefined });
  await page.getByRole('textbox').fill('youtu.be/dQw4w9WgXcQ');
  await page.getByText('This video from youtu.be will play on the page.').waitFor();
  await page.getByRole('textbox').fill('https://example.com/film');
  await page.getByText(/This will be a link to example.com/).waitFor();
});

it('takes a telephone number as people of the country write it, and keeps it in one form', async () => {
  const page = await show({ control: 'phone', ...exampleOf('phone'), value: undefined });
  const field = page.getByRole('textbox');
  // The phone library loads with the first key press.
  const library = page.waitForRequest(/phone-library|\.js/);
  await field.pressSequentially('(0221) 123456');
  await library;
  await page.getByText('From abroad: +49 221 123456').waitFor();
  await page.keyboard.press('Tab');
  await expectAnswer(page, '+49221123456');
  expect(await field.inputValue()).toBe('0221 123456');
  await redraw(page, { control: 'phone', ...exampleOf('phone'), value: '+12075550148' });
  await expect.poll(() => field.inputValue()).toBe('+1 207 555 0148');
  await field.fill('call me');
  await page.keyboard.press('Tab');
  // Stays in the field, and the form reports that it is not a number.
  await expectAnswer(page, 'call me');
  expect(await page.getByText('From abroad').count()).toBe(0);
});

it('shows a password when asked, and tells password managers which it is', async () => {
  const page = await show({ control: 'password', ...exampleOf('password') });
  const field = page.locator('input');
  expect(await field.getAttribute('autocomplete')).toBe('new-password');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  expect(await field.getAttribute('type')).toBe('text');
  await redraw(page, { control: 'password', schema: { type: 'string', title: 'Password', minLength: 1 } });
  expect(await field.getAttribute('autocomplete')).toBe('current-password');
});

it('tells what room is left in a long text', async () => {
  const page = await show({ control: 'textarea', schema: { type: 'string', title: 'Message', maxLength: 10 } });
  await page.getByRole('textbox').fill('12345678');
  await page.getByText('2 characters left').waitFor();
  await page.getByRole('textbox').fill('12345678901');
  await page.getByText('1 character too many').waitFor();
});

it('answers the questions of a job', async () => {
  const page = await show({ control: 'questions', ...exampleOf('questions'), value: undefined });
  await page
    .getByRole('group', { name: /Do you drive/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByRole('checkbox', { name: 'Camera' }).check();
  await page.getByRole('textbox', { name: 'Why us?' }).fill('The paper.');
  await page.getByRole('textbox', { name: 'How many years?' }).fill('7');
  await page.keyboard.press('Tab');
  await expectAnswer(page, [
    { questionId: 7, values: ['no'] },
    { questionId: 8, values: ['Camera'] },
    { questionId: 9, values: ['The paper.'] },
    { questionId: 10, values: ['7'] },
  ]);
});

it('says yes and no, and chooses one of a few', async () => {
  const page = await show({ control: 'checkbox', ...exampleOf('checkbox'), value: undefined });
  await page.getByRole('checkbox').press('Space');
  await expectAnswer(page, true);
  await page.getByRole('checkbox').press('Space');
  await expectAnswer(page, false);
  await redraw(page, {
    control: 'radio',
    schema: { type: 'integer', title: 'Often', enum: [1, 7], enumDescriptions: ['Daily', 'Weekly'] },
    value: 1,
  });
  await page.getByRole('radio', { name: 'Daily' }).press('ArrowDown');
  expect(await answerOf(page)).toBe(7);
});
