import { expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { expectAnswer, fieldPages, redraw, saidOn } from './field-page.ts';

const { show } = fieldPages();
const many = { type: 'array', title: 'Skills', maxItems: 3, items: { type: 'string' }, 'x-taxonomy': 'many' };
const one = { type: 'string', title: 'Trade', 'x-taxonomy': 'many' };

it('shows all values of a short list, and finds those of a long one by typing', async () => {
  const few = { type: 'array', title: 'Kind', items: { type: 'string' }, 'x-taxonomy': 'few' };
  const page = await show({ control: 'terms', schema: few });
  await page.getByRole('checkbox', { name: 'Internship' }).press('Space');
  await page.getByRole('checkbox', { name: 'Full time' }).press('Space');
  await expectAnswer(page, ['full_time', 'internship']);
  await redraw(page, { control: 'checkboxes', schema: few, threshold: 2 });
  expect(await page.getByRole('combobox', { name: 'Kind' }).count()).toBe(1);
  await redraw(page, { control: 'terms', schema: { ...few, type: 'string' } });
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Part time' });
  await expectAnswer(page, 'part_time');
});

it('chooses several of many by the keyboard alone, and takes them back', async () => {
  const page = await show({ control: 'terms', schema: many, value: ['trade_1'] });
  const field = page.getByRole('combobox', { name: 'Skills' });
  await page.getByText('Trade 1', { exact: true }).waitFor();
  await field.focus();
  await page.keyboard.type('trade 7');
  await page.getByRole('option').first().waitFor();
  expect(await saidOn(page)).toContain('11 suggestions');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Trade 7');
  await page.keyboard.press('Enter');
  await expectAnswer(page, ['trade_1', 'trade_7']);
  expect(await saidOn(page)).toContain('Trade 7 added. 2 selected.');
  expect(await field.inputValue()).toBe('');

  // A text that matches no value neither submits the form nor changes the answer.
  await page.keyboard.type('nonsense');
  await expect.poll(() => saidOn(page)).toContain('No matches found.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('');

  await field.focus();
  await page.keyboard.press('Backspace');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove Trade 7');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expectAnswer(page, ['trade_7']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove Trade 7');
  await page.keyboard.press('Enter');
  await expectAnswer(page, undefined);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

it('takes no more than there may be', async () => {
  const page = await show({ control: 'terms', schema: many, value: ['trade_1', 'trade_2', 'trade_3'] });
  expect(await page.getByRole('combobox').getAttribute('placeholder')).toBe('You can choose up to 3.');
  await page.getByRole('combobox').pressSequentially('trade 9');
  expect(await page.getByRole('option').count()).toBe(0);
});

it('chooses one of many, closes with Escape and takes back what is none of them', async () => {
  const page = await show({ control: 'select', schema: one, value: 'trade_5' });
  const field = page.getByRole('combobox', { name: 'Trade' });
  await expect.poll(() => field.inputValue()).toBe('Trade 5');
  await field.fill('trade 11');
  await page.getByRole('option', { name: 'Trade 110' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Tab');
  // Typing the full name of a value selects it.
  await expectAnswer(page, 'trade_11');
  await field.fill('no such trade');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('Trade 11');
  await field.fill('');
  await page.keyboard.press('Tab');
  await expectAnswer(page, undefined);
});

it('picks with the mouse', async () => {
  const page = await show({ control: 'select', schema: one });
  await page.getByRole('combobox').fill('trade 12');
  await page.getByRole('option', { name: 'Trade 120' }).click();
  await expectAnswer(page, 'trade_120');
  expect(await page.getByRole('combobox').inputValue()).toBe('Trade 120');
});

it('says when values cannot be had, and asks again', async () => {
  const page = await show({ control: 'terms', schema: { ...many, 'x-taxonomy': 'broken' } });
  await page.getByText('We could not load the options.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('We could not load the options.').waitFor();
});

it('offers what only the page knows, and keeps a value that is not offered any more', async () => {
  const schema = { type: 'integer', title: 'Organization' };
  const choices = { '/contact_people/field': [{ value: 4, label: 'Harbor Press' }] };
  const page = await show({ control: 'select', schema, choices, value: 9 });
  const field = page.getByRole('combobox', { name: 'Organization' });
  expect(await field.inputValue()).toBe('9');
  await field.selectOption({ label: 'Harbor Press' });
  await expectAnswer(page, 4);
});

it('takes choice fields of the brand, few and many', async () => {
  const terms = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ const: `beat_${at}`, title: `Béat ${at}` }));
  const page = await show({
    control: 'terms',
    schema: { type: 'array', title: 'Beat', items: { type: 'string', oneOf: terms(2) } },
  });
  await page.getByRole('checkbox', { name: 'Béat 1' }).check();
  await expectAnswer(page, ['beat_1']);
  await redraw(page, { control: 'terms', schema: { type: 'string', title: 'Beat', oneOf: terms(40) } });
  await page.getByRole('combobox', { name: 'Beat' }).fill('beat 39');
  await page.getByRole('option', { name: 'Béat 39' }).click();
  await expectAnswer(page, 'beat_39');
});

it('takes words of one’s own: typed, pasted, once each', async () => {
  const page = await show({ control: 'tags', ...exampleOf('tags'), value: undefined });
  const field = page.getByRole('textbox', { name: 'Other skills' });
  await field.focus();
  await page.keyboard.type('Letterpress');
  await page.keyboard.press('Enter');
  await page.keyboard.type('letterpress,Risograph,');
  await expectAnswer(page, ['Letterpress', 'Risograph']);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', 'Linotype; Woodcut\nEtching');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expectAnswer(page, ['Letterpress', 'Risograph', 'Linotype', 'Woodcut', 'Etching']);
  await page.keyboard.type('Half a word');
  await page.keyboard.press('Tab');
  await expectAnswer(page, ['Letterpress', 'Risograph', 'Linotype', 'Woodcut', 'Etching', 'Half a word']);
  await page.getByRole('button', { name: 'Remove Woodcut' }).click();
  expect(await saidOn(page)).toContain('Woodcut removed. 5 selected.');
});

it('fills an address in from a place, and leaves every part to the hand', async () => {
  const page = await show({
    control: 'address',
    ...exampleOf('address'),
    value: { addressLine1: 'Domkloster 4' },
    locale: 'de',
  });
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl suchen' }).fill('50667');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const filled = {
    addressLine1: 'Domkloster 4',
    zip: '50667',
    locality: 'Köln',
    administrativeArea: '07',
    countryCode: 'DE',
  };
  await expectAnswer(page, filled);
  expect(await saidOn(page)).toContain('50667 Köln, Deutschland übernommen.');
  await page.getByLabel('City').fill('Köln-Deutz');
  await page.getByLabel('Country').selectOption({ label: 'Österreich' });
  await expectAnswer(page, { ...filled, locality: 'Köln-Deutz', countryCode: 'AT' });
});

it('gathers places', async () => {
  const page = await show({ control: 'places', ...exampleOf('places'), value: undefined });
  const field = page.getByRole('combobox', { name: 'Locations' });
  await field.fill('port');
  await page.getByRole('option', { name: /Portland/ }).click();
  await expectAnswer(page, [{ locality: 'Portland', administrativeArea: 'ME', countryCode: 'US' }]);
  await page.getByRole('button', { name: 'Remove Portland, ME, United States' }).press('Delete');
  await expectAnswer(page, undefined);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

it('says what is wrong with single entries', async () => {
  const page = await show({ control: 'tags', ...exampleOf('tags') });
  await page.evaluate(() => window.harness.fault('Please write less.', '/0'));
  await page.getByText('Please write less.').waitFor();
  expect(await page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await redraw(page, { control: 'terms', schema: many, value: ['trade_1'] });
  await page.evaluate(() => window.harness.fault('This is none of them.', '/0'));
  await page.getByText('This is none of them.').waitFor();
});
