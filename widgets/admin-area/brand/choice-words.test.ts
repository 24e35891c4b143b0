import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { choiceWords } from './choice-words.ts';
import { readSetting, WORDS } from './schema-tools.ts';
import { nameOf } from './setting-name.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');
const read = (name: string): JsonObject => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));

function saidIn(language: string, path: string, value: unknown): string | undefined {
  const root: JsonObject = {
    ...read('brand.schema.json'),
    ...(language !== 'en' && { [WORDS]: read(`words/${language}.json`) }),
  };
  const words = { language: String, entry: String };
  const naming = {
    read: (at: readonly string[], node: JsonObject) => ({
      ...readSetting(root, at.at(-1) ?? '', node),
      lang: undefined,
    }),
    documents: [],
    locale: language,
    words,
  };
  const { node } = nameOf(root, naming, path.split('/'));
  return isObject(node) ? choiceWords(root, node, value) : undefined;
}

it.each([
  ['en', 'newsletter/weekday', 'wednesday', 'Wednesday'],
  ['de', 'newsletter/weekday', 'wednesday', 'Mittwoch'],
  ['fr', 'newsletter/weekday', 'wednesday', 'Mercredi'],
  ['es', 'newsletter/weekday', 'wednesday', 'Miércoles'],
  ['de', 'prices/products/single/type', 'job_credits', 'Guthaben für Stellenanzeigen'],
  ['de', 'applications/ways', ['internal', 'email'], 'Formular auf dieser Website, Per E-Mail'],
  ['de', 'newsletter/weekday', 'someday', undefined],
  ['de', 'newsletter/hour', 7, undefined],
  ['de', 'site/name', 'monday', undefined],
  ['de', 'site/hosts', [], undefined],
])('says in %s for %s: %s', (language, path, value, said) => {
  expect(saidIn(language, path, value)).toBe(said);
});
