import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { languageName } from '../content/language-name.ts';
import { readSetting, WORDS } from './schema-tools.ts';
import { nameOf } from './setting-name.ts';
import { withStandardTexts } from './standard-texts.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');
const read = (name: string): JsonObject => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
const root: JsonObject = { ...read('brand.schema.json'), [WORDS]: read('words/de.json') };
const jobList = read('../widgets/job-results/widget.json');
root['x-widgets'] = { 'job-results': { ...(jobList.props as JsonObject), title: String(jobList.label) } };

const titles = (path: string, documents: readonly JsonObject[] = []) =>
  nameOf(
    root,
    {
      read: (at, node) => ({ ...readSetting(root, at.at(-1) ?? '', node), lang: undefined }),
      documents,
      locale: 'de',
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

const document: JsonObject = {
  prices: { products: { single: { name: { en: 'Single ad', de: 'Einzelanzeige' } } } },
  pages: { home: { main: [{ widget: 'job-results', props: { showSalaryFirst: true } }] } },
  navigation: { main: [{ label: 'Jobs', path: '/jobs' }] },
  moderation: { reasons: { notAJob: { title: { en: 'Not a job', de: 'Keine Stelle' } } } },
};

it.each([
  ['prices/products/single/price', 'Prices › Produkte › Einzelanzeige › Preis'],
  ['moderation/reasons/notAJob', 'Moderation › Gründe › Keine Stelle'],
  ['pages/home/main/0', 'Seiten › Startseite › Inhalt › Eintrag 1: Stellenliste'],
  [
    'pages/home/main/0/props/showSalaryFirst',
    'Seiten › Startseite › Inhalt › Eintrag 1: Stellenliste › Eigenschaften › Gehalt zuerst zeigen',
  ],
  [
    'pages/home/main/0/props/advertisements/2/image',
    'Seiten › Startseite › Inhalt › Eintrag 1: Stellenliste › Eigenschaften › Anzeigenbanner › Eintrag 3 › Bild',
  ],
  [
    'pages/jobs/main/0/props/showSalaryFirst',
    'Seiten › Stellen › Inhalt › Eintrag 1 › Eigenschaften › showSalaryFirst',
  ],
  ['navigation/main/0/path', 'Navigation › Hauptmenü › Eintrag 1: Jobs › Adresse'],
])('names %s by what a document says, too', (path, name) => {
  expect(titles(path, [{}, document])).toBe(name);
});

it('names groups and fields of forms, and texts by their wording', () => {
  const fields = {
    job: { job_info: { title: 'Stelle', fields: { title: { title: 'Stellentitel' }, videoUrl: {} } } },
    parts: { video: { title: 'Video' } },
  };
  const parts = { 'x-parts': { 'job/job_info/videoUrl': 'video' } };
  const named = (path: string, texts: JsonObject) =>
    withStandardTexts(path.split('/'), path.split('/'), {
      texts,
      root: parts,
      catalogueName: (part) => (part === 'search' ? 'Stellensuche' : part),
    }).join(' › ');
  expect(named('forms/job/items/job_info/fields/title/hidden', fields)).toBe(
    'forms › job › items › Stelle › fields › Stellentitel › hidden',
  );
  expect(named('forms/job/items/job_info/fields/videoUrl', fields)).toBe(
    'forms › job › items › Stelle › fields › Video',
  );
  expect(named('forms/job/items/other/label', fields)).toBe('forms › job › items › other › label');
  expect(named('messages/de/search/form/submit', { form: { submit: 'Suchen' } })).toBe(
    'messages › de › Stellensuche › Suchen',
  );
  expect(named('messages/de/search/none', {})).toBe('messages › de › Stellensuche › none');
});
