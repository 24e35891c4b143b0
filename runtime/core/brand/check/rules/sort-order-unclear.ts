import { itemsAt, type JsonObject, type Path, stringAt, valueAt } from '../../sources/json.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed, placeName } from '../words.ts';

export const sortOrderUnclear = defineRule({
  code: 'SORT_ORDER_UNCLEAR',
  severity: 'error',
  description:
    'Two sort orders have the same code, so an address could mean either; or a sort order has no label, and the site has none for its code.',
  remedy: 'Give each sort order a code of its own, and a label.',
  *find({ document, catalogue }) {
    for (const index of ['jobs', 'organizations', 'resumes']) yield* check(document, catalogue, index);
  },
});

function* check(document: JsonObject, { texts }: Catalogue, index: string): Generator<Draft> {
  const base: Path = ['search', 'sorting', index, 'options'];
  const labels = [...(texts.get('en')?.get('search') ?? [])].filter((key) => key.startsWith('sort.'));
  const first = new Map<string, number>();
  for (const [at, option] of itemsAt(document, base).entries()) {
    const code = stringAt(option, ['code']);
    if (code === undefined) continue;
    const before = first.get(code);
    if (before !== undefined) {
      yield {
        path: [...base, at, 'code'],
        message: `The code "${code}" already belongs to ${placeName([...base, before])}. Each sort order needs its own.`,
      };
    } else if (valueAt(option, ['label']) === null && !labels.includes(`sort.${code}`)) {
      const known = labels.map((key) => key.slice('sort.'.length)).filter((name) => name !== 'label');
      yield {
        path: [...base, at, 'label'],
        message: `The site has no label of its own for "${code}", only for ${listed(known)}. Write a label here.`,
      };
    }
    first.set(code, before ?? at);
  }
}
