/** What a brand still has of the one that it was copied from: words of its pages, and what its products cost. */
import {
  entriesAt,
  isObject,
  type Json,
  type JsonObject,
  type Path,
  toPointer,
  valueAt,
} from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { placementsOf } from '../../runtime/core/brand/views.ts';
import type { Workspace } from './workspace.ts';

export interface CopiedContent {
  /** The other brand. */
  from: string;
  /** Pointers of the home page's headline, of quotations, and of other long texts. */
  headlines: string[];
  quotations: string[];
  texts: string[];
  /** Keys of the products that cost the same there. */
  prices: string[];
}

/** Shorter texts, such as the title of a legal page, may well be the same on two boards. */
const PROSE = 80;

interface Words {
  pointer: string;
  kind: 'headlines' | 'quotations' | 'texts';
  text: string;
}

/** The brand that has most of the same, if any has. What both inherit from a family is no copy. */
export function copiedContentOf({ sources }: Workspace, id: string): CopiedContent | null {
  const own = sources.get(id)?.value;
  if (own === undefined) return null;
  const words = wordsOf(own);
  const prices = pricesOf(own);
  const all = [...sources.values()].flatMap((other) => {
    if (other.id === id || other.id === ROOT_ID || other.value === undefined || other.value.abstract === true)
      return [];
    const [theirs, costs] = [new Set(wordsOf(other.value).map(({ text }) => text)), pricesOf(other.value)];
    const same = words.filter(({ text }) => theirs.has(text));
    const pointers = (kind: Words['kind']) => [
      ...new Set(same.filter((one) => one.kind === kind).map(({ pointer }) => pointer)),
    ];
    const sold = [...prices].filter(([key, price]) => costs.get(key) === price).map(([key]) => key);
    const found: CopiedContent = {
      from: other.id,
      headlines: pointers('headlines'),
      quotations: pointers('quotations'),
      texts: pointers('texts'),
      // One equal price is chance; all of them are not.
      prices: sold.length === prices.size ? sold : [],
    };
    return [found];
  });
  const weight = ({ headlines, quotations, texts, prices: sold }: CopiedContent) =>
    headlines.length + quotations.length + texts.length + sold.length;
  const [first] = all.filter((one) => weight(one) > 0).sort((a, b) => weight(b) - weight(a));
  return first ?? null;
}

/** Texts of the brand's own pages, in each language. */
function wordsOf(document: JsonObject): Words[] {
  const placements = placementsOf(document);
  const textsOf = (widget: string, name: string, page?: string): Path[] =>
    placements
      .filter((one) => one.widget === widget && (page === undefined || one.page === page))
      .map(({ propsAt }) => [...propsAt, name]);
  const named = (kind: Words['kind'], paths: Path[]): Words[] =>
    paths.flatMap((path) =>
      stringsIn(valueAt(document, path) ?? null).map((text) => ({ kind, text, pointer: toPointer(path) })),
    );
  const headlines = named('headlines', textsOf('hero-search', 'title', 'home'));
  const quotations = named('quotations', textsOf('quotation', 'text'));
  const special = new Set([...headlines, ...quotations].map(({ text }) => text));
  const texts = proseIn(document.pages ?? null, ['pages']).filter(({ text }) => !special.has(text));
  return [...headlines, ...quotations, ...texts];
}

function proseIn(value: Json, path: Path): Words[] {
  if (typeof value === 'string')
    return value.length < PROSE ? [] : [{ kind: 'texts', text: value, pointer: toPointer(path) }];
  if (Array.isArray(value)) return value.flatMap((item, index) => proseIn(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => proseIn(inner, [...path, key]));
}

const stringsIn = (value: Json): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
};

/** Amounts of the brand's own products by key, without free ones. */
function pricesOf(document: JsonObject): Map<string, number> {
  const products = entriesAt(document, ['prices', 'products']).flatMap(([key, product]): [string, number][] => {
    const price = isObject(product) ? product.price : undefined;
    return typeof price === 'number' && price > 0 ? [[key, price]] : [];
  });
  return new Map(products);
}
