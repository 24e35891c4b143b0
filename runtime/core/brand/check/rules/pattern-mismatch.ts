import { compilePattern } from '../../../paths/pattern.ts';
import type { Path } from '../../sources/json.ts';
import { localesOf, pairsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const patternMismatch = defineRule({
  code: 'PATTERN_MISMATCH',
  severity: 'error',
  description:
    'One side of a translated address or rewrite keeps the rest of the path with a star and the other does not, or the new address uses a name that the old one lacks.',
  remedy: 'Let both sides end in a star, or neither; use only names of the old side in the new one.',
  *find({ document }) {
    const lists: Path[] = [
      ['routes', 'rewrites'],
      ...localesOf(document).map((locale) => ['routes', 'translations', locale]),
    ];
    for (const list of lists) {
      for (const { index, from, to } of pairsAt(document, list)) {
        const [left, right] = [compilePattern(from), compilePattern(to)];
        if ((left.rest === null) === (right.rest === null)) continue;
        yield {
          path: [...list, index, 'to'],
          message: `"${from}" and "${to}" do not match: one ends in a star, the other does not. Let both end in a star, or neither.`,
        };
      }
    }
    for (const { index, from, to } of pairsAt(document, ['routes', 'redirects'])) {
      const names = new Set([...from.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name));
      if (from.endsWith('*')) names.add('*');
      const used = [...to.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name ?? '');
      if (to.endsWith('*')) used.push('*');
      const missing = used.find((name) => !names.has(name));
      if (missing === undefined) continue;
      const shown = missing === '*' ? 'a star' : `{${missing}}`;
      yield {
        path: ['routes', 'redirects', index, 'to'],
        message: `"${to}" uses ${shown}, which "${from}" does not have. Remove it here, or add it there.`,
      };
    }
  },
});
