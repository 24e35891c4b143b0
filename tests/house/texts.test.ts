import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { type PriceManner, priceText } from '../../runtime/core/price.ts';

const ROOT = join(import.meta.dirname, '../..');

/** By language, the words that docs/texts.md forbids. */
function unwanted(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [, cell = ''] of readFileSync(join(ROOT, 'docs/texts.md'), 'utf8').matchAll(
    /^\|[^|]*\|[^|]*\|[^|]*\|[^|]*\|([^|]*)\|$/gm,
  ))
    for (const part of cell.split(';')) {
      const [, language = '', list = ''] = /^\s*(\w\w): (.+?)\s*$/.exec(part) ?? [];
      if (language !== '') words.set(language, [...(words.get(language) ?? []), ...list.split(', ')]);
    }
  return words;
}

/** Texts of a language with their locations, `account.json/login/title`. */
function textsOf(language: string): [place: string, text: string][] {
  const folder = join(ROOT, 'locales', language);
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  // Of settings and what the brand check finds; the English ones are in the schema and in the rules.
  const words = ['', 'findings/'].map((part) => join(ROOT, 'schemas/words', `${part}${language}.json`));
  return [
    ...readdirSync(folder).flatMap((file) => leavesOf(file, read(join(folder, file)))),
    ...words.filter(existsSync).flatMap((file) => leavesOf('words', read(file))),
  ];
}

function leavesOf(place: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(`${place}/${key}`, inner));
}

/** Words that docs/texts.md replaces in another country. */
function wordsOf(language: string, country: string): string[] {
  const texts = readFileSync(join(ROOT, 'docs/texts.md'), 'utf8');
  const [, table = ''] = texts.split(`| ${language} | ${country} |\n|---|---|\n`);
  const [own = ''] = table.split('\n\n');
  return [...own.matchAll(/^\|([^|]*)\|[^|]*\|$/gm)].flatMap(([, cell = '']) =>
    cell.split(',').map((word) => word.trim()),
  );
}

/** "Resume" as a verb, and the name of a format. */
const ALIKE = /^(Resume|.*\bJSON Resume\b.*)$/;

it('calls each thing by its one word', () => {
  const words = unwanted();
  expect([...words.keys()].sort()).toEqual(['de', 'en', 'es', 'fr']);
  const found = [...words].flatMap(([language, list]) => {
    const any = new RegExp(`(?<![\\p{L}-])(${list.join('|')})(?![\\p{L}])`, 'iu');
    return textsOf(language).flatMap(([place, text]) => {
      const word = any.exec(text.replace(/{{\w+}}/g, ''))?.[1];
      return word === undefined ? [] : [`${language}/${place}: "${word}" in "${text.slice(0, 80)}"`];
    });
  });
  expect(found).toEqual([]);
});

it('sets German marks as German print does', () => {
  const wrong = /"|“\p{L}|\.\.\.|\S…|[ }](?=(?:%|km|MB)(?!\p{L}))/u;
  expect(textsOf('de').filter(([, text]) => wrong.test(text))).toEqual([]);
});

it('keeps French marks on the line of their word', () => {
  const wrong = /[ \u202f](?=[:;!?»](?!\S))|«(?!\u00a0)|(?<!\u00a0)»|\p{L}'\p{L}|\s…|\.\.\./u;
  expect(textsOf('fr').filter(([, text]) => wrong.test(text))).toEqual([]);
});

it('sets Spanish marks as Spanish print does', () => {
  const wrong = /["“”„]|\.\.\.|\s…|[ }](?=%(?!\p{L}))|«\s|\s»/u;
  const count = (text: string, mark: string) => text.split(mark).length;
  const isOpen = (text: string) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
  expect(textsOf('es').filter(([, text]) => wrong.test(text) || isOpen(text))).toEqual([]);
});

interface Board {
  extends?: string | null;
  locales?: { supported?: string[] };
  prices?: Partial<PriceManner>;
}

/** A brand document preceded by those it extends, starting with the root. */
function documentsOf(id: string): Board[] {
  const board = JSON.parse(readFileSync(join(ROOT, 'brands', `${id}.json`), 'utf8')) as Board;
  return id === ROOT_ID ? [board] : [...documentsOf(board.extends ?? ROOT_ID), board];
}

it('sets the sign of a currency apart on each board in German or French', () => {
  const boards = readdirSync(join(ROOT, 'brands')).flatMap((file) => {
    const documents = documentsOf(file.replace('.json', ''));
    const manner = Object.assign({}, ...documents.map(({ prices }) => prices)) as PriceManner;
    const locales = documents.findLast(({ locales }) => locales?.supported)?.locales?.supported ?? [];
    const price = (locale: string) => priceText(manner, locale, { amount: 57000, currency: 'EUR' }, true);
    return locales
      .filter((locale) => locale === 'de' || locale === 'fr')
      .map((locale) => [file, locale, price(locale)]);
  });
  expect(boards.map(([file, locale]) => `${file} ${locale}`)).toContain('rheinblick.json fr');
  // Switzerland writes its francs in front.
  expect(boards.filter(([, , price]) => price !== '570,00\u00a0€' && price !== '€\u00a0570,00')).toEqual([]);
});

it.each([
  ['en', 'en-GB', 'organization'],
  ['fr', 'fr-CA', 'e-mail'],
])('has a text of the country for every word of %s that %s replaces', (language, country, example) => {
  const words = wordsOf(language, country);
  expect(words).toContain(example);
  const any = new RegExp(`(?<!{{)\\b(${words.join('|')})s?\\b`, 'i');
  const isForeign = (text: string) => any.test(text) && !ALIKE.test(text);
  const own = new Map(textsOf(country));
  // Settings are named in four languages, whatever the country.
  const shared = textsOf(language).filter(([place]) => !place.startsWith('words/'));
  expect(shared.flatMap(([place, text]) => (isForeign(own.get(place) ?? text) ? [place] : []))).toEqual([]);
  const known = new Set(shared.map(([place]) => place));
  expect([...own.keys()].filter((place) => !known.has(place))).toEqual([]);
});
