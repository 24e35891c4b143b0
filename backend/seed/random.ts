/** A small seeded generator (mulberry32): the same seed gives the same demo data on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different ones in random order, or all if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T extends { weight: number }>(list: readonly T[]): T;
}

/** 32 bits of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A separate generator per name, so that one more job of a brand changes nothing elsewhere. */
export function createRandom(name: string): Random {
  let state = hashText(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  };
  return {
    next,
    pick,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    sample(list, count) {
      const left = [...list];
      for (let last = left.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        const [a, b] = [left[last], left[other]];
        if (a !== undefined && b !== undefined) [left[last], left[other]] = [b, a];
      }
      return left.slice(0, count);
    },
    weighted(list) {
      const total = list.reduce((sum, { weight }) => sum + weight, 0);
      let rest = next() * total;
      for (const entry of list) {
        rest -= entry.weight;
        if (rest < 0) return entry;
      }
      return pick(list);
    },
  };
}
