import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { preflight } from './preflight.ts';
import { rules } from './rules.ts';
import { adSite, testAd } from './testing.ts';

const folder = new URL('./rules/', import.meta.url);

it('has nothing against a good advertisement', () => {
  expect(preflight(testAd(), adSite)).toEqual([]);
});

it('runs every rule that there is, each with a test', () => {
  const files = readdirSync(folder);
  const own = files.filter((file) => !file.endsWith('.test.ts'));
  expect(own.length).toBe(rules.length);
  expect(own.map((file) => file.replace('.ts', '.test.ts')).filter((file) => !files.includes(file))).toEqual([]);
});

it.each(['en', 'de', 'fr'])('has words for every finding in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}/preflight.json`, 'utf8'));
  const codes = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/code: '(\w+)'/g)].map(([, code]) => code),
    );
  expect(Object.keys(texts).sort()).toEqual([...new Set(codes)].sort());
});
