/** Where the entries of a list went when it was changed as a whole. Pure. */
import { isWithin, stepsOf } from './answers.ts';

export type MovePlace = (pointer: string) => string | null;

/**
 * Tells for places below a list where they are now, by the identity of entries: null for those of an entry that is
 * gone. Places elsewhere stay.
 */
export function movedEntries(list: string, before: unknown, after: unknown): MovePlace {
  if (!Array.isArray(before) || !Array.isArray(after)) return (place) => place;
  return (place) => {
    if (place === list || !isWithin(place, list)) return place;
    const [at = '', ...rest] = stepsOf(place.slice(list.length));
    const entry: unknown = before[Number(at)];
    const now = typeof entry === 'object' && entry !== null ? after.indexOf(entry) : Number(at);
    return now < 0 || now >= after.length ? null : [list, now, ...rest].join('/');
  };
}
