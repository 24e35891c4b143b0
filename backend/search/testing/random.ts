/** A seeded random generator. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to below `below`. */
  integer(below: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` items, without duplicates while there are enough. */
  some<T>(items: readonly T[], count: number): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(integer(left.length), 1)).flat();
  };
  return { next, integer, chance: (probability) => next() < probability, pick, some };
}
