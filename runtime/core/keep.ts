/** How many answers one table keeps; a page needs a few dozen. */
const most = 1000;
/** Of all keys of a table: some are whole texts, or as long as a stranger likes. */
const mostCharacters = 2_000_000;

const lengths = new WeakMap<object, number>();

/**
 * Puts down what was made for a key and returns it, for `known.get(key) ?? keep(known, key, make(key))`. A full table
 * starts anew: a list by last use would cost each look-up more than it saves. `characters` bounds the keys of the table.
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
