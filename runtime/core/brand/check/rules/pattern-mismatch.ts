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
    const translations: Path[] = localesOf(document).map((locale) => ['routes', 'translations', locale]);
    const lists: Path[] = [['routes', 'rewrites'], ...translations, ['routes', 'redirects']];
    for (const list of lists) {
      const [, kind] = list;
      for (const { index, from, to } of pairsAt(document, list)) {
        const message = mismatch(from, to, String(kind));
        if (message !== undefined) yield { path: [...list, index, 'to'], message };
      }
    }
  },
});

function mismatch(from: string, to: string, kind: string): string | undefined {
  const keepsRest = (text: string) => compilePattern(text).rest !== null;
  if (kind !== 'redirects' && keepsRest(from) !== keepsRest(to))
    return `"${from}" and "${to}" do not match: one ends in a star, the other does not. Let both end in a star, or neither.`;
  const [old, used] = [namesIn(from), namesIn(to)];
  const unknown = used.find((name) => !old.includes(name));
  if (unknown !== undefined)
    return `"${to}" uses ${shown(unknown)}, which "${from}" does not have. Remove it here, or add it there.`;
  // Translations lead both ways.
  const lost = kind === 'translations' ? old.find((name) => !used.includes(name)) : undefined;
  if (lost !== undefined)
    return `"${to}" lacks ${shown(lost)} of "${from}", so the address cannot be read back. Add it here, or remove it there.`;
  return undefined;
}

/** Names in brackets, and a star for a rest without a name. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name ?? '');
  return text.endsWith('*') ? [...names, '*'] : names;
}

const shown = (name: string) => (name === '*' ? 'a star' : `{${name}}`);
