import { compilePattern, matchPattern, type Pattern } from '../../../paths/pattern.ts';
import { compileTranslations, toTranslated } from '../../../paths/translate.ts';
import type { JsonObject } from '../../sources/json.ts';
import { contentPages, localesOf, pairsAt, translationsAt, translationsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed, placeName } from '../words.ts';

const FIXED_PATHS = ['/', '/jobs', '/organizations'];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether `earlier` matches everything that `later` does. */
function covers(earlier: Pattern, later: Pattern): boolean {
  if (later.rest !== null && earlier.rest === null) return false;
  const sample = later.parts.map((part) => ('literal' in part ? part.literal : '\uFFFF'));
  return (
    matchPattern(earlier, sample) !== null &&
    (later.rest === null || matchPattern(earlier, [...sample, '\uFFFF']) !== null)
  );
}

/** `"/jobs"`, `"/", "/jobs" and 4 more` */
function addressesOf(pages: readonly { path: string }[]): string {
  return listed(
    pages.map(({ path }) => path),
    3,
  );
}

/** Every page under its own address, and under those of the languages that translate it. */
function pagesOf(document: JsonObject): { path: string }[] {
  const paths = [...FIXED_PATHS, ...contentPages(document).map(({ path }) => path)];
  const translated = localesOf(document).flatMap((locale) => {
    const list = compileTranslations(translationsOf(document, locale));
    return paths.map((path) => `/${toTranslated(list, segmentsOf(path)).join('/')}`);
  });
  return [...new Set([...paths, ...translated])].map((path) => ({ path }));
}

export const shadowedRoute = defineRule({
  code: 'SHADOWED_ROUTE',
  severity: 'error',
  description:
    'A redirect or rewrite hides a page of the site, so that nobody can see it; or an earlier entry in the list matches everything that a later one is meant for.',
  remedy: 'Make the pattern narrower, or change the order. To move a page, change its `path`.',
  *find({ document }) {
    const redirects = pairsAt(document, ['routes', 'redirects']);
    yield* coveredTranslations(document);
    for (const list of ['redirects', 'rewrites']) {
      const entries = pairsAt(document, ['routes', list]).map((pair) => ({
        ...pair,
        pattern: compilePattern(pair.from),
        hidden: pagesOf(document).filter((page) => matchPattern(compilePattern(pair.from), segmentsOf(page.path))),
      }));
      for (const [position, { index, from, pattern, hidden }] of entries.entries()) {
        const path = ['routes', list, index, 'from'];
        if (hidden.length > 0) {
          const one = hidden.length === 1;
          const pages = `${one ? 'the page' : `${hidden.length} pages:`} ${addressesOf(hidden)}`;
          const message = `"${from}" hides ${pages}. Nobody could see ${one ? 'it' : 'them'}; make the pattern narrower.`;
          yield { path, message };
        }
        const earlier = entries.slice(0, position).find((other) => covers(other.pattern, pattern));
        // One that hides pages has a finding of its own; once it is mended, this one may be reached.
        if (earlier === undefined || earlier.hidden.length > 0) continue;
        const above = placeName(['routes', list, earlier.index]);
        yield {
          path,
          severity: 'warning',
          message: `"${from}" is never reached: ${above}, "${earlier.from}", comes first and matches everything. Move this one before it, or remove it.`,
        };
      }
      if (list === 'redirects') continue;
      for (const { index, from, pattern } of entries) {
        const first = redirects.find((other) => covers(compilePattern(other.from), pattern));
        if (first === undefined) continue;
        yield {
          path: ['routes', list, index, 'from'],
          severity: 'warning',
          message: `"${from}" is never reached: redirects come first, and "${first.from}" matches everything. Remove one of the two.`,
        };
      }
    }
  },
});

/** Two ways to write one address, such as `/jobs*` and `/jobs/*`: only one of the translations can count. */
function* coveredTranslations(document: JsonObject): Generator<Draft> {
  for (const locale of localesOf(document)) {
    const pairs = translationsAt(document, locale).map((one) => ({ ...one, pattern: compilePattern(one.from) }));
    for (const [position, { from, path, pattern }] of pairs.entries()) {
      const earlier = pairs
        .slice(0, position)
        .find((other) => covers(other.pattern, pattern) && covers(pattern, other.pattern));
      if (earlier === undefined) continue;
      yield {
        path,
        key: true,
        severity: 'warning',
        message: `"${from}" is never reached: "${earlier.from}" stands for the same addresses. Remove one of the two.`,
      };
    }
  }
}
