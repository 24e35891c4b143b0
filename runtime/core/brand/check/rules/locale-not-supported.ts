import { entriesAt, itemsAt, type Path, stringAt, stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { listed } from '../words.ts';

const BY_LOCALE: Path[] = [['messages'], ['routes', 'translations']];

export const localeNotSupported = defineRule({
  code: 'LOCALE_NOT_SUPPORTED',
  severity: 'error',
  description:
    'The default language is not among the languages of the site (an error), or there are texts and addresses for a language that the site does not have (a warning).',
  remedy:
    'Add the language to `locales.supported` (`check --fix` does it for the default), or remove everything for that language.',
  *find({ document, own, shape }) {
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
    for (const path of BY_LOCALE) {
      for (const [locale] of entriesAt(own, path)) {
        if (supported.includes(locale) || supported.some((other) => other.startsWith(`${locale}-`))) continue;
        yield {
          path: [...path, locale],
          key: true,
          severity: 'warning',
          message: `"${locale}" is not among the languages of the site (${listed(supported)}), so nobody sees this.`,
        };
      }
    }
  },
});
