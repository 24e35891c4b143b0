import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { languageName } from '../content/language-name.ts';
import { readSetting, WORDS } from './schema-tools.ts';
import { nameOf } from './setting-name.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');
const read = (name: string): JsonObject => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
const root = { ...read('brand.schema.json'), [WORDS]: read('words/de.json') };

const titles = (path: string) =>
  nameOf(
    root,
    {
      read: (at, node) => ({ ...readSetting(root, at.at(-1) ?? '', node), lang: undefined }),
      words: { language: (code) => languageName(code, 'de'), entry: (number) => `Eintrag ${number}` },
    },
    path.split('/'),
  ).titles.join(' › ');

// Features and groups have texts of their own, in the catalogues.
it.each([
  ['theme/radius', 'Theme › Ecken'],
  ['site/legal/publisher', 'Site › Rechtliche Seiten › Herausgeber'],
  ['prices/products/single/price', 'Prices › Produkte › single › Preis'],
  ['prices/products/single/name/fr', 'Prices › Produkte › single › Name › Französisch'],
  ['moderation/reasons/notAJob/text/de', 'Moderation › Gründe › notAJob › Text › Deutsch'],
  ['pages/home/main/0/widget', 'Seiten › Startseite › Inhalt › Eintrag 1 › Widget'],
  ['pages/home/main/0/props/limit', 'Seiten › Startseite › Inhalt › Eintrag 1 › Eigenschaften › limit'],
  ['pages/about-us/title/en-GB', 'Seiten › about-us › Titel › Englisch (Vereinigtes Königreich)'],
  ['navigation/main/2/label', 'Navigation › Hauptmenü › Eintrag 3 › Bezeichnung'],
  ['customFields/x_team/terms/day/label/de', 'Custom fields › x_team › Auswahl › day › Bezeichnung › Deutsch'],
  ['messages/de/search/submit', 'Messages › Deutsch › search › submit'],
  ['routes/translations/de/~1jobs', 'Addresses › Übersetzungen › Deutsch › ~1jobs'],
  ['nothing/of/this', 'nothing › of › this'],
])('names %s by the titles on the way', (path, name) => {
  expect(titles(path)).toBe(name);
});
