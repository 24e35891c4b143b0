import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../runtime/core/brand/setting-title.ts';
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { catalogueFile, namespaceNames } from '../../../runtime/core/texts/catalogues.ts';
import { type FieldKind, readSetting } from './schema-tools.ts';
import { textKeyOf } from './use-read-setting.ts';

const root: JsonObject = JSON.parse(readFileSync('schemas/brand.schema.json', 'utf8'));

function settingAt(path: string) {
  let node: JsonObject = root;
  let name = '';
  for (const key of path.split('/')) {
    const next = readSetting(root, name, node).settings.find((one) => one.key === key);
    if (next === undefined) throw new Error(`There is no ${path}.`);
    node = next.schema;
    name = key;
  }
  return readSetting(root, name, node);
}

describe('a setting of the brand schema', () => {
  it.each<[string, FieldKind]>([
    ['features/blog', 'switch'],
    ['features/oauth', 'group'],
    ['theme/radius', 'choice'],
    ['site/name', 'text'],
    ['site/tagline', 'localised'],
    ['search/facetLimit', 'number'],
    ['site/hosts', 'lines'],
    ['locales/supported', 'lines'],
    ['site/social', 'group'],
    ['theme/primary', 'text'],
    ['theme/secondary', 'text'],
    ['navigation/main', 'json'],
    ['pages', 'json'],
    ['messages', 'json'],
    ['moderation/reasons', 'entries'],
    ['customFields', 'json'],
    ['search/radius/options', 'json'],
  ])('%s is edited as %s', (path, kind) => {
    expect(settingAt(path).kind).toBe(kind);
  });

  it('says why it stands in the file alone, whether it may be null, and what its choices mean', () => {
    expect(settingAt('site/hosts').fixed).toMatch(/^Addresses belong/);
    expect(settingAt('features/blog').fixed).toBeNull();
    expect([settingAt('site/senderName').nullable, settingAt('site/name').nullable]).toEqual([true, false]);
    expect(settingAt('theme/radius').choices.map(({ value }) => value)).toEqual(['none', 'small', 'round']);
    expect(settingAt('theme/radius').choices.every(({ description }) => description !== '')).toBe(true);
  });

  it('is described, whatever it is', () => {
    const visit = (name: string, node: JsonObject, path: string): string[] => {
      const setting = readSetting(root, name, node);
      const own = setting.description === '' && path !== '' ? [path] : [];
      return setting.kind === 'group'
        ? [...own, ...setting.settings.flatMap(({ key, schema }) => visit(key, schema, `${path}/${key}`))]
        : own;
    };
    expect(isObject(root.properties)).toBe(true);
    expect(visit('', root, '')).toEqual([]);
  });
});

/** Text keys for every feature and every group of settings. */
function textKeys(): string[] {
  const visit = (path: readonly string[], node: JsonObject): string[] =>
    [
      textKeyOf(root, path, node) ?? [],
      ...readSetting(root, path.at(-1) ?? '', node).settings.map(({ key, schema }) => visit([...path, key], schema)),
    ].flat();
  return readSetting(root, '', root).settings.flatMap(({ key, schema }) => visit([key], schema));
}

it.each(['en', 'de', 'fr', 'es'])(
  'has a name and an explanation in %s for every feature and group of settings, and a name for every part of the texts',
  (locale) => {
    const { catalogues, ...texts } = catalogueFile(locale, 'brand-settings');
    expect(Object.keys(catalogues ?? {}).sort()).toEqual(namespaceNames());
    const known = Object.entries(texts).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([key, words]) => [`${kind}.${key}`, Object.keys(words)] as const),
    );
    expect(known.map(([key]) => key).sort()).toEqual(textKeys().sort());
    expect(known.filter(([, words]) => words.join() !== 'name,help')).toEqual([]);
    expect(textKeys().filter((key) => key.startsWith('groups.'))).toHaveLength(24);
  },
);

it('makes titles of keys', () => {
  expect(['showOnlyFeaturedJobs', 'oauth', 'remote_options', 'cvSite', 'rss'].map(titleOf)).toEqual([
    'Show only featured jobs',
    'Oauth',
    'Remote options',
    'CV site',
    'RSS',
  ]);
});
