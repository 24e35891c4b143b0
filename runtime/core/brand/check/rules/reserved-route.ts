import { fixedSegments, isServerFile, reservedSegments } from '../../../paths/names.ts';
import { compilePattern, matchPattern } from '../../../paths/pattern.ts';
import { stringsAt } from '../../sources/json.ts';
import { contentPages, localesOf, translationsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const reservedRoute = defineRule({
  code: 'RESERVED_ROUTE',
  severity: 'error',
  description:
    'A page or a translated address uses an address that belongs to the software, a language or an exclusion of the brand.',
  remedy: 'Choose another path. Exclusions for content pages are in `routes.landingExclusions`.',
  *find({ document }) {
    const languages = new Set(localesOf(document).map((locale) => locale.toLowerCase()));
    const owner = (path: string): string | undefined => {
      const segments = path.split('/').filter(Boolean);
      const first = segments[0]?.toLowerCase() ?? '';
      if (reservedSegments.has(first) || fixedSegments.has(first)) return `"/${first}" belongs to the software`;
      if (isServerFile(segments)) return 'the server answers this address by itself';
      return languages.has(first) ? `"/${first}" is the prefix of a language` : undefined;
    };
    const exclusions = stringsAt(document, ['routes', 'landingExclusions']).map(({ text }) => ({
      text,
      pattern: compilePattern(`${text}*`),
    }));
    for (const { key, path } of contentPages(document)) {
      const segments = path.split('/').filter(Boolean);
      // A brand may define a page at exactly an excluded path, such as /contact, but not below it.
      const exclusion =
        segments.length > 1 ? exclusions.find(({ pattern }) => matchPattern(pattern, segments)) : undefined;
      const reason =
        owner(path) ?? (exclusion && `routes.landingExclusions keeps content pages out of "${exclusion.text}"`);
      if (reason !== undefined)
        yield {
          path: ['pages', key, 'path'],
          message: `The page "${key}" cannot be at "${path}": ${reason}. Choose another path.`,
        };
    }
    for (const locale of localesOf(document)) {
      for (const { from, to, path } of translationsAt(document, locale)) {
        const reason = sameBeginning(from, to) ? undefined : owner(to.replace(/\*$/, ''));
        if (reason !== undefined)
          yield {
            path,
            message: `"${from}" cannot be translated to "${to}": ${reason}. Choose another address.`,
          };
      }
    }
  },
});

function sameBeginning(from: string, to: string): boolean {
  const first = (path: string) => path.replace(/\*$/, '').split('/').filter(Boolean)[0];
  return first(from) === first(to);
}
