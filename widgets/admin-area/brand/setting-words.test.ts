import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { innerWords } from './inner-name.ts';
import { readSetting, WORDS } from './schema-tools.ts';
import { textKeyOf } from './use-read-setting.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');

function read(name: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
  if (!isObject(json)) throw new Error(`${name} is no object.`);
  return json;
}

const root = read('brand.schema.json');

/** What the forms of settings say in English, apart from features and groups, which have texts of their own. */
function saidOf(path: readonly string[], node: JsonObject): string[] {
  const setting = readSetting(root, path.at(-1) ?? '', node);
  const own = textKeyOf(root, path, node) === null ? [setting.title, setting.description] : [];
  const words = [...own, ...(setting.fixed ? [setting.fixed] : [])];
  if (setting.kind === 'group' && setting.fixed === null)
    return [...words, ...setting.settings.flatMap(({ key, schema }) => saidOf([...path, key], schema))];
  const texts = setting.texts.flatMap(({ key, schema }) => saidOf([...path, '', key], schema));
  return [
    ...words,
    ...texts,
    ...(setting.kind === 'group' ? [] : innerWords(root, node)),
    ...setting.choices.map(({ description }) => description),
  ].filter(Boolean);
}

/** Names of widgets and of their props. */
const saidOfWidgets = globSync(join(SCHEMAS, '../widgets/*/widget.json')).flatMap((file) => {
  // Widgets refer to definitions of the brand schema by its file name.
  const json: unknown = JSON.parse(readFileSync(file, 'utf8').replaceAll('"../brand.schema.json#/', '"#/'));
  return isObject(json) && isObject(json.props) ? [String(json.label), ...innerWords(root, json.props)] : [];
});

const english = [
  ...new Set([
    ...readSetting(root, '', root)
      .settings.filter(({ key }) => key !== '$schema')
      .flatMap(({ key, schema }) => saidOf([key], schema)),
    ...saidOfWidgets,
  ]),
].sort();

it.each(['de', 'fr', 'es'])('every setting is named and described in %s, and nothing else is', (language) => {
  const words = read(`words/${language}.json`);
  expect(Object.keys(words).sort()).toEqual(english);
  expect(Object.entries(words).filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
});

it('says them in the language of the words', () => {
  const own = { ...root, [WORDS]: read('words/de.json') };
  const theme = readSetting(own, '', own).settings.find(({ key }) => key === 'theme')?.schema ?? {};
  const radius = readSetting(own, 'theme', theme).settings.find(({ key }) => key === 'radius')?.schema ?? {};
  expect(readSetting(own, 'radius', radius)).toMatchObject({
    title: 'Ecken',
    description: 'Ecken von Schaltflächen, Feldern und Karten.',
    choices: [{ description: 'Eckig.' }, {}, {}],
  });
});
