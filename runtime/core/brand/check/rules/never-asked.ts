import { reservedSegments } from '../../../paths/names.ts';
import { localesOf, pairsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const neverAsked = defineRule({
  code: 'NEVER_ASKED',
  severity: 'warning',
  description:
    'A redirect or rewrite is for an address that never reaches it: it begins with a language, which is taken off first, or it belongs to the server, such as /user or /admin.',
  remedy: 'Write the address without its language. Addresses of the server cannot be redirected.',
  *find({ document }) {
    const locales = new Set(localesOf(document).map((locale) => locale.toLowerCase()));
    for (const list of ['redirects', 'rewrites']) {
      for (const { index, from } of pairsAt(document, ['routes', list])) {
        const path = ['routes', list, index, 'from'];
        const [first = '', ...rest] = from.split('/').filter(Boolean);
        const name = first.replace(/\*$/, '');
        if (locales.has(name.toLowerCase())) {
          const value = `/${rest.join('/')}`;
          yield {
            path,
            message: `"${from}" has no effect, because it begins with a language: "/${first}" is taken off before redirects are looked up. Write "${value}", which works in every language.`,
            fix: { title: `Write "${value}"`, safe: false, edits: [{ path, value }] },
          };
        } else if (reservedSegments.has(name)) {
          yield {
            path,
            message: `"${from}" has no effect, because the server itself answers everything below "/${name}". Remove it.`,
          };
        }
      }
    }
  },
});
