/** What the effects of a change have in common. */

/** What happens to a thing that two documents show differently. */
export type Change = 'appears' | 'goes' | 'changes';

export interface Changed<Thing> {
  change: Change;
  before: Thing | null;
  after: Thing | null;
}

/** Things of two lists by their keys: those of one list alone, and those that differ. In the order of the first list, new ones last. */
export function changesBetween<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => string,
  isSame: (left: Thing, right: Thing) => boolean,
): Changed<Thing>[] {
  const left = new Map(before.map((thing) => [keyOf(thing), thing]));
  const right = new Map(after.map((thing) => [keyOf(thing), thing]));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key): Changed<Thing>[] => {
    const [was, is] = [left.get(key) ?? null, right.get(key) ?? null];
    if (was === null) return [{ change: 'appears', before: was, after: is }];
    if (is === null) return [{ change: 'goes', before: was, after: is }];
    return isSame(was, is) ? [] : [{ change: 'changes', before: was, after: is }];
  });
}
