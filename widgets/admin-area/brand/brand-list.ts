/** The list of brands as it is searched, filtered and sorted. All of them are loaded: other screens need their names. */
import type { ListState } from '../parts/use-list.ts';
import type { BrandCard } from './brand.generated.ts';

type Filter = (card: BrandCard) => boolean;

const errorsOf = ({ findings }: BrandCard) => findings.filter(({ severity }) => severity === 'error').length;

/** Filters with their values. */
export const BRAND_FILTERS: Readonly<Record<string, Readonly<Record<string, Filter>>>> = {
  status: { live: ({ status }) => status === 'live', draft: ({ status }) => status === 'draft' },
  findings: {
    errors: (card) => card.isOutdated || errorsOf(card) > 0,
    some: ({ findings }) => findings.length > 0,
    none: ({ findings }) => findings.length === 0,
  },
  switched: {
    changed: ({ isSwitched }) => isSwitched,
    suspended: ({ isSuspended }) => isSuspended,
    unchanged: ({ isSwitched }) => !isSwitched,
  },
};

/** Those that match, in order. */
export function arrangeBrands(
  cards: readonly BrandCard[],
  { text, filters, sorting }: Pick<ListState, 'text' | 'filters' | 'sorting'>,
  locale: string,
): BrandCard[] {
  const words = text.trim().toLocaleLowerCase(locale);
  const has = (said: string) => said.toLocaleLowerCase(locale).includes(words);
  const found = cards.filter(
    (card) =>
      [card.id, card.name, card.origin].some(has) &&
      Object.entries(filters).every(([name, value]) => BRAND_FILTERS[name]?.[value]?.(card) ?? true),
  );
  const byName = new Intl.Collator(locale, { numeric: true });
  const ORDERS: Readonly<Record<string, (one: BrandCard, other: BrandCard) => number>> = {
    name: (one, other) => byName.compare(one.name, other.name),
    since: (one, other) => timeOf(one) - timeOf(other),
    findings: (one, other) => errorsOf(one) - errorsOf(other) || one.findings.length - other.findings.length,
  };
  const direction = sorting.descending ? -1 : 1;
  return found.sort(
    (one, other) => direction * (ORDERS[sorting.sort]?.(one, other) ?? 0) || byName.compare(one.name, other.name),
  );
}

const timeOf = ({ liveSince }: BrandCard): number => (liveSince === null ? 0 : new Date(liveSince).getTime());
