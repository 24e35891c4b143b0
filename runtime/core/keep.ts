/** Maximum number of entries in one table; a page needs a few dozen. */
const most = 1000;
/** Maximum total length of all keys of a table: some are whole texts or come from visitors. */
const mostCharacters = 2_000_000;

const lengths = new WeakMap<object, number>();

/**
 * Stores a value under a key and returns it, for `known.get(key) ?? keep(known, key, make(key))`. A full table is
 * cleared: tracking the least recently used entry would cost each lookup more than it saves. `characters` limits the
 * total key length.
 */
export function keep<T extends NonNullable<unknown>>(
  known: Map<string, T>,
  key: string,
  made: T,
  characters = mostCharacters,
): T {
  const length = (lengths.get(known) ?? 0) + key.length;
  const isFull = known.size >= most || length > characters;
  if (isFull) known.clear();
  lengths.set(known, isFull ? key.length : length);
  if (key.length <= characters) known.set(key, made);
  return made;
}
