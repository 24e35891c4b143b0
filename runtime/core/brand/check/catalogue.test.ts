import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { loadBrandSchema } from './schema.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  mkdirSync(join(root, 'locales/en'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['{{ "title": "Jobs" }', /search\.json cannot be read: Expected property name/],
  ['["Jobs"]', /search\.json does not hold a JSON object\./],
])('names the file of texts that cannot be used: %s', (text, message) => {
  writeFileSync(join(root, 'locales/en/search.json'), text);
  expect(() => loadCatalogue(root, loadBrandSchema('schemas'))).toThrow(message);
});
