/** How many answers one table keeps; a page needs a few dozen. */
const most = 1000;

/**
 * Puts down what was made for a key and returns it, for `known.get(key) ?? keep(known, key, make(key))`. A full table
 * starts anew: a list by last use would cost each look-up more than it saves.
 */
export function keep<T extends NonNullable<unknown>>(known: Map<string, T>, key: string, made: T): T {
  if (known.size >= most) known.clear();
  known.set(key, made);
  return made;
}
