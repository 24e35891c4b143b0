import { fillPattern } from '../../../paths/pattern.ts';
import { compileTranslations, toTranslated } from '../../../paths/translate.ts';
import { type JsonObject, type Path, valueAt } from '../../sources/json.ts';
import { contentPages, localesOf, pairsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { placeName } from '../words.ts';

const FIXED_PATHS = ['/', '/jobs', '/organizations'];

interface Owner {
  name: string;
  /** Of its address. */
  at: Path;
  path: string;
}

/** The translated address of a path, without its language prefix. */
function translated(document: JsonObject, locale: string, path: string): string {
  const list =
    valueAt(document, ['routes', 'pathTranslation']) === true
      ? pairsAt(document, ['routes', 'translations', locale])
      : [];
  const segments = toTranslated(compileTranslations(list), path.split('/').filter(Boolean));
  return `/${segments.join('/')}`;
}

export const routeCollision = defineRule({
  code: 'ROUTE_COLLISION',
  severity: 'error',
  description: 'Two pages have the same address in a language, so one of them could never be reached.',
  remedy: 'Change the `path` of one page, or the conflicting translated address.',
  *find({ document }) {
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
          path: culprit(document, locale, [owner, { name, at, path }]),
          message: `In "${locale}" the page "${name}" has the address "${address}", which already belongs to "${owner.name}". Change one of the two.`,
        };
      }
      yield* doubleTargets(document, locale);
    }
  },
});

/**
 * Where to look: at the translated address, unless it is a page whose own address is unlike its name that stands in the way.
 */
function culprit(document: JsonObject, locale: string, [first, second]: [Owner, Owner]): Path {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const index = pairOf(document, locale, one.path);
    const isOdd = other.at[0] === 'pages' && other.at.length > 1 && other.path !== `/${other.name}`;
    if (index !== undefined) return isOdd ? other.at : ['routes', 'translations', locale, index, 'to'];
  }
  return second.at;
}

/** The translation that gives a page its address in a language. */
function pairOf(document: JsonObject, locale: string, path: string): number | undefined {
  if (translated(document, locale, path) === path) return undefined;
  const segments = path.split('/').filter(Boolean);
  const isIt = (pair: { from: string; to: string }) =>
    `/${toTranslated(compileTranslations([pair]), segments).join('/')}` !== path;
  return pairsAt(document, ['routes', 'translations', locale]).find(isIt)?.index;
}

/** Two patterns of one language with the same translated side, which makes the reverse mapping ambiguous. */
function* doubleTargets(document: JsonObject, locale: string) {
  const base: Path = ['routes', 'translations', locale];
  const seen = new Map<string, number>();
  const pairs = pairsAt(document, base);
  for (const [position, { translated: pattern }] of compileTranslations(pairs).entries()) {
    const pair = pairs[position];
    if (pair === undefined) continue;
    const target = `${fillPattern(pattern, {}).join('/')}${pattern.rest === null ? '' : '*'}`;
    const first = seen.get(target);
    seen.set(target, first ?? pair.index);
    if (first === undefined) continue;
    const message = `In "${locale}" the address "${pair.to}" is already used by ${placeName([...base, first])}. Each pattern needs its own address.`;
    yield { path: [...base, pair.index, 'to'], message };
  }
}
