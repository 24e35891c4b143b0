import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledBrand } from '../request-context.ts';
import {
  catalogueFile,
  cutCatalogue,
  localeChain,
  messagesAnswer,
  namespaceNames,
  parseMessages,
  textKeys,
} from './catalogues.ts';
import { inLocale, localised } from './localised.ts';

function brandWith(messages: object): CompiledBrand {
  const document = JSON.parse(readFileSync('brands/default.json', 'utf8')) as CompiledBrand['document'];
  return { id: 'acme', revision: '0', document: { ...document, messages } as CompiledBrand['document'], themeHref: '' };
}

/** `results_one` and `results_other` are plural forms of the same text. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (locale: string, namespace: string) =>
  [...new Set(textKeys(catalogueFile(locale, namespace)).map(stem))].sort();

/** All but English; variants such as en-GB only have what differs. */
const others = readdirSync('locales').filter((locale) => locale !== 'en');
const whole = others.filter((locale) => !locale.includes('-'));

describe.each(namespaceNames())('the texts of "%s"', (namespace) => {
  it.each(whole)('are all there in %s, and no others', (locale) => {
    expect(stems(locale, namespace)).toEqual(stems('en', namespace));
  });

  it('differ from American English where there is a British one', () => {
    const american = flat(catalogueFile('en', namespace));
    const british = Object.entries(flat(catalogueFile('en-GB', namespace)));
    expect(british.filter(([key]) => american[key] === undefined)).toEqual([]);
    expect(british.filter(([key, text]) => american[key] === text)).toEqual([]);
  });

  it('name the same values in every language', () => {
    const american = flat(catalogueFile('en', namespace));
    for (const locale of others) {
      for (const [key, text] of Object.entries(flat(catalogueFile(locale, namespace)))) {
        const original = american[key] ?? american[`${stem(key)}_other`] ?? '';
        expect({ locale, key, values: values(text) }).toEqual({ locale, key, values: values(original, text) });
      }
    }
  });
});

it('is there for each language that a brand can name, and for no other', () => {
  const { locale } = JSON.parse(readFileSync('schemas/brand/definitions.json', 'utf8'));
  expect(readdirSync('locales').sort()).toEqual(locale.enum.toSorted());
});

describe('a catalogue', () => {
  it('takes an empty text for a missing one', () => {
    expect(parseMessages({ close: '', menu: 'Menu', results: { total: '' } }, 'locales/nl/common.json')).toEqual({
      menu: 'Menu',
      results: {},
    });
  });

  it('has no file of a namespace that English lacks', () => {
    for (const locale of readdirSync('locales')) {
      const names = readdirSync(`locales/${locale}`).map((file) => file.replace('.json', ''));
      expect(names.filter((name) => !namespaceNames().includes(name))).toEqual([]);
    }
  });

  it('takes British texts over American ones, and those of the brand over both', () => {
    expect(localeChain('en-GB')).toEqual(['en', 'en-GB']);
    const brand = brandWith({ en: { common: { close: 'Shut' } }, 'en-GB': { common: { menu: 'Contents' } } });
    const { common } = cutCatalogue(brand, 'en-GB', ['common']).namespaces;
    expect(common).toMatchObject({ close: 'Shut', menu: 'Contents' });
  });

  it('takes a British text over an American one, and that of the brand in English over both', () => {
    const titleWith = (messages: object) =>
      cutCatalogue(brandWith(messages), 'en-GB', ['resume']).namespaces.resume?.title;
    expect(titleWith({})).toBe(catalogueFile('en-GB', 'resume').title);
    expect(titleWith({ en: { resume: { title: 'Ours' } } })).toBe('Ours');
  });

  it('takes the text of the page’s language over that of the brand in another', () => {
    const { close } = catalogueFile('fr', 'common');
    const closeWith = (messages: object) =>
      cutCatalogue(brandWith(messages), 'fr', ['common']).namespaces.common?.close;
    expect(closeWith({ en: { common: { close: 'Shut' } } })).toBe(close);
    expect(closeWith({ en: { common: { close: 'Shut' } }, fr: { common: { close: 'Clore' } } })).toBe('Clore');
  });

  it('keeps its own text where the brand has a group of texts in its place, and the other way round', () => {
    const brand = brandWith({ en: { search: { form: 'Search', results: {} } } });
    expect(cutCatalogue(brand, 'en', ['search']).namespaces.search).toEqual(
      cutCatalogue(brandWith({}), 'en', ['search']).namespaces.search,
    );
  });

  it('falls back to English and says once what is missing', () => {
    const brand = brandWith({ en: { common: { motto: 'Ahoy' } } });
    const { common } = cutCatalogue(brand, 'de', ['common']).namespaces;
    expect(common).toMatchObject({ motto: 'Ahoy', close: catalogueFile('de', 'common').close });
  });

  it('is one object for the same brand, language and namespaces in production', () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    const brand = brandWith({});
    expect(cutCatalogue(brand, 'de', ['common', 'errors'])).toBe(cutCatalogue(brand, 'de', ['errors', 'common']));
    Object.assign(process.env, { NODE_ENV: before });
  });

  it('gives French its third plural form from the general one', () => {
    const brand = brandWith({ fr: { common: { ships_one: '{{count}} navire', ships_other: '{{count}} navires' } } });
    expect(cutCatalogue(brand, 'fr', ['common']).namespaces.common).toMatchObject({ ships_many: '{{count}} navires' });
  });

  it('answers all texts of a language as one JSON string', () => {
    expect(Object.keys(JSON.parse(messagesAnswer(brandWith({}), 'de')) as object).sort()).toEqual(namespaceNames());
  });

  it('refuses a file with anything but texts', () => {
    expect(() => parseMessages({ a: { b: 1 } }, 'locales/de/common.json')).toThrow(
      'locales/de/common.json/a/b: expected an object of texts.',
    );
  });
});

