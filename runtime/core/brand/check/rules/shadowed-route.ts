import { compilePattern, matchPattern, type Pattern } from '../../../paths/pattern.ts';
import type { JsonObject } from '../../sources/json.ts';
import { contentPages, pairsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';
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

function pagesOf(document: JsonObject): { name: string; path: string }[] {
  return [
    ...FIXED_PATHS.map((path) => ({ name: path, path })),
    ...contentPages(document).map(({ key, path }) => ({ name: key, path })),
  ];
}

export const shadowedRoute = defineRule({
  code: 'SHADOWED_ROUTE',
  severity: 'error',
  description:
    'A redirect or rewrite hides a page of the site, so that nobody can see it; or an earlier entry in the list matches everything that a later one is meant for.',
  remedy: 'Make the pattern narrower, or change the order. To move a page, change its `path`.',
  *find({ document }) {
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
    }
  },
});
