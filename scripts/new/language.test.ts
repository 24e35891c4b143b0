import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeLanguage } from './language.ts';

/** A tree with two namespaces in English. */
function tree() {
  const root = temporaryFolder();
  const put = (path: string, value: object) => writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
  for (const folder of ['locales/en', 'schemas/brand']) mkdirSync(join(root, folder), { recursive: true });
  put('locales/en/common.json', {
    close: 'Close',
    results: { total_one: '{{count}} job', total_other: '{{count}} jobs' },
  });
  put('locales/en/mail.json', { hello: 'Hello' });
  put('schemas/brand/definitions.json', { locale: { enum: ['en', 'de'], enumDescriptions: ['English.', 'German.'] } });
  return { root, put, read: (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) };
}

it('starts a language with every text empty, in its own plural forms, and offers it to brands', () => {
  const { root, read } = tree();
  const { written, ...counts } = writeLanguage(root, 'pl');
  expect(counts).toEqual({ missing: 6, total: 6 });
  expect(written.map((path) => path.slice(root.length))).toEqual([
    '/schemas/brand/definitions.json',
    '/locales/pl/common.json',
    '/locales/pl/mail.json',
  ]);
  expect(read('locales/pl/common.json')).toEqual({
    close: '',
    results: { total_few: '', total_many: '', total_one: '', total_other: '' },
  });
  expect(read('schemas/brand/definitions.json').locale).toEqual({
    enum: ['en', 'de', 'pl'],
    enumDescriptions: ['English.', 'German.', 'Polish.'],
  });
});

it('keeps what is translated, adds what is new in English and drops what is gone', () => {
  const { root, put, read } = tree();
  writeLanguage(root, 'nl');
  put('locales/nl/mail.json', { hello: 'Hallo', gone: 'Weg' });
  put('locales/en/mail.json', { bye: 'Bye', hello: 'Hello' });
  const { written, ...counts } = writeLanguage(root, 'nl');
  expect([counts, written.map((path) => path.slice(root.length))]).toEqual([
    { missing: 4, total: 5 },
    ['/locales/nl/mail.json'],
  ]);
  expect(Object.entries(read('locales/nl/mail.json'))).toEqual([
    ['bye', ''],
    ['hello', 'Hallo'],
  ]);
  expect(writeLanguage(root, 'nl').written).toEqual([]);
});

it('starts a variant without texts, since it only has those that differ', () => {
  const { root } = tree();
  expect(writeLanguage(root, 'de-CH')).toMatchObject({ missing: 0, total: 0 });
  expect(readdirSync(join(root, 'locales/de-CH'))).toEqual([]);
});

it.each(['xx', 'dutch', 'NL', '../de'])('refuses %j, which is no language', (code) => {
  const { root } = tree();
  expect(() => writeLanguage(root, code)).toThrow(
    `"${code}" is no language. Write a code such as nl, or de-CH for a variant.`,
  );
  expect(existsSync(join(root, 'locales', code, 'common.json'))).toBe(false);
});