describe('texts of a brand document', () => {
  const locales = {
    default: 'de',
    supported: ['de', 'en', 'fr'],
    region: 'eu',
  } as CompiledBrand['document']['locales'];

  it('come in the language of the page, its language, the default, English', () => {
    expect(localised({ en: 'Jobs', 'en-GB': 'Vacancies' }, { locales }, 'en-GB')).toBe('Vacancies');
    expect(localised({ en: 'Jobs', de: 'Stellen' }, { locales }, 'en-GB')).toBe('Jobs');
    expect(localised({ en: 'Jobs', de: 'Stellen' }, { locales }, 'fr')).toBe('Stellen');
    expect(localised('Jobs', { locales }, 'fr')).toBe('Jobs');
  });

  it('are found at any depth, and objects that only look alike are left alone', () => {
    const props = { items: [{ label: { de: 'Über uns', en: 'About' } }], size: { en: 3 }, empty: {} };
    expect(inLocale(props, { locales }, 'en')).toEqual({ items: [{ label: 'About' }], size: { en: 3 }, empty: {} });
  });
});

function flat(messages: ReturnType<typeof catalogueFile>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [[`${prefix}${key}`, entry]] : Object.entries(flat(entry, `${prefix}${key}.`)),
    ),
  );
}

/** Placeholder names, sorted. A singular form may omit the count; a greeting has the first name or all of it. */
function values(text: string, translation = text): string[] {
  const names = [...text.matchAll(/\{\{\s*([\w]+)/g)].flatMap(([, name]) => name ?? []);
  const alike = names.map((name) => (name === 'firstName' ? 'name' : name));
  return [...new Set(alike)].filter((name) => name !== 'count' || translation.includes('count')).sort();
}

describe('a catalogue that cannot be read', () => {
  let file = '';
  let count = 0;
  beforeEach(() => {
    count += 1;
    file = `locales/de/broken-${process.pid}-${count}.json`;
  });
  afterEach(() => {
    rmSync(file);
    vi.restoreAllMocks();
  });

  it.each([
    ['{ "a": ', /Unexpected end of JSON input/],
    ['{ "a": 7 }', /expected an object of texts/],
  ])('counts as empty, and is logged: %s', (text, reason) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    writeFileSync(file, text);
    expect(catalogueFile('de', path.parse(file).name)).toEqual({});
    expect(said.mock.calls).toEqual([[expect.stringMatching(reason)]]);
    expect(said.mock.calls[0]?.[0]).toMatch(
      /^CATALOGUE_BROKEN .*locales\/de\/broken-\d+-\d\.json.*; it counts as empty\.$/,
    );
  });
});
