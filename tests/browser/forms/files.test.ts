import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { answerOf, expectAnswer, fieldPages, saidOn } from './field-page.ts';

const { site, show } = fieldPages();
const files = { control: 'files', ...exampleOf('files'), value: undefined };
const pdf = (name: string, size = 20) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 1) });
const chooser = (page: Page) => page.locator('input[type=file]:not([capture])');
const namesIn = async (page: Page) => {
  const answer = await answerOf(page);
  return Array.isArray(answer) ? answer.map(({ name }) => name) : [];
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** A two-colored image that the browser can decode. */
const picture = (page: Page, name: string, width: number, height: number) =>
  page
    .evaluate(
      async ([wide, high]) => {
        const canvas = new OffscreenCanvas(wide, high);
        const drawing = canvas.getContext('2d');
        if (!drawing) return [];
        drawing.fillStyle = 'red';
        drawing.fillRect(0, 0, wide / 2, high);
        drawing.fillStyle = 'blue';
        drawing.fillRect(wide / 2, 0, wide / 2, high);
        return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
      },
      [width, height] as const,
    )
    .then((bytes) => ({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) }));

it('opens the chooser by the keyboard and sends several files', async () => {
  const page = await show(files);
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Add files/ }).press('Enter');
  const dialog = await opened;
  expect(dialog.isMultiple()).toBe(true);
  await dialog.setFiles([pdf('cv.pdf'), pdf('letter.pdf')]);
  await expect.poll(async () => (await namesIn(page)).sort()).toEqual(['cv.pdf', 'letter.pdf']);
  expect(await answerOf(page)).toEqual(
    expect.arrayContaining([{ id: expect.stringMatching(/^\d+\.proof$/), name: 'cv.pdf', size: expect.any(Number) }]),
  );
  expect(site.uploads.slice(-2).map(({ purpose, frontend }) => `${purpose} ${frontend}`)).toEqual([
    'ATTACHMENT acme;en',
    'ATTACHMENT acme;en',
  ]);
  expect(await saidOn(page)).toMatch(/ uploaded\./);
});

it('takes what is dropped on it', async () => {
  const page = await show(files);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'dropped.pdf', { type: 'application/pdf' }));
    const zone = document.querySelector('[data-over]');
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => namesIn(page)).toEqual(['dropped.pdf']);
});

it('refuses what cannot be kept before it is sent, and says why', async () => {
  const page = await show(files);
  const before = site.uploads.length;
  await chooser(page).setInputFiles([pdf('cv.docx'), pdf('empty.pdf', 0)]);
  await page.getByText('You can only upload pdf, jpg, jpeg, png, or webp.').waitFor();
  await page.getByText('This file is empty.').waitFor();
  expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
  expect(site.uploads.length).toBe(before);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.pdf'));
    document
      .querySelector('[data-over]')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.getByText('This file is 50 MB. The maximum is 50 MB.').waitFor();
  await page.getByRole('button', { name: 'Remove cv.docx from the list' }).press('Enter');
  expect(await page.getByText('cv.docx').count()).toBe(0);
  expect(await focused(page)).toMatch(/^Add files/);
});

it('shows how far a file has come, and stops it', async () => {
  const page = await show(files);
  await chooser(page).setInputFiles([pdf('slow.pdf')]);
  await page.getByRole('progressbar', { name: 'Uploading slow.pdf' }).waitFor();
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value')).toBe('1');
  await page.getByRole('button', { name: 'Cancel upload of slow.pdf' }).press('Enter');
  expect(await page.getByText('slow.pdf').count()).toBe(0);
  site.release();
  expect(await answerOf(page)).toBeUndefined();
});

it('shows what the backend refused, and sends again what broke off', async () => {
  const page = await show(files, { expected: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|fonts\/|status of 404/ });
  await chooser(page).setInputFiles([pdf('bad.pdf'), pdf('cut.pdf')]);
  await page.getByText('This PDF is incomplete. Please save it again and upload it.').waitFor();
  await page.getByText('The upload failed. Please check your connection and try again.').waitFor();
  const before = site.uploads.length;
  await page.getByRole('button', { name: 'Try again: cut.pdf' }).press('Enter');
  await expect.poll(() => site.uploads.length).toBeGreaterThan(before);
});

