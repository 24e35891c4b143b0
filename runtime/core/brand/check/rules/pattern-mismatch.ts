import { compilePattern } from '../../../paths/pattern.ts';
import { localesOf, pairsAt, translationsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const patternMismatch = defineRule({
  code: 'PATTERN_MISMATCH',
  severity: 'error',
  description:
    'One side of a translated address or rewrite keeps the rest of the path with a star and the other does not, or the new address uses a name that the old one lacks.',
  remedy: 'Let both sides end in a star, or neither; use only names of the old side in the new one.',
  *find({ document }) {
    for (const locale of localesOf(document)) {
      for (const { from, to, path } of translationsAt(document, locale)) {
        const message = mismatch(from, to, 'translations');
        if (message !== undefined) yield { path, message };
      }
    }
    for (const list of ['rewrites', 'redirects']) {
      for (const { index, from, to } of pairsAt(document, ['routes', list])) {
        const message = mismatch(from, to, list);
        if (message !== undefined) yield { path: ['routes', list, index, 'to'], message };
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
