import { expect, it } from 'vitest';
import { acceptOf, limitsOf, refusalOf, sizeText } from './check-file.ts';

const LARGEST_FILE = 50 * 1024 * 1024;

const words = {
  locale: 'en',
  t: (key: string, values: Readonly<Record<string, string | number>> = {}) => [key, ...Object.values(values)].join(' '),
};
const refusal = (name: string, size: number) => refusalOf({ name, size }, limitsOf('ATTACHMENT'), words);

it.each(['cv.pdf', 'CV.PDF', 'photo.final.JPG', 'a.jpeg', 'a.png', 'a.webp'])('lets %s pass', (name) => {
  expect(refusal(name, 1)).toBeNull();
  expect(refusal(name, LARGEST_FILE)).toBeNull();
});

it.each(['cv.docx', 'cv', '.pdf.exe', 'pdf', 'a.svg'])('refuses %s and says what can be sent', (name) => {
  expect(refusal(name, 1)).toBe('files.kind pdf, jpg, jpeg, png, or webp');
});

it('refuses what is empty, too large or named too long', () => {
  expect(refusal('cv.pdf', 0)).toBe('files.empty');
  expect(refusal('cv.pdf', LARGEST_FILE + 1)).toBe('files.size 50 MB 50');
  expect(refusal(`${'x'.repeat(200)}.pdf`, 1)).toBe('files.name 200');
});

it('takes only pictures where pictures are shown', () => {
  expect(refusalOf({ name: 'cv.pdf', size: 1 }, limitsOf('LOGO'), words)).toBe('files.kind jpg, jpeg, png, or webp');
  expect(acceptOf(limitsOf('LOGO'))).toBe('.jpg,.jpeg,.png,.webp');
});

it('takes less where the answer says so', () => {
  const limits = limitsOf('ATTACHMENT', { 'x-kinds': ['pdf', 'jpg', 'exe'], 'x-megabytes': 2 });
  expect(acceptOf(limits)).toBe('.pdf,.jpg,.jpeg');
  expect(refusalOf({ name: 'a.png', size: 1 }, limits, words)).toBe('files.kind pdf, jpg, or jpeg');
  expect(refusalOf({ name: 'a.pdf', size: 2_100_000 }, limits, words)).toBe('files.size 2 MB 2');
  expect(limitsOf('LOGO', { 'x-megabytes': 500 }).megabytes).toBe(50);
});

it.each([
  [1, '1 kB'],
  [350_000, '342 kB'],
  [1_500_000, '1.4 MB'],
  [LARGEST_FILE, '50 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