it('sorts and removes files by the keyboard', async () => {
  const value = ['a', 'b', 'c'].map((name) => ({ id: name, name: `${name}.pdf`, size: 9 }));
  const page = await show({ ...files, value });
  await page.getByRole('button', { name: 'Move down: a.pdf' }).press('Enter');
  expect(await namesIn(page)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  expect(await focused(page)).toBe('Move down: a.pdf');
  await page.getByRole('button', { name: 'Remove b.pdf' }).press('Enter');
  expect(await namesIn(page)).toEqual(['a.pdf', 'c.pdf']);
  expect(await focused(page)).toBe('Remove a.pdf');
});

it('keeps no more files than there may be', async () => {
  const page = await show({ ...files, schema: { ...files.schema, maxItems: 1 } });
  await chooser(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await page.getByText('You can upload only 1 file here; the others were not uploaded.').waitFor();
  await expect.poll(() => namesIn(page)).toEqual(['a.pdf']);
  expect(await page.getByRole('button', { name: /^Add files/ }).isDisabled()).toBe(true);
});

it('offers the camera where fingers point', async () => {
  const phone = await show(files, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  expect(await phone.getByRole('button', { name: 'Take a photo' }).isVisible()).toBe(true);
  expect(await phone.locator('input[capture]').getAttribute('accept')).toBe('image/*');
  const desktop = await show(files);
  expect(await desktop.getByRole('button', { name: 'Take a photo' }).isVisible()).toBe(false);
});

it('replaces a single file', async () => {
  const page = await show({ control: 'file', ...exampleOf('file') });
  await chooser(page).setInputFiles([pdf('new.pdf')]);
  await expect.poll(() => answerOf(page)).toMatchObject({ name: 'new.pdf' });
  expect(site.uploads.at(-1)?.purpose).toBe('DOCUMENT');
  await page.getByRole('button', { name: 'Remove new.pdf' }).click();
  await expectAnswer(page, undefined);
});

it('cuts a picture by the keyboard and asks what it shows', async () => {
  const setup = { control: 'image', ...exampleOf('image'), value: undefined };
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await show({ ...setup, schema: { ...setup.schema, 'x-purpose': 'photo' } }, phone);
  await page.getByRole('button', { name: /^Choose a picture/ }).focus();
  await chooser(page).setInputFiles([await picture(page, 'team.png', 900, 300)]);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const frame = dialog.getByRole('group', { name: 'Frame; use the arrow keys to move it' });
  await frame.waitFor();
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1, 1);
  const whole = await dialog.locator('canvas').boundingBox();
  expect(box?.height).toBeLessThanOrEqual((whole?.height ?? 0) + 1);
  await frame.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  expect((await frame.boundingBox())?.x).toBeLessThan(box?.x ?? 0);
  await dialog.getByRole('button', { name: 'Crop' }).press('Enter');
  await expect.poll(() => answerOf(page)).toMatchObject({ url: '/files/picture.png' });
  expect(site.uploads.at(-1)).toMatchObject({ purpose: 'PHOTO', name: 'team.png' });
  await page.getByLabel('Alt text').fill('Our team');
  await expect.poll(() => answerOf(page)).toMatchObject({ alt: 'Our team' });
  await page.getByRole('button', { name: 'Remove picture: Our team' }).press('Enter');
  await expectAnswer(page, undefined);
});

it('leaves a picture alone when its dialog is closed, and gives the focus back', async () => {
  const page = await show({ control: 'image', ...exampleOf('image'), value: undefined });
  const button = page.getByRole('button', { name: /^Choose a picture/ });
  await button.focus();
  const before = site.uploads.length;
  await chooser(page).setInputFiles([await picture(page, 'team.png', 200, 100)]);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await focused(page)).toMatch(/^Choose a picture/);
  expect(site.uploads.length).toBe(before);
});

it('gathers pictures and sorts them', async () => {
  const page = await show({ control: 'images', ...exampleOf('images') });
  await page.getByRole('button', { name: 'Move up: A press' }).press('Enter');
  await expect.poll(() => answerOf(page)).toMatchObject([{ alt: 'A press' }, { alt: 'A desk' }]);
  await chooser(page).setInputFiles([await picture(page, 'third.png', 20, 20)]);
  await expect.poll(() => answerOf(page)).toMatchObject([{ id: '8' }, { id: '7' }, { url: '/files/picture.png' }]);
  expect(site.uploads.at(-1)?.purpose).toBe('GALLERY');
  await page.getByRole('button', { name: 'Remove picture: A desk' }).press('Enter');
  await expect.poll(() => answerOf(page)).toMatchObject([{ id: '8' }, { url: '/files/picture.png' }]);
});
