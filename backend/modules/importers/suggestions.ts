/** What a text that nobody has mapped may mean. */
import type { ApiContext } from '../../context.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import { createTermCatalogue, type Terms } from '../taxonomies/terms.ts';
import { createTermIndexes, suggestValues, type TermIndexes } from './map/known-values.ts';
import { type UnknownValueRow, VALUE_KINDS } from './value-store.ts';

interface Shelf {
  terms: Terms;
  indexes: TermIndexes;
}

/** By request and brand: a list has many values of few brands. */
const shelves = new WeakMap<ApiContext, Map<string, Promise<Shelf>>>();

function shelfOf(context: ApiContext, brand: string): Promise<Shelf> {
  const own = shelves.get(context) ?? new Map<string, Promise<Shelf>>();
  shelves.set(context, own);
  const known = own.get(brand) ?? openShelf(context, brand);
  own.set(brand, known);
  return known;
}

async function openShelf({ db }: ApiContext, frontend: string): Promise<Shelf> {
  const terms = await createTermCatalogue(db).of({ db, frontend });
  return { terms, indexes: createTermIndexes(terms) };
}

/** Most alike first. */
export async function suggestionsFor(context: ApiContext, { brand, kind: name, text }: UnknownValueRow) {
  const kind = VALUE_KINDS.find((one) => one === name);
  if (kind === undefined) return [];
  const { terms, indexes } = await shelfOf(context, brand);
  return suggestValues(indexes, { kind, text }).flatMap(({ code, likeness }) => {
    const [term] = terms.find(kind, [code]);
    return term ? [{ code, likeness, label: inLanguage(term.labels, context.locale) ?? code }] : [];
  });
}
