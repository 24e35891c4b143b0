/** Where list entries moved when the list was replaced as a whole. Pure. */
import { isWithin, stepsOf } from './answers.ts';

export type MovePointer = (pointer: string) => string | null;

/**
 * Maps pointers below a list to their new positions, by identity of the entries: null for those of a removed
 * entry. Pointers elsewhere are unchanged.
 */
export function movedEntries(list: string, before: unknown, after: unknown): MovePointer {
  if (!Array.isArray(before) || !Array.isArray(after)) return (place) => place;
  return (place) => {
    if (place === list || !isWithin(place, list)) return place;
    const [at = '', ...rest] = stepsOf(place.slice(list.length));
    const entry: unknown = before[Number(at)];
    const now = typeof entry === 'object' && entry !== null ? after.indexOf(entry) : Number(at);
    return now < 0 || now >= after.length ? null : [list, now, ...rest].join('/');
  };
}
