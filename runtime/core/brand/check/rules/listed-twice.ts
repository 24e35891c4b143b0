import { itemsAt, type Json, type Path, stringAt } from '../../sources/json.ts';
import { PLACES } from '../places.ts';
import { type Draft, defineRule } from '../rule.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const listedTwice = defineRule({
  code: 'LISTED_TWICE',
  severity: 'warning',
  description:
    'Something stands in a list twice: an entry of a menu, a suggested place, or a synonym that differs in capitals only.',
  remedy: 'Remove one of the two, or correct the one that was copied.',
  *find({ own }) {
    for (const menu of ['main', 'sidebar', 'footer']) {
      const path = ['navigation', menu];
      yield* repeated(itemsAt(own, path), path, (item) => JSON.stringify(item), 'This entry');
    }
    for (const places of PLACES)
      yield* repeated(itemsAt(own, places), places, (place) => stringAt(place, ['label']), 'This place', 'label');
    for (const [at, group] of itemsAt(own, ['search', 'synonyms']).entries()) {
      const path = ['search', 'synonyms', at];
      const words = Array.isArray(group) ? group : [];
      if (new Set(words).size < words.length) continue;
      yield* repeated(words, path, (word) => (typeof word === 'string' ? fold(word) : undefined), 'This word');
    }
  },
});

function* repeated(
  items: readonly Json[],
  base: Path,
  nameOf: (item: Json) => string | undefined,
  what: string,
  shown?: string,
): Generator<Draft> {
  const first = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const name = nameOf(item);
    if (name === undefined) continue;
    const before = first.get(name);
    first.set(name, before ?? at);
    if (before === undefined) continue;
    const path = [...base, at];
    yield {
      path: shown === undefined ? path : [...path, shown],
      message: `${what} is in the list already, at position ${before + 1}. Remove one of the two.`,
      fix: { title: 'Remove it', safe: false, edits: [{ path }] },
    };
  }
}
