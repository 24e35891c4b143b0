import { entriesAt, itemsAt, type JsonObject, type Path, stringAt, stringsAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { placementsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed } from '../words.ts';
import { translatedTexts } from './missing-translation.ts';

const BY_LOCALE: Path[] = [['messages'], ['routes', 'translations']];

export const localeNotSupported = defineRule({
  code: 'LOCALE_NOT_SUPPORTED',
  severity: 'error',
  description:
    'The default language is not among the languages of the site (an error), or there are texts and addresses for a language that the site does not have (a warning).',
  remedy:
    'Add the language to `locales.supported` (`check --fix` does it for the default), or remove everything for that language.',
  *find({ document, own, shape, id }) {
    // Of a list of languages that is itself wrong, nothing follows.
    if (shape.some(({ path }) => path[0] === 'locales')) return;
    const byDefault = stringAt(document, ['locales', 'default']);
    const supported = stringsAt(document, ['locales', 'supported']).map(({ text }) => text);
    if (byDefault !== undefined && supported.length > 0 && !supported.includes(byDefault)) {
      const value = [byDefault, ...itemsAt(document, ['locales', 'supported'])];
      yield {
        path: ['locales', 'default'],
        message: `The default language "${byDefault}" is not among the languages of the site: ${listed(supported)}. Add it to "locales.supported".`,
        fix: {
          title: `Add "${byDefault}" to locales.supported`,
          safe: true,
          edits: [{ path: ['locales', 'supported'], value }],
        },
      };
    }
    if (supported.length === 0) return;
    // What a family says in further languages is for those who extend it.
    const isShared = document.abstract === true || id === ROOT_ID;
    for (const path of isShared ? [] : BY_LOCALE) {
      for (const [locale] of entriesAt(own, path)) {
        if (isSeen(locale, supported)) continue;
        yield {
          path: [...path, locale],
          key: true,
          severity: 'warning',
          message: `"${locale}" is not among the languages of the site (${listed(supported)}), so nobody sees this. Add it to "locales.supported", or remove this.`,
        };
      }
    }
    if (!isShared) yield* unseenTexts(document, own, supported);
  },
});

/** One finding for each language in which texts or conditions are given, but that the site does not have. */
function* unseenTexts(document: JsonObject, own: JsonObject, supported: readonly string[]): Generator<Draft> {
  const first = new Map<string, Path>();
  const note = (locale: string, path: Path) => {
    if (!isSeen(locale, supported) && !first.has(locale)) first.set(locale, path);
  };
  for (const [key, section] of Object.entries(own)) {
    if (key === 'messages') continue;
    for (const { path, text } of translatedTexts(section, [key])) {
      const locales = Object.keys(text);
      // A text that lacks every language of the site is reported as missing.
      if (locales.some((locale) => isSeen(locale, supported)))
        for (const locale of locales) note(locale, [...path, locale]);
    }
  }
  for (const placement of placementsOf(document)) {
    const path = [...placement.path, 'when', 'locales'];
    for (const { index, text } of stringsAt(own, path)) note(text, [...path, index]);
  }
  for (const [locale, path] of first) {
    yield {
      path,
      key: typeof path.at(-1) === 'string',
      severity: 'warning',
      message: `"${locale}" is not among the languages of the site (${listed(supported)}), so nobody sees this. Add it to "locales.supported", or remove what is in it.`,
    };
  }
}

function isSeen(locale: string, supported: readonly string[]): boolean {
  return supported.includes(locale) || supported.some((other) => other.startsWith(`${locale}-`));
}
