import { useDeferredValue, useState } from 'react';
import type { AdminList } from '../admin-area.generated.ts';
import type { Sorting } from './DataTable.tsx';

export const PAGE_SIZE = 50;

export interface ListState {
  text: string;
  /** Selected value per filter; '' stands for all. */
  filters: Readonly<Record<string, string>>;
  sorting: Sorting;
  from: number;
}

export interface ListControl extends ListState {
  setText(text: string): void;
  setFilter(name: string, value: string): void;
  setSorting(sorting: Sorting): void;
  setFrom(from: number): void;
}

/** Variables of the query; the search text is debounced. */
type ListVariables<Filter extends string> = { list: AdminList } & Readonly<Record<Filter, string | null>>;

/** Search text and filters that the address of the page names. */
function startOf(filters: Readonly<Record<string, string>>): Pick<ListState, 'text' | 'filters'> {
  const named = new URLSearchParams(window.location.search);
  const values = Object.entries(filters).map(([name, value]) => [name, named.get(name) ?? value]);
  return { text: named.get('text') ?? '', filters: Object.fromEntries(values) };
}

/** State of a list's query. Changing it goes back to the first row. */
export function useList<Filter extends string>(
  sorting: Sorting,
  filters: Readonly<Record<Filter, string>>,
): ListControl & { variables: ListVariables<Filter> } {
  const [state, setState] = useState<ListState>(() => ({ ...startOf(filters), sorting, from: 0 }));
  const text = useDeferredValue(state.text);
  const change = (part: Partial<ListState>) => setState((before) => ({ ...before, from: 0, ...part }));
  const chosen = Object.fromEntries(Object.keys(filters).map((name) => [name, state.filters[name] || null])) as Record<
    Filter,
    string | null
  >;
  return {
    ...state,
    setText: (next) => change({ text: next }),
    setFilter: (name, value) =>
      setState((before) => ({ ...before, from: 0, filters: { ...before.filters, [name]: value } })),
    setSorting: (next) => change({ sorting: next }),
    setFrom: (from) => change({ from }),
    variables: { list: { text, from: state.from, count: PAGE_SIZE, ...state.sorting }, ...chosen },
  };
}
