import { compilePattern, fillPattern } from '../../../paths/pattern.ts';
import { compileTranslations, toTranslated } from '../../../paths/translate.ts';
import type { JsonObject, Path } from '../../sources/json.ts';
import { contentPages, localesOf, translationsAt, translationsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

const FIXED_PATHS = ['/', '/jobs', '/organizations'];

interface Owner {
  name: string;
  /** Of its address. */
  at: Path;
  path: string;
}

interface Documents {
  document: JsonObject;
  /** What the brand itself sets. */
  own: JsonObject;
}

const isOwn = (own: JsonObject, locale: string, from: string) =>
  translationsAt(own, locale).some((pair) => pair.from === from);

/** The translated address of a path, without its language prefix. */
function translated(document: JsonObject, locale: string, path: string): string {
  const list = compileTranslations(translationsOf(document, locale));
  const segments = toTranslated(list, path.split('/').filter(Boolean));
  return `/${segments.join('/')}`;
}

export const routeCollision = defineRule({
  code: 'ROUTE_COLLISION',
  severity: 'error',
  description: 'Two pages have the same address in a language, so one of them could never be reached.',
  remedy: 'Change the `path` of one page, or the conflicting translated address.',
  *find({ document, own }) {
    for (const locale of localesOf(document)) {
      const owners = new Map<string, Owner>();
      const pages = [
        ...FIXED_PATHS.map((path) => ({ name: path, at: ['pages'] as Path, path })),
        ...contentPages(document).map(({ key, path }) => ({ name: key, at: ['pages', key, 'path'] as Path, path })),
      ];
      for (const { name, at, path } of pages) {
        const address = translated(document, locale, path);
        const owner = owners.get(address);
        owners.set(address, owner ?? { name, at, path });
        if (owner === undefined) continue;
        yield {
          path: culprit({ document, own }, locale, [owner, { name, at, path }]),
          message: `In "${locale}" the page "${name}" has the address "${address}", which already belongs to "${owner.name}". Change one of the two.`,
        };
      }
      yield* doubleTargets({ document, own }, locale);
    }
  },
});

/**
 * Where to look: at the translated address, unless it is inherited, or a page whose own address is unlike its name stands in the way.
 */
function culprit({ document, own }: Documents, locale: string, [first, second]: [Owner, Owner]): Path {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const source = sourceOf(document, locale, one.path);
    if (source === undefined) continue;
    const isOdd = other.path !== `/${other.name}` || !isOwn(own, locale, source.from);
    return isOdd && other.at.length > 1 ? other.at : source.path;
  }
  return second.at;
}

/** The pattern by which a page gets its address in a language. */
function sourceOf(document: JsonObject, locale: string, path: string): { from: string; path: Path } | undefined {
  const address = translated(document, locale, path);
  if (address === path) return undefined;
  const segments = path.split('/').filter(Boolean);
  const isIt = ({ from, to }: { from: string; to: string }) =>
    `/${toTranslated(compileTranslations({ [from]: to }), segments).join('/')}` === address;
  return translationsAt(document, locale).find(isIt);
}

/** Two patterns of one language with the same translated side, which makes the reverse mapping ambiguous. */
function* doubleTargets({ document, own }: Documents, locale: string) {
  const seen = new Map<string, { from: string; path: Path }>();
  for (const one of translationsAt(document, locale)) {
    const { from, to } = one;
    const pattern = compilePattern(to);
    const target = `${fillPattern(pattern, {}).join('/')}${pattern.rest === null ? '' : '*'}`;
    const first = seen.get(target);
    seen.set(target, first ?? one);
    if (first === undefined) continue;
    const [at, other] = isOwn(own, locale, from) ? [one, first] : [first, one];
    const message = `In "${locale}" the address "${to}" is already that of "${other.from}". Each needs its own.`;
    yield { path: at.path, message };
  }
}
