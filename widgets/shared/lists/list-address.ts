/** The state of a list, as stored in the address of its page. Pure. */

/** How one parameter is parsed and formatted. One formatted as an empty string is left out of the address. */
interface Part<T> {
  read(text: string): T;
  write(value: T): string;
}

/** One of several words; `usual` if the parameter is missing or unknown. */
export function oneOf<const T extends string, const Usual extends T | null>(
  words: readonly T[],
  usual: Usual,
): Part<T | Usual> {
  return {
    read: (text) => words.find((word) => word === text) ?? usual,
    write: (word) => (word === usual ? '' : (word ?? '')),
  };
}

/** Search terms of limited length. */
export function wordsUpTo(longest: number): Part<string> {
  return { read: (text) => text.trim().slice(0, longest), write: (text) => text.trim() };
}

/** A page number, from 1. */
export const pageNumber: Part<number> = {
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : ''),
};

export interface ListAddress<View> {
  /** Parses an address; invalid parameters are ignored. */
  viewIn(address: string): View;
  /** The same as a query, empty for the beginning of the whole list. */
  queryOf(view: View): string;
}

/** The parameters by name, in the order of the query. */
export function listAddress<View>(parts: { readonly [Name in keyof View]: Part<View[Name]> }): ListAddress<View> {
  const names = Object.keys(parts) as (keyof View & string)[];
  return {
    viewIn(address) {
      const query = new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? '');
      return Object.fromEntries(names.map((name) => [name, parts[name].read(query.get(name) ?? '')])) as View;
    },
    queryOf(view) {
      const query = new URLSearchParams();
      for (const name of names) {
        const text = parts[name].write(view[name]);
        if (text !== '') query.set(name, text);
      }
      return query.size > 0 ? `?${query}` : '';
    },
  };
}
